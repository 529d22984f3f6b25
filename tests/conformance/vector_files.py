"""The vectors of all games and presets, made once for the tests that look at them, and what a step has."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from verify.conformance.vectors.files import file_of, settings, vectors_of
from verify.conformance.vectors.setting import Setting
from verify.records.vectors import VectorRecord, VectorsRecord

SETTINGS = {setting.file_name.removesuffix(".json"): setting for setting in settings()}
Json = dict[str, Any]


@cache
def written(setting: Setting) -> bytes:
    return file_of(vectors_of(setting))


def read(name: str) -> VectorsRecord:
    """The file as a reader has it: strictly by its schema."""
    return msgspec.json.decode(written(SETTINGS[name]), type=VectorsRecord, strict=True)


def vectors_by_name(name: str) -> dict[str, VectorRecord]:
    return {vector.name: vector for vector in read(name).vectors}


def steps_of(vector: VectorRecord) -> list[Json]:
    """The steps as objects, what they do not say left out."""
    steps: list[Json] = msgspec.to_builtins(vector.steps)
    return steps
