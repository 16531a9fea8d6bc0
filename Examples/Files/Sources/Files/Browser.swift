import Foundation
import Observation

/// The folder that is shown, and what is marked for pasting.
@MainActor @Observable
final class Browser {
    private(set) var folder: URL
    private(set) var entries: [Entry] = [] { didSet { list() } }
    /// The entries as they are listed: folders first.
    private(set) var shown: [Entry] = []
    /// The reason why the last action failed.
    var problem: String?
    var selection: String?
    var showsHidden = false { didSet { list() } }
    var search = "" { didSet { list() } }
    var order = [KeyPathComparator(\Entry.order)] { didSet { list() } }
    private(set) var marked: (url: URL, moves: Bool)?
    let trash: URL

    init(folder: URL, trash: URL = FileActions.trashFolder) {
        self.folder = folder.standardizedFileURL
        self.trash = trash
        reload()
    }

    // Kept, because sorting 10,000 names takes longer than a frame.
    private func list() {
        let found = entries.filter {
            (showsHidden || !$0.isHidden) && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
        }
        let sorted = found.sorted(using: order)
        shown = sorted.filter(\.isFolder) + sorted.filter { !$0.isFolder }
    }

    var selected: Entry? { selection.flatMap { id in entries.first { $0.id == id } } }

    /// The folders around the shown one, the nearest first.
    var parents: [URL] {
        var (result, url) = ([URL](), folder)
        while url.path != "/" {
            url = url.deletingLastPathComponent().standardizedFileURL
            result.append(url)
        }
        return result
    }

    func reload() {
        entries = (try? Entry.entries(of: folder)) ?? []
        if selected == nil { selection = shown.first?.id }
    }

    /// Shows another folder, unless it cannot be read.
    func show(_ url: URL, selecting id: String? = nil) {
        guard let found = try? Entry.entries(of: url) else {
            problem = "“\(url.lastPathComponent.onOneLine)” cannot be read."
            return
        }
        if !search.isEmpty { search = "" }
        (entries, folder) = (found, url.standardizedFileURL)
        selection = found.contains { $0.id == id } ? id : shown.first?.id
    }

    func open() { if let selected, selected.isFolder { show(selected.url) } }

    func goUp() { if let parent = parents.first { show(parent, selecting: folder.path) } }

    func mark(moves: Bool) { marked = selected.map { ($0.url, moves) } }

    func paste() {
        guard let marked else { return }
        perform { try FileActions.transfer(marked.url, into: folder, moves: marked.moves) }
        if marked.moves, problem == nil { self.marked = nil }
    }

    func rename(to name: String) {
        guard let selected, name != selected.url.lastPathComponent else { return }
        perform { try FileActions.rename(selected.url, to: name) }
    }

    func makeFolder(_ name: String) { perform { try FileActions.makeFolder(name, in: folder) } }

    func trashSelected() {
        guard let selected else { return }
        let place = shown.firstIndex { $0.id == selected.id } ?? 0
        perform {
            try FileActions.trash(selected.url, trash: trash)
            return nil
        }
        // The next file is selected, or the last.
        if problem == nil { selection = shown.dropFirst(place).first?.id ?? shown.last?.id }
    }

    /// Changes files, and selects the one that the change returns.
    private func perform(_ change: () throws -> URL?) {
        problem = nil
        do {
            let url = try change()
            reload()
            if let url { selection = url.path }
        } catch {
            problem = error.localizedDescription
        }
    }
}
