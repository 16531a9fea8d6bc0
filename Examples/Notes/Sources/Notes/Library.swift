import Foundation
import Observation

struct Note: Identifiable, Codable, Hashable {
    var id = UUID()
    var title = ""
    var text = ""
    var folder: Folder.ID?
    var tags: [String] = []
    var isPinned = false
    var isDeleted = false
    var modified = Date.now

    var name: String { title.isEmpty ? "Untitled" : title }

    var summary: String {
        text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? "No text"
    }

    func contains(_ words: String) -> Bool {
        words.split(separator: " ").allSatisfy { word in
            title.localizedCaseInsensitiveContains(word) || text.localizedCaseInsensitiveContains(word)
        }
    }
}

struct Folder: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var symbol = "folder"
}

/// An entry of the sidebar.
enum Place: Hashable, Codable {
    case all, pinned, trash
    case folder(Folder.ID)
    case tag(String)
}

enum SortOrder: String, CaseIterable, Identifiable {
    case byHand = "By Hand"
    case modified = "Last Modified"
    case title = "Title"

    var id: Self { self }
}

/// All notes, and the file that they are kept in.
@MainActor @Observable
final class Library {
    struct Content: Codable, Equatable {
        var notes: [Note] = []
        var folders: [Folder] = []
    }

    var content: Content
    private let file: URL?

    init(_ content: Content = .welcome, file: URL? = nil) {
        self.file = file
        let stored = file.flatMap { try? Data(contentsOf: $0) }
        self.content = stored.flatMap { try? JSONDecoder().decode(Content.self, from: $0) } ?? content
    }

    static let standard = Library(
        file: FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appendingPathComponent("Notes/library.json"))

    func save() {
        guard let file, let data = try? JSONEncoder().encode(content) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }

    var folders: [Folder] { content.folders }
    var tags: [String] { Set(content.notes.filter { !$0.isDeleted }.flatMap(\.tags)).sorted() }

    func name(of place: Place) -> String {
        switch place {
        case .all: "All Notes"
        case .pinned: "Pinned"
        case .trash: "Trash"
        case .folder(let id): folders.first { $0.id == id }?.name ?? "Folder"
        case .tag(let tag): "#" + tag
        }
    }

    func notes(in place: Place, matching words: String = "", order: SortOrder = .byHand) -> [Note] {
        let notes = content.notes.filter { note in
            guard note.isDeleted == (place == .trash) else { return false }
            return switch place {
            case .all, .trash: true
            case .pinned: note.isPinned
            case .folder(let id): note.folder == id
            case .tag(let tag): note.tags.contains(tag)
            }
        }.filter { words.isEmpty || $0.contains(words) }
        return switch order {
        case .byHand: notes
        case .modified: notes.sorted { $0.modified > $1.modified }
        case .title: notes.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
        }
    }

    /// A note by its id. Writing it notes the time.
    subscript(id: Note.ID) -> Note? {
        get { content.notes.first { $0.id == id } }
        set {
            guard let index = content.notes.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { content.notes[index] = newValue } else { content.notes.remove(at: index) }
        }
    }

    func addNote(in place: Place) -> Note.ID {
        var note = Note()
        if case .folder(let id) = place { note.folder = id }
        if case .tag(let tag) = place { note.tags = [tag] }
        note.isPinned = place == .pinned
        content.notes.insert(note, at: 0)
        return note.id
    }

    /// Puts notes into the trash, or ends those that are there.
    func delete(_ ids: Set<Note.ID>) {
        for id in ids {
            if self[id]?.isDeleted == true { self[id] = nil } else { self[id]?.isDeleted = true }
        }
    }

    func move(_ listed: [Note], from source: IndexSet, to target: Int) {
        let moved = source.map { listed[$0] }
        let next = listed[min(target, listed.count)...].first { !moved.contains($0) }
        content.notes.removeAll { moved.contains($0) }
        let index = next.flatMap(content.notes.firstIndex) ?? content.notes.endIndex
        content.notes.insert(contentsOf: moved, at: index)
    }

    func delete(_ folder: Folder) {
        content.folders.removeAll { $0.id == folder.id }
        for index in content.notes.indices where content.notes[index].folder == folder.id {
            content.notes[index].folder = nil
        }
    }
}

extension Library.Content {
    /// The initial library.
    static let welcome: Self = {
        let folders = [
            Folder(name: "Home", symbol: "house"), Folder(name: "Work", symbol: "briefcase"),
            Folder(name: "Ideas", symbol: "lightbulb"),
        ]
        func note(_ title: String, _ text: String, _ folder: Int, _ tags: String..., hours: Double) -> Note {
            Note(
                title: title, text: text, folder: folders[folder].id, tags: tags,
                modified: Date(timeIntervalSinceReferenceDate: 8.1e8 - hours * 3600))
        }
        let holiday = """
            The night train leaves at 21:04 from platform 7. The cabin is booked for three.

            To pack:
            – walking boots and the good rucksack
            – a map of the coast path
            – sun cream, and a book that is not about work

            Ask Ada whether the hut has a stove.
            """
        var notes = [
            note("Summer holiday", holiday, 0, "travel", hours: 1),
            note("Shopping", "Bread, lentils, two lemons, coffee", 0, "errands", hours: 5),
            note("Release 2.4", "Freeze on Thursday. The notes on migration are missing.", 1, "deadline", hours: 9),
            note("Interview questions", "What would you take away from our product?", 1, hours: 30),
            note("Bird box", "Larch, 18 mm. The hole is 28 mm for tits, 32 mm for sparrows.", 2, "diy", hours: 52),
            note("Books to read", "The Peregrine\nThe Living Mountain", 2, hours: 400),
            note("Dentist", "Call before the end of the month", 0, "errands", "deadline", hours: 700),
        ]
        notes[0].isPinned = true
        return Self(notes: notes, folders: folders)
    }()
}
