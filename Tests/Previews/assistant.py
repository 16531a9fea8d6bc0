#!/usr/bin/env python3
"""Speaks with `martlet mcp` as a client of the Model Context Protocol does. Usage: assistant.py MARTLET"""
import base64
import json
import os
import subprocess
import sys

martlet = os.path.abspath(sys.argv[1])
server = subprocess.Popen([martlet, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
number = 0


def request(method, /, **parameters):
    global number
    number += 1
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}
    server.stdin.write(json.dumps(message) + "\n")
    server.stdin.flush()
    answer = json.loads(server.stdout.readline())
    assert answer["jsonrpc"] == "2.0" and answer["id"] == number, answer
    assert "error" not in answer, answer
    return answer["result"]


def call(name, /, **arguments):
    result = request("tools/call", name=name, arguments=arguments)
    for part in result["content"]:
        assert part["type"] in ("text", "image"), part
    return result


answer = request("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo={"name": "test", "version": "1"})
assert answer["protocolVersion"] == "2025-06-18" and "tools" in answer["capabilities"], answer
server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
tools = request("tools/list")["tools"]
assert [tool["name"] for tool in tools][:4] == ["list_previews", "preview_picture", "build", "test"], tools
for tool in tools:
    schema = tool["inputSchema"]
    assert schema["type"] == "object" and set(schema["required"]) <= set(schema["properties"]), schema

result = call("build", target="PreviewProbe")
assert json.loads(result["content"][0]["text"])["ok"], result
result = call("list_previews", target="PreviewProbe")
assert "PreviewProbe/MacroForms.Named (" in result["content"][0]["text"], result
result = call("preview_picture", name="MacroForms.Fixed", variant="dark", target="PreviewProbe")
picture = result["content"][0]
assert picture["mimeType"] == "image/png" and base64.b64decode(picture["data"]).startswith(b"\x89PNG"), result
assert len(result["content"]) == 1, result
result = call("preview_picture", name="FaultyPreviews.Crashes", target="PreviewProbe")
assert "out of range" in result["content"][0]["text"], result
for arguments in ({"name": "Nothing like this", "target": "PreviewProbe"}, {"name": "MacroForms.F", "target": "PreviewProbe"},
                  {"name": "MacroForms.Fixed", "variant": "drak"}, {"name": "a", "target": "Nothing"}):
    assert call("preview_picture", **arguments)["isError"], arguments

server.stdin.close()
assert server.wait(60) == 0
rules = subprocess.run([martlet, "mcp", "--print-rules"], capture_output=True, text=True, timeout=60, check=True).stdout
assert rules.startswith("# SwiftUI on Linux"), rules
print("An assistant builds, lists and sees previews")
