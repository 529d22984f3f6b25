"""The corpora of the checker, asked without pytest: as test_accepted, test_rejected and test_malformed do, but soon."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType


def notice(house: Path, words: tuple[str, ...]) -> bool:
    """Whether a case whose name holds one of these words notices what was changed in the checker of this copy. One that
    does not load is left to pytest."""
    spec = importlib.util.spec_from_file_location("changed_checker", house / "verify" / "checker" / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    changed = sys.modules["changed_checker"] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(changed)
    except BaseException:  # whatever a changed program may do
        return False
    claims = sorted(
        {claim for word in words for claim in (house / "tests/certificates").glob(f"*/*{word}*/claim.json")}
    )
    return not claims or any(judged(changed, claim.parent) != expected(claim.parent) for claim in claims)


def expected(case: Path) -> tuple[str, str]:
    """What is to become of a case, and the exact reason; none where it is accepted."""
    reason = case / "reason.txt"
    return case.parent.name, reason.read_text().removesuffix("\n") if reason.exists() else ""


def judged(changed: ModuleType, case: Path) -> tuple[str, str]:
    """What becomes of a case, likewise; `wrong` where the sentence of an accepted one does not say what it should."""
    claim = (case / "claim.json").read_bytes()
    try:
        sentence = changed.check(claim, next(case.glob("certificate.*")).read_bytes())
    except changed.Rejected as reason:
        return "reject", str(reason)
    except changed.Malformed as reason:
        return "malformed", str(reason)
    except Exception:  # whatever a changed program may do
        return "wrong", ""
    return "accept" if says_all(sentence, claim) else "wrong", ""


def says_all(sentence: object, claim: bytes) -> bool:
    """Whether the sentence of an accepted claim says the deck, the verdict, the rules and the facts."""
    try:
        top = json.loads(claim)
    except ValueError:
        return False
    stated = [f"{name} {value}" for name, value in (top["rules"] | top.get("facts", {})).items() if value is not None]
    said = f"won with chance {top['chance']}" if top["verdict"] == "depends" else top["verdict"]
    verdict = f"{top['ranks']} ranks and {top['suits']} suits is {said}"
    return isinstance(sentence, str) and all(words in sentence for words in (verdict, *stated))
