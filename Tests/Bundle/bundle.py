#!/usr/bin/env python3
"""Tests `martlet bundle`: every format, checked by the tools of its system and started from where it is installed; and bad input.

Usage: bundle.py MARTLET SCRATCH
SCRATCH is a build folder with debug builds of Examples/Counter and Tests/Fixtures/XcodeProject. Formats and checks whose tools
are not here are left out, and named.
"""
import http.server
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import zlib

program, scratch = (os.path.abspath(argument) for argument in sys.argv[1:])
root = pathlib.Path(__file__).resolve().parents[2]
folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet bundle "))
COUNTER = root / "Examples/Counter"
GALLERY = root / "Tests/Fixtures/XcodeProject"
SWIFT = pathlib.Path(shutil.which("swift")).resolve().parents[1]
left_out = set()


def have(tool):
    if shutil.which(tool): return True
    left_out.add(tool)
    return False


def run(*command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300, **options)


def bundle(*arguments, package=COUNTER, output=None, environment={}):
    result = run(
        program, "bundle", "--skip-build", "--configuration", "debug", "--scratch-path", scratch, "--package-path", package,
        "--compression", "0", "--output", output or folder, *arguments, env={**os.environ, **environment})
    return result.returncode, result.stdout + result.stderr


def made(*arguments, **options):
    status, output = bundle(*arguments, **options)
    assert status == 0, (arguments, output)
    return pathlib.Path(next(line for line in output.splitlines() if line.startswith("Made "))[5:])


def refused(reason, *arguments, output=folder, **options):
    """One sentence says what is wrong, and the folder is as it was."""
    before = sorted(os.listdir(output)) if os.path.isdir(output) else None
    status, text = bundle(*arguments, output=output, **options)
    assert status != 0 and reason in text, (arguments, status, text)
    assert len(text.strip().splitlines()) <= 3, text
    after = sorted(os.listdir(output)) if os.path.isdir(output) else None
    assert after == before, (arguments, after)


def picture(size, path):
    def chunk(kind, content): return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    rows = b"".join(b"\0" + bytes([200, 80, 40] * size) for _ in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def shown(command, language="en_US.UTF-8"):
    """What the program prints where no Swift is installed: root hides the toolchain's folder."""
    environment = {**os.environ, "MARTLET_HOST": "text", "LANG": language}
    line = [str(command)]
    if os.geteuid() == 0 and run("unshare", "-m", "true").returncode == 0:
        line = ["unshare", "-m", "sh", "-c", 'mount -t tmpfs none "$1" && exec "$2"', "sh", str(SWIFT), str(command)]
    else:
        left_out.add("root, to hide the toolchain")
    result = run(*line, env=environment, cwd="/")
    assert result.returncode == 0, (command, result.stdout, result.stderr)
    return result.stdout


def a_tree_runs_with_its_resources():
    tree = made("Gallery", "--identifier", "com.example.Gallery", "--app-version", "1.0", package=GALLERY)
    assert tree.name == "gallery-1.0"
    elsewhere = folder / "moved"
    tree.rename(elsewhere)
    text = shown(elsewhere / "bin/gallery", "de_DE.UTF-8")
    assert "2 Bilder" in text and "Bewährt" in text, text
    metainfo = (elsewhere / "share/metainfo/com.example.Gallery.metainfo.xml").read_text()
    assert "<lang>de</lang>" in metainfo, metainfo
    licences = (elsewhere / "share/doc/gallery/copyright").read_text()
    assert "OpenCombine, which is part of this program" in licences and "swift-argument-parser" not in licences
    assert not list(elsewhere.glob("lib/gallery/Made*")), "resources of other programs"
    # An earlier bundle is replaced, anything else is not.
    made("Gallery", "--app-version", "1.0", package=GALLERY)
    made("Gallery", "--app-version", "1.0", package=GALLERY)
    (folder / "gallery-2.0").mkdir()
    refused("is there already", "Gallery", "--app-version", "2.0", package=GALLERY)


def an_archive_is_the_same_twice():
    # The other folder is made.
    (folder / "one").mkdir()
    first, second = (
        made("Counter", "--format", "tar", "--app-version", "1.0", output=folder / name, environment={"SOURCE_DATE_EPOCH": "1700000000"})
        for name in ("one", "two"))
    assert first.read_bytes() == second.read_bytes()
    run("tar", "-C", folder, "-xf", first)
    assert "Count: 0" in shown(folder / "counter-1.0/bin/counter")
    listed = run("tar", "-tvf", first).stdout.splitlines()
    assert all(" 0/0 " in line and "2023-11-14" in line for line in listed), listed[0]


def two_folders_give_the_same_bytes():
    """A program with resources and a failure, in Swift 5, so that the paths of all three would be in it; without Martlet."""
    archives = []
    for place in ("here", "a longer path/there"):
        package = folder / place / "Tiny"
        for name in ("Tiny", "CTiny/include"): (package / "Sources" / name).mkdir(parents=True)
        (package / "Package.swift").write_text(
            '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "Tiny", targets: [\n'
            '    .target(name: "CTiny"),\n    .executableTarget(name: "Tiny", dependencies: ["CTiny"], resources: [.copy("word.txt")])], swiftLanguageModes: [.v5])\n')
        (package / "Sources/Tiny/word.txt").write_text("beside the program")
        (package / "Sources/Tiny/main.swift").write_text(
            'import CTiny\nimport Foundation\nimport FoundationNetworking\nprint(String(cString: tiny_file()))\nguard let word = Bundle.module.url(forResource: "word", withExtension: "txt") else { fatalError("none") }\n'
            'print(try String(contentsOf: word, encoding: .utf8))\n'
            'if let address = CommandLine.arguments.dropFirst().first.flatMap(URL.init) {\n'
            '    print(String(decoding: try await URLSession.shared.data(from: address).0, as: UTF8.self))\n}\n')
        (package / "Sources/CTiny/include/tiny.h").write_text(
            '#ifdef __cplusplus\nextern "C"\n#endif\nconst char *_Nonnull tiny_file(void);\n')
        (package / "Sources/CTiny/tiny.cpp").write_text('#include "tiny.h"\nconst char *tiny_file(void) { return __FILE__; }\n')
        result = run(
            program, "bundle", "--package-path", package, "--scratch-path", package / ".build", "--compression", "0", "--format", "tar",
            "--app-version", "1.0", "--output", folder / place, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
        assert result.returncode == 0, result.stdout + result.stderr
        archives.append(next((folder / place).glob("tiny-1.0-*.tar.xz")))
    first, second = archives
    run("tar", "-C", folder, "-xf", first)
    assert shown(folder / "tiny-1.0/bin/tiny").split("\n")[:2] == ["Sources/CTiny/tiny.cpp", "beside the program"]
    installed = (folder / "tiny-1.0/lib/tiny/Tiny").read_bytes()
    assert str(folder).encode() not in installed, "a path of the build"
    assert first.read_bytes() == second.read_bytes()


class Word(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"over the network")

    def log_message(self, *arguments): pass


def the_network_is_loaded_at_the_first_request():
    """The program of two_folders_give_the_same_bytes, installed."""
    program_file = folder / "tiny-1.0/lib/tiny/Tiny"
    assert "libcurl" not in run("ldd", program_file).stdout
    # By default the linker exports the names of the program's functions.
    assert "FoundationEssentials" not in run("nm", "-D", "--defined-only", program_file).stdout
    server = http.server.HTTPServer(("127.0.0.1", 0), Word)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/word"
    loaded = run(program_file, address)
    server.shutdown()
    assert (loaded.returncode, loaded.stdout.splitlines()[-1]) == (0, "over the network"), (loaded.stdout, loaded.stderr)
    if have("dpkg-deb"):
        package = folder / "here/Tiny"
        result = run(
            program, "bundle", "--skip-build", "--package-path", package, "--scratch-path", package / ".build", "--compression", "0",
            "--format", "deb", "--output", folder)
        assert result.returncode == 0, result.stdout + result.stderr
        control = run("dpkg-deb", "-f", result.stdout.strip().removeprefix("Made "), "Depends").stdout
        assert "libcurl4" in control, control
    if os.geteuid() != 0 or run("unshare", "-m", "true").returncode != 0: return left_out.add("root, to hide libcurl")
    listed = run("ldconfig", "-p").stdout.splitlines()
    library = next(line.split(" => ")[1] for line in listed if "libcurl.so.4 " in line)
    hide = ["unshare", "-m", "sh", "-c", 'mount --bind /dev/null "$1" && shift && exec "$@"', "sh", os.path.realpath(library)]
    without = run(*hide, program_file)
    assert without.returncode == 0 and "beside the program" in without.stdout, (without.stdout, without.stderr)
    refused_request = run(*hide, program_file, address)
    assert refused_request.returncode == 1, refused_request
    assert "needs the library libcurl.so.4" in refused_request.stderr and "libcurl4 on Debian" in refused_request.stderr, refused_request


def swiftpm_is_waited_for_aloud():
    """Another process has SwiftPM's lock for a while; then the command goes on."""
    package = folder / "here/Tiny"
    # SwiftPM's lock is named by the path of the build folder.
    lock = pathlib.Path(tempfile.gettempdir()) / f"{package / '.build'}.lock".replace("/", "_")
    holder = subprocess.Popen(
        [sys.executable, "-c", "import fcntl, sys; lock = open(sys.argv[1], 'a'); fcntl.flock(lock, fcntl.LOCK_EX); print('locked', "
         "flush=True); sys.stdin.read()", lock], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    holder.stdout.readline()
    # What is built already is packed meanwhile.
    result = run(
        program, "bundle", "--skip-build", "--package-path", package, "--scratch-path", package / ".build", "--output", folder / "one")
    assert result.returncode == 0 and "Another instance" not in result.stderr, result.stdout + result.stderr
    # A command that says nothing would be waited for without an end.
    limit = threading.Timer(60, holder.kill)
    limit.start()
    waiting = subprocess.Popen(
        [program, "bundle", "--package-path", package, "--scratch-path", package / ".build", "--output", folder],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = waiting.stderr.readline()
    limit.cancel()
    holder.communicate()
    output, errors = waiting.communicate(timeout=300)
    assert line.startswith("Another instance of SwiftPM"), line
    assert waiting.returncode == 0 and output.startswith("Made ") and "Another instance" not in errors, (output, errors)


def a_debian_package_installs_and_runs():
    if not have("dpkg-deb"): return
    options = ["Counter", "--format", "deb", "--identifier", "com.example.Counter", "--app-version", "1.0"]
    date = {"SOURCE_DATE_EPOCH": "1700000000"}
    first = made(*options, environment=date)
    bytes_before = first.read_bytes()
    assert made(*options, environment=date).read_bytes() == bytes_before
    assert first.name.startswith("counter_1.0_"), first
    run("dpkg-deb", "-x", first, folder / "installed")
    assert "Count: 0" in shown(folder / "installed/usr/bin/counter")
    control = run("dpkg-deb", "-f", first).stdout
    if have("dpkg-shlibdeps"): assert "libc6 (>= " in control and "libcurl4" in control, control
    if have("lintian"):
        findings = run("lintian", "--allow-root", "--fail-on", "none", first).stdout.splitlines()
        # A library of Swift's toolchain is as it is.
        findings = [line for line in findings if "executable-stack-in-shared-library" not in line]
        assert not findings, findings
    # Takes minutes and a mirror of Debian, so it has to be asked for, and has a limit of its own.
    if not os.environ.get("MARTLET_CLEAN_ROOT"): return
    cleanly = subprocess.run(
        [sys.executable, root / "Tests/Bundle/clean_root.py", first, "/usr/bin/counter", "Count: 0"], capture_output=True, text=True,
        timeout=1800)
    if cleanly.returncode == 77: left_out.add("debootstrap, as root and with a mirror of Debian,")
    else: assert cleanly.returncode == 0, cleanly.stderr


def an_rpm_package_installs_and_runs():
    if not have("rpmbuild"): return
    if not have("cpio"): return
    package = made("Counter", "--format", "rpm", "--app-version", "1.0")
    target = folder / "rpm"
    target.mkdir()
    with open(folder / "archive", "wb") as archive:
        subprocess.run(["rpm2cpio", package], stdout=archive, check=True)
    subprocess.run(["cpio", "-idm", "--quiet"], stdin=open(folder / "archive", "rb"), cwd=target, check=True)
    assert "Count: 0" in shown(target / "usr/bin/counter")
    assert "libswiftCore" not in run("rpm", "-qp", "--requires", package).stdout


def an_app_with_windows_is_described():
    """The example's entry, icons and types, with a program that stands for one with windows."""
    config = folder / "Bundler.toml"
    picture(128, folder / "icon.png")
    config.write_text(
        'format_version = 2\n[apps."My Counter"]\nidentifier = "com.example.Counter"\nproduct = "Counter"\nversion = "1.0"\n'
        'description = "Counts up and down"\nlicense = "MIT"\nicon = "icon.png"\nurl_schemes = ["counter"]\n'
        'category = "public.app-category.utilities"\n[martlet."My Counter"]\nhomepage = "https://example.com/counter"\n'
        'mime_types = ["text/plain"]\nscreenshots = ["https://example.com/one.png"]\nmaintainer = "Ada Example <ada@example.com>"\n')
    flatpak = [
        "Counter", "--format", "flatpak", "--config", config, "--toolchain", "https://example.com/swift.tar.gz",
        "--toolchain-sha256", "0" * 64]
    repository = folder / "repository"
    shutil.copytree(COUNTER, repository, ignore=shutil.ignore_patterns(".build", "Package.resolved"))
    manifest = (repository / "Package.swift")
    manifest.write_text(manifest.read_text().replace('path: "../.."', f'path: "{root}"'))
    refused("built from a repository", *flatpak, package=repository)
    git = ["git", "-C", repository, "-c", "user.name=A", "-c", "user.email=a@example.com"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "x"], ["remote", "add", "origin", "https://example.com/counter.git"]):
        assert run(*git, *command).returncode == 0
    refused("outside of the repository", *flatpak, package=repository)
    empty = folder / "scratch"
    empty.mkdir()
    refused("no Package.resolved", *flatpak, "--scratch-path", empty, package=repository)
    (repository / "Package.resolved").write_text(json.dumps({"version": 3, "pins": [{
        "identity": "martlet", "kind": "remoteSourceControl", "location": "https://example.com/martlet.git",
        "state": {"revision": "a" * 40, "version": "1.0.0"}}]}))
    tree = made(*flatpak, "--scratch-path", empty, package=repository)
    described = json.loads((tree / "com.example.Counter.json").read_text())
    assert described["command"] == "counter" and described["modules"][0]["sources"][2]["commit"] == "a" * 40
    sizes = sorted(path.name for path in (tree / "share/icons/hicolor").iterdir())
    assert sizes == ["128x128", "16x16", "22x22", "24x24", "32x32", "48x48", "64x64"], sizes
    entry = tree / "share/applications/com.example.Counter.desktop"
    assert "MimeType=text/plain;x-scheme-handler/counter;" in entry.read_text()
    if have("desktop-file-validate"):
        checked = run("desktop-file-validate", entry)
        assert checked.returncode == 0 and not checked.stdout, checked.stdout
    if have("appstreamcli"):
        checked = run("appstreamcli", "validate", "--no-net", tree / "share/metainfo/com.example.Counter.metainfo.xml")
        assert checked.returncode == 0, checked.stdout


def bad_input_is_refused():
    refused("There is no program", "../evil")
    refused("can't be an app's identifier", "Counter", "--identifier", "My App")
    refused("can't be a version", "Counter", "--app-version", "../1")
    refused("There is no folder", "Counter", output=folder / "nowhere/deeper")
    refused("There is no program", "../evil", output=folder / "new")
    refused("There is no file", "Counter", "--config", "nowhere.toml")
    refused("needs the app's identifier", "Counter", "--format", "flatpak")
    # Told before the build, where the trait says that there will be windows.
    if have("dpkg-deb"): refused("has no icon", "Counter", "--format", "deb", "--traits", "GTK")
    refused("Build it first", "Counter", "--scratch-path", folder / "nowhere")
    refused("SOURCE_DATE_EPOCH", "Counter", environment={"SOURCE_DATE_EPOCH": "soon"})
    bad = folder / "bad.toml"
    for text, reason in {
        "[apps.A": "line 1", '[apps.A]\nproduct = "../evil"': "There is no program",
        '[apps.A]\nproduct = "Counter"\nicon = "none.png"': "can't be read", '[apps.A]\nproduct = "Counter"\nidentifier = "1"': "identifier",
        '[apps.A]\nproduct = "Counter"\ndependencies = ["cmake.hello"]': "no program of this package",
        '[apps."A\\nDepends: b"]\nproduct = "Counter"': "can't be the app's name", '[apps.""]\nproduct = "Counter"': "can't be the app's name",
        "a = " + "[" * 200_000: "nested too deeply",
    }.items():
        bad.write_text(text)
        refused(reason, "--config", bad)
    # Only some programs are in the path.
    tools = folder / "tools"
    tools.mkdir()
    refused("Install Swift", "Counter", environment={"PATH": str(tools)})
    for place in os.environ["PATH"].split(":"):
        for tool in os.listdir(place) if os.path.isdir(place) else []:
            if tool not in ("appimagetool", "rpmbuild", "strip") and not (tools / tool).is_symlink():
                (tools / tool).symlink_to(os.path.join(place, tool))
    refused("appimagetool is not here", "Counter", "--format", "appimage", environment={"PATH": str(tools)})
    refused("rpmbuild is not here", "Counter", "--format", "rpm", environment={"PATH": str(tools)})
    refused("Install binutils", "Counter", environment={"PATH": str(tools)})
    if os.geteuid() == 0:
        refused("can't be written to", "Counter", output="/proc/sys")
        small = folder / "small"
        small.mkdir()
        if run("mount", "-t", "tmpfs", "-o", "size=20m", "none", small).returncode == 0:
            try:
                status, text = bundle("Counter", output=small)
                assert status != 0 and "A disk is full" in text and len(text.splitlines()) == 1, text
                assert not os.listdir(small), os.listdir(small)
            finally:
                run("umount", small)


for test in [
    bad_input_is_refused, a_tree_runs_with_its_resources, an_archive_is_the_same_twice,
    two_folders_give_the_same_bytes, the_network_is_loaded_at_the_first_request, swiftpm_is_waited_for_aloud, a_debian_package_installs_and_runs,
    an_rpm_package_installs_and_runs, an_app_with_windows_is_described,
]:
    test()
    print("passed:", test.__name__.replace("_", " "), flush=True)
for name in sorted(left_out): print("left out:", name, "is not here")
shutil.rmtree(folder)
