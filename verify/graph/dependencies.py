"""Which theorem rests on which."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import networkx as nx

Dependencies = Mapping[str, Collection[str]]  # for each theorem those it builds on


def with_all_they_rest_on(names: Iterable[str], builds_on: Dependencies) -> set[str]:
    """These, and everything that they rest on, near or far.

    >>> sorted(with_all_they_rest_on(["C3"], {"C1": [], "C2": ["C1"], "C3": ["C2"], "C4": ["C1"]}))
    ['C1', 'C2', 'C3']

    Raises ValueError if something rests on itself, or on what is not there.
    """
    import networkx as nx

    graph = _graph(builds_on)
    return {found for name in names for found in (name, *nx.ancestors(graph, name))}


def unsettled(builds_on: Dependencies, settled: Collection[str]) -> dict[str, tuple[str, ...]]:
    """For each theorem the others, near or far, that it rests on and that are not settled.

    >>> unsettled({"C1": [], "C2": ["C1"], "C3": ["C2"]}, settled=["C2", "C3"])
    {'C1': (), 'C2': ('C1',), 'C3': ('C1',)}

    Raises ValueError as ``with_all_they_rest_on``.
    """
    import networkx as nx

    graph = _graph(builds_on)
    return {name: tuple(sorted(nx.ancestors(graph, name) - set(settled))) for name in builds_on}


def without_detours(builds_on: Dependencies) -> dict[str, list[str]]:
    """For each theorem those it builds on, without those that others of these build on, near or far.

    What builds on itself in the end is left as it is.

    >>> without_detours({"C1": [], "C2": ["C1"], "C3": ["C1", "C2"]})
    {'C1': [], 'C2': ['C1'], 'C3': ['C2']}
    """
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph((name, base) for name, bases in builds_on.items() for base in bases)
    if not nx.is_directed_acyclic_graph(graph):
        return {name: list(bases) for name, bases in builds_on.items()}
    reduced = nx.transitive_reduction(graph)
    return {name: [base for base in bases if reduced.has_edge(name, base)] for name, bases in builds_on.items()}


def _graph(builds_on: Dependencies) -> nx.DiGraph[str]:
    """An arc from each theorem to those that build on it."""
    import networkx as nx

    graph: nx.DiGraph[str] = nx.DiGraph((base, name) for name, bases in builds_on.items() for base in bases)
    graph.add_nodes_from(builds_on)
    if unknown := set(graph) - set(builds_on):
        raise ValueError(f"something builds on {', '.join(sorted(unknown))}, which is not there")
    if not nx.is_directed_acyclic_graph(graph):
        raise ValueError(f"these rest on each other: {', '.join(sorted({a for a, _ in nx.find_cycle(graph)}))}")
    return graph
