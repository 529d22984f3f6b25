"""Writing a claim and a certificate for each deal, under the deal's name."""

from __future__ import annotations

import re
from pathlib import Path

from verify.atomic import make_directory
from verify.certificate.files import Written, write_pair
from verify.solvers.clock import ClockResult, Wanted


class EvidenceWriter:
    """Writes into one directory, which is made if it is not there.

    Raises BadInput if that cannot be.
    """

    def __init__(self, directory: Path, wanted: Wanted) -> None:
        make_directory(directory)
        self.directory, self.wanted = directory, wanted

    def write(self, result: ClockResult) -> Written:
        """Write the claim and the certificate for a result; raises BadInput if that cannot be."""
        return write_pair(self.directory, file_name(result.deal.name), result.certified(self.wanted))


def file_name(deal: str) -> str:
    """The name of a deal as part of a file name.

    >>> file_name("decks/my deck.txt:3"), file_name("-:1"), file_name("ms:617"), file_name("random:7:#2")
    ('my_deck.txt-3', 'stdin-1', 'ms-617', 'random-7-2')
    """
    name = re.sub(r"^-:", "stdin:", deal).rpartition("/")[2].replace(":#", ":")
    return re.sub(r"[^\w.-]", "_", name.replace(":", "-"))[-100:].lstrip(".-") or "deal"
