"""Every small change of a source text that a test should notice: one mutant for each.

What is changed: comparison, arithmetic and boolean operators, operands left out, conditions and `not`, numbers one up
or down, strings, None and booleans, branches swapped, statements and decorators removed, entries, keywords and slice
bounds left out, and a few calls put for their opposites. Imports, annotations, protocols and docstrings are left alone.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

Edit = tuple[int, int, str]  # from, to (offsets in the text), and what to put there

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITES = [("min", "max"), ("any", "all"), ("pop", "popleft"), ("append", "appendleft"), ("sorted", "list"),
             ("ancestors", "descendants"), ("isdecimal", "isdigit"), ("isprintable", "isascii")]  # fmt: skip
SWAPPED = dict(OPPOSITES) | {two: one for one, two in OPPOSITES}
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Break)
TURNED_ROUND = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # the other operator says the opposite


class Mutant(NamedTuple):
    """A changed source text: where it was changed, and the lines before and after, on one line each."""

    file: str
    function: str
    before: str
    after: str
    text: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names this mutant, as long as its lines stand."""
        return self.file, self.function, self.before, self.after


class Source:
    """A source text with its tree: who stands in whom, and what is left alone."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        lines = text.encode().splitlines(keepends=True)
        self.starts = [len(b"".join(lines[:line]).decode()) for line in range(len(lines) + 1)]
        self.lines = lines
        self.parent = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.left_alone = {inner for node in ast.walk(self.tree) for kept in quiet(node) for inner in ast.walk(kept)}

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends in the text."""
        assert isinstance(node, ast.expr | ast.stmt | ast.keyword | ast.pattern)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1][:column].decode())

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """What a node stands in, from the inside out."""
        while node in self.parent:
            node = self.parent[node]
            yield node

    def function(self, node: ast.AST) -> str:
        """The function, method or class that a node stands in."""
        inside = [n.name for n in (node, *self.around(node)) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
        return ".".join(reversed(inside)) or "module"


def quiet(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that mean nothing to a running program (annotations, docstrings, imports, protocols), and the
    None of `is None`, for which nothing else may stand."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    if isinstance(node, ast.ClassDef) and any(
        isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases
    ):
        yield node
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot):
        yield from (other for other in node.comparators if isinstance(other, ast.Constant))
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        yield node.returns


def mutants(file: str, text: str) -> list[Mutant]:
    """All mutants of a source text, in the order of the text, none twice."""
    made = {mutant.text: mutant for mutant in changes(file, text)}
    return [mutant for mutant in made.values() if compiles(mutant.text)]


def changes(file: str, text: str) -> Iterator[Mutant]:
    """The same, and those that are no programs."""
    source = Source(text)
    for node in ast.walk(source.tree):
        for start, end, put in () if node in source.left_alone else edits(source, node):
            first, last = text.rfind("\n", 0, start) + 1, (text + "\n").find("\n", end)
            after = text[first:start] + put + text[end:last]
            lines = " ".join(text[first:last].split()), " ".join(after.split())
            yield Mutant(file, source.function(node), *lines, text[:start] + put + text[end:])


def compiles(text: str) -> bool:
    """Whether this is a program at all."""
    try:
        with warnings.catch_warnings(action="ignore"):
            compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def edits(source: Source, node: ast.AST) -> Iterator[Edit]:
    """All changes at one node."""
    formatted = [outer for outer in source.around(node) if isinstance(outer, ast.JoinedStr)]
    for put in replaced(node):
        if formatted:  # the places of what stands in a formatted string are not known before Python 3.12
            whole = deepcopy(formatted[-1], {id(node): put})
            yield (*source.span(formatted[-1]), ast.unparse(whole))
        elif not isinstance(node, ast.JoinedStr):
            simple = isinstance(put, ast.Constant | ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.Tuple)
            yield (*source.span(node), ast.unparse(put) if simple else f"({ast.unparse(put)})")
    if not formatted:
        yield from removed(source, node)


def replaced(node: ast.AST) -> Iterator[ast.expr]:
    """What a changed expression may be."""
    match node:
        case ast.Compare(left, ops, comparators):
            for place, op in enumerate(ops):
                for other in COMPARED[type(op)]:
                    yield ast.Compare(left, [*ops[:place], other(), *ops[place + 1 :]], comparators)
        case ast.BinOp(left, op, right):
            yield ast.BinOp(left, COMPUTED[type(op)](), right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.Constant(value):
            yield from (ast.Constant(other) for other in other_values(value))
        case ast.Slice():
            pass
        case ast.Subscript(value, ast.Slice(lower, upper, step), ctx):
            if lower is not None:
                yield ast.Subscript(value, ast.Slice(None, upper, step), ctx)
            if upper is not None:
                yield ast.Subscript(value, ast.Slice(lower, None, step), ctx)
        case ast.Name(name, ctx) if name in SWAPPED:
            yield ast.Name(SWAPPED[name], ctx)
        case ast.Attribute(value, name, ctx) if name in SWAPPED:
            yield ast.Attribute(value, SWAPPED[name], ctx)


def other_values(value: object) -> list[str | int | None]:
    """What to put for a constant."""
    if value is None:
        return [0]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    return [f"XX{value}"] if isinstance(value, str) else []


def removed(source: Source, node: ast.AST) -> Iterator[Edit]:
    """Statements, conditions turned round, and what can be left out of a list of things."""
    inside = source.function(node) != "module"
    if inside and (
        isinstance(node, REMOVABLE) or (isinstance(node, ast.AnnAssign) and node.value and node.simple == 0)
    ):
        yield (*source.span(node), "pass")
    if isinstance(node, ast.Return) and node.value is not None:
        yield (*source.span(node), "return None")
    for test in conditions(node):
        yield (*source.span(test), f"(not ({ast.unparse(test)}))")
    if isinstance(node, ast.FunctionDef):
        for decorator in node.decorator_list:
            start, end = source.span(decorator)
            yield start - 1, end, ""
    yield from left_out(source, node)


def conditions(node: ast.AST) -> Iterator[ast.expr]:
    """The conditions at a node, but for those that another change turns round already."""
    tests = (
        node.ifs if isinstance(node, ast.comprehension) else [node.test] if isinstance(node, ast.If | ast.While) else []
    )
    for test in tests:
        compared = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], TURNED_ROUND)
        if not compared and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            yield test


def left_out(source: Source, node: ast.AST) -> Iterator[Edit]:
    """One entry fewer in a tuple, list or dictionary, one keyword fewer in a call."""
    spans: list[tuple[int, int]] = []
    if isinstance(node, ast.Tuple | ast.List) and not isinstance(source.parent[node], ast.Subscript):
        spans = [source.span(entry) for entry in node.elts]
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        spans = [(source.span(key or value)[0], source.span(value)[1]) for key, value in pairs]
    if isinstance(node, ast.Call):
        spans = [source.span(keyword) for keyword in node.keywords]
    for place, (start, end) in enumerate(spans):
        if isinstance(node, ast.Tuple | ast.List) and len(spans) == 1:
            yield (*source.span(node), "()" if isinstance(node, ast.Tuple) else "[]")
        elif place + 1 < len(spans):
            yield start, spans[place + 1][0], ""
        else:
            yield start, end, ""
