import Foundation

/// A folder that appears whole or not at all.
struct NewFolder {
    private let folder: URL

    /// Throws where something that is not an empty folder has the name already.
    init(at folder: URL) throws {
        self.folder = folder
        let files = FileManager.default
        let path = folder.path
        if files.fileExists(atPath: path),
            !folder.isFolder || (try? files.contentsOfDirectory(atPath: path).isEmpty) != true
        {
            throw CommandError(
                "\(folder.relativePath) exists already. Choose another name, or another folder with --in.")
        }
        let parent = folder.deletingLastPathComponent()
        guard parent.isFolder else {
            throw CommandError(
                "There is no folder \(parent.relativePath). Make it first, or choose another with --in.")
        }
    }

    /// Lets `write` fill a folder beside the new one, which then gets its name. When writing fails, nothing is left.
    func write(_ write: (URL) throws -> Void) throws {
        let files = FileManager.default
        let parent = folder.deletingLastPathComponent()
        let unfinished = parent.appending(
            path: ".\(folder.lastPathComponent).\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try files.createDirectory(at: unfinished, withIntermediateDirectories: false)
            try write(unfinished)
            if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
            try files.moveItem(at: unfinished, to: folder)
        } catch {
            try? files.removeItem(at: unfinished)
            if let error = error as? CommandError { throw error }
            throw CommandError("\(folder.relativePath) can't be written: \(error.localizedDescription)")
        }
    }
}
