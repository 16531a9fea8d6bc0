#!/usr/bin/env python3
"""The documentation site in a browser. Usage: site.py FOLDER. Says so where there is no browser, and reads files alone then."""
import functools
import http.server
import os
import sys
import threading

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../Inspector"))
from browser import Browser, until  # noqa: E402

folder = os.path.abspath(sys.argv[1])


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def used(browser, address):
    # A symbol is found on the first page, and its page is opened.
    browser.open(address)
    browser.type("#words", "view.padding edge")
    browser.until_text("#found", "Nothing is found.")
    browser.run("document.getElementById('words').value = ''")
    browser.type("#words", "view.padding(_:_:)")
    browser.until_text("#found li", "View.padding(_:_:)")
    browser.click("#found li a")
    browser.until_text("h1", "padding")
    browser.until_text("body", "Adds the same amount of space at some edges of the view.")
    # An article has its pictures.
    browser.open(f"{address}documentation/martlet/charts/")
    browser.until_text("h1", "Charts")
    until(lambda: browser.run(
        "const p = [...document.querySelectorAll('main img')]; return p.length && p.every(one => one.naturalWidth > 100)"),
        "the article's pictures")
    # The table is searched, and leads to the reference.
    browser.open(f"{address}surface.html")
    browser.until_text("#count", "declarations")
    everything = browser.text("#count")
    browser.type("#words", "widgetkit module")
    browser.until_text("#rows", "widgets, intents and live activities are of Apple's systems")
    browser.run("document.getElementById('words').value = ''")
    browser.type("#words", "navigationstack type")
    until(lambda: browser.text("#count") != everything, "fewer declarations")
    browser.click("#rows a")
    browser.until_text("h1", "NavigationStack")
    severe = [entry["message"] for entry in browser.call("POST", f"{browser.session}/se/log", {"type": "browser"})
              if entry["level"] == "SEVERE"]
    assert not severe, severe


for file in ("index.html", "surface.html", "search.js", "documentation/swiftui/view/index.html"):
    assert os.path.getsize(os.path.join(folder, file)) > 500, file
missing = Browser.missing()
if missing:
    print(f"The site is not looked at: {missing} is not here")
    sys.exit()
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
browser = Browser()
try:
    used(browser, f"http://127.0.0.1:{server.server_port}/")
    print("The site is read in a browser")
finally:
    browser.close()
    server.shutdown()
