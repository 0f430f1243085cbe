"""The small changes that are tried: what may stand in the place of a piece of source.

A change is a rule about syntax alone; `parts` says which part belongs to which clause.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from enum import Enum
from types import ModuleType
from typing import Any, Final

from daumen_rules.kernel.clause import Clause

_COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_CALCULATED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
}
_UNORDERED: Final = ("Legality", "max", "min", "where")
"""What is called with arguments whose order means nothing, or nothing but an order of words."""
_NAMES: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}


def _with(node: Any, **fields: object) -> Any:
    """A copy of a node with other fields."""
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _without(items: list[Any], place: int) -> list[Any]:
    return items[:place] + items[place + 1 :]


def _negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)


def changes(node: ast.AST, module: ModuleType) -> Iterator[ast.AST]:
    """What may stand in the place of a node; the module says what its names mean."""
    match node:
        case ast.Compare(ops=ops):
            for place, sign in enumerate(ops):
                for other in _COMPARED[type(sign)]:
                    yield _with(node, ops=[*ops[:place], other(), *ops[place + 1 :]])
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for place in range(len(values)):
                left = _without(values, place)
                yield left[0] if len(left) == 1 else _with(node, values=left)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from (left, right)
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _CALCULATED:
            yield _with(node, op=_CALCULATED[type(op)]())
            if isinstance(node, ast.AugAssign):
                yield ast.Pass()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
                yield _with(node, test=_negated(test))
        case ast.comprehension(ifs=ifs):
            yield from (_with(node, ifs=_without(ifs, place)) for place in range(len(ifs)))
        case ast.Expr(value=ast.Call() | ast.YieldFrom() | ast.Yield()):
            yield ast.Pass()
        case ast.Call():
            yield from _calls(node)
        case ast.Match(cases=cases):
            yield from (_with(node, cases=_without(cases, i)) for i in range(len(cases) - 1))
        case ast.Return(value=ast.Call() as value):
            if _yields_bool(value, module):
                yield _with(node, value=_negated(value))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case _:
            pass
    yield from _members(node, module)


def no_breach(function: ast.FunctionDef | None, node: ast.AST) -> Iterator[ast.AST]:
    """None in the place of what a function returns that may return None."""
    if function is None or function.returns is None:
        return
    if isinstance(node, ast.Return) and node.value is not None:
        none = isinstance(node.value, ast.Constant) and node.value.value is None
        if not none and ast.unparse(function.returns).endswith("| None"):
            yield _with(node, value=ast.Constant(None))


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    """Two arguments change places; `evolve` leaves a field as it was; any for all, min for max."""
    is_ordered = ast.unparse(node.func) not in _UNORDERED
    for i, (one, two) in enumerate(zip(node.args, node.args[1:], strict=False)):
        if (
            is_ordered
            and ast.dump(one) != ast.dump(two)
            and not _is_text(one)
            and not _is_text(two)
        ):
            yield _with(node, args=[*node.args[:i], two, one, *node.args[i + 2 :]])
    if isinstance(node.func, ast.Name) and node.func.id == "evolve":
        for place in range(len(node.keywords)):
            yield _with(node, keywords=_without(node.keywords, place))
    if isinstance(node.func, ast.Name) and node.func.id in _NAMES:
        yield _with(node, func=ast.Name(_NAMES[node.func.id], ast.Load()))


def _is_text(node: ast.expr) -> bool:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return is_text or isinstance(node, ast.JoinedStr | ast.Starred)


def _yields_bool(call: ast.Call, module: ModuleType) -> bool:
    found = getattr(module, call.func.id, None) if isinstance(call.func, ast.Name) else None
    returned = getattr(found, "__annotations__", {}).get("return")
    return found in (bool, any, all, isinstance) or returned in (bool, "bool")


def _members(node: ast.AST, module: ModuleType) -> Iterator[ast.AST]:
    """Another member of an enum, another clause of the same room."""
    match node:
        case ast.Attribute(value=ast.Name(id=name), attr=member, ctx=ast.Load()):
            holder = getattr(module, name, None)
            if isinstance(holder, type) and issubclass(holder, Enum):
                names = [other for other in holder.__members__ if other != member]
                if member in holder.__members__ and names:
                    place = list(holder.__members__).index(member)
                    yield _with(node, attr=names[place % len(names)])
            elif isinstance(holder, ModuleType) and isinstance(getattr(holder, member, 0), Clause):
                yield _with(node, attr=_other_clause(holder, member))
        case ast.Name(id=name, ctx=ast.Load()) if isinstance(getattr(module, name, 0), Clause):
            other = _other_clause(module, name)
            if other != name:
                yield _with(node, id=other)
        case _:
            pass


def _other_clause(module: ModuleType, name: str) -> str:
    names = [found for found, value in vars(module).items() if isinstance(value, Clause)]
    return names[(names.index(name) + 1) % len(names)]
