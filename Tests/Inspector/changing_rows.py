#!/usr/bin/env python3
"""An app of 10,000 rows under constant change is hardly slower while it is inspected. Usage: changing_rows.py MARTLET HOSTPROBE"""
import json
import os
import pty
import statistics
import sys
import tempfile
import threading

martlet, probe = (os.path.abspath(argument) for argument in sys.argv[1:3])

# What a round may take more of the main thread's time while it is recorded and reported.
LIMIT = 1.35


def run(*command):
    """What a round has taken of the main thread, in ms. The program has a terminal of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/taken"
        environment = dict(os.environ, PROBE="changing rows", PROBE_FILE=file, MARTLET_HOST="terminal", TERM="xterm-256color",
                           XDG_RUNTIME_DIR=folder, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder)
        pid, terminal = pty.fork()
        if pid == 0:
            os.execvpe(command[0], command, environment)

        def drain():
            try:
                while os.read(terminal, 65536):
                    pass
            except OSError:
                pass

        reader = threading.Thread(target=drain)
        reader.start()
        os.waitpid(pid, 0)
        reader.join()
        os.close(terminal)
        return float(open(file).read()) * 1000


def recorded(folder):
    """The same while `martlet trace` records, and how many updates are in the recording."""
    file = f"{folder}/recording"
    taken = run(martlet, "trace", probe, "-o", file)
    lines = [json.loads(line) for line in open(file)]
    rounds = [line for line in lines if line.get("event") == "update" and line["counts"]["bodies"] >= 100]
    return taken, rounds


with tempfile.TemporaryDirectory() as folder:
    plain, traced = [], []
    for _ in range(3):
        plain.append(run(probe))
        taken, rounds = recorded(folder)
        traced.append(taken)
        assert len(rounds) >= 55, f"the recording has {len(rounds)} rounds of 60"
        assert all(update["counts"]["rows"] == 10_000 for update in rounds), "a round has lost rows"
    ratio = min(traced) / min(plain)
    print(f"a round: {statistics.median(plain):.1f} ms alone, {statistics.median(traced):.1f} ms inspected ({ratio:.2f} times at best)")
    assert ratio < LIMIT, f"{ratio:.2f} times, {LIMIT} is the limit"
