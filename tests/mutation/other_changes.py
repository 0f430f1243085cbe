"""Other small changes than those of `changes`: what a second hand gets wrong.

Parts of sequences that are left out or taken from the other end, loops that end too soon, ends of
ranges that are off by one, an order that is lost or turned round, the last for the first, a
parameter or a field for another one of its kind, values of facts that change places. Of syntax
alone too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from types import ModuleType
from typing import Any, Final

_ONCE: Final = ("sorted", "dict.fromkeys", "set", "frozenset")
"""What may be left out around a sequence."""


def other_changes(
    node: ast.AST, module: ModuleType, function: ast.FunctionDef | None
) -> Iterator[ast.AST]:
    """What may stand in the place of a node, in a function or outside of any."""
    yield from _off_by_one(node)
    yield from _in_another_order(node)
    if isinstance(node, ast.Attribute) and function is not None:
        yield from (_with(node, attr=other) for other in _other_fields(node, function))
    match node:
        case ast.Subscript(slice=ast.Slice(lower=lower, upper=upper) as part):
            if lower is not None:
                yield _with(node, slice=_with(part, lower=None))
            if upper is not None:
                yield _with(node, slice=_with(part, upper=None))
        case ast.Subscript(slice=ast.Constant(value=0), ctx=ast.Load()):
            yield _with(node, slice=ast.UnaryOp(ast.USub(), ast.Constant(1)))
        case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1))):
            yield _with(node, slice=ast.Constant(0))
        case ast.Tuple(elts=items, ctx=ast.Load()) if len(items) > 1 and function is not None:
            yield _with(node, elts=items[1:])
            yield _with(node, elts=items[:-1])
            yield _with(node, elts=items[::-1])
        case ast.IfExp(body=body, orelse=otherwise):
            yield from (body, otherwise)
        case ast.If(body=body, orelse=otherwise):
            yield _with(node, test=ast.Constant(True))
            yield _with(node, test=ast.Constant(False))
        case ast.For(iter=over) | ast.comprehension(iter=over):
            yield _with(node, iter=_cut(over, ast.Slice(upper=_minus_one())))
            yield _with(node, iter=_cut(over, ast.Slice(lower=ast.Constant(1))))
        case ast.BinOp(left=left, op=ast.Mod() | ast.FloorDiv()):
            yield left
        case ast.BinOp(op=ast.Add() | ast.Mult() | ast.Sub(), left=left, right=right):
            yield from (left, right)
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if isinstance(
            sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE
        ):
            yield _with(node, left=right, comparators=[left])
        case ast.Dict(keys=[_, _, *_], values=values):
            yield _with(node, values=[values[1], values[0], *values[2:]])
        case ast.Call(func=called, args=[only]) if ast.unparse(called) in _ONCE:
            yield ast.Call(ast.Name("list", ast.Load()), [only], [])
        case ast.Call(keywords=[*_, _]) if not _is_evolve(node):
            yield from _exchanged(node)
        case ast.Return(value=ast.Tuple(elts=[_, *_]) | ast.List() | ast.ListComp()):
            yield _with(node, value=ast.Tuple([], ast.Load()))
        case ast.Name(id=name, ctx=ast.Load()) if function is not None:
            yield from (_with(node, id=other) for other in _of_a_kind(name, function))
        case _:
            pass


def _off_by_one(node: ast.AST) -> Iterator[ast.AST]:
    """Ranges, parts and counts that begin or end one later; numbers that stand there as constants
    are changed by `changes`.
    """
    match node:
        case ast.Subscript(slice=ast.Slice(lower=lower, upper=upper) as part):
            if lower is not None and not _is_number(lower):
                yield _with(node, slice=_with(part, lower=_one_more(lower)))
            if upper is not None and not _is_number(upper):
                yield _with(node, slice=_with(part, upper=_one_more(upper)))
        case ast.Call(func=ast.Name(id="range"), args=ends):
            for place, end in enumerate(ends[:2]):
                if not _is_number(end) and not isinstance(end, ast.Starred):
                    yield _with(node, args=[*ends[:place], _one_more(end), *ends[place + 1 :]])
        case ast.Call(func=ast.Name(id="enumerate"), args=[over]):
            yield _with(node, args=[over, ast.Constant(1)])
        case ast.Call(func=ast.Name(id="enumerate"), args=[over, _]):
            yield _with(node, args=[over])
        case _:
            pass


def _in_another_order(node: ast.AST) -> Iterator[ast.AST]:
    """The last for the first of what is gone through; an order without its key or turned round."""
    match node:
        case ast.Call(func=ast.Name(id="next"), args=[over]):
            yield _cut_to_last(ast.Call(ast.Name("list", ast.Load()), [over], []))
        case ast.Call(func=ast.Name(id="next"), args=[over, default]):
            every = ast.Starred(over, ast.Load())
            yield _cut_to_last(ast.List([default, every], ast.Load()))
        case ast.Call(func=ast.Name(id="sorted" | "min" | "max"), keywords=[*named]) if named:
            kept = [each for each in named if each.arg not in ("key", "reverse")]
            if len(kept) < len(named):
                yield _with(node, keywords=kept)
        case ast.Call(func=ast.Name(id="reversed"), args=[over]):
            yield ast.Call(ast.Name("iter", ast.Load()), [over], [])
        case _:
            pass


def _is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant)


def _one_more(node: ast.expr) -> ast.expr:
    return ast.BinOp(node, ast.Add(), ast.Constant(1))


def _cut_to_last(every: ast.expr) -> ast.expr:
    return ast.Subscript(every, _minus_one(), ast.Load())


def _other_fields(node: ast.Attribute, function: ast.FunctionDef) -> Iterator[str]:
    """The other fields that a function reads of the same name, but for methods that it calls."""
    if not isinstance(node.value, ast.Name) or not isinstance(node.ctx, ast.Load):
        return
    called = {id(each.func) for each in ast.walk(function) if isinstance(each, ast.Call)}
    if id(node) in called:
        return
    fields = {
        each.attr: None
        for each in ast.walk(function)
        if isinstance(each, ast.Attribute)
        and isinstance(each.value, ast.Name)
        and each.value.id == node.value.id
        and id(each) not in called
    }
    yield from (other for other in fields if other != node.attr)


def _with(node: Any, **fields: object) -> Any:
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _minus_one() -> ast.expr:
    return ast.UnaryOp(ast.USub(), ast.Constant(1))


def _cut(over: ast.expr, part: ast.Slice) -> ast.expr:
    """A part of what is gone through."""
    whole = ast.Call(ast.Name("tuple", ast.Load()), [over], [])
    return ast.Subscript(whole, part, ast.Load())


def _is_evolve(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id in ("evolve", "option", "number_option")


def _exchanged(node: ast.Call) -> Iterator[ast.AST]:
    """Two values given by name change places."""
    named = [each for each in node.keywords if each.arg is not None]
    for one, two in pairwise(named):
        if ast.dump(one.value) != ast.dump(two.value):
            swapped = {id(one): two.value, id(two): one.value}
            yield _with(
                node, keywords=[_with(k, value=swapped.get(id(k), k.value)) for k in node.keywords]
            )


def _of_a_kind(name: str, function: ast.FunctionDef) -> Iterator[str]:
    """The other parameters of a function that are annotated as one of them is."""
    kinds = {
        each.arg: ast.unparse(each.annotation)
        for each in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
        if each.annotation is not None
    }
    if name in kinds:
        yield from (other for other, kind in kinds.items() if kind == kinds[name] and other != name)
