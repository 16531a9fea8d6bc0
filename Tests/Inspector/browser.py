"""A real browser without a screen, driven by the WebDriver protocol. Only the standard library."""
import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"enter": "\ue007", "escape": "\ue00c", "down": "\ue015", "up": "\ue013", "left": "\ue012", "right": "\ue014",
        "end": "\ue010", "home": "\ue011", "tab": "\ue004"}

# The milliseconds that each message between a page and its tool takes, so that a test that does not wait for an answer
# fails each time, and not only on a busy machine.
LATENCY = 100
SLOW_LINK = """
window.WebSocket = class extends WebSocket {
    send(data) { setTimeout(() => super.send(data), LATENCY); }
    set onmessage(action) { super.onmessage = (event) => setTimeout(() => action(event), LATENCY); }
    set onclose(action) { super.onclose = (event) => setTimeout(() => action(event), LATENCY); }
};"""


def until(condition, what, seconds=60):
    """Waits for a condition, for as long as it may take on a busy machine, and returns its value."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"this did not come: {what}")
        time.sleep(0.02)


class Browser:
    @staticmethod
    def missing():
        """What is not here and has to be; None when all is."""
        if not shutil.which("chromedriver"):
            return "chromium-driver"
        if not (shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")):
            return "chromium"
        return None

    def __init__(self, dark=False, width=1360, height=850):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        log = open(self.folder.name + "/driver.log", "w+")
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=log, stderr=log)

        def port():
            text = open(log.name).read()
            return "started successfully on port " in text and int(text.split("started successfully on port ")[1].split(".")[0])

        self.address = f"http://127.0.0.1:{until(port, 'the driver of the browser')}"
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                     "--hide-scrollbars", f"--window-size={width},{height}", f"--user-data-dir={self.folder.name}/profile"]
        if dark:
            arguments.append("--blink-settings=preferredColorScheme=0")
        preferences = {"download.default_directory": self.folder.name + "/downloads", "download.prompt_for_download": False}
        options = {"binary": chromium, "args": arguments, "prefs": preferences}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.session = f"/session/{session['sessionId']}"
        self.downloads = self.folder.name + "/downloads"
        if dark:
            self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        self.command("Page.addScriptToEvaluateOnNewDocument", source=SLOW_LINK.replace("LATENCY", str(LATENCY)))
        self.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.downloads)

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def command(self, name, **parameters):
        """A command of the browser's own debugging protocol."""
        return self.call("POST", self.session + "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def open(self, address):
        self.call("POST", self.session + "/url", {"url": address})

    def run(self, script, *arguments):
        """Runs the body of a function, and returns what it returns."""
        return self.call("POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        """The element that a selector names, once it is there and can be seen."""

        def visible():
            return self.run("const e = document.querySelector(arguments[0]); return e && e.checkVisibility() ? e : null", selector)

        return until(visible, selector)[ELEMENT]

    def button(self, text, within="body"):
        """The button with this text."""
        return until(lambda: self.run(
            "return [...document.querySelectorAll(arguments[1] + ' button')]"
            ".find(b => b.checkVisibility() && b.textContent.trim() === arguments[0])", text, within), f"the button {text}")[ELEMENT]

    def click(self, selector):
        """Clicks an element; it may have been replaced between it was found and clicked."""

        def clicked():
            try:
                self.click_element(self.find(selector))
                return True
            except AssertionError as error:
                if "stale element" in str(error):
                    return False
                raise

        until(clicked, f"a click on {selector}")

    def click_element(self, element):
        self.call("POST", f"{self.session}/element/{element}/click", {})

    def type(self, selector, text):
        self.call("POST", f"{self.session}/element/{self.find(selector)}/value", {"text": text})

    def press(self, *names):
        """Presses keys, wherever the focus is."""
        actions = []
        for name in names:
            key = KEYS.get(name, name)
            actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("POST", self.session + "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def move_to(self, selector, x=0, y=0):
        """Moves the pointer over an element; x and y count from its middle."""
        origin = {ELEMENT: self.find(selector)}
        self.call("POST", self.session + "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "duration": 0, "origin": origin, "x": x, "y": y}]}]})

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def until_text(self, selector, text):
        """Waits until an element has a text."""
        try:
            return until(lambda: text in self.text(selector), f"'{text}' in {selector}", 30)
        except AssertionError as error:
            raise AssertionError(f"{error}; there is: {self.text(selector)[:600]!r}") from None

    def start_recording(self):
        self.click("#record")
        # The page waits for the app first.
        until(lambda: self.run("return document.getElementById('record').getAttribute('aria-pressed')") == "true", "that it is recorded")

    def send_file(self, selector, path):
        """Gives a file to an input, which may be hidden."""
        element = self.run("return document.querySelector(arguments[0])", selector)[ELEMENT]
        self.call("POST", f"{self.session}/element/{element}/value", {"text": path})

    def complaints(self):
        """What the browser has logged as errors since the last time."""
        entries = self.call("POST", self.session + "/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", self.session + "/screenshot")))

    def close(self):
        try:
            self.call("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.folder.cleanup()
