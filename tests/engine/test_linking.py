"""Versions of a program in one process."""

import subprocess
import sys

from engine import twin_programs


def run(folder, versions):
    command = [sys.executable, twin_programs.__file__, str(folder), versions, "named"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def test_two_versions_from_disk_must_not_be_mixed_in_one_process(tmp_path):
    assert [run(tmp_path, "1"), run(tmp_path, "2")] == [["10/10"], ["20/20"]]
    assert run(tmp_path, "2,1") == ["20/20", "10/10"]
