"""Records: scalar fields as Python ints, array fields, and copies."""

import numpy as np
import pytest

from stridsplan.engine.record import I32, copy_state, record

INNER = record("Inner", value=I32)
OUTER = record("Outer", round=I32, size=I32, cells=(I32, 3), inner=INNER, many=(INNER, 2))


def test_a_scalar_must_read_as_an_int_and_keep_what_is_written():
    s = np.zeros(1, OUTER)[0]
    s.round = 7
    s.round += 1
    assert s.round == 8
    assert type(s.round) is int


def test_a_field_may_have_the_name_of_an_array_method():
    states = np.zeros(1, OUTER)
    states[0].size = 5
    assert states["size"][0] == states[0].size == 5


def test_arrays_and_inner_records_must_be_views_of_the_same_bytes():
    states = np.zeros(2, OUTER)
    states[1].cells[2] = 4
    states[1].inner.value = 5
    states[1].many[1].value = 6
    assert states["cells"].tolist() == [[0, 0, 0], [0, 0, 4]]
    assert states["inner"]["value"].tolist() == [0, 5]
    assert states["many"]["value"].tolist() == [[0, 0], [0, 6]]


def test_a_record_must_be_aligned_and_made_of_32_bit_words():
    assert OUTER.isalignedstruct
    assert OUTER.itemsize == 4 * 8
    assert {OUTER[name].base for name in ("round", "size", "cells")} == {np.dtype(np.int32)}


def test_a_field_that_does_not_exist_may_not_be_written():
    with pytest.raises(AttributeError):
        np.zeros(1, OUTER)[0].rounds = 1


def test_a_copy_must_be_equal_byte_for_byte_and_touch_nothing_else():
    states = np.frombuffer(np.arange(32, dtype=np.int32).tobytes(), OUTER).copy()
    other = np.zeros(3, OUTER)
    copy_state(other, 1, states, 2)
    assert other[1].tobytes() == states[2].tobytes()
    assert not any(other[0].tobytes() + other[2].tobytes())
    states[2].round = -1
    assert other[1].round != -1
