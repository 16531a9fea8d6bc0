#!/usr/bin/env python3
"""Measures apps in a pseudo terminal of 200 × 60 cells: time and bytes of a key, a scrolled list and a full repaint, and the
processor's share of the first frame, an animation, a process viewer, and nothing.

Usage: bench_terminal.py RELEASE-FOLDER [--static COUNTER] [--record PAGE] [--rounds N]
Times are the least of several rounds, so that other work on the machine counts little. Status 2 says that a goal was missed.
"""
import argparse
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import statistics
import struct
import sys
import termios
import time

COLUMNS, ROWS = 200, 60
PROCESSES = 500


class Terminal:
    """A program in a pseudo terminal, which answers as a dark terminal does."""

    def __init__(self, *command):
        self.main, secondary = pty.openpty()
        fcntl.ioctl(secondary, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        name = os.ttyname(secondary)
        environment = {key: value for key, value in os.environ.items() if key not in ("TMUX", "STY", "NO_COLOR")}
        environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "MARTLET_HOST": "terminal"}
        self.output, self.hasAnswered = bytearray(), False
        # Nothing of this process runs in the child, whose time is measured.
        self.process = os.posix_spawn(
            command[0], command, environment, setsid=True,
            file_actions=[(os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
        os.close(secondary)

    def processor(self):
        """The time of processors so far, of all threads, in milliseconds."""
        return time.clock_gettime(~self.process << 3 | 2) * 1000

    def read(self, timeout):
        """Reads for some seconds at most; returns the number of bytes that came."""
        if not select.select([self.main], [], [], timeout)[0]: return 0
        data = os.read(self.main, 1 << 16)
        self.output += data
        if not self.hasAnswered and b"\x1b[c" in self.output:
            self.hasAnswered = True
            self.send(b"\x1b]11;rgb:1616/1818/1d1d\x1b\\\x1b[?62;22c")
        return len(data)

    def rest(self, quiet=0.02):
        """Reads until nothing comes for a while; returns the number of bytes."""
        count = 0
        while came := self.read(quiet): count += came
        return count

    def until(self, text):
        end = time.monotonic() + 20
        while text not in self.output:
            if time.monotonic() > end: sys.exit(f"{text} did not come: {bytes(self.output[-2000:])!r}")
            self.read(1)

    def send(self, data): os.write(self.main, data)

    def run(self, seconds):
        """Reads for some seconds; returns the share of one processor, and the frames that came."""
        before, begun, start = self.processor(), time.monotonic(), len(self.output)
        while (left := begun + seconds - time.monotonic()) > 0: self.read(left)
        share = (self.processor() - before) / 10 / (time.monotonic() - begun)
        return share, self.output[start:].count(b"\x1b[?2026h") / seconds

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.main)


class Table:
    """The rows of the page, and whether all goals were met."""

    def __init__(self): self.rows, self.met = [], True

    def add(self, name, value, unit, goal=None, note=""):
        missed = goal is not None and value > goal
        self.met = self.met and not missed
        digits = 0 if unit == "bytes" else 2
        shown = f"{goal:g} {unit}" if goal is not None else ""
        self.rows.append(f"| {name} | {value:.{digits}f} {unit} | {note} | {shown}{' (missed)' if missed else ''} |")
        print(f"    {self.rows[-1]}", file=sys.stderr, flush=True)

    def text(self):
        return "\n".join(["| | least | median | goal |", "| --- | ---: | ---: | ---: |", *self.rows]) + "\n"


def first_frame(program, rounds):
    """The time of processors until the first frame of the counter, the least and the median."""
    times = []
    for _ in range(rounds):
        terminal = Terminal(program)
        terminal.until(b"Count: 0")
        terminal.rest(0.005)
        times.append(terminal.processor())
        terminal.end()
    return min(times), statistics.median(times)


def frames(terminal, keys, rounds, pause=0.0005):
    """The time from one of some keys in turn to the bytes of its frame, the time of processors, and the bytes, for keys after a pause each."""
    delays, processor, sizes = [], [], []
    for index in range(rounds):
        before, begun = terminal.processor(), time.perf_counter()
        terminal.send(keys[index % len(keys)])
        count = terminal.read(1)
        delays.append((time.perf_counter() - begun) * 1000)
        sizes.append(count + terminal.rest(pause))
        processor.append(terminal.processor() - before)
    return (min(delays), statistics.median(delays)), (min(processor), statistics.median(processor)), statistics.median(sizes)


def list_frames(table, bench, rounds):
    terminal = Terminal(bench, "app", "list")
    terminal.until(b"Row 40 ")
    terminal.rest(0.2)
    terminal.send(b"\r")
    terminal.rest()
    for name, key, goal, lines, most in (
            ("a key that changes a label", b"\r", 0.3, 1, None),
            ("a notch of the wheel, three lines of 10,000 rows", b"\x1b[<65;20;40M", None, 3, 140),
            ("a full repaint", b"\x0c", 1.5, 1, None)):
        delay, processor, size = frames(terminal, [key], rounds)
        table.add(f"{name}: to its bytes", delay[0], "ms", goal, f"{delay[1]:.2f} ms")
        table.add("its processor time", processor[0], "ms", None, f"{processor[1]:.2f} ms")
        table.add("its bytes" if lines == 1 else "its bytes, a line", size / lines, "bytes", most)
    _, processor, _ = frames(terminal, [b"\r"], rounds // 4, pause=0.03)
    table.add("a key after a pause of 30 ms, processor time", processor[0], "ms", None, f"{processor[1]:.2f} ms")
    terminal.send(b"\t")
    terminal.rest()
    delay, _, _ = frames(terminal, [b"x", b"\x7f"], rounds)
    table.add("a character typed into a field: to its bytes", delay[0], "ms", 0.3, f"{delay[1]:.2f} ms")
    terminal.rest(0.2)
    # The kernel may count a timer's interrupt for the process.
    table.add("idle, for two seconds", min(terminal.run(2)[0] for _ in range(4)), "%", 0)
    terminal.end()


def animation(table, bench):
    terminal = Terminal(bench, "app", "animation")
    terminal.until(b"Row 20 ")
    terminal.rest(0.01)
    terminal.run(1)
    measured = [terminal.run(2) for _ in range(4)]
    share, rate = min(measured)
    table.add("animation of a quarter of the screen", share, "%", 10, f"{statistics.median(rate for _, rate in measured):.0f} frames/s")
    terminal.end()


def viewer(table, program):
    others = [os.posix_spawn("/bin/sleep", ["sleep", "600"], {}) for _ in range(PROCESSES)]
    try:
        terminal = Terminal(program)
        terminal.until(b"processes")
        terminal.run(3)
        measured = [terminal.run(5)[0] for _ in range(4)]
        table.add(f"process viewer, {PROCESSES} processes each second", min(measured), "%", 2, f"{statistics.median(measured):.2f} %")
        terminal.end()
    finally:
        for other in others: os.kill(other, signal.SIGKILL)
        for other in others: os.waitpid(other, 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--static", type=pathlib.Path)
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=400)
    arguments = parser.parse_args()
    load, table = os.getloadavg()[0], Table()
    folder = arguments.folder
    for name, program, goal in (
            ("first frame of the counter, shared library", folder / "Counter", 20), ("the same as one file", arguments.static, 12)):
        if not program: continue
        least, median = first_frame(str(program), max(5, arguments.rounds // 20))
        table.add(name, least, "ms", goal, f"{median:.2f} ms")
    list_frames(table, str(folder / "TerminalBench"), arguments.rounds)
    animation(table, str(folder / "TerminalBench"))
    viewer(table, str(folder / "Processes"))
    print(table.text(), end="")
    if arguments.record:
        model = re.search(r"^model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
        arguments.record.write_text(
            "# Apps in a terminal\n\n"
            f"Release builds in a pseudo terminal of {COLUMNS} × {ROWS} cells. `script/bench terminal --record` makes this page. Keys follow each other,\n"
            "so that the caches are warm, which after a pause they are not. The first frame is the time of processors from the start of\n"
            "the process, with the dynamic linker. Shares are those of one processor.\n\n"
            f"{model.group(1) if model else 'Unknown processor'}, {os.cpu_count()} cores; load at the beginning: {load:.1f}.\n\n"
            f"{table.text()}")
    sys.exit(0 if table.met else 2)


if __name__ == "__main__": main()
