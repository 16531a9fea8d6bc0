import Foundation
import Testing

@testable import MartletTool

/// The commands that open a line of the source.
@Suite struct SourceEditorTests {
    private func command(_ editor: SourceEditor, file: String = "/a b/c.swift", _ environment: [String: String]) throws
        -> [String]
    {
        try editor.command(file: file, line: 12, environment: environment) { ["terminal"] + $0 }
    }

    @Test(arguments: [
        ("code", ["code", "--goto", "/a b/c.swift:12"]),
        ("/usr/bin/codium -n", ["/usr/bin/codium", "-n", "--goto", "/a b/c.swift:12"]),
        ("zed", ["zed", "/a b/c.swift:12"]), ("kate", ["kate", "--line", "12", "/a b/c.swift"]),
        ("vim", ["terminal", "vim", "+12", "/a b/c.swift"]), ("nano", ["terminal", "nano", "+12", "/a b/c.swift"]),
        ("emacs -nw", ["terminal", "emacs", "-nw", "+12", "/a b/c.swift"]),
        ("emacs", ["emacs", "+12", "/a b/c.swift"]),
        ("gnome-builder", ["gnome-builder", "/a b/c.swift"]),
        ("edit --line={line} {file}", ["edit", "--line=12", "/a b/c.swift"]),
    ])
    func theEditorOfTheEnvironment(name: String, expected: [String]) throws {
        #expect(try command(.environment, ["EDITOR": name]) == expected)
    }

    @Test func theFirstVariableIsTheEditor() throws {
        let all = ["MARTLET_EDITOR": "zed", "VISUAL": "kate", "EDITOR": "vim"]
        #expect(try command(.environment, all).first == "zed")
        #expect(try command(.environment, ["MARTLET_EDITOR": "", "VISUAL": "kate", "EDITOR": "vim"]).first == "kate")
        #expect(throws: CommandError.self) { try command(.environment, [:]) }
    }

    @Test func aRunningNeovimShowsTheLine() throws {
        let running = try command(.neovim, file: "/it's/c.swift", ["NVIM": "/run/nvim.1.0"])
        #expect(
            running == [
                "nvim", "--server", "/run/nvim.1.0", "--remote-expr",
                "execute('edit +12 ' .. fnameescape('/it''s/c.swift'))",
            ])
        #expect(try command(.neovim, [:]) == ["terminal", "nvim", "+12", "/a b/c.swift"])
        // That of a process which has ended is none.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = ProcessInfo.processInfo.processIdentifier
        for name in ["nvim.\(Int32.max).0", "nvim.\(own).0", "other"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        let found = try command(.neovim, ["XDG_RUNTIME_DIR": folder.path])
        #expect(found[2] == "\(folder.path)/nvim.\(own).0")
    }

    @Test func builderOpensTheFile() throws {
        #expect(try command(.builder, [:]) == ["gnome-builder", "/a b/c.swift"])
    }
}
