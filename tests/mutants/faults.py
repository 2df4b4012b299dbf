"""The faults a source can be given: one operator, number or word changed at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Fault:
    """One change of a source: the expression from `start` to `end`, in bytes, becomes `new`."""

    line: int
    start: int
    end: int
    old: str
    new: str

    def apply(self, source: str) -> str:
        """The source with this fault."""
        raw = source.encode()
        return (raw[: self.start] + f"({self.new})".encode() + raw[self.end :]).decode()


def faults(source: str) -> list[Fault]:
    """Every fault this source can be given, in the order of its lines."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, changed in _changes(ast.parse(source)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        found.append(Fault(node.lineno, start, end, ast.unparse(node), ast.unparse(changed)))
    return sorted(found, key=lambda fault: (fault.start, fault.end, fault.new))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Expressions with what they could become; annotations, texts and how classes are made are left alone."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        if field == "keywords" and isinstance(tree, ast.ClassDef):
            continue
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or isinstance(node, ast.JoinedStr):
                continue
            if isinstance(node, ast.expr):
                yield from ((node, changed) for changed in _changed(node))
            yield from _changes(node)


def _changed(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield ast.Compare(node.left, [COMPARISONS[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS and not _is_text(node.right):
        yield ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant | ast.List | ast.Tuple) and not (
        isinstance(node, ast.Constant) and isinstance(node.value, int)
    )
