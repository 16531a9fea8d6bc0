#!/usr/bin/env python3
"""Operates a running app through `martlet mcp`, as an assistant does. Usage: operate.py MARTLET. Needs a display."""
import base64
import collections
import json
import os
import shutil
import subprocess
import sys
import time

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
SAMPLE = ".build-reload/operate"
KINDS = {"string": str, "object": dict, "array": list, "boolean": bool}


class Client:
    """A client of the protocol, which checks arguments and answers against the schemas."""

    def __init__(self, command, environment):
        self.server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root, env=environment)
        self.number = 0
        self.request("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"})
        self.tools = {tool["name"]: tool["inputSchema"] for tool in self.request("tools/list")["tools"]}
        for schema in self.tools.values():
            assert schema["type"] == "object" and schema["additionalProperties"] is False, schema
            assert set(schema["required"]) <= set(schema["properties"]), schema
            assert all(item["type"] in KINDS and item["description"] for item in schema["properties"].values()), schema

    def request(self, method, /, **parameters):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}
        self.server.stdin.write(json.dumps(message) + "\n")
        self.server.stdin.flush()
        answer = json.loads(self.server.stdout.readline())
        assert answer["jsonrpc"] == "2.0" and answer["id"] == self.number and "error" not in answer, answer
        return answer["result"]

    def call(self, tool, /, **arguments):
        """Calls a tool. Returns the parts of the answer, and whether it is an error."""
        schema = self.tools[tool]
        assert set(schema["required"]) <= set(arguments) <= set(schema["properties"]), (tool, arguments)
        for name, value in arguments.items():
            assert isinstance(value, KINDS[schema["properties"][name]["type"]]), (tool, name, value)
        result = self.request("tools/call", name=tool, arguments=arguments)
        assert isinstance(result["isError"], bool), result
        for part in result["content"]:
            assert part["type"] == "text" and isinstance(part["text"], str) or (
                part["type"] == "image" and part["mimeType"] == "image/png" and part["data"]), part
        return result["content"], result["isError"]

    def text(self, tool, /, **arguments):
        content, is_error = self.call(tool, **arguments)
        assert not is_error, content
        return content[0]["text"]

    def refusal(self, tool, /, **arguments):
        content, is_error = self.call(tool, **arguments)
        assert is_error, content
        return content[0]["text"]

    def picture(self, **arguments):
        content, is_error = self.call("app_picture", **arguments)
        assert not is_error, content
        data = base64.b64decode(content[0]["data"])
        assert data.startswith(b"\x89PNG"), data[:8]
        return data


def has(text, *wanted):
    for words in wanted:
        assert words in text, (words, text)


def settled_pictures(client):
    """Pictures that come again and again, once animations have ended. The caret of a field blinks, so that there may be two."""
    counts, end = collections.Counter(), time.monotonic() + 60
    while max(counts.values(), default=0) < 3:
        assert time.monotonic() < end, f"{len(counts)} different pictures in a minute"
        counts[client.picture()] += 1
        time.sleep(0.1)
    return {picture for picture, count in counts.items() if count > 1}


def operate(client):
    has(client.refusal("tap", role="button", name="More"), "not running")
    elements = client.text("start_app", product="WindowSample")
    has(elements, 'window "', 'button "More"', 'text "Title one"', 'textField "Name"')
    has(client.refusal("start_app"), "is running")
    client.text("why_updated")
    has(client.text("tap", role="button", name="More"), "count 1 total 10 shelf filled")
    has(client.text("why_updated"), "update ", "count: 0 → 1", "ContentView.swift:", "ran ")
    has(client.text("why_updated"), "No view has updated")
    has(client.text("type_text", role="textField", name="Name", text="-5"), "hello -5")
    has(client.refusal("tap", role="button", name="Nothing"), 'There are: ', '"More"')
    has(client.refusal("tap", role="nothing", name="More"), "There is no nothing.")
    has(client.refusal("press_keys", keys="Hyper+X"), "Ctrl, Shift")
    light = settled_pictures(client)
    assert client.picture(variant="dark") not in light
    # The variant leaves nothing behind.
    assert any(settled_pictures(client) & light for _ in range(5))
    has(client.refusal("app_picture", variant="phone"), "size of its window")
    client.text("scroll_to", role="text", name="Line 55")
    assert not settled_pictures(client) & light
    # A change of the code is shown before the next answer.
    path = os.path.join(root, SAMPLE, "WindowSample/ContentView.swift")
    with open(path) as file:
        text = file.read()
    with open(path, "w") as file:
        file.write(text.replace("Title one", "Title two"))
    end = time.monotonic() + 60
    while "Title two" not in client.text("app_elements") and time.monotonic() < end:
        time.sleep(0.1)
    has(client.text("app_elements"), "Title two", "count 1")
    client.text("why_updated")
    has(client.text("app_log"), "Shown ")
    has(client.text("tap", role="button", name="Open"), "Page 7 likes 0")
    has(client.text("stop_app"), "has ended")
    has(client.refusal("app_elements"), "not running")


shutil.rmtree(os.path.join(root, SAMPLE), ignore_errors=True)
shutil.copytree(os.path.join(root, "Tests/Fixtures/ReloadWindow"), os.path.join(root, SAMPLE))
client = Client(
    [os.path.abspath(sys.argv[1]), "mcp", "--package-path", root],
    dict(os.environ, MARTLET_HOST="gtk", LANG="C.UTF-8", MARTLET_RELOAD_SAMPLE=SAMPLE))
try:
    operate(client)
    client.server.stdin.close()
    assert client.server.wait(60) == 0
    print("An assistant operates a running app")
finally:
    client.server.terminate()
    shutil.rmtree(os.path.join(root, SAMPLE), ignore_errors=True)
