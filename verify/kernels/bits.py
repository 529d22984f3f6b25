"""The bits of a whole number that stands for a set: how many there are, and the lowest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _intrinsic(build: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """A function of one number that is one instruction of the machine."""

    @intrinsic
    def instruction(typing_context: Any, number: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return build(builder, arguments[0])

        return types.int64(types.int64), code

    return cast(Callable[[int], int], instruction)


size = _intrinsic(lambda builder, number: builder.ctpop(number))
"""How many bits are set."""

lowest = _intrinsic(lambda builder, number: builder.cttz(number, ir.Constant(ir.IntType(1), 0)))
"""The number of the lowest bit that is set."""
