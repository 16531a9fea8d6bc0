#!/usr/bin/env python3
"""The inspector with the showcase itself, in a terminal of tmux. Usage: showcase.py MARTLET SHOWCASE

Pictures are left in the folder that INSPECTOR_PICTURES names, those of Documentation/inspector.md among them.
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from browser import Browser, until

martlet, showcase = (os.path.abspath(argument) for argument in sys.argv[1:3])
pictures = os.environ.get("INSPECTOR_PICTURES")
# The server of each test is another one: one that has just been told to end may still be answering.
servers = 0


def server():
    return f"inspector-{os.getpid()}-{servers}"


def tmux(*arguments):
    return subprocess.run(["tmux", "-L", server(), *arguments], check=True, capture_output=True, text=True).stdout


def screen():
    return tmux("capture-pane", "-p")


def on_screen(text):
    try:
        until(lambda: text in screen(), f"'{text}' in the terminal", 30)
    except AssertionError as error:
        raise AssertionError(f"{error}; there is:\n{screen()}") from None


def picture(what):
    if pictures:
        os.makedirs(pictures, exist_ok=True)
        until(lambda: browser.run("return document.getAnimations().length === 0"), "nothing flashes any more")
        browser.picture(f"{pictures}/{what}.png")


def view(of_type):
    """The first view of a type in the tree."""
    return until(lambda: browser.run(
        "return [...document.querySelectorAll('#tree [role=treeitem]')].find(r => r.getAttribute('aria-label').startsWith(arguments[0] + ','))?.dataset.view",
        of_type), f"{of_type} in the tree")


def select(of_type):
    browser.click(f"[data-view='{view(of_type)}'] .name")


def start(folder):
    """Starts the showcase by the tool, in a terminal of its own, and returns the page's address."""
    global servers
    servers += 1
    environment = {"XDG_RUNTIME_DIR": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "MARTLET_HOST": "terminal"}
    command = shlex.join(["env", *(f"{key}={value}" for key, value in environment.items()),
                          martlet, "inspect", "--log", folder + "/log", showcase])
    tmux("new-session", "-d", "-x", "110", "-y", "40", f"{command} 2>{folder}/address; sleep 600")
    on_screen("Body runs")
    # Standard error is not the terminal here.
    return re.search(r"http://\S+", pathlib.Path(folder + "/address").read_text())[0]


def stop():
    tmux("send-keys", "C-c")
    browser.until_text("#state", "Waiting for it to come back")
    complaints = browser.complaints()
    assert not complaints, complaints
    browser.open("about:blank")
    subprocess.run(["tmux", "-L", server(), "kill-server"], capture_output=True)


def every_pane_has_an_answer(folder):
    browser.open(start(folder))
    assert "martlet:" not in screen(), screen()
    browser.until_text("#state", "terminal")
    browser.until_text("#tree", "HomeView")

    tmux("send-keys", "Down", "Down", "Enter")
    on_screen("The page reads only the switch")
    browser.click("#own")
    view("BodyRunsPage")
    tmux("send-keys", "Tab", "Enter")
    on_screen("The name is Martlet!")
    select("NameLine")
    browser.click("#tab-why")
    for text in ("BodyRunsPage.name", "BodyRunsPage.swift:", "NameLine.body"):
        browser.until_text("#flow", text)
    select("StillLine")
    update = until(lambda: browser.run(
        "return [...document.querySelectorAll('#pane-why .entry')].find(e => e.innerText.includes('BodyRunsPage.name'))?.dataset.update"), "the update")
    browser.click(f"#pane-why [data-update='{update}']")
    browser.until_text("#why-not", ".")
    picture("showcase-why-not")

    # State is set from the page.
    select("BodyRunsPage")
    browser.click("#tab-view")
    browser.click("[data-key=set-name]")
    browser.press(*"Swift", "enter")
    on_screen("The name is Swift")
    picture("showcase-view")

    browser.click("#tab-timeline")
    browser.until_text("#update-detail", "Bodies that ran")
    until(lambda: browser.run("return document.getElementById('flame') !== null"), "the flame chart")
    select("NameLine")
    browser.click("#tab-graph")
    browser.until_text("#graph", "NameLine.body")
    picture("showcase-graph")
    browser.click("#tab-layout")
    until(lambda: browser.run("return document.querySelector('#layout-frames image')?.href.baseVal.startsWith('data:image/svg+xml')"), "the cells of the terminal")
    assert browser.run("return document.querySelectorAll('#layout-frames .frame-chosen').length") == 1
    picture("showcase-layout")
    browser.click("#tab-trouble")
    browser.until_text("#pane-trouble", "Bodies that run most")
    browser.click("#tab-test")
    browser.click("#test-toggle")
    browser.until_text("#pane-test", "Use the app now.")
    tmux("send-keys", "Enter")
    on_screen("The name is Swift!")
    browser.click("#test-toggle")
    browser.until_text("#test-result", "import MartletTesting")
    browser.until_text("#test-result", "Rename")
    # The recording began on another page than the app.
    browser.until_text("#test-outcome", "Replayed in a fresh process: differs.")
    browser.until_text("#test-outcome", "There is no button")
    browser.until_text("#test-outcome", "The recording did not begin where the app starts: the recording began with")
    assert "Rename" in browser.text("#test-result pre .differs"), browser.text("#test-result pre")
    picture("showcase-test")
    stop()


def a_recorded_test_is_replayed_before_it_is_shown(folder):
    browser.open(start(folder))
    browser.until_text("#tree", "HomeView")
    browser.click("#tab-test")
    browser.click("#test-toggle")
    browser.until_text("#pane-test", "Use the app now.")
    tmux("send-keys", "Down", "Down", "Enter")
    on_screen("The page reads only the switch")
    tmux("send-keys", "Tab", "Enter")
    on_screen("The name is Martlet!")
    browser.click("#test-toggle")
    browser.until_text("#test-outcome", "Replayed in a fresh process: passed (")
    browser.until_text("#test-result", "The name is Martlet!")
    picture("inspector-test")
    # Other expectations are replayed too, and what is not replayed says so.
    browser.click("#test-expects-nothingElse")
    browser.until_text("#test-result", "host.allTexts == [")
    browser.until_text("#test-outcome", "passed (")
    browser.click("#test-replays")
    browser.click("#test-expects-nothingElse")
    browser.until_text("#test-outcome", "Not replayed.")
    stop()


def a_body_that_runs_too_often_is_found_in_three_steps(folder):
    """What Documentation/inspector.md tells; its pictures are made here."""
    browser.open(start(folder))
    browser.until_text("#tree", "HomeView")
    tmux("send-keys", "Down", "Down", "Down", "Enter")
    on_screen("900 steps today")
    browser.click("#own")
    view("TooOftenPage")

    def walk(start):
        # One after the other: what is typed at once may come in one update.
        for steps in range(start + 10, start + 60, 10):
            tmux("send-keys", "Enter")
            until(lambda: f"{steps} steps today" in screen().replace(",", ""), f"{steps} steps in the terminal")

    walk(900)
    browser.click("#tab-trouble")
    browser.until_text("[data-list=wasted]", "WastefulGoalRow")
    picture("inspector-trouble")
    browser.click("[data-list=wasted] button")
    for text in ("TooOftenPage.steps", "TooOftenPage.swift:", "TooOftenPage.body", "WastefulGoalRow.body"):
        browser.until_text("#flow", text)
    picture("inspector-why")

    browser.start_recording()
    walk(950)
    browser.click("#record")
    browser.until_text("#notice", "is kept")
    tmux("send-keys", "Tab", "Enter")
    view("GoalRow")
    tmux("send-keys", "BTab")
    browser.start_recording()
    walk(1000)
    browser.click("#record")
    browser.until_text("#notice", "Recording 2")
    browser.click("[aria-label=Dismiss]")
    browser.click("#tab-compare")
    browser.until_text("#compare-result", "WastefulGoalRow")
    runs = {row[0]: row[1:3] for row in browser.run(
        "return [...document.querySelectorAll('#compare-result tbody tr')].map(row => [...row.cells].map(cell => cell.innerText))")}
    # Runs for each update. How many updates a key leads to is the terminal's affair; five rows run with each of the page.
    rows, pages = ([float(value) for value in runs[name]] for name in ("WastefulGoalRow", "TooOftenPage"))
    assert pages[0] > 0 and pages[1] > 0 and abs(rows[0] - 5 * pages[0]) <= 0.3 and rows[1] == 0, runs
    assert "GoalRow" not in runs, runs
    picture("inspector-compare")

    browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    browser.click("#tab-timeline")
    only = "const s = document.querySelector('.strip select'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))"
    until(lambda: browser.run("return [...document.querySelectorAll('.strip option')].some(o => o.value === 'type:WastefulGoalRow')"), "the choice")
    browser.run(only, "type:WastefulGoalRow")
    until(lambda: "WastefulGoalRow" in browser.text("#pane-timeline .entry"), "only its updates")
    browser.click("#pane-timeline .entry")
    browser.until_text("#update-detail", "WastefulGoalRow")
    browser.run(only, "")
    browser.until_text("#update-detail", "Slowest:")
    picture("inspector-timeline")
    browser.command("Emulation.setEmulatedMedia", features=[])
    stop()


def what_the_app_sees_is_set_from_the_page(folder):
    browser.open(start(folder))
    browser.until_text("#tree", "HomeView")
    # Rows of one type are told apart by their texts.
    browser.click("#own")
    browser.until_text("#tree", "PageLink Body runs")
    tmux("send-keys", "Down", "Down", "Enter")
    on_screen("The page reads only the switch")
    tmux("send-keys", "Tab", "Enter")
    on_screen("The name is Martlet!")
    browser.click("#tab-settings")

    def choose(name, value):
        browser.find(f"#settings-{name}")
        browser.run("const s = document.getElementById(arguments[0]); s.value = arguments[1]; s.dispatchEvent(new Event('change'))",
                    f"settings-{name}", value)

    def column(text="The name is"):
        return next((line.index(text) for line in screen().splitlines() if text in line), -1)

    def colours():
        """The attributes of the cells. The texts change with the runs that the page counts."""
        return set(re.findall(r"\x1b\[([0-9;]*)m", tmux("capture-pane", "-e", "-p")))

    left = column()
    choose("layoutDirection", "rightToLeft")
    until(lambda: column() > left + 20, "the name at the right")
    choose("layoutDirection", "")
    until(lambda: column() == left, "the name at the left again")
    choose("locale", "ar")
    until(lambda: column() > left + 20, "the direction of the language")
    choose("locale", "")
    until(lambda: column() == left, "the direction of the system")
    dark = colours()
    choose("colorScheme", "light")
    until(lambda: colours() != dark, "other colours")
    choose("colorScheme", "")
    until(lambda: colours() == dark, "the system's colours")

    # Views are shown as they were.
    browser.click("#travel-on")
    browser.until_text("#travel-at", "Live, 1 state")
    for end in ("!!", "!!!"):
        tmux("send-keys", "Enter")
        on_screen("The name is Martlet" + end)
    browser.until_text("#travel-at", "Live, 3 states")
    browser.click("#travel-back")
    browser.until_text("#travel-at", "State 2 of 3")
    until(lambda: "The name is Martlet!! " in screen(), "the name before the last")
    browser.click("#travel-back")
    until(lambda: "The name is Martlet! " in screen(), "the first name")
    browser.click("#travel-live")
    on_screen("The name is Martlet!!!")
    browser.click("#travel-on")

    # Runs are marked in the app, for a moment.
    browser.click("#settings-overlay")
    # The page waits for the app first.
    until(lambda: browser.run("return document.querySelector('#settings-overlay:checked:not([aria-busy])')"), "that runs are marked")
    quiet = colours()
    tmux("send-keys", "Enter")
    until(lambda: colours() - quiet, "a mark")
    until(lambda: colours() == quiet, "no mark")
    picture("showcase-settings")
    stop()


browser = Browser()
try:
    for test in (every_pane_has_an_answer, what_the_app_sees_is_set_from_the_page, a_recorded_test_is_replayed_before_it_is_shown, a_body_that_runs_too_often_is_found_in_three_steps):
        print(f"    {test.__name__.replace('_', ' ')}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            test(folder)
finally:
    browser.close()
    subprocess.run(["tmux", "-L", server(), "kill-server"], capture_output=True)
