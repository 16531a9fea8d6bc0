#!/usr/bin/env python3
"""Builds programs whose Martlet is in dynamic libraries, and runs them: one with the library of tests, one with every other product.

Usage: dynamic.py SCRATCH   (SCRATCH is a build folder in which Martlet may be built already)
"""
import os
import pathlib
import re
import subprocess
import sys

scratch = os.path.abspath(sys.argv[1])
folder = pathlib.Path(__file__).resolve().parent
root = folder.parents[2]


def run(*command, **environment):
    result = subprocess.run(
        command, env={**os.environ, "MARTLET_HOST": "text", "LANG": "en_US.UTF-8", **environment}, capture_output=True, text=True,
        timeout=1800)
    assert result.returncode == 0, (command, result.returncode, (result.stdout + result.stderr)[-4000:])
    assert "issue" not in result.stderr, result.stderr
    return result.stdout


# A product that is new is put into a library as well.
products = set(re.findall(r'\.library\(name: "(\w+)"', (root / "Package.swift").read_text())) - {"MartletTesting"}
named = (folder / "Libraries/Package.swift").read_text()
missing = sorted(name for name in products if f'"{name}"' not in named)
assert not missing, f"Libraries/Package.swift lacks {missing}"

run("swift", "build", "--package-path", str(folder / "Programs"), "--scratch-path", scratch)
for library, symbol in {"Checks": "dispatch_after", "Products": "AttributeGraph"}.items():
    defined = run("nm", "-D", "--defined-only", f"{scratch}/debug/lib{library}.so")
    assert symbol in defined, f"{library} does not have Martlet in it"
# The C library's clocks stay those of other libraries.
assert not re.search(r" clock_gettime$", run("nm", "-D", "--defined-only", f"{scratch}/debug/libChecks.so"), re.M)
print(run(f"{scratch}/debug/CheckTime"), end="")
print(run(f"{scratch}/debug/CheckTime", MARTLET_ABI="off").count("done"), "without what relies on the ABI")
frame = run(f"{scratch}/debug/UseProducts")
print(frame)
assert "Pages: 3" in frame and "Items: stored" in frame, frame
