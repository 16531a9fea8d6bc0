#!/usr/bin/env python3
"""What the tool `martlet` refuses and outlives, and its commands without a page. Usage: refusals.py MARTLET [words of names]"""
import errno
import json
import os
import pty
import random
import socket
import sys
import tempfile

from browser import until
from tool import FAKE, Tool, run_tests

Tool.program = os.path.abspath(sys.argv[1])


def send_no_more(connection):
    """Ends this side of a connection. The tool may have hung up before, of what it refuses."""
    try:
        connection.shutdown(socket.SHUT_WR)
    except OSError as error:
        if error.errno != errno.ENOTCONN:
            raise


def only_who_knows_the_address_gets_the_page():
    tool = Tool("inspect", FAKE)
    status, text = tool.request()
    assert status == 200 and "<title>Martlet inspector</title>" in text
    assert "default-src 'none'" in text and "script-src 'self'" in text and "unsafe" not in text
    for path in ("/", "/index.html", "/main.js", "/socket", f"/{tool.token[:-1]}/", f"/{tool.token}x/", f"/{tool.token}", "//",
                 f"/x/{tool.token}/", "/%00/", f"/?{tool.token}/"):
        status, text = tool.request(path)
        assert status == 403, (path, status)
        assert tool.token not in text
    tool.until_logged("refused: it has no token")
    for path in ("../main.js", "%2e%2e/%2e%2e/etc/passwd", "../../../../etc/passwd", "fake_app.py", "Page/main.js", "recording"):
        status, text = tool.request(f"/{tool.token}/{path}")
        assert status in (403, 404) and "root:" not in text, (path, status)
    assert not any(tool.token in line for line in tool.errors[1:]), "the log has the token"
    tool.end()


def other_names_origins_and_methods_are_refused():
    tool = Tool("inspect", FAKE)
    own = f"127.0.0.1:{tool.port}"
    for host in ("evil.example", f"evil.example:{tool.port}", "127.0.0.1", f"localhost:{tool.port}", f"127.0.0.1:{tool.port + 1}", "", None):
        assert tool.request(Host=host)[0] == 403, host
    tool.until_logged("refused: its Host is another")
    for origin in ("http://evil.example", "null", f"https://{own}", f"http://localhost:{tool.port}", f"http://{own}.evil.example"):
        assert tool.request(Origin=origin)[0] == 403, origin
        assert tool.upgrade(Origin=origin)[0] == 403, origin
    tool.until_logged("refused: its Origin is another")
    assert tool.upgrade()[0] == 403
    tool.until_logged("refused: it has no Origin")
    for method in ("POST", "PUT", "OPTIONS", "DELETE"):
        assert tool.request(method=method)[0] == 403, method
    assert tool.upgrade(Origin=f"http://{own}", Sec_WebSocket_Version="7")[0] == 400
    tool.end()


def nobody_outside_of_the_machine_can_connect():
    tool = Tool("inspect", FAKE)
    listening = [line.split()[1] for file in ("/proc/net/tcp", "/proc/net/tcp6") if os.path.exists(file)
                 for line in open(file) if line.split()[3] == "0A"]
    assert [address for address in listening if address.endswith(f":{tool.port:04X}")] == [f"0100007F:{tool.port:04X}"]
    tool.end()


def huge_messages_end_the_connection_and_nothing_else():
    tool = Tool("inspect", FAKE)
    other = tool.page()
    other.until('"hello"')
    for many in (65 << 10, 3 << 20):
        page = tool.page()
        page.until('"hello"')
        page.send('{"id":1,"ask":"' + "x" * many + '"}')
        assert page.closing_code() in (1009, None)
        page.close()
    page = tool.page()
    page.frame(b"{" + b"x" * 40_000, fin=False)
    page.frame(b"x" * 40_000, opcode=0, fin=False)
    assert page.closing_code() == 1009
    # One that is announced, and does not come.
    page = tool.page()
    page.frame(b"{" * 1000, length=1 << 62)
    send_no_more(page.connection)
    assert page.closing_code() in (1000, 1002, 1009, None)
    tool.until_logged("a message of the page was too long")
    other.send('{"id":4,"ask":"trouble"}')
    other.until('"re":4')
    tool.until_asked('"id":4')
    assert len(tool.output) == 1, "something of it has come to the app"
    assert tool.memory < 300, tool.memory
    tool.end()


def rubbish_from_the_page_is_passed_over():
    tool = Tool("inspect", FAKE)
    page = tool.page()
    page.until('"hello"')
    for rubbish in (b"", b"no json", b"[1]", b"12", b"null", b'"text"', b"{", b'{"id":1}\n{"id":2,"ask":"trouble"}', b"{\xff}",
                    b'{"a":' * 5000 + b"1" + b"}" * 5000, os.urandom(3000)):
        page.send(rubbish)
    page.send('{"id":7,"ask":"trouble"}')
    page.until('"re":7')
    tool.until_logged("rubbish from the page is passed over: no json")
    tool.until_asked('"id":7')
    assert tool.output == ['{"id":7,"ask":"trouble"}'], tool.output
    # Frames that are none.
    for opcode, payload in ((2, b"binary"), (5, b"?"), (0, b"a continuation of nothing"), (9, b"x" * 200), (8, b"1")):
        page = tool.page()
        page.frame(payload, opcode=opcode)
        page.frame(b"{}")
        send_no_more(page.connection)
        page.closing_code()
        page.close()
    page = tool.page()
    page.frame(b"are you there", opcode=9)
    while True:
        opcode, payload = page.receive()
        if opcode == 10:
            break
    assert payload == b"are you there"
    tool.end()


def lines_are_opened_in_editors():
    with tempfile.TemporaryDirectory() as folder:
        started, source = f"{folder}/started", f"{folder}/It's Main.swift"
        open(source, "w").close()
        for name in ("code", "hx", "kate", "vim", "emacsclient", "gnome-builder", "nvim", "terminal", "own", "fails"):
            script = f"{folder}/{name}"
            with open(script, "w") as file:
                file.write(f"#!/bin/sh\nprintf '%s\\n' '{name}' \"$@\" > '{started}.new'; mv '{started}.new' '{started}'\n")
                if name == "fails":
                    file.write("exit 3\n")
            os.chmod(script, 0o700)
        outer = dict(os.environ)
        os.environ.update(PATH=f"{folder}:{outer['PATH']}", TERMINAL=f"{folder}/terminal")
        try:
            for name in ("NVIM", "NVIM_LISTEN_ADDRESS", "VISUAL", "MARTLET_EDITOR", "EDITOR"):
                os.environ.pop(name, None)
            for variables, editor, command in (
                ({"EDITOR": "code --wait"}, "editor", ["code", "--wait", "--goto", source + ":12"]),
                ({"EDITOR": "vim", "VISUAL": "kate"}, "editor", ["kate", "--line", "12", source]),
                ({"EDITOR": "hx"}, "editor", ["terminal", "-e", "hx", source + ":12"]),
                ({"EDITOR": f"{folder}/vim"}, "editor", ["terminal", "-e", f"{folder}/vim", "+12", source]),
                ({"EDITOR": "emacsclient -n"}, "editor", ["emacsclient", "-n", "+12", source]),
                ({"EDITOR": "emacsclient -t"}, "editor", ["terminal", "-e", "emacsclient", "-t", "+12", source]),
                ({"MARTLET_EDITOR": "own --at={line} {file}", "EDITOR": "vim"}, "editor", ["own", "--at=12", source]),
                ({}, "builder", ["gnome-builder", source]),
                ({}, "neovim", ["terminal", "-e", "nvim", "+12", source]),
                ({"NVIM": "/run/nvim.sock"}, "neovim", ["nvim", "--server", "/run/nvim.sock", "--remote-expr",
                                                        "execute('edit +12 ' .. fnameescape('" + source.replace("'", "''") + "'))"]),
                ({}, "editor", "None of MARTLET_EDITOR, VISUAL, EDITOR is set"),
                ({"EDITOR": "fails"}, "editor", "fails ended with the status 3."),
                ({"EDITOR": "missing-editor"}, "editor", "There is no program missing-editor."),
                ({}, "sed", "No editor is called sed."),
            ):
                os.environ.update(variables)
                tool = Tool("inspect", FAKE)
                for name in variables:
                    del os.environ[name]
                page = tool.page()
                page.until('"hello"')
                page.send(json.dumps({"id": 5, "ask": "open", "editor": editor, "file": source, "line": 12}))
                answer = page.until('"re":5')
                if isinstance(command, str):
                    assert command in json.loads(answer)["error"], (variables, answer)
                else:
                    assert "error" not in answer, (variables, answer)
                    found = open(started).read().splitlines()
                    assert found == command, (variables, found)
                if os.path.exists(started):
                    os.remove(started)
                # Only files are opened, and no options are passed.
                for file, line in (("--help", 1), (folder, 1), (folder + "/none", 1), (source, -1)):
                    page.send(json.dumps({"id": 6, "ask": "open", "editor": "builder", "file": file, "line": line}))
                    assert "There is no file" in page.until('"re":6'), file
                assert not os.path.exists(started) and not tool.output, tool.output
                tool.end()
        finally:
            os.environ.clear()
            os.environ.update(outer)


def rubbish_on_the_port_is_outlived():
    tool = Tool("inspect", FAKE)
    chance = random.Random(7)
    for round in range(60):
        with tool.connect() as connection:
            data = bytes(chance.randrange(256) for _ in range(chance.randrange(1, 3000)))
            if round % 3 == 0:
                data = b"GET /" + data
            if round % 3 == 1:
                data = f"GET /{tool.token}/ HTTP/1.1\r\nContent-Length: {chance.choice(['-1', '9' * 30, 'x', '5'])}\r\n\r\n".encode()
            try:
                connection.sendall(data)
                send_no_more(connection)
                while connection.recv(1 << 16):
                    pass
            except OSError:
                pass
    assert tool.request()[0] == 200
    tool.end()


def rubbish_from_the_app_is_passed_over():
    tool = Tool("inspect", FAKE)
    page = tool.page()
    page.until('"hello"')
    page.send('{"id":1,"ask":"subscribe"}')
    page.until('"views"')
    tool.tell("rubbish")
    tool.tell("update 1")
    page.until('"number":1')
    tool.until_logged("rubbish from the app is passed over: no json")
    # A line without an end: it is hung up on, and asked again.
    tool.tell("endless")
    tool.until_logged("the app sent a line of more than 32 MiB; it was hung up on")
    page.until('"hello"')
    page.send('{"id":2,"ask":"trouble"}')
    page.until('"re":2')
    assert tool.memory < 400, tool.memory
    tool.end()


def a_page_that_does_not_read_slows_nobody_down():
    tool = Tool("inspect", FAKE, "--rows", "3000")
    slow, quick = tool.page(), tool.page()
    for page in (slow, quick):
        page.until('"hello"')
    quick.send('{"id":1,"ask":"subscribe"}')
    quick.until('"views"')
    for number in range(10):
        tool.tell("churn 20")
        quick.until(f'"number":{number * 20 + 20},')
    assert tool.memory < 300, tool.memory
    tool.end()


def an_app_that_has_ended_is_waited_for():
    tool = Tool("inspect", FAKE)
    page = tool.page()
    page.until('"hello"')
    page.send('{"id":1,"ask":"subscribe"}')
    page.until('"views"')
    tool.tell("quit 3")
    page.until('"tool":"ended"')
    page.until('"tool":"waiting"')
    tool.until_logged("fake_app.py has ended with the status 3; waiting for it to come back")
    page.send('{"id":5,"ask":"trouble"}')
    assert "the app does not run" in page.until('"re":5')
    again = Tool("trace", FAKE, "-o", "/dev/null", needs_page=False)
    page.until('"hello"')
    again.tell("quit")
    assert again.ended() == 0
    tool.end()


def with_restart_it_is_started_again():
    tool = Tool("inspect", "--restart", FAKE)
    page = tool.page()
    first = json.loads(page.until('"hello"'))["pid"]
    tool.tell("quit")
    assert json.loads(page.until('"hello"'))["pid"] != first
    tool.end()


def several_apps_are_listed_and_one_is_chosen():
    apps = [Tool("trace", FAKE, "-o", "/dev/null", needs_page=False) for _ in range(2)]
    for app in apps:
        app.until_asked("subscribe")
    listing = Tool("why", needs_page=False)
    assert listing.ended() == 64
    text = "\n".join(listing.errors)
    numbers = [line.split()[1] for line in text.splitlines() if "--attach" in line and "fake_app.py" in line]
    assert "Several apps run" in text and len(numbers) == 2, text
    why = Tool("why", "--attach", numbers[0], needs_page=False)
    chosen = until(lambda: next((app for app in apps if len(app.output) > 1), None), "one app is asked")
    chosen.tell("update 1")
    until(lambda: any(line.startswith("update 1  ") for line in why.output), "the cause")
    for app in apps:
        app.tell("quit")
        assert app.ended() == 0
    assert why.ended() == 0
    nobody = Tool("why", needs_page=False)
    assert nobody.ended() == 64 and "No app runs that can be inspected" in "\n".join(nobody.errors)


def why_prints_a_line_for_each_update():
    tool = Tool("why", FAKE, needs_page=False)
    tool.until_asked("subscribe")
    tool.tell("rubbish")
    tool.tell("update 12")
    tool.tell("quit 2")
    assert tool.ended() == 2
    lines = [line for line in tool.errors if line.startswith("update ")]
    assert [line.split()[1] for line in lines if "(" in line or "no write" not in line] == [str(n) for n in range(1, 13)], lines
    with_place = [line for line in lines if "InboxView.unread" in line]
    assert all("(InboxView.swift:31 in InboxView.markAsUnread())" in line and "  ran InboxView, UnreadBadge" in line
               and "  skipped " in line for line in with_place) and with_place, lines
    assert not any("subscribe" not in line for line in tool.output), tool.output


def why_and_trace_write_json():
    with tempfile.TemporaryDirectory() as folder:
        tool = Tool("why", FAKE, "--json", "-o", folder + "/why", "--rows", "5", needs_page=False)
        tool.until_asked("subscribe")
        tool.tell("update 5")
        tool.tell("quit")
        assert tool.ended() == 0
        causes = [json.loads(line) for line in open(folder + "/why")]
        assert [cause["update"] for cause in causes] == [1, 2, 3, 4, 5]
        assert {"name", "old", "new", "thread", "file", "line"} <= set(causes[0]["causes"][0])

        trace = Tool("trace", FAKE, "--details", "-o", folder + "/trace", needs_page=False)
        trace.until_asked("subscribe")
        trace.tell("update 5")
        trace.until_asked('"ask":"detail","update":5')
        until(lambda: sum('"records"' in line for line in open(folder + "/trace")) == 5, "the records")
        trace.process.send_signal(2)
        assert trace.ended() != 9
        lines = [json.loads(line) for line in open(folder + "/trace")]
        assert lines[0]["martlet"] == "recording" and lines[0]["version"] == 1 and lines[0]["app"] == "fake_app.py"
        assert [line["number"] for line in lines if line.get("event") == "update"] == [1, 2, 3, 4, 5]
        assert os.stat(folder + "/trace").st_mode & 0o77 == 0, "others can read it"


def a_terminal_app_keeps_its_terminal():
    process, terminal = pty.fork()
    if process == 0:
        os.environ["XDG_RUNTIME_DIR"] = Tool.runtime
        os.execv(Tool.program, [Tool.program, "why", FAKE, "--terminal"])
    seen = b""

    def read_until(part):
        nonlocal seen
        while part not in seen:
            seen += os.read(terminal, 4096)

    read_until(b'"ask":"subscribe"')
    os.write(terminal, b"update 3\nrubbish\nclick 1.1\nquit\n")
    status = os.waitpid(process, 0)[1]
    try:
        while True:
            part = os.read(terminal, 4096)
            if not part:
                break
            seen += part
    except OSError:
        pass
    assert status == 0, status
    text = seen.decode()
    assert "update 1  " not in text, text
    # Held back until the app had ended.
    assert "martlet: the causes are not printed" in text, text
    before = text[:text.index("martlet: ")]
    assert before.rstrip().endswith("quit"), text


run_tests([
    only_who_knows_the_address_gets_the_page, other_names_origins_and_methods_are_refused,
    nobody_outside_of_the_machine_can_connect, huge_messages_end_the_connection_and_nothing_else,
    rubbish_from_the_page_is_passed_over, lines_are_opened_in_editors, rubbish_on_the_port_is_outlived,
    rubbish_from_the_app_is_passed_over,
    a_page_that_does_not_read_slows_nobody_down, an_app_that_has_ended_is_waited_for, with_restart_it_is_started_again,
    several_apps_are_listed_and_one_is_chosen, why_prints_a_line_for_each_update, why_and_trace_write_json,
    a_terminal_app_keeps_its_terminal,
])
