"""Compiling an entry of a game as one program: the rules that it calls are optimised only within the entry.

Numba by itself optimises each function and compiles it to machine code, then links it into its callers, where it does
both again. Python never calls compiled rules directly, so for them this work is wasted; it was half of the time that a
game took to compile (decision 23).
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import event
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NopythonRewrites
from numba.core.types import Record
from numba.core.untyped_passes import InlineClosureLikes


class Part(JITCodeLibrary):
    """The LLVM code of a rule, which is only linked into programs: it is not optimised or compiled to machine code.

    Python can call a program into which it is linked, but not the part itself. Therefore no rule calls a function that
    is marked `njit`.
    """

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]  # Numba's own
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()  # type: ignore[no-untyped-call]  # Numba's own
        return self._final_module

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class Program(JITCodeLibrary):
    """The code of an entry, with each part that it needs linked in once."""

    def finalize(self) -> None:
        needed = list(needed_by(self))
        parts = [library for library in needed if isinstance(library, Part)]
        self._linking_libraries = [library for library in needed if not isinstance(library, Part)]
        for part in parts:
            self._reload_init.update(part._reload_init)
        if parts:
            self._final_module.link_in(linked([part._get_module_for_linking() for part in parts]))
        super().finalize()  # type: ignore[no-untyped-call]  # Numba's own

    def _optimize_final_module(self) -> None:
        """Optimise once, without Numba's cheaper passes, which optimise reference counts; rules have none."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def linked(modules: list[llvm.ModuleRef]) -> llvm.ModuleRef:
    """Return one module with the code of all these modules.

    Modules are linked in pairs of about equal size, since LLVM walks through the whole module into which it links.

    The functions of the result may be dropped once they are inlined in all callers.
    """
    modules = [module.clone() for module in modules]
    while len(modules) > 1:
        for one, other in zip(modules[::2], modules[1::2], strict=False):
            one.link_in(other)
        modules = modules[::2]
    for function in modules[0].functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"
    return modules[0]


def needed_by(program: Program) -> Iterator[JITCodeLibrary]:
    """Yield the libraries that a program needs, directly or through its parts, each once."""
    seen, waiting = set(), list(reversed(program._linking_libraries))
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        yield library
        if isinstance(library, Part):
            waiting += reversed(library._linking_libraries)


def cached_text(plain: Callable[[Record], str]) -> Callable[[Record], str]:
    """Return a function that computes the text of each record type only once; Numba requests it in each pass over each
    function."""

    def text(record: Record) -> str:
        if "text" not in vars(record):
            vars(record)["text"] = plain(record)
        return str(vars(record)["text"])

    return text


@cache
def default_options(kind: type[TargetConfig]) -> dict[str, Any]:
    """Return the default of each option of a kind of settings."""
    return {name: option.default for name, option in kind.options.items()}


def option_values(settings: TargetConfig) -> dict[str, Any]:
    """Return the values of all options; Numba reads them one by one, for each call of a function that it compiles."""
    return default_options(type(settings)) | settings._values


def no_timer(kind: str, callback: Callable[[float], None]) -> AbstractContextManager[None]:
    """Measure nothing; Numba starts two timers for each function, and each event goes to all running timers."""
    return nullcontext()


# Passes of Numba that rules do not need: they inline closures, and combine expressions of whole arrays
UNNEEDED_PASSES = (InlineClosureLikes, NopythonRewrites)


def change_nothing(compiler_pass: object, state: object) -> bool:
    """A pass over a function that leaves it as it is; returns whether it has changed it."""
    return False


@contextmanager
def replaced(owner: Any, **attributes: Any) -> Iterator[None]:
    """Replace attributes of an object, a class or a module inside the block."""
    former = {name: getattr(owner, name) for name in attributes}
    for name, value in attributes.items():
        setattr(owner, name, value)
    try:
        yield
    finally:
        for name, value in former.items():
            setattr(owner, name, value)


@contextmanager
def one_program(outermost: str) -> Iterator[None]:
    """Compile to machine code, inside the block, only the function with this qualified name; link what it calls into
    it."""
    codegen = cpu_target.target_context.codegen()
    set_env = codegen.set_env

    def create_library(name: str) -> JITCodeLibrary:
        kind = Program if name == outermost else Part
        return kind(codegen, name)

    def set_env_of_machine_code(name: str, env: Any) -> None:
        """Set the environment of a function; skip those of parts, which are not in machine code."""
        if codegen._engine.is_symbol_defined(name):
            set_env(name, env)

    with ExitStack() as block:
        block.enter_context(global_compiler_lock)  # so that no other thread compiles with these settings
        block.enter_context(replaced(codegen, create_library=create_library, set_env=set_env_of_machine_code))
        block.enter_context(replaced(Record, __repr__=cached_text(Record.__repr__)))
        block.enter_context(replaced(TargetConfig, values=option_values))
        block.enter_context(replaced(event, install_timer=no_timer))
        for each in UNNEEDED_PASSES:
            block.enter_context(replaced(each, run_pass=change_nothing))
        yield
