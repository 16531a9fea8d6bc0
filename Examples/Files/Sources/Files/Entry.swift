import Foundation

/// A file or a folder, as the system describes it.
struct Entry: Identifiable, Hashable, Sendable {
    let url: URL, order: NameOrder, size: Int64, date: Date
    /// A regular file can be read to its end; devices and pipes may have none.
    let isFolder: Bool, isLink: Bool, isRegular: Bool

    var id: String { url.path }
    var isHidden: Bool { url.lastPathComponent.hasPrefix(".") }
    /// The name without characters that would break a line.
    var name: String { url.lastPathComponent.onOneLine }

    /// Reads the entry at a path; nil if it is gone.
    init?(_ url: URL) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return nil }
        self.url = url
        order = NameOrder(url.lastPathComponent)
        isLink = status.st_mode & S_IFMT == S_IFLNK
        // A link leads to a folder, or nowhere.
        if isLink { _ = stat(url.path, &status) }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        isRegular = status.st_mode & S_IFMT == S_IFREG
        size = Int64(status.st_size)
        date = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    }

    /// Reads the entries of a folder.
    static func entries(of folder: URL) throws -> [Entry] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap {
            Entry(folder.appending(path: $0))
        }
    }
}

extension String {
    /// The text with a sign for each control character.
    var onOneLine: String {
        String(map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
    }
}

/// A name as it is sorted: without case, and numbers by their values. The rules of a language take seconds for 10,000 names.
struct NameOrder: Comparable, Hashable, Sendable {
    private let text: String

    init(_ name: String) {
        // From the end, where the length of a number is known at its first digit.
        var (bytes, digits) = ([UInt8](), 0)
        for byte in Array(name.lowercased().utf8.reversed()) + [0] {
            let isDigit = (48...57).contains(byte)
            if !isDigit, digits > 0 { bytes += Array(repeating: 48, count: max(0, 12 - digits)) }
            digits = isDigit ? digits + 1 : 0
            bytes.append(byte)
        }
        text = String(decoding: bytes.reversed(), as: UTF8.self)
    }

    static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}

/// Changes of files. None overwrites a file.
enum FileActions {
    /// Returns the URL, or one with a number if there is a file already: `a 2.txt`.
    static func free(_ url: URL) -> URL {
        let (base, ending) = (url.deletingPathExtension().path, url.pathExtension)
        let others = (2...).lazy.map { URL(fileURLWithPath: "\(base) \($0)" + (ending.isEmpty ? "" : ".\(ending)")) }
        return Entry(url) == nil ? url : others.first { Entry($0) == nil }!
    }

    /// Copies or moves a file into a folder, and returns its new place.
    static func transfer(_ source: URL, into folder: URL, moves: Bool) throws -> URL {
        // A copy into itself would never end.
        let isInside = (folder.path + "/").hasPrefix(source.path + "/")
        if isInside { throw Problem(errorDescription: "A folder cannot be put into itself.") }
        if moves, source.deletingLastPathComponent().path == folder.path { return source }
        let target = free(folder.appendingPathComponent(source.lastPathComponent))
        try (moves ? FileManager.default.moveItem : FileManager.default.copyItem)(source, target)
        return target
    }

    static func rename(_ url: URL, to name: String) throws -> URL {
        let target = try unused(name, in: url.deletingLastPathComponent())
        try FileManager.default.moveItem(at: url, to: target)
        return target
    }

    static func makeFolder(_ name: String, in folder: URL) throws -> URL {
        let url = try unused(name, in: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        return url
    }

    private static func unused(_ name: String, in folder: URL) throws -> URL {
        let isName = !["", ".", ".."].contains(name) && !name.contains("/") && !name.contains("\0")
        guard isName else { throw Problem(errorDescription: "A file cannot have this name.") }
        let url = folder.appendingPathComponent(name)
        if Entry(url) != nil { throw Problem(errorDescription: "“\(name.onOneLine)” is there already.") }
        return url
    }

    /// Moves a file to the trash, as freedesktop.org describes it: the file, and a note where it was.
    static func trash(_ url: URL, trash: URL = trashFolder) throws {
        let (files, notes) = (trash.appendingPathComponent("files"), trash.appendingPathComponent("info"))
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
        let target = free(files.appendingPathComponent(url.lastPathComponent))
        let path = url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
        let date = Date.now.formatted(.iso8601.timeZoneSeparator(.omitted).dateTimeSeparator(.standard)).prefix(19)
        let note = notes.appendingPathComponent(target.lastPathComponent + ".trashinfo")
        try Data("[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n".utf8).write(to: note)
        do { try FileManager.default.moveItem(at: url, to: target) } catch {
            try? FileManager.default.removeItem(at: note)
            throw error
        }
    }

    static var trashFolder: URL {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
        return URL(fileURLWithPath: data ?? NSHomeDirectory() + "/.local/share").appendingPathComponent("Trash")
    }
}

struct Problem: LocalizedError { let errorDescription: String? }
