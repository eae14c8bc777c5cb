"""Version numbers that count only what a viewer can notice."""

import random

from stridsplan.engine.log import EVERYONE, may_see, only
from stridsplan.engine.numbering import Numbering

VIEWERS = (None, 0, 1, 2)  # the spectators, and each seat


def numbered(*masks):
    """The numbering of rows of which each has a mask of those who notice it."""
    numbering = Numbering()
    for mask in masks:
        numbering.append(mask)
    return numbering


def test_rows_that_everyone_notices_are_their_own_versions():
    numbering = numbered(EVERYONE, EVERYONE, EVERYONE)
    for viewer in VIEWERS:
        assert [numbering.version(viewer, row) for row in range(4)] == [0, 1, 2, 3]
        assert [numbering.row(viewer, version) for version in range(4)] == [0, 1, 2, 3]


def test_a_viewer_must_not_count_what_it_cannot_notice():
    numbering = numbered(EVERYONE, only(0), only(0), only(1), EVERYONE)
    assert [numbering.version(viewer) for viewer in VIEWERS] == [2, 4, 3, 2]
    assert [numbering.row(None, version) for version in range(3)] == [0, 1, 5]
    assert [numbering.row(0, version) for version in range(5)] == [0, 1, 2, 3, 5]
    assert [numbering.version(1, row) for row in range(6)] == [0, 1, 1, 1, 2, 3]


def test_rows_and_versions_must_agree_with_a_plain_count():
    rng = random.Random(1)
    for _ in range(50):
        masks = [
            rng.choice([EVERYONE, only(0), only(1), only(0) | only(1)]) for _ in range(rng.randrange(30))
        ]
        numbering = Numbering()
        for count, mask in enumerate(masks, start=1):
            numbering.append(mask)
            for viewer in VIEWERS:
                noticed = [row for row, each in enumerate(masks[:count], 1) if may_see(each, viewer)]
                assert numbering.version(viewer) == len(noticed)
                assert [numbering.row(viewer, version) for version in range(1, len(noticed) + 1)] == noticed
                assert numbering.row(viewer, len(noticed) + 1) > count


def test_two_sequences_that_a_viewer_cannot_tell_apart_have_the_same_versions():
    one, other = numbered(EVERYONE, only(1), EVERYONE), numbered(EVERYONE, *[only(1)] * 7, EVERYONE)
    assert one.version(0) == other.version(0)
    assert one.version(1) != other.version(1)
