#!/usr/bin/env python3
"""The inspector with the showcase itself, in a terminal of tmux. Usage: showcase.py MARTLET SHOWCASE

Pictures are left in the folder that INSPECTOR_PICTURES names.
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
folder = tempfile.TemporaryDirectory()
log = pathlib.Path(folder.name) / "log"
name = f"inspector-{os.getpid()}"


def tmux(*arguments):
    return subprocess.run(["tmux", "-L", name, *arguments], check=True, capture_output=True, text=True).stdout


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
        browser.picture(f"{pictures}/{what}.png")


def view(of_type):
    """The first view of a type in the tree."""
    return until(lambda: browser.run(
        "return [...document.querySelectorAll('#tree [role=treeitem]')].find(r => r.getAttribute('aria-label').startsWith(arguments[0] + ','))?.dataset.view",
        of_type), f"{of_type} in the tree")


def select(of_type):
    browser.click(f"[data-view='{view(of_type)}'] .name")


environment = {"XDG_RUNTIME_DIR": folder.name, "XDG_DATA_HOME": folder.name, "XDG_CONFIG_HOME": folder.name, "MARTLET_HOST": "terminal"}
command = shlex.join(["env", *(f"{key}={value}" for key, value in environment.items()), martlet, "inspect", "--log", str(log), showcase])
tmux("new-session", "-d", "-x", "110", "-y", "40", f"{command} 2>{folder.name}/address; sleep 60")
browser = Browser()
try:
    print("    the showcase keeps its terminal")
    on_screen("Body runs")
    address = re.search(r"http://\S+", pathlib.Path(folder.name + "/address").read_text())[0]
    assert "martlet" not in screen().lower().replace("martlet!", ""), screen()

    print("    the page has its views")
    browser.open(address)
    browser.until_text("#state", "terminal")
    browser.until_text("#tree", "HomeView")

    print("    a write leads to the bodies that read it")
    tmux("send-keys", "Down", "Down", "Enter")
    on_screen("The page reads only the switch")
    browser.click("#own")
    view("BodyRunsPage")
    tmux("send-keys", "Tab", "Enter")
    on_screen("The name is Martlet!")
    select("NameLine")
    browser.click("#tab-why")
    browser.until_text("#flow", "BodyRunsPage.name")
    browser.until_text("#flow", "NameLine.body")
    browser.until_text("#flow", "BodyRunsPage.swift:")
    picture("showcase-why")
    select("StillLine")
    update = browser.run("return document.querySelector('#pane-why .entry').dataset.update")
    browser.click(f"#pane-why [data-update='{update}']")
    browser.until_text("#why-not", ".")
    picture("showcase-why-not")

    print("    state is set from the page")
    select("BodyRunsPage")
    browser.click("#tab-view")
    browser.until_text("#properties", "name")
    browser.click("[data-key=set-name]")
    browser.run("document.activeElement.select()")
    browser.press(*"Swift", "enter")
    on_screen("The name is Swift")
    picture("showcase-view")

    print("    every pane has an answer")
    browser.click("#tab-timeline")
    browser.until_text("#update-detail", "Bodies that ran")
    browser.click("#pane-timeline .entry")
    until(lambda: browser.run("return document.getElementById('flame') !== null"), "the flame chart")
    picture("showcase-timeline")
    select("NameLine")
    browser.click("#tab-graph")
    browser.until_text("#graph", "NameLine.body")
    picture("showcase-graph")
    browser.click("#tab-trouble")
    browser.until_text("#pane-trouble", "Bodies that run most")
    picture("showcase-trouble")
    browser.click("#tab-test")
    browser.click("#test-toggle")
    browser.until_text("#pane-test", "Use the app now.")
    tmux("send-keys", "Enter")
    browser.click("#test-toggle")
    browser.until_text("#test-result", "import MartletTesting")
    picture("showcase-test")

    print("    the end of the app is seen")
    tmux("send-keys", "C-c")
    browser.until_text("#state", "Waiting for it to come back")
    complaints = browser.complaints()
    assert not complaints, complaints
finally:
    browser.close()
    subprocess.run(["tmux", "-L", name, "kill-server"], capture_output=True)
    folder.cleanup()
