"""Starts the tool `martlet`, mostly with an app that is none, and speaks with it as a browser would or would not."""
import base64
import os
import pathlib
import re
import socket
import struct
import subprocess
import sys
import tempfile
import threading

from browser import until

FAKE = str(pathlib.Path(__file__).parent / "fake_app.py")


class Tool:
    """The tool, with an app. What both print is kept."""

    program = ""
    runtime = tempfile.mkdtemp(prefix="martlet-test-")

    def __init__(self, *arguments, needs_page=True):
        environment = {**os.environ, "XDG_RUNTIME_DIR": self.runtime}
        self.process = subprocess.Popen([self.program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=environment)
        self.output, self.errors = [], []
        self.threads = []
        for stream, lines in ((self.process.stdout, self.output), (self.process.stderr, self.errors)):
            thread = threading.Thread(target=self.read, args=(stream, lines), daemon=True)
            thread.start()
            self.threads.append(thread)
        if needs_page:
            line = until(lambda: next((line for line in self.errors if "http://" in line), None), "the page's address")
            self.address = re.search(r"http://\S+", line)[0]
            self.port = int(re.match(r"http://127\.0\.0\.1:(\d+)/", self.address)[1])
            self.token = self.address.split("/")[3]

    @staticmethod
    def read(stream, lines):
        for line in stream:
            lines.append(line.decode("utf-8", "replace").rstrip("\n"))

    def tell(self, command):
        """Has the fake app do something."""
        self.process.stdin.write((command + "\n").encode())
        self.process.stdin.flush()

    def until_asked(self, part, after=0):
        """Waits until the app was asked something, and returns it."""
        return until(lambda: next((line for line in self.output[after:] if part in line), None), f"the app is asked {part}")

    def until_logged(self, part, after=0):
        return until(lambda: next((line for line in self.errors[after:] if part in line), None), f"the tool says {part}")

    def ended(self):
        """Waits for the tool's end, and returns its status."""
        status = self.process.wait(60)
        for thread in self.threads:
            thread.join(60)
        return status

    def end(self):
        """Ends the tool as Ctrl+C does. It must have been alive."""
        assert self.process.poll() is None, f"the tool has ended with {self.process.poll()}: {self.errors[-20:]}"
        self.process.send_signal(2)
        status = self.ended()
        assert status == 0, f"the tool ended with {status}: {self.errors[-20:]}"

    @property
    def memory(self):
        """The most memory that the tool has had, in MiB."""
        text = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmHWM:\s+(\d+)", text)[1]) // 1024

    # Requests

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), 60)
        connection.settimeout(60)
        return connection

    def request(self, path=None, method="GET", **headers):
        """Makes a request with these headers, and returns the status and all that came."""
        given = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"}
        given.update({name.replace("_", "-"): value for name, value in headers.items()})
        lines = [f"{method} {path or f'/{self.token}/'} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in given.items() if value is not None]
        with self.connect() as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode())
            data = b""
            while b"\r\n\r\n" not in data or len(data.split(b"\r\n\r\n", 1)[1]) < length_of(data):
                part = connection.recv(1 << 16)
                if not part:
                    break
                data += part
        return int(data.split()[1]) if data else 0, data.decode("utf-8", "replace")

    def upgrade(self, **headers):
        """Asks for the page's WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        return self.request(f"/{self.token}/socket", **{
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers})

    def page(self):
        return Page(self)


def length_of(data):
    match = re.search(rb"(?i)content-length: (\d+)", data.split(b"\r\n\r\n")[0])
    return int(match[1]) if match else 0


class Page:
    """What pretends to be the page, by its WebSocket."""

    def __init__(self, tool):
        self.connection = tool.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall((
            f"GET /{tool.token}/socket HTTP/1.1\r\nHost: 127.0.0.1:{tool.port}\r\nOrigin: http://127.0.0.1:{tool.port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.take()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        assert b" 101 " in head, head

    def take(self):
        data = self.connection.recv(1 << 16)
        if not data:
            raise EOFError
        return data

    def frame(self, payload, opcode=1, fin=True, length=None):
        length = len(payload) if length is None else length
        head = bytes([(0x80 if fin else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        # With a mask of noughts, the payload is as it is.
        self.connection.sendall(head + b"\0\0\0\0" + payload)

    def send(self, text):
        self.frame(text.encode() if isinstance(text, str) else text)

    def receive(self):
        """The next frame: its kind and its payload."""
        def need(many):
            while len(self.buffer) < many:
                self.buffer += self.take()
        need(2)
        length, at = self.buffer[1] & 0x7F, 2
        if length == 126:
            need(4)
            length, at = struct.unpack(">H", self.buffer[2:4])[0], 4
        elif length == 127:
            need(10)
            length, at = struct.unpack(">Q", self.buffer[2:10])[0], 10
        need(at + length)
        opcode, payload = self.buffer[0] & 15, self.buffer[at:at + length]
        self.buffer = self.buffer[at + length:]
        return opcode, payload

    def until(self, part):
        """The next message that has this in it."""
        while True:
            opcode, payload = self.receive()
            assert opcode == 1, (opcode, payload)
            if part.encode() in payload:
                return payload.decode()

    def closing_code(self):
        """Reads until the connection is closed, and returns why."""
        try:
            while True:
                opcode, payload = self.receive()
                if opcode == 8:
                    return struct.unpack(">H", payload[:2])[0]
        except (EOFError, ConnectionError):
            return None

    def close(self):
        self.connection.close()


def run_tests(tests):
    """Runs tests, says what they are, and ends the program."""
    failed = False
    chosen = sys.argv[2:]
    for test in tests:
        name = test.__name__.replace("_", " ")
        if chosen and not any(word in name for word in chosen):
            continue
        print(f"    {name}", flush=True)
        test()
    sys.exit(failed)
