#!/usr/bin/env python3
"""Edits an app while `martlet run` shows it, in a terminal. Usage: reload.py MARTLET SCRATCH [--edits N] [--seed N]

SCRATCH is a folder that SwiftPM has built in with the same Martlet, so that only the sample is compiled. Needs tmux."""
import argparse
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

parser = argparse.ArgumentParser()
parser.add_argument("martlet")
parser.add_argument("scratch")
parser.add_argument("--edits", type=int, default=50, help="random edits in a row")
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
martlet, scratch = os.path.abspath(options.martlet), os.path.abspath(options.scratch)
folder = tempfile.mkdtemp(prefix="martlet-reload-")
package = os.path.join(folder, "Reload")
log = os.path.join(folder, "log")
socket = "martlet-reload-%d" % os.getpid()
started = time.monotonic()


def tmux(*arguments):
    return subprocess.run(["tmux", "-L", socket, "-f", "/dev/null", *arguments], capture_output=True, text=True).stdout


def screen():
    return tmux("capture-pane", "-p")


def messages():
    with open(log, errors="replace") as file:
        return file.read()


def wait(what, condition, seconds=90):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        if "ended with" in screen():
            if condition():
                return True
            break
        time.sleep(0.03)
    raise SystemExit("Error: %s\n--- screen\n%s\n--- messages\n%s" % (what, screen(), messages()))


def shows(*texts, without=()):
    def condition():
        now = screen()
        return all(text in now for text in texts) and not any(text in now for text in without)

    wait("the screen does not show %s%s" % (texts, " without %s" % (without,) if without else ""), condition)


def says(text, since=0):
    wait("the tool does not say '%s'" % text, lambda: text in messages()[since:])


def path(name, module="ReloadSample"):
    return os.path.join(package, "Sources", module, name)


def read(name, module="ReloadSample"):
    with open(path(name, module)) as file:
        return file.read()


def save(name, text, module="ReloadSample", by_rename=False):
    place = path(name, module)
    if by_rename:
        with open(place + ".new.tmp", "w") as file:
            file.write(text)
        os.rename(place + ".new.tmp", place)
    else:
        with open(place, "w") as file:
            file.write(text)


def replace(old, new, name="ContentView.swift", module="ReloadSample", by_rename=False):
    text = read(name, module)
    assert text.count(old) == 1, (old, text)
    save(name, text.replace(old, new), module, by_rename)


def tool(*arguments, **environment):
    return subprocess.run(
        [martlet, "run", "--package-path", package, "--scratch-path", scratch, *arguments],
        capture_output=True, text=True, env={**os.environ, **environment}, timeout=300)


def refused(text, *arguments, **environment):
    result = tool(*arguments, **environment)
    assert result.returncode == 2 and text in result.stderr, (arguments, result)


def bodies_are_replaced():
    shows("Title one", "count 0 helped")
    tmux("send-keys", "Tab")
    tmux("send-keys", "Enter")
    shows("count 1")
    replace("Title one", "Title two")
    shows("Title two", "count 1")
    replace('"helped"', '"private function"', by_rename=True)
    shows("count 1 private function")
    replace("private var step: Int { 1 }", "private var step: Int { 10 }")
    says("Shown", len(messages()))
    tmux("send-keys", "Enter")
    shows("count 11")
    replace('Text("generic', 'Text("of a generic type')
    shows("of a generic type 7 inner")
    replace('Text("private \\(note)")', 'VStack { Text("another type"); Text(note).padding(.leading) }')
    shows("another type", "kept")
    replace('"price \\(cents)"', '"costs \\(cents)"', "Price.swift", "ReloadModels")
    shows("costs 250")
    replace("cents * count", "cents * count + 1", "Price.swift", "ReloadModels")
    shows("three cost 301")
    replace("self.value = value }", "self.value = value + 100 }", "Maker.swift")
    shows("made 103")
    replace("        bold()\n", "        HStack { Text(verbatim: \"<\"); bold() }\n")
    shows("< shout", "count 11")


def errors_are_shown():
    replace('Text("Title two")', 'Text(titleTwo)')
    shows("This does not compile", "ContentView.swift:9", "titleTwo", "count 11")
    replace('Text(titleTwo)', 'Text("Title three")')
    shows("Title three", "count 11", without=["compile"])
    # Half of a change.
    good = read("ContentView.swift")
    save("ContentView.swift", good[: len(good) // 2])
    shows("This does not compile")
    save("ContentView.swift", good)
    shows("Title three", "count 11", without=["compile"])


def the_rest_is_built():
    text = read("ContentView.swift")
    text = text.replace("    @State private var count = 0\n", '    @State private var count = 0\n    private let extra = "extra"\n')
    save("ContentView.swift", text.replace('"Title three"', '"Title \\(extra)"'))
    shows("Title extra", "count 11", without=["Building"])
    save("Added.swift", 'import SwiftUI\n\nstruct Added: View {\n    var body: some View { Text("added") }\n}\n')
    replace("            Details()\n", "            Details()\n            Added()\n")
    shows("added", "count 11", without=["Building"])
    replace('Text("added")', 'Text("added, and replaced")', "Added.swift")
    shows("added, and replaced", "count 11")
    replace("            Added()\n", "")
    os.remove(path("Added.swift"))
    shows("count 11", without=["added", "Building"])


def crashes_are_survived():
    mark = len(messages())
    replace('"private function"', 'fatalError("no")')
    says("crashed after a change", mark)
    says("starts again after the next change", mark)
    replace('fatalError("no")', '"mended"')
    shows("count 11 mended")


def random_edits():
    """Texts in bodies change at random; in the end the app shows what a fresh build shows."""
    rng = random.Random(options.seed)
    places = [
        ("ContentView.swift", "ReloadSample", r'"mended[^"]*"', '"mended %d"'),
        ("ContentView.swift", "ReloadSample", r'Text\("another type[^"]*"\)', 'Text("another type %d")'),
        ("ContentView.swift", "ReloadSample", r'Text\("inner[^}]*\}', 'Text("inner %d").bold() }'),
        ("ContentView.swift", "ReloadSample", r'Text\("inner[^}]*\}', 'Text("inner"); Text("%d") }'),
        ("ContentView.swift", "ReloadSample", r'verbatim: "<[^"]*"', 'verbatim: "<%d"'),
        ("Price.swift", "ReloadModels", r'"costs[^"]*"', '"costs %d \\\\(cents)"'),
        ("Price.swift", "ReloadModels", r"count \+ \d+", "count + %d"),
        ("Maker.swift", "ReloadSample", r"value \+ \d+", "value + %d"),
    ]
    for number in range(options.edits):
        mark = len(messages())
        for name, module, pattern, new in rng.sample(places, rng.randint(1, 3)):
            text = read(name, module)
            assert re.search(pattern, text), (pattern, text)
            save(name, re.sub(pattern, new % (1000 + number * 10 + rng.randint(0, 9)), text, count=1), module, rng.random() < 0.3)
            if rng.random() < 0.3:
                time.sleep(rng.random() * 0.4)
        says("Shown", mark)
    build = subprocess.run(
        ["swift", "build", "--package-path", package, "--scratch-path", scratch, "--product", "ReloadSample"],
        capture_output=True, text=True)
    assert build.returncode == 0, build.stdout
    frame = subprocess.run(
        [os.path.join(scratch, "debug/ReloadSample")], capture_output=True, text=True, timeout=60,
        env={**os.environ, "MARTLET_HOST": "text", "COLUMNS": "80", "LINES": "30"}).stdout

    def words(text):
        # The plain frame has no line of hints.
        lines = [line.strip() for line in text.splitlines() if not line.strip().endswith("F1 Commands")]
        return [re.sub(r"count \d+", "count", line) for line in lines if line]

    wait("the app does not show what a fresh build shows:\n%s" % frame, lambda: words(screen()) == words(frame), 20)


def bad_input_is_refused():
    refused("Another martlet run shows ReloadSample", "ReloadSample")
    refused("no executable product Nothing in this package. It has: ReloadSample", "Nothing")
    refused("There is no Package.swift", "--package-path", "/")
    refused("There is no Swift compiler", PATH="/nowhere")


try:
    shutil.copytree(os.path.join(root, "Tests/Fixtures/Reload"), package)
    manifest = os.path.join(package, "Package.swift")
    with open(manifest) as file:
        text = file.read()
    with open(manifest, "w") as file:
        file.write(text.replace('"../../.."', '"%s"' % root))
    open(log, "w").close()
    command = "MARTLET_HOST=terminal '%s' run --package-path '%s' --scratch-path '%s' 2>'%s'; echo ended with $?; sleep 100" % (
        martlet, package, scratch, log)
    tmux("new-session", "-d", "-x", "80", "-y", "30", command)
    wait("the app does not start", lambda: "is running" in messages(), 600)
    ready = time.monotonic()
    bodies_are_replaced()
    errors_are_shown()
    the_rest_is_built()
    crashes_are_survived()
    random_edits()
    bad_input_is_refused()
    tmux("send-keys", "C-c")
    wait("the tool does not end", lambda: "ended with" in screen(), 20)
    times = sorted(int(found) for found in re.findall(r"Shown (\d+) ms", messages()))
    print(
        "%d changes shown, median %d ms, 95th percentile %d ms; ready after %d s, done after %d s"
        % (len(times), statistics.median(times), times[int(len(times) * 0.95)], ready - started, time.monotonic() - started))
finally:
    tmux("kill-server")
    shutil.rmtree(folder, ignore_errors=True)
