#!/usr/bin/env python3
"""Measures what the users of Martlet build: the clean and the incremental build of an app, its size and its start.

Usage: bench_client.py SCRATCH [--record PAGE] [--gtk] [--no-release]
The app is a copy of Examples/Counter in SCRATCH, so that nothing of the repository is changed. Packages are fetched before the
clock starts. Status 2 says that a goal was missed by the time of the clock, which counts on an idle machine.
"""
import argparse
import os
import pathlib
import platform
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROUNDS = 10


def say(text): print(f"== {text}", file=sys.stderr, flush=True)


class Spent:
    """The time of the clock and of processors that commands take."""

    def __init__(self): self.begun, self.before = time.monotonic(), self.processor()

    @staticmethod
    def processor():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    def end(self): return time.monotonic() - self.begun, self.processor() - self.before


class Client:
    """A copy of the example, built in one way in a folder of its own."""

    def __init__(self, scratch, name, traits=(), release=False):
        self.folder, self.options = scratch / name / "Counter", []
        self.build_folder = self.folder / ".build"
        shutil.rmtree(scratch / name, ignore_errors=True)
        shutil.copytree(ROOT / "Examples/Counter", self.folder, ignore=shutil.ignore_patterns(".build"))
        manifest = self.folder / "Package.swift"
        manifest.write_text(manifest.read_text().replace('path: "../.."', f'path: "{ROOT}"'))
        if release: self.options += ["-c", "release"]
        for trait in traits: self.options += ["--traits", trait]
        self.program = self.build_folder / ("release" if release else "debug") / "Counter"

    def swift(self, *command):
        result = subprocess.run(
            ["swift", *command, "--package-path", self.folder, *self.options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode != 0: sys.exit(f"swift {command[0]} failed:\n{result.stdout[-4000:]}")

    def clean_build(self, *options):
        self.swift("package", "resolve")
        return self.build(*options)

    def build(self, *options):
        spent = Spent()
        self.swift("build", *options)
        return spent.end()

    def frame(self):
        """The first frame, as text, and the time of processors that it took."""
        spent = Spent()
        shown = subprocess.run([self.program], env={**os.environ, "MARTLET_HOST": "text"}, capture_output=True, text=True, timeout=60)
        return shown.stdout, spent.end()[1]

    def change(self):
        """A line of the view is changed, and built until the program shows it."""
        source = next(path for path in self.folder.glob("Sources/**/*.swift") if '"Count: ' in path.read_text())
        text = source.read_text()
        times = []
        for round in range(3):
            source.write_text(text.replace('"Count: ', f'"Count {round}: '))
            spent = Spent()
            self.swift("build")
            shown, _ = self.frame()
            times.append(spent.end())
            assert f"Count {round}: 0" in shown, shown
        source.write_text(text)
        return sorted(times)[1]

    def size(self, *, stripped):
        if not stripped: return self.program.stat().st_size
        copy = self.program.with_name("stripped")
        shutil.copy(self.program, copy)
        subprocess.run(["strip", "--strip-unneeded", copy], check=True)
        return copy.stat().st_size


class Table:
    """The rows of the page, and whether all goals were met."""

    def __init__(self): self.rows, self.met = [], True

    def time(self, name, spent, goal=None):
        elapsed, processor = spent
        self.add(name, f"{elapsed:.1f} s", f"{processor:.1f} s", f"{goal} s" if goal else "", not goal or elapsed <= goal)

    def add(self, name, value, processor="", goal="", met=True):
        self.met = self.met and met
        self.rows.append(f"| {name} | {value} | {processor} | {goal}{'' if met else ' (missed)'} |")
        say(self.rows[-1])

    def text(self):
        return "\n".join(["| | elapsed or size | of processors | goal |", "| --- | ---: | ---: | ---: |", *self.rows]) + "\n"


def megabytes(count): return f"{count / 1e6:.1f} MB"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--gtk", action="store_true")
    parser.add_argument("--no-release", action="store_true")
    arguments = parser.parse_args()
    scratch = arguments.scratch.resolve()
    load = os.getloadavg()[0]
    table = Table()

    say("A clean build for the terminal")
    client = Client(scratch, "terminal")
    table.time("clean build, terminal", client.clean_build(), 120)
    say("The macros with swift-syntax, and then the rest")
    other = Client(scratch, "macros")
    table.time("of it, the macros, with swift-syntax", other.clean_build("--target", "MartletMacros"))
    table.time("the rest alone, as where swift-syntax is downloaded built", other.build(), 120)
    say("Changes of one line")
    table.time("one line changed, until the program shows it", client.change(), 4)
    table.add("program, debug", megabytes(client.size(stripped=False)))
    table.add("program, debug, stripped", megabytes(client.size(stripped=True)))
    if arguments.gtk:
        say("A clean build with GTK")
        table.time("clean build, GTK", Client(scratch, "gtk", ["GTK"]).clean_build(), 180)
    if not arguments.no_release:
        say("A release build for the terminal")
        client = Client(scratch, "release", release=True)
        table.time("clean build, release", client.clean_build())
        table.add("program, release, stripped", megabytes(client.size(stripped=True)))
        starts = sorted(client.frame()[1] for _ in range(ROUNDS))
        table.add("start to the first frame, release", "", f"{starts[ROUNDS // 2] * 1000:.0f} ms")

    print(table.text(), end="")
    if arguments.record:
        model = re.search(r"^model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
        arguments.record.write_text(
            "# What users build\n\n"
            "[Examples/Counter](../Examples/Counter), as a package that depends on Martlet. `script/bench client --record` makes this page.\n"
            "Packages are fetched before. The goals are for two idle cores; where other work took a share of them, the time of\n"
            "processors, over all cores, says more than the elapsed time. Macros need swift-syntax, which SwiftPM builds where it can't\n"
            "download it built: it can where swift.org has it for the version, the compiler and the system, and here it could not.\n\n"
            f"{model.group(1) if model else platform.machine()}, {os.cpu_count()} cores; load at the beginning: {load:.1f}.\n\n"
            f"{table.text()}")
    sys.exit(0 if table.met else 2)


if __name__ == "__main__": main()
