import Foundation
import MartletTesting
import Testing

@testable import Files

@MainActor @Suite final class FilesTests {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())")
        .resolvingSymlinksInPath()
    let browser: Browser
    private lazy var host = TestHost(size: CGSize(width: 960, height: 480)) { FilesView(browser: browser) }

    init() throws {
        let folder = root.appendingPathComponent("folder")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        for (name, text) in [
            ("b.txt", "bee\n\tbusy"), ("a.txt", "ay"), (".secret", "hush"), ("file10", ""), ("file9", "9"),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        browser = Browser(folder: folder, trash: root.appendingPathComponent("Trash"))
    }

    deinit {
        _ = chmod(root.path + "/folder/inner", 0o700)
        try? FileManager.default.removeItem(at: root)
    }

    private var names: [String] { browser.shown.map(\.name) }
    private func exists(_ path: String) -> Bool { Entry(root.appendingPathComponent(path)) != nil }
    private func select(_ name: String) { browser.selection = root.appendingPathComponent("folder/" + name).path }

    @Test func filesAreListedSortedAndFound() throws {
        #expect(names == ["inner", "a.txt", "b.txt", "file9", "file10"])
        try host.find(.textField, "Search").type("FILE")
        #expect(names == ["file9", "file10"])
        browser.search = ""
        browser.showsHidden = true
        #expect(names.contains(".secret"))
        browser.order = [KeyPathComparator(\.size, order: .reverse)]
        #expect(names.prefix(3) == ["inner", "b.txt", ".secret"])
        host.update()
        #expect(host.texts.contains { $0.hasPrefix("6 of 6") })
    }

    @Test func foldersOpenAndClose() throws {
        select("inner")
        browser.open()
        #expect(browser.folder.lastPathComponent == "inner" && names.isEmpty)
        browser.goUp()
        #expect(browser.selected?.name == "inner")
        try host.find(.button, root.lastPathComponent).tap()
        #expect(names == ["folder"])
        // A file is no folder.
        browser.open()
        select("a.txt")
        browser.open()
        #expect(browser.folder.lastPathComponent == "folder")
    }

    @Test func aFileIsRenamedButNotOntoAnother() throws {
        select("a.txt")
        #expect(try host.press(keys: "F2"))
        for _ in 0..<5 { try host.find(.textField, "Name").press(keys: "Backspace") }
        try host.find(.textField, "Name").type("c.txt")
        try host.find(.button, "OK").tap()
        #expect(browser.selected?.name == "c.txt" && !exists("folder/a.txt"))
        browser.rename(to: "b.txt")
        #expect(browser.problem?.contains("is there already") == true)
        for name in ["", "..", "x/y"] {
            browser.rename(to: name)
            #expect(browser.problem == "A file cannot have this name.", "\(name)")
        }
        #expect(exists("folder/b.txt") && exists("folder/c.txt"))
    }

    @Test func aFolderIsMade() throws {
        #expect(try host.press(keys: "F7"))
        try host.find(.textField, "Name").type("new")
        try host.find(.button, "OK").tap()
        #expect(browser.selected?.isFolder == true && names.contains("new"))
        browser.makeFolder("new")
        #expect(browser.problem != nil)
    }

    @Test func theTrashIsAskedForAndHasANote() throws {
        select("b.txt")
        try host.find(.button, "Trash").tap()
        try host.find(.button, "Cancel").tap()
        #expect(exists("folder/b.txt"))
        try host.find(.button, "Trash").tap()
        try host.find(.button, "Move").tap()
        #expect(!exists("folder/b.txt") && exists("Trash/files/b.txt"))
        #expect(browser.selected?.name == "file9")
        let note = try String(contentsOf: root.appendingPathComponent("Trash/info/b.txt.trashinfo"), encoding: .utf8)
        #expect(note.hasPrefix("[Trash Info]\nPath=\(root.path)/folder/b.txt\nDeletionDate=2"))
        // Another file of this name has a place of its own.
        try Data().write(to: root.appendingPathComponent("folder/b.txt"))
        browser.reload()
        select("b.txt")
        browser.trashSelected()
        #expect(exists("Trash/files/b 2.txt") && exists("Trash/info/b 2.txt.trashinfo"))
    }

    @Test func filesAreCopiedAndMovedWithoutOverwriting() throws {
        select("a.txt")
        browser.mark(moves: false)
        browser.paste()
        #expect(browser.selected?.name == "a 2.txt")
        browser.mark(moves: true)
        browser.show(root.appendingPathComponent("folder/inner"))
        browser.paste()
        #expect(exists("folder/inner/a 2.txt") && !exists("folder/a 2.txt"))
        #expect(browser.marked == nil)
        browser.show(root)
        browser.selection = root.appendingPathComponent("folder").path
        browser.mark(moves: false)
        browser.show(root.appendingPathComponent("folder/inner"))
        browser.paste()
        #expect(browser.problem == "A folder cannot be put into itself.")
        #expect(names == ["a 2.txt"])
    }

    @Test func aPreviewShowsTextAndFolders() throws {
        select("b.txt")
        host.update()
        #expect(host.texts.contains("bee\n    busy"))
        select("inner")
        host.update()
        #expect(host.texts.contains("0 files"))
        #expect(PreviewPane.text(of: URL(fileURLWithPath: "/dev/zero")) == nil)
        try Data([0, 1, 2]).write(to: root.appendingPathComponent("folder/binary"))
        #expect(PreviewPane.text(of: root.appendingPathComponent("folder/binary")) == nil)
    }

    @Test func oddNamesAreOneLine() throws {
        let name = "two\nlines\u{1B}[31m 🐦 é"
        try Data("x".utf8).write(to: root.appendingPathComponent("folder/" + name))
        try FileManager.default.createSymbolicLink(
            atPath: root.path + "/folder/lost", withDestinationPath: root.path + "/nowhere")
        browser.reload()
        #expect(names.contains("two\u{FFFD}lines\u{FFFD}[31m 🐦 é"))
        #expect(browser.entries.contains { $0.isLink && !$0.isFolder })
        select(name)
        browser.trashSelected()
        #expect(exists("Trash/files/" + name) && browser.problem == nil)
    }

    @Test func anUnreadableFolderIsSaid() throws {
        // The superuser may read all folders.
        let missing = root.appendingPathComponent("gone")
        browser.show(missing)
        #expect(browser.folder.lastPathComponent == "folder")
        #expect(browser.problem == "“gone” cannot be read.")
        host.update()
        try host.find(.button, "OK").tap()
        #expect(browser.problem == nil)
    }

    @Test func aRestlessUserFindsNoFault() throws {
        // Nothing outside of the test's own folder can be reached: users delete and move files.
        for number in 20..<60 {
            try Data("text \(number)".utf8).write(to: root.appendingPathComponent("folder/file\(number)"))
        }
        let sources = root
        TestHost.explore(seeds: 0..<4, steps: 40, size: CGSize(width: 960, height: 480)) {
            let copy = sources.appendingPathComponent("explored-\(UUID())")
            let _ = try? FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            let folder = copy.appendingPathComponent("folder")
            let _ = try? FileManager.default.copyItem(at: sources.appendingPathComponent("folder"), to: folder)
            FilesView(
                browser: Browser(folder: folder, trash: copy.appendingPathComponent("Trash"), top: folder)
            )
        }
    }

    @Test func tenThousandFilesAreListed() throws {
        let many = root.appendingPathComponent("many")
        try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
        for number in 0..<10_000 { close(creat(many.path + "/file \(number)", 0o600)) }
        browser.show(many)
        host.update()
        #expect(names.count == 10_000 && names[2] == "file 2" && names[9999] == "file 9999")
        browser.selection = browser.shown[5000].id
        host.update()
        #expect(host.texts.contains("file 5000"))
    }
}
