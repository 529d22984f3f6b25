"""All evidence of a report as a directed graph, down to single runs, and what in it is overstated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from verify.records.coq import CLOSED, CoqEntry, CoqRecord
from verify.records.proof import COUNTING, Obligation, ProofRecord
from verify.records.report import ReportRecord

if TYPE_CHECKING:
    import networkx as nx

Kind = Literal[
    "theorem", "obligation", "run", "case", "control", "game", "Coq", "Coq theorem", "Coq file", "claim", "piece"
]


class Node(NamedTuple):
    """Something that has a status: what it is, and its place among its like, as names may be the same.

    What should be there and is not has the place -1 within what it belongs to.
    """

    kind: Kind
    place: tuple[int, ...]


def evidence(record: ReportRecord) -> nx.DiGraph[Node]:
    """Everything in a report that has a status, with an arc to each thing that it rests on.

    Nodes have a ``name``, a ``status`` and ``stands``: whether the status is what those that rest on it need. Nothing
    is raised for a report that cannot be right: what is missing is a node too, and arcs may lead in circles.
    """
    import networkx as nx

    graph: nx.DiGraph[Node] = nx.DiGraph()
    numbers = {theorem.id: number for number, theorem in enumerate(record.theorems)}
    for number, theorem in enumerate(record.theorems):
        _add(graph, Node("theorem", (number,)), theorem.id, theorem.status, theorem.status == theorem.expected)
        _add_obligations(graph, number, theorem)
    for number, theorem in enumerate(record.theorems):
        _join(graph, Node("theorem", (number,)), theorem.depends_on, numbers)
    _add_coq(graph, record.coq)
    _add_claims(graph, record, numbers)
    return graph


def overstated(graph: nx.DiGraph[Node]) -> dict[Node, tuple[str, ...]]:
    """What is said to stand though something that it rests on, near or far, does not; with what that is, in words.

    Of what has fallen only the nearest is named. A theorem that rests on itself does not stand either.
    """
    import networkx as nx

    circles = {node for part in nx.strongly_connected_components(graph) if len(part) > 1 for node in part}
    circles |= set(nx.nodes_with_selfloops(graph))
    upright = {node for node, stands in graph.nodes(data="stands") if stands and node not in circles}
    upheld = graph.edge_subgraph([(above, below) for above, below in graph.edges if above in upright])
    found: dict[Node, tuple[str, ...]] = {node: ("itself",) for node in circles if graph.nodes[node]["stands"]}
    for node in upright & set(upheld):
        fallen = [each for each in nx.descendants(upheld, node) if each not in upright]
        if fallen:
            found[node] = tuple(sorted(_words(graph, each, each in circles) for each in fallen))
    return found


def _words(graph: nx.DiGraph[Node], node: Node, in_a_circle: bool) -> str:
    name, status = (graph.nodes[node][part] for part in ("name", "status"))
    return f"{name} ({'it rests on itself' if in_a_circle else status})"


def _add(graph: nx.DiGraph[Node], node: Node, name: str, status: str, stands: bool) -> None:
    graph.add_node(node, name=name, status=status, stands=stands)


def _under(graph: nx.DiGraph[Node], above: Node, node: Node, name: str, status: str, stands: bool) -> None:
    """One thing more, on which another rests."""
    _add(graph, node, name, status, stands)
    graph.add_edge(above, node)


def _missing(graph: nx.DiGraph[Node], above: Node, kind: Kind, name: str) -> None:
    _under(graph, above, Node(kind, (*above.place, -1)), name, "missing", stands=False)


def _join(graph: nx.DiGraph[Node], above: Node, ids: Iterable[str], numbers: Mapping[str, int]) -> None:
    """Something rests on theorems named."""
    for missing, id_ in enumerate(dict.fromkeys(ids)):
        if id_ in numbers:
            graph.add_edge(above, Node("theorem", (numbers[id_],)))
        else:
            place = (-1, *above.place, missing)
            _under(graph, above, Node("theorem", place), id_, "missing", stands=False)


def _add_obligations(graph: nx.DiGraph[Node], number: int, theorem: ProofRecord) -> None:
    """A theorem is proved if all its obligations are; refuted by a game, with an obligation that it refutes."""
    above = Node("theorem", (number,))
    for place, row in enumerate(theorem.obligations):
        node = Node("obligation", (number, place))
        stands = row.status == "proved" or row.status == theorem.expected == "refuted"
        _under(graph, above, node, f"{theorem.id}: {row.id}", row.status, stands)
        _add_runs(graph, node, row, bool(theorem.counterexample))
        if theorem.expected == "proved":
            _add_tests(graph, node, row)
    statuses = [row.status for row in theorem.obligations]
    if not statuses or (theorem.expected == "refuted" and "refuted" not in statuses):
        _missing(graph, above, "obligation", f"{theorem.id}: an obligation that is {theorem.expected}")
    if theorem.expected == "refuted" and theorem.counterexample is None:
        _missing(graph, above, "game", f"{theorem.id}: a game that refutes it")


def _add_runs(graph: nx.DiGraph[Node], above: Node, row: Obligation, has_game: bool) -> None:
    """An obligation has the status that all its runs have; a game refutes what a solver cannot decide."""
    name = graph.nodes[above]["name"]
    for place, run in enumerate(row.runs):
        stands = run.status == row.status or (row.status == "refuted" and run.status == "unknown" and has_game)
        possible = run.premises in ("", "satisfiable")
        status = run.status if possible else f"premises {run.premises}"
        node = Node("run", (*above.place, place))
        _under(graph, above, node, f"{name}, by {run.solver}, {run.method}", status, stands and possible)
    if not row.runs:
        _missing(graph, above, "run", f"{name}: a run")


def _add_tests(graph: nx.DiGraph[Node], above: Node, row: Obligation) -> None:
    """What shows that a proof means something: its case in a real deal, unless deals were counted, and its controls."""
    name = graph.nodes[above]["name"]
    for place, control in enumerate(row.controls):
        node, killed = Node("control", (*above.place, place)), control.killed == "yes"
        status = "fails" if killed else "not shown to fail"
        _under(graph, above, node, f"{name}, under broken rules, {control.variant}", status, killed)
    if not row.controls:
        _missing(graph, above, "control", f"{name}: a control")
    if row.case is not None:
        _under(graph, above, Node("case", above.place), f"{name}, in {row.case.deal}", "seen", stands=True)
    elif not any(run.solver in COUNTING for run in row.runs):
        _missing(graph, above, "case", f"{name}: a case in a real deal")


def _add_coq(graph: nx.DiGraph[Node], coq: CoqRecord) -> None:
    """What Coq has proved rests on its files, on nothing assumed, and on the word of coqchk."""
    for place, file in enumerate(coq.files):
        status = "accepted" if file.accepted else "refused"
        _add(graph, Node("Coq file", (place,)), file.name, status, file.accepted)
    status = "accepted" if coq.checked else "not accepted"
    _add(graph, Node("Coq file", (-1,)), "all files, by coqchk", status, coq.checked)
    files = {file.name: Node("Coq file", (place,)) for place, file in enumerate(coq.files)}
    whole = Node("Coq", (-1,))
    _add(graph, whole, "Coq", coq.status, coq.status == "proved")
    for number, entry in enumerate(coq.entries):
        _add_entry(graph, number, entry, files)
        graph.add_edge(whole, Node("Coq", (number,)))
    if not coq.entries:
        _missing(graph, whole, "Coq", "an entry in Coq")


def _add_entry(graph: nx.DiGraph[Node], number: int, entry: CoqEntry, files: Mapping[str, Node]) -> None:
    above = Node("Coq", (number,))
    _add(graph, above, f"{entry.id} in Coq", entry.status, entry.status == "proved")
    graph.add_edge(above, Node("Coq file", (-1,)))
    for place, theorem in enumerate(entry.theorems):
        node = Node("Coq theorem", (number, place))
        closed = theorem.assumptions == CLOSED
        status = theorem.status if closed else "takes something for granted"
        _under(graph, above, node, theorem.name, status, closed and theorem.status == "proved")
        if theorem.file in files:
            graph.add_edge(node, files[theorem.file])
        else:
            _missing(graph, node, "Coq file", theorem.file)
    if not entry.theorems:
        _missing(graph, above, "Coq theorem", f"{entry.id}: a theorem in Coq")


def _add_claims(graph: nx.DiGraph[Node], record: ReportRecord, numbers: Mapping[str, int]) -> None:
    """A claim rests on every piece of its evidence, and with a piece that is a theorem on that theorem."""
    for number, claim in enumerate(record.claims):
        above = Node("claim", (number,))
        _add(graph, above, claim.id, claim.status, claim.status == claim.expected)
        for place, piece in enumerate(claim.evidence):
            found = piece.bears in ("for", "against")
            _under(graph, above, Node("piece", (number, place)), f"{claim.id}: {piece.says}", piece.bears, found)
        named = [piece.command.removeprefix(_PROVE) for piece in claim.evidence if piece.kind == "theorem"]
        _join(graph, above, named, numbers)
        if not claim.evidence and claim.formal:
            _missing(graph, above, "piece", f"{claim.id}: evidence")


_PROVE = "verify prove "
