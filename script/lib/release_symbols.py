#!/usr/bin/env python3
"""Checks that programs contain nothing of the tools for development: no functions that can be replaced, no code of
`martlet run` and `martlet preview`, no socket, and no call of dlopen. The programs show no window, since hosts have the
inspector's socket, which is closed without MARTLET_INSPECT. Usage: release_symbols.py PROGRAM…"""
import re
import subprocess
import sys

KINDS = {
    # The suffixes of the mangled names of keys, variables and originals of dynamic functions.
    "a function that can be replaced": re.compile(r"^\$s.*T[IXx]$"),
    "code of martlet run or martlet preview": re.compile(
        r"^martlet_(reload|preview)|^\$s\d+Martlet(Reload|ReloadMessages|Previews|PreviewMessages)[A-Z0-9]"),
    "a socket": re.compile(r"^(socket|bind|listen|accept4?|connect)(@|$)"),
    "a call of dlopen": re.compile(r"^dlopen(@|$)"),
}


def findings(program):
    """Returns descriptions of the symbols that a released program does not have, at most three of a kind."""
    names = subprocess.run(["nm", "--format=posix", program], capture_output=True, text=True, check=True).stdout
    symbols = [line.split(" ", 1)[0] for line in names.splitlines()]
    if len(symbols) < 100:
        return ["%s has no symbols to check." % program]
    found = []
    for kind, pattern in KINDS.items():
        matches = [symbol for symbol in symbols if pattern.search(symbol)]
        found += ["%s contains %s: %s" % (program, kind, symbol) for symbol in matches[:3]]
    return found


if __name__ == "__main__":
    lines = [line for program in sys.argv[1:] for line in findings(program)]
    print("\n".join(lines) or "Nothing of the tools for development is in %d programs." % len(sys.argv[1:]))
    sys.exit(bool(lines))
