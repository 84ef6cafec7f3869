"""How kernels are compiled: as numba does it, except for three things.

People are told when it happens, indices always count from the front, and a kernel that calls another can be kept on
disk even where nothing is optimised.

In Python an index below 0 counts from the end, and numba tests every index for that. No kernel needs it. Without
the test a random game takes a tenth less time and an observation a third less. Where bounds are checked
(NUMBA_BOUNDSCHECK), an index below 0 is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import event, ir, lowering, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import BaseNativeLowering, NativeLowering, NopythonTypeInference


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]  # numba has no types
class FrontIndexing(FunctionPass):
    """Give every array index an unsigned type, which numba does not test."""

    _name = "front_indexing"

    def __init__(self) -> None:  # a pass has to have its own
        super().__init__()  # type: ignore[no-untyped-call]  # numba has no types

    def run_pass(self, state: Any) -> bool:
        """Change the types with which items are read and written."""
        state.calltypes = {node: _from_the_front(node, called) for node, called in state.calltypes.items()}
        return True


def _from_the_front(node: Any, called: Any) -> Any:
    """Return the types of a call, with an unsigned index if it reads or writes an item of an array."""
    is_item = isinstance(node, ir.SetItem) or (isinstance(node, ir.Expr) and node.op == "getitem")
    if not (is_item and isinstance(called.args[0], types.Array) and isinstance(called.args[1], types.Integer)):
        return called
    array, _, *value = called.args
    return called.replace(args=(array, types.uintp, *value))


class _WithoutAddresses(lowering.Lower):
    """Writes machine code in which no kernel looks up the address of the Python object of another.

    Numba has every kernel load the addresses of those that it calls, and then calls them by name. The addresses hold
    for one process only, so numba keeps no code on disk that has any. Optimising removes them, since nothing uses
    them; without it (NUMBA_OPT=0, in tests) each process would compile everything again.
    """

    def lower_assign(self, ty: Any, inst: Any) -> Any:
        """Leave a name that stands for a kernel without an address."""
        if isinstance(ty, types.Dispatcher):
            return self.context.get_dummy_value()
        return super().lower_assign(ty, inst)  # type: ignore[no-untyped-call]  # as above


@register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]  # as above
class KernelLowering(BaseNativeLowering):
    """Numba's pass that writes machine code, without addresses of kernels."""

    _name = "kernel_lowering"  # type: ignore[assignment]  # as above
    lowering_class = _WithoutAddresses


class KernelCompiler(CompilerBase):
    """Numba's compiler with front indexing, and without addresses of kernels."""

    def define_pipelines(self) -> list[Any]:
        """Return numba's own pipeline with one more pass, and with one in the place of its own."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]  # as above
        pipeline.add_pass_after(FrontIndexing, NopythonTypeInference)
        pipeline.passes = [(KernelLowering if one is NativeLowering else one, why) for one, why in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


class _Watch(event.Listener):
    """Calls a function whenever one of our kernels is compiled and not just loaded."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call

    def on_start(self, event: Any) -> None:
        """Call it, unless the function being compiled is not ours."""
        if event.data["dispatcher"]._compiler.pipeline_class is KernelCompiler:
            self._call()

    def on_end(self, event: Any) -> None:
        """Do nothing."""


def watch_compiling(call: Callable[[], None]) -> None:
    """Have a function called whenever a kernel is compiled and not just loaded."""
    event.register("numba:compile", _Watch(call))  # type: ignore[no-untyped-call]  # as above
