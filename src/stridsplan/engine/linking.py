"""Compiling a game as one program: a rule is optimised where it ends up, in the entry that calls it.

Numba optimises each function that it compiles and makes machine code of it before it links it into its callers, where
both are done again. For rules, which nobody calls from Python when they are compiled, that was half of the time a game
took to compile (decision 23).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target


class Part(JITCodeLibrary):
    """The code of a rule and of all that it calls, to be linked and no more: no machine code, nothing optimised.

    A compiled function that calls it can be called; it cannot itself, so nothing marked `njit` is called by a rule.
    """

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]  # Numba's own
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


@contextmanager
def one_program(outermost: str) -> Iterator[None]:
    """Only the function with this qualified name becomes machine code; what it calls is linked into it."""
    codegen = cpu_target.target_context.codegen()
    create_library: Callable[[str], JITCodeLibrary] = codegen.create_library
    set_env = codegen.set_env

    def create(name: str) -> JITCodeLibrary:
        if name == outermost:
            return create_library(name)
        return Part(codegen, name)  # type: ignore[no-untyped-call]  # Numba's own

    def set_env_of_machine_code(name: str, env: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            set_env(name, env)

    with global_compiler_lock:  # what other threads compile is their own program
        codegen.create_library, codegen.set_env = create, set_env_of_machine_code
        try:
            yield
        finally:
            codegen.create_library, codegen.set_env = create_library, set_env
