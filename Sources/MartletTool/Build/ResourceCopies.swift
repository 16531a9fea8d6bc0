import Foundation

/// The files and folders that SwiftPM copies into bundles.
struct ResourceCopies: Sendable {
    /// The copies of each file or folder.
    private var copies: [String: [String]] = [:]
    /// The files that other commands read, such as those of plugins.
    private var read: Set<String> = []

    /// Adds a command of the build that copies.
    mutating func add(from sources: [String], to destinations: [String]) {
        for source in sources { copies[Self.plain(source), default: []] += destinations.map(Self.plain) }
    }

    /// Adds the inputs of a command that does more than to copy.
    mutating func addInputs(_ files: [String]) { read.formUnion(files.map(Self.plain)) }

    /// Returns the places of a file in bundles; empty if it has none, or if something else is made of it as well.
    func places(of file: String) -> [String] {
        guard !read.contains(file) else { return [] }
        var folder = file
        while !folder.isEmpty {
            if let found = copies[folder] { return found.map { $0 + file.dropFirst(folder.count) } }
            guard let slash = folder.lastIndex(of: "/") else { return [] }
            folder = String(folder[..<slash])
            if read.contains(folder) { return [] }
        }
        return []
    }

    /// Copies files that have changed into the bundles.
    /// - Returns: False if SwiftPM has to, because it does more with one of them, or because one has gone. Nothing has
    ///   been copied then.
    func copy(_ files: [String]) throws -> Bool {
        var all: [(from: String, to: String)] = []
        for file in files {
            let places = places(of: file)
            let manager = FileManager.default
            guard !places.isEmpty, manager.fileExists(atPath: file), places.allSatisfy(manager.fileExists) else {
                return false
            }
            all += places.map { (file, $0) }
        }
        for (from, to) in all {
            // In one step, because the app may read it now.
            try Data(contentsOf: URL(fileURLWithPath: from)).write(to: URL(fileURLWithPath: to), options: .atomic)
        }
        return true
    }

    /// Folders end with a slash in the build's commands.
    private static func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
