#!/usr/bin/env python3
"""Uses live previews: those of PreviewProbe in a browser, and those of a sample in a terminal while its code is edited.

Usage: gallery.py browser MARTLET, or gallery.py terminal MARTLET SCRATCH. SCRATCH is a folder that SwiftPM has built in with the
same Martlet, so that only the sample is compiled. Needs chromium and its driver, or tmux."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.insert(0, os.path.join(root, "Tests/Inspector"))
from browser import Browser, until  # noqa: E402

martlet = os.path.abspath(sys.argv[2])
folder = tempfile.mkdtemp(prefix="martlet-gallery-")
log = os.path.join(folder, "log")
pictures = os.environ.get("GALLERY_PICTURES")
if pictures:
    os.makedirs(pictures, exist_ok=True)


def status(address, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def in_browser():
    with open(log, "w") as output:
        tool = subprocess.Popen(
            [martlet, "preview", "PreviewProbe", "--web"], stdout=output, stderr=output, stdin=subprocess.DEVNULL)
    browser = None
    try:
        def address():
            text = open(log).read()
            assert tool.poll() is None, text
            return re.search(r"http://\S+/", text)

        page = until(address, "the address of the page", 900).group(0)
        assert status(page) == 200
        assert status(re.sub(r"/[^/]+/$", "/0/", page)) == 403, "a wrong token is let in"
        assert status(page, Host="example.com") == 403, "another host is let in"
        assert status(page + "picture/0") == 404
        browser = Browser(width=1360, height=850)
        browser.open(page)
        started = time.monotonic()

        def choose(name, within="#list"):
            # In one step, because the list is drawn again when the state of a preview changes.
            until(lambda: browser.run("""
                const found = [...document.querySelectorAll(arguments[1] + " button")].find(b => b.textContent === arguments[0]);
                found?.click();
                return Boolean(found)""", name, within), f"the button {name}")

        def shown(count):
            until(lambda: browser.run("return document.querySelectorAll('.screen[data-shown]').length") >= count, f"{count} pictures")

        def sizes():
            return [caption.split(" · ")[1] for caption in browser.run(
                "return [...document.querySelectorAll('figcaption')].map(e => e.innerText)")]

        # One that crashes is said to, and disturbs no other.
        choose("Crashes")
        browser.until_text(".problem", "Index out of range")
        choose("Lacks an object")
        browser.until_text(".problem", "Library")
        choose("Fixed")
        shown(2)
        assert sizes() == ["120 × 40", "120 × 40"], sizes()
        choose("First")
        shown(2)
        assert sizes() == ["100 × 50", "100 × 50"], sizes()
        browser.type("#search", "many two")
        until(lambda: browser.run("return document.querySelectorAll('#list button').length") == 1, "the search")
        choose("Many: two")
        browser.until_text("#tree", "text two")
        browser.run("const s = document.getElementById('search'); s.value = ''; s.dispatchEvent(new Event('input'))")

        # The pointer and keys operate it, each variant by itself.
        choose("State")
        browser.until_text("#tree", "toggle On = 1")
        shown(2)
        before = browser.run("return document.querySelector('.screen').dataset.shown")
        browser.click(".screen")
        # The middle of the picture belongs to the toggle.
        browser.until_text("#tree", "toggle On = 0")
        until(lambda: browser.run("return document.querySelector('.screen').dataset.shown") != before, "another picture")
        browser.press("tab", " ")
        browser.until_text("#tree", "toggle On = 1")
        if pictures:
            browser.picture(os.path.join(pictures, "previews-browser.png"))
        choose("phone", "#variants")
        shown(3)
        assert sizes()[2] == "390 × 844", sizes()
        choose("terminal", "#variants")
        until(lambda: "[✓] On" in browser.text(".screen pre"), "the cells of a terminal")
        browser.click(".inspect")
        inspector = until(lambda: browser.run("return document.querySelector('a.inspector')?.href"), "the inspector")
        assert status(inspector) == 200
        # All, of which those in sight have processes.
        choose("All", "#modes")
        until(lambda: browser.run("return document.querySelectorAll('article').length") > 15, "all previews")
        assert browser.complaints() == []
        print(f"Live previews are used in the browser, in {time.monotonic() - started:.0f} s")
    except BaseException:
        print(open(log).read()[-2000:])
        if browser and pictures:
            browser.picture(os.path.join(pictures, "previews-failed.png"))
        raise
    finally:
        if browser:
            browser.close()
        tool.terminate()
        tool.wait(timeout=30)


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Cards",
    dependencies: [.package(name: "martlet", path: "ROOT")],
    targets: [.target(name: "Cards", dependencies: [.product(name: "SwiftUI", package: "martlet")])]
)
"""
SOURCE = """import SwiftUI

struct Card: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        VStack {
            Text("Taps: \\(count)")
            Button("Tap") { count += 1 }
            TextField("Name", text: $name)
        }
    }
}

struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card().previewDisplayName("Provided").previewLayout(.fixed(width: 240, height: 128))
    }
}
"""


def in_terminal():
    scratch = os.path.abspath(sys.argv[3])
    package = os.path.join(folder, "Cards")
    socket = f"martlet-gallery-{os.getpid()}"
    started = time.monotonic()

    def save(text):
        with open(os.path.join(package, "Sources/Cards/Card.swift"), "w") as file:
            file.write(text)

    def tmux(*arguments):
        return subprocess.run(["tmux", "-L", socket, "-f", "/dev/null", *arguments], capture_output=True, text=True).stdout

    def screen():
        return tmux("capture-pane", "-p")

    def shows(text, seconds=60, action=lambda: None):
        try:
            until(lambda: action() or text in screen(), text, seconds)
        except AssertionError:
            raise SystemExit(f"the terminal does not show '{text}':\n{screen()}\n{open(log).read()}") from None

    def place(text):
        shows(text)
        lines = screen().split("\n")
        row = next(number for number, line in enumerate(lines) if text in line)
        return row + 1, lines[row].index(text) + len(text) // 2 + 1

    def click(text):
        row, column = place(text)
        for end in "Mm":
            tmux("send-keys", "-l", f"\x1b[<0;{column};{row}{end}")

    os.makedirs(os.path.join(package, "Sources/Cards"))
    with open(os.path.join(package, "Package.swift"), "w") as file:
        file.write(MANIFEST.replace("ROOT", root))
    save(SOURCE)
    command = f"env -u DISPLAY -u WAYLAND_DISPLAY {martlet} preview --package-path {package} --scratch-path {scratch}"
    tmux("new-session", "-d", "-x", "130", "-y", "36", f"{command} 2> {log}; echo ended with $?; sleep 60")
    try:
        shows("Taps: 0", 900)
        shows("Provided")
        click("[ Tap ]")
        shows("Taps: 1")
        click("Name")
        tmux("send-keys", "A", "d", "a")
        shows("Ada")
        # A replaced body keeps the state.
        save(SOURCE.replace("Taps: ", "Touches: "))
        shows("Touches: 1")
        shows("ms after saving")
        print(re.search(r"Shown \d+ ms", screen()).group(0))
        if pictures:
            with open(os.path.join(pictures, "previews-terminal.txt"), "w") as file:
                file.write(screen())
        # An error of the compiler is shown, and ends.
        save(SOURCE.replace("\\(count)", "\\(coumt)"))
        shows("cannot find 'coumt' in scope")
        save(SOURCE)
        until(lambda: "coumt" not in screen(), "that the notice ends")
        shows("Taps: 1")
        # Another property is built, in a new process with the state of the old one.
        save(SOURCE.replace("    @State private var name", "    private let unit = \"s\"\n    @State private var name").replace(
            "Taps: \\(count)", "\\(count) tap\\(unit)"))
        shows("1 taps", 180)
        # One that crashes is said to, and comes back when it is mended: here the provider crashes when its views are listed.
        crashing = SOURCE.replace("Taps: \\(count)", "Taps: \\([0, 1][count + 2])")
        save(crashing)
        shows("Index out of range", 180)
        shows("Provided")
        save(SOURCE)
        shows("Taps: 1", 180)
        until(lambda: "Index out of range" not in screen(), "that the problem ends")
        # Here the running preview crashes, because a body was replaced.
        save(crashing)
        shows("Index out of range")
        # A provider's views are a body as well. Here another view takes the place of the one that is mended with the same
        # change, and that still has to be found.
        lines = "ScrollView { VStack { ForEach(0..<60, id: \\.self) { Text(\"Line \\($0) of sixty\") } } }"
        save(SOURCE.replace("        Card().previewDisplayName", f"        {lines}.previewDisplayName(\"Added\")\n        Card().previewDisplayName"))
        shows("Added")
        until(lambda: "Index out of range" not in screen(), "that the problem ends")
        shows("Taps: 1")
        click("[ Tap ]")
        shows("Taps: 2")
        click("Added")
        shows("Line 0 of")
        # The wheel scrolls the preview that has the focus.
        click("Line 4 of")
        row, column = place("Line 8 of")

        def turn_wheel():
            tmux("send-keys", "-l", f"\x1b[<65;{column};{row}M")

        shows("Line 59 of", 20, turn_wheel)
        assert "Line 0 of" not in screen(), screen()
        # All below each other. The one that was shown goes on, and the other begins anew.
        click("All")
        shows("Taps: 0")
        shows("Line 59 of")
        tmux("send-keys", "C-c")
        shows("ended with")
        print(f"Live previews are used in the terminal, in {time.monotonic() - started:.0f} s")
    finally:
        tmux("kill-server")


try:
    in_browser() if sys.argv[1] == "browser" else in_terminal()
finally:
    shutil.rmtree(folder, ignore_errors=True)
