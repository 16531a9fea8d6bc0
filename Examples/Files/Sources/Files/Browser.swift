import SwiftUI

/// The folder that is shown, and what is marked for pasting.
@MainActor @Observable final class Browser {
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
    /// The folders of the user that exist, by their names.
    private(set) var places: [(name: String, url: URL)] = []
    /// The folder of deleted files, and the one above which none is offered.
    let trash: URL, top: URL

    init(folder: URL, trash: URL = FileActions.trashFolder, top: URL = URL(fileURLWithPath: "/")) {
        (self.folder, self.trash, self.top) = (folder.standardizedFileURL, trash, top.standardizedFileURL)
        reload()
    }

    // Kept, because sorting 10,000 names takes longer than a frame.
    private func list() {
        let sorted = entries.filter {
            (showsHidden || !$0.isHidden) && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
        }.sorted(using: order)
        shown = sorted.filter(\.isFolder) + sorted.filter { !$0.isFolder }
    }

    var selected: Entry? { selection.flatMap { id in entries.first { $0.id == id } } }

    /// The folders around the shown one, the nearest first.
    var parents: [URL] {
        let all = sequence(first: folder) { [top] in
            ["/", top.path].contains($0.path) ? nil : $0.deletingLastPathComponent().standardizedFileURL
        }
        return Array(all.dropFirst())
    }

    func reload() {
        let home = top.path == "/" ? FileManager.default.homeDirectoryForCurrentUser : top
        let named = ["Documents", "Downloads", "Pictures"].map { ($0, home.appendingPathComponent($0)) }
        places = ([("Home", home)] + named + [("Trash", trash.appendingPathComponent("files"))])
            .filter { Entry($0.1)?.isFolder == true }
        entries = (try? Entry.entries(of: folder)) ?? []
        if selected == nil { selection = shown.first?.id }
    }

    /// Shows another folder, unless it cannot be read.
    func show(_ url: URL, selecting id: String? = nil) {
        let name = url.lastPathComponent.onOneLine
        guard let found = try? Entry.entries(of: url) else { return problem = "“\(name)” cannot be read." }
        if !search.isEmpty { search = "" }
        (entries, folder) = (found, url.standardizedFileURL)
        selection = found.contains { $0.id == id } ? id : shown.first?.id
    }

    func open() { if let selected, selected.isFolder { show(selected.url) } }
    func goUp() { if let parent = parents.first { show(parent, selecting: folder.path) } }
    func mark(moves: Bool) { marked = selected.map { ($0.url, moves) } }
    func makeFolder(_ name: String) { perform { try FileActions.makeFolder(name, in: folder) } }

    func paste() {
        guard let marked else { return }
        perform { try FileActions.transfer(marked.url, into: folder, moves: marked.moves) }
        if marked.moves, problem == nil { self.marked = nil }
    }

    func rename(to name: String) {
        guard let selected, name != selected.url.lastPathComponent else { return }
        perform { try FileActions.rename(selected.url, to: name) }
    }

    func trashSelected() {
        guard let selected else { return }
        let (place, rest) = (shown.firstIndex { $0.id == selected.id } ?? 0, shown.filter { $0.id != selected.id })
        perform {
            try FileActions.trash(selected.url, trash: trash)
            // The next file is selected, or the last.
            return (rest.dropFirst(place).first ?? rest.last)?.url
        }
    }

    /// Changes files, and selects the one that the change returns.
    private func perform(_ change: () throws -> URL?) {
        problem = nil
        do {
            let url = try change()
            reload()
            if let url { selection = url.path }
        } catch { problem = error.localizedDescription }
    }
}
