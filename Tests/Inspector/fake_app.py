#!/usr/bin/env python3
"""An app that is none: it speaks the inspector's protocol (Documentation/inspector-protocol.md) as an app does.

Usage: fake_app.py [--rows N] [--seed N] [--terminal]

What it is to do it reads from standard input, a command in a line:

    update N      N updates, as if somebody used it
    churn N       N updates in each of which every row runs or is skipped
    late          an update that takes 40 ms
    click VIEW    somebody picks a view
    issue TEXT    reports an issue
    grow N        N rows more
    rubbish       sends lines that are no messages
    endless       sends a line that does not end
    quit [N]      ends with the status N

What it is asked it prints on standard output, as it came.
"""
import base64
import argparse
import json
import os
import random
import socket
import stat
import sys
import threading

TYPES = [
    ("MailApp", "Mail", True), ("WindowGroup", "Martlet", False), ("RootView", "Mail", True),
    ("NavigationStack", "Martlet", False), ("InboxView", "Mail", True), ("List", "Martlet", False),
    ("MessageRow", "Mail", True), ("Avatar", "Mail", True), ("HStack", "Martlet", False), ("SearchField", "Mail", True),
    ("TextField", "Martlet", False), ("UnreadBadge", "Mail", True), ("SyncStatus", "Mail", True),
    ("ProgressView", "Martlet", False), ("ToolbarButtons", "Mail", True), ("Button", "Martlet", False),
]
NUMBER = {name: number for number, (name, _, _) in enumerate(TYPES)}
PHASES = ["applyWrites", "runRules", "measure", "place", "present"]
FOLDER = "/src/Mail/Sources/"


class App:
    def __init__(self, rows, seed, host):
        self.random = random.Random(seed)
        self.host = host
        self.name = os.path.basename(sys.argv[0])
        self.lock = threading.RLock()
        self.readers = []  # subscribed connections
        self.everybody = []
        self.views = {}  # view: (parent, type)
        self.next_view = 1
        self.time = 0
        self.number = 0
        self.write = 0
        self.unread = 3
        self.query = ""
        self.message = "Hello"
        self.progress = 0.0
        self.counts = {}  # view: [runs, skips, nanoseconds]
        self.details = {}
        self.causes = {}  # (view, update): the write
        self.last = {}  # view: the last update it ran in
        self.issues = []
        self.recording = False
        self.settings = {}
        self.travel, self.first, self.place = False, 0, None
        app = self.begin(None, "MailApp")
        root = self.begin(self.begin(app, "WindowGroup"), "RootView")
        stack = self.begin(root, "NavigationStack")
        self.inbox = self.begin(stack, "InboxView")
        self.search = self.begin(self.inbox, "SearchField")
        self.begin(self.search, "TextField")
        self.toolbar = self.begin(self.inbox, "ToolbarButtons")
        for _ in range(3):
            self.begin(self.toolbar, "Button")
        self.badge = self.begin(self.inbox, "UnreadBadge")
        self.sync = self.begin(root, "SyncStatus")
        self.begin(self.sync, "ProgressView")
        self.list = self.begin(self.inbox, "List")
        self.rows = []
        for _ in range(rows):
            self.add_row()

    def begin(self, parent, name):
        view = f"{self.next_view}.1"
        self.next_view += 1
        self.views[view] = (parent, NUMBER[name])
        self.counts[view] = [1 if TYPES[NUMBER[name]][2] else 0, 0, 9000]
        return view

    def add_row(self):
        row = self.begin(self.list, "MessageRow")
        self.rows.append(row)
        self.begin(self.begin(row, "HStack"), "Avatar")
        return row

    def type(self, view):
        return TYPES[self.views[view][1]][0]

    # What it sends

    def whole(self):
        return {"event": "views", "whole": True, "begun": [[view, *rest, *self.counts[view][:2]] for view, rest in self.views.items()],
                "ended": [], "types": [[number, *rest] for number, rest in enumerate(TYPES)]}

    def send(self, message):
        for reader in list(self.readers):
            reader.send(message)

    def step(self, churn=False, late=False):
        """One update."""
        with self.lock:
            self.number += 1
            self.write += 1
            self.time += self.random.randrange(8, 60) * 1_000_000
            kind = self.random.choices(["unread", "query", "sync", "message"], [3, 3, 3, 2])[0]
            thread, animated, site = "main", False, None
            if kind == "unread" or churn:
                old, self.unread = self.unread, self.unread + 1
                name, old, new = "InboxView.unread", str(old), str(self.unread)
                site = ("InboxView.swift", 31, "InboxView.markAsUnread()")
                owner, runs = self.inbox, [self.inbox, self.badge]
            elif kind == "query":
                old, self.query = self.query, (self.query + self.random.choice("aeinrst"))[-8:]
                name, old, new = "SearchField.query", json.dumps(old), json.dumps(self.query)
                owner, runs = self.search, [self.search, self.inbox]
            elif kind == "sync":
                old, self.progress = self.progress, (self.progress + 0.07) % 1
                name, old, new = "SyncEngine.progress", f"{old:.2f}", f"{self.progress:.2f}"
                thread, animated = f"thread {self.random.randrange(2, 5)}", True
                site = ("SyncEngine.swift", 88, "SyncEngine.step()")
                owner, runs = self.sync, [self.sync]
            else:
                row = self.random.choice(self.rows[:20]) if self.rows else self.inbox
                name, old, new = f"MailStore.messages[{self.rows.index(row) if row in self.rows else 0}].isRead", "false", "true"
                site = ("MailStore.swift", 142, "MailStore.markAsRead(_:)")
                owner, runs = row, [row]
            skipped = []
            if kind in ("unread", "query") or churn:
                wanted = self.rows if churn else self.rows[:24]
                for row in wanted:
                    (runs if self.random.random() < (0.5 if churn else 0.12) else skipped).append(row)
                skipped.append(self.toolbar)
            if late:
                runs += self.rows[:400]
            length, ran = 0, []
            for view in runs[:2000]:
                cost = self.random.randrange(4_000, 30_000) * (4 if late else 1)
                ran.append([view, 1, cost, [self.write] if view == owner or view in (self.inbox, self.badge) else []])
                counts = self.counts[view]
                counts[0] += 1
                counts[2] += cost
                length += cost
                self.causes[view, self.number] = {"write": self.write, "name": name, "old": old, "new": new, "thread": thread,
                                                  "site": self.site(site), "owner": owner}
                self.last[view] = self.number
            for view in skipped[:2000]:
                self.counts[view][1] += 1
            rules = length + self.random.randrange(20_000, 90_000)
            phases = [["applyWrites", 4_000], ["runRules", rules],
                      ["measure", self.random.randrange(20_000, 160_000)], ["place", self.random.randrange(10_000, 60_000)],
                      ["present", self.random.randrange(60_000, 500_000) + (30_000_000 if late else 0)]]
            if not self.random.randrange(9):
                phases[4][1] += 7_000_000
            total = sum(time for _, time in phases)
            start = self.time
            self.time += total
            self.details[self.number] = self.records(start, phases, ran, skipped, owner, name)
            self.send({
                "event": "update", "number": self.number, "start": start, "length": total, "phases": phases,
                "counts": {"rules": len(ran) * 2 + 3, "checked": len(skipped) + 4, "bodies": len(ran), "rows": 0, "made": 0,
                           "ended": 0, "measured": len(ran) + 6, "placed": len(ran) + 11, "changed": len(ran)},
                "writes": [{"id": self.write, "name": name, "old": old, "new": new, "thread": thread, "time": start - 90_000,
                            "dropped": False, "animated": animated, "site": None}],
                "ran": ran, "skipped": [[view, 1] for view in skipped[:2000]],
                "more": max(0, len(runs) - 2000) + max(0, len(skipped) - 2000)})
            if site:
                self.send({"event": "site", "write": self.write, **self.site(site)})

    @staticmethod
    def site(site):
        return site and {"file": FOLDER + site[0], "line": site[1], "function": site[2]}

    def records(self, start, phases, ran, skipped, owner, name):
        records, at = [], start
        for phase, time in phases:
            records.append({"kind": "phase", "name": phase, "start": at, "length": time})
            if phase == "applyWrites":
                records.append({"kind": "write", "name": name, "attribute": "6.1", "start": at + 500, "length": 2000})
            if phase == "runRules":
                inner = at + 5_000
                for view, _, cost, _ in ran[:400]:
                    records.append({"kind": "body", "name": self.type(view) + ".body", "view": view,
                                    "attribute": view.replace(".", "0."), "start": inner, "length": cost, "changed": True,
                                    "causes": ["6.1"]})
                    records.append({"kind": "rule", "name": self.type(view) + ".children", "view": view,
                                    "attribute": view.replace(".", "1."), "start": inner + cost // 3, "length": cost // 3,
                                    "changed": bool(cost % 3), "causes": []})
                    inner += cost + 300
                for view in skipped[:100]:
                    records.append({"kind": "skipped", "name": self.type(view) + ".body", "view": view, "start": inner,
                                    "length": 0})
            if phase == "present":
                records.append({"kind": "present", "name": "present", "start": at + time // 5, "length": time // 2})
            at += time
        return records

    # What it answers

    def path(self, view):
        names = []
        while view:
            names.append(self.type(view))
            view = self.views[view][0]
        return " > ".join(reversed(names))

    def answer(self, request):
        ask, view = request.get("ask"), request.get("view")
        if view is not None and view not in self.views:
            return {"error": f"there is no view '{view}'"}
        if ask in ("unsubscribe", "highlight", "pick"):
            return {}
        if ask == "view":
            runs, skips, time = self.counts[view]
            name = self.type(view)
            return {"view": view, "type": name, "module": TYPES[self.views[view][1]][1], "path": self.path(view), "runs": runs,
                    "skips": skips, "nanoseconds": time, "frame": [16, 120, 343, 64],
                    "properties": [
                        {"name": "unread", "kind": "state", "type": "Int", "value": str(self.unread), "attribute": "6.1",
                         "editable": True, "read": True},
                        {"name": "query", "kind": "binding", "type": "String", "value": json.dumps(self.query),
                         "attribute": "7.1", "editable": True, "read": True},
                        {"name": "store", "kind": "object", "type": "MailStore", "value": "MailStore(312 messages)",
                         "attribute": "8.1", "editable": False, "openable": True, "read": True},
                        {"name": "isCompact", "kind": "environment", "type": "Bool", "value": "false", "attribute": "9.1",
                         "editable": False, "read": False},
                        {"name": "title", "kind": "value", "type": "String", "value": "\"Inbox\"", "attribute": None,
                         "editable": False, "read": None}],
                    "environment": [{"name": "colorScheme", "value": "light"}, {"name": "dynamicTypeSize", "value": "large"}],
                    "modifiers": ["frame", "padding", "background", "onTapGesture"],
                    "accessibility": [{"role": "heading", "label": "Inbox", "value": None},
                                      {"role": "button", "label": "New message", "value": None}]}
        if ask == "why":
            update = request.get("update") or self.last.get(view)
            cause = self.causes.get((view, update))
            if update is None:
                return {"view": view, "update": 0, "first": True, "start": 0, "length": 9000, "causes": [],
                        "children": {"ran": [], "skipped": []}}
            if cause is None:
                return {"error": "its body did not run in that update"}
            cause = dict(cause)
            owner = cause.pop("owner")
            way = [cause["name"]]
            if owner != view:
                way += [self.type(owner) + ".body", self.type(view) + " (value)"]
            way.append(self.type(view) + ".body")
            inside = [other for other, (parent, _) in self.views.items() if parent == view]
            if view == self.inbox:
                inside = inside[:4] + self.rows[:20]
            return {"view": view, "update": update, "first": False, "start": 0, "length": 20_500,
                    "causes": [{**cause, "way": way}],
                    "children": {"ran": [other for other in inside if (other, update) in self.causes],
                                 "skipped": [other for other in inside if (other, update) not in self.causes]}}
        if ask == "whyNot":
            return {"view": view, "update": request.get("update") or self.number,
                    "reason": f"Nothing that its body reads has changed: it reads {self.type(view)}.title.",
                    "reads": [{"name": self.type(view) + ".title", "changed": False, "lastUpdate": self.last.get(view, 0)},
                              {"name": "EnvironmentValues.locale", "changed": False, "lastUpdate": 0}]}
        if ask == "detail":
            if request.get("update") not in self.details:
                return {"error": "the records of that update are no longer kept"}
            return {"update": request["update"], "records": self.details[request["update"]]}
        if ask == "graph":
            body = self.type(view or self.inbox)
            nodes = [("6.1", f"{body}.unread", "property", str(self.unread), True),
                     ("7.1", f"{body}.query", "property", json.dumps(self.query), False),
                     ("8.1", "MailStore.messages", "object", "312 messages", False),
                     ("9.1", "EnvironmentValues.locale", "environment", "en_GB", False),
                     ("10.1", f"{body}.body", "body", None, True), ("11.1", "visibleMessages", "rule", "[Message] (24)", False),
                     ("12.1", "UnreadBadge.count", "value", str(self.unread), True), ("13.1", "List.rows", "rule", None, False),
                     ("14.1", "UnreadBadge.body", "body", None, True), ("15.1", "MessageRow.body", "body", None, False),
                     ("16.1", "display list", "output", None, True)]
            edges = [("6.1", "10.1", True), ("7.1", "11.1", False), ("8.1", "11.1", False), ("9.1", "10.1", False),
                     ("11.1", "10.1", False), ("10.1", "12.1", True), ("10.1", "13.1", False), ("12.1", "14.1", True),
                     ("13.1", "15.1", False), ("14.1", "16.1", True), ("15.1", "16.1", False)]
            return {"nodes": [{"attribute": a, "name": n, "kind": k, "value": v, "changed": c, "view": view or self.inbox}
                              for a, n, k, v, c in nodes], "edges": [list(edge) for edge in edges]}
        if ask == "value":
            if request.get("path"):
                return {"value": "[String]", "more": 0, "parts": [
                    {"name": "[0]", "step": "0", "type": "String", "value": json.dumps(self.message), "openable": False,
                     "editable": True}]}
            return {"value": "MailStore", "more": 0, "parts": [
                {"name": "messages", "step": "_messages", "type": "Array<String>", "value": "[String]", "openable": True,
                 "editable": False}]}
        if ask == "texts":
            return {"texts": {view: f"Message {view}" for view in request.get("views", []) if view in self.views}}
        if ask == "nodes":
            frames = [(1, None, "root", False, [0, 0, 360, 640]), (2, 1, "VStack", True, [0, 0, 300, 200]),
                      (4, 2, "padding", False, [0, 0, 60, 40]), (3, 4, "text", True, [16, 16, 40, 18])]
            return {"more": 0, "nodes": [
                {"node": node, "parent": parent, "name": name, "text": "Hello", "view": self.inbox, "own": own, "frame": frame}
                for node, parent, name, own, frame in frames]}
        if ask == "layout":
            steps = [{"node": 2, "name": "VStack", "proposed": [300, 600], "size": [300, 200], "width": "It takes the 300 that it is offered.",
                      "height": "Offered 600, it needs only 200.", "parameters": [{"name": "spacing", "value": "8"}]},
                     {"node": 3, "name": "text", "proposed": [300, None], "size": [40, 18], "width": "Offered 300, it needs only 40.",
                      "height": "Asked for its ideal length, it chose 18.", "parameters": []}]
            return {"steps": steps, "answers": [{"proposed": [300, None], "size": [40, 18]}],
                    "modifiers": [{"node": 4, "name": "padding", "parameters": [{"name": "insets", "value": "16"}]}],
                    "environment": [{"name": "font", "value": "Font.title", "modifier": ".font"}],
                    "place": {"container": "VStack", "parameters": [{"name": "alignment", "value": "leading"}],
                              "edges": [0, 24, 260, 158], "before": 8, "after": None}}
        if ask == "picture":
            picture = ('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640"><rect width="360" height="640" '
                       'fill="#fff"/><text x="16" y="30" fill="#000">Hello</text></svg>')
            return {"type": "image/svg+xml", "data": base64.b64encode(picture.encode()).decode(), "node": 1, "frame": [0, 0, 360, 640]}
        if ask == "settings":
            values = request.get("values", self.settings)
            if values.get("locale") == "nonsense":
                return {"error": "'nonsense' is no locale, such as de_CH"}
            self.settings = values
            return {"values": values}
        if ask == "overlay":
            return {}
        if ask == "moments":
            if "on" in request:
                self.travel, self.first, self.place = request["on"], self.number, None
            count = self.number - self.first + 1 if self.travel else 0
            if "moment" in request:
                self.place = None if request["moment"] < 0 else request["moment"]
            cause = None if self.place is None else f"update {self.first + self.place}"
            return {"on": self.travel, "moments": count, "at": self.place, "cause": cause}
        if ask == "set" and request.get("property") == "store":
            self.message = request.get("text", "")
            return {"value": json.dumps(self.message)}
        if ask == "set":
            if request.get("attribute") == "6.1":
                try:
                    self.unread = int(request.get("text", ""))
                except ValueError:
                    return {"error": f"'{request.get('text')}' is no Int"}
                return {"value": str(self.unread)}
            self.query = request.get("text", "").strip('"')
            return {"value": json.dumps(self.query)}
        if ask == "trouble":
            most = sorted(self.counts, key=lambda view: -self.counts[view][0])[:12]
            return {"lists": [
                {"name": "runs", "title": "Bodies that run most", "entries": [
                    {"view": view, "text": self.type(view), "count": self.counts[view][0],
                     "nanoseconds": self.counts[view][2]} for view in most]},
                {"name": "wasted", "title": "Runs whose result was equal", "entries": [
                    {"view": self.toolbar, "text": "ToolbarButtons", "count": 41, "nanoseconds": 812_000}]},
                {"name": "closures", "title": "Values that always differ", "entries": [
                    {"view": self.rows[0] if self.rows else self.inbox, "text": "MessageRow.onOpen: a closure", "count": 240,
                     "nanoseconds": 3_100_000}]},
                {"name": "unread", "title": "State that no body has read", "entries": [
                    {"view": self.search, "text": "SearchField.lastFocus", "count": 1, "nanoseconds": 0}]},
                {"name": "issues", "title": "Issues", "entries": [
                    {"view": None, "text": text, "count": 1, "nanoseconds": 0} for text in self.issues]},
                {"name": "leaks", "title": "Lifetimes that ended and are still held", "entries": []}]}
        if ask == "settle":
            return {}
        if ask == "record":
            self.recording = bool(request.get("on"))
            if self.recording:
                return {}
            return {"test": "import MartletTesting\nimport Testing\n\n@Test func readsAMessage() {\n"
                            "    let host = TestHost { RootView() }\n    host.find(\"New message\").tap()\n"
                            "    #expect(host.find(\"Inbox\").exists)\n"
                            + ("    // and nothing else\n" if "nothingElse" in request.get("expect", []) else "") + "}\n",
                    "start": ["Inbox"]}
        return {"error": f"there is no request '{ask}'"}


class Reader(threading.Thread):
    """One who is connected."""

    def __init__(self, app, connection):
        super().__init__(daemon=True)
        self.app = app
        self.connection = connection

    def send(self, message):
        self.send_bytes(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def send_bytes(self, data):
        try:
            self.connection.sendall(data)
        except OSError:
            self.end()

    def end(self):
        with self.app.lock:
            for readers in (self.app.readers, self.app.everybody):
                if self in readers:
                    readers.remove(self)

    def run(self):
        app = self.app
        with app.lock:
            app.everybody.append(self)
            self.send({"event": "hello", "version": 1, "app": app.name, "pid": os.getpid(), "host": app.host, "time": 0})
        buffer = b""
        while True:
            try:
                data = self.connection.recv(1 << 16)
            except OSError:
                data = b""
            if not data:
                return self.end()
            buffer += data
            *lines, buffer = buffer.split(b"\n")
            for line in lines:
                print(line.decode("utf-8", "replace"), flush=True)
                try:
                    request = json.loads(line)
                    identity, ask = request["id"], request["ask"]
                except (ValueError, KeyError, TypeError):
                    self.send({"error": "that is no request"})
                    continue
                with app.lock:
                    if ask == "subscribe":
                        self.send({"re": identity})
                        self.send(app.whole())
                        app.readers.append(self)
                    else:
                        self.send({"re": identity, **app.answer(request)})
                    if ask == "unsubscribe" and self in app.readers:
                        app.readers.remove(self)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--terminal", action="store_true")
    parser.add_argument("--socket")
    options = parser.parse_args()
    app = App(options.rows, options.seed, "terminal" if options.terminal else "window")
    if options.socket:
        path = options.socket
    else:
        assert os.environ.get("MARTLET_INSPECT") == "1"
        runtime = os.environ.get("XDG_RUNTIME_DIR")
        folder = runtime + "/martlet" if runtime else f"/tmp/martlet-{os.getuid()}"
        os.makedirs(folder, mode=0o700, exist_ok=True)
        path = f"{folder}/{app.name}-{os.getpid()}.sock"
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    os.chmod(path, stat.S_IRUSR | stat.S_IWUSR)
    listener.listen(4)

    def accept():
        while True:
            Reader(app, listener.accept()[0]).start()

    threading.Thread(target=accept, daemon=True).start()
    status = 0
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "update":
            for _ in range(int(rest)):
                app.step()
        elif command == "churn":
            for _ in range(int(rest)):
                app.step(churn=True)
        elif command == "late":
            app.step(late=True)
        elif command == "click":
            with app.lock:
                for reader in app.everybody:
                    reader.send({"event": "picked", "view": rest})
        elif command == "issue":
            with app.lock:
                app.issues.append(rest)
                app.send({"event": "issue", "time": app.time, "message": rest})
        elif command == "grow":
            with app.lock:
                before = set(app.views)
                for _ in range(int(rest)):
                    app.add_row()
                app.send({"event": "views", "whole": False, "ended": [], "types": [],
                          "begun": [[view, *about] for view, about in app.views.items() if view not in before]})
        elif command == "rubbish":
            with app.lock:
                for reader in app.everybody:
                    for data in (b"no json", b"{\"event\":", b"{\xff\xfe}", b"[1,2]", b"", b"{}", b"{\"event\":12}",
                                 b"{\"event\":\"update\",\"ran\":7,\"writes\":{},\"phases\":null}",
                                 b"{\"event\":\"views\",\"begun\":[1,[],[null]],\"ended\":3,\"types\":\"x\"}",
                                 b"{\"event\":\"site\"}", b"{\"event\":\"new in version 2\"}", b"{\"re\":99999}",
                                 b"{\"a\":" * 3000 + b"1" + b"}" * 3000, os.urandom(5000).replace(b"\n", b" ")):
                        reader.send_bytes(data + b"\n")
        elif command == "endless":
            with app.lock:
                for reader in list(app.everybody):
                    while reader in app.everybody:
                        reader.send_bytes(b"{" + b" " * (1 << 20))
        elif command == "quit":
            status = int(rest or 0)
            break
    os.unlink(path)
    sys.stdout.flush()
    os._exit(status)


if __name__ == "__main__":
    main()
