import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder that bundles are written to. A bundle is made in a hidden folder in it, and appears when it is finished.
struct BundleFolder {
    private let output: URL
    /// Whether there was no such folder before.
    private let isNew: Bool
    /// The hidden folder.
    let work: URL

    /// Makes the folder if it is missing. The folder around it must be there, since a path of which more is missing is
    /// probably mistyped.
    init(_ path: String) throws {
        output = URL(filePath: path, directoryHint: .isDirectory)
        let files = FileManager.default
        isNew = !files.fileExists(atPath: output.path)
        if isNew {
            let parent = output.deletingLastPathComponent()
            guard parent.isFolder else {
                throw CommandError(
                    "There is no folder \(parent.relativePath). Make it first, or choose another with --output.")
            }
            do {
                try files.createDirectory(at: output, withIntermediateDirectories: false)
            } catch {
                throw CommandError(
                    "The folder \(parent.relativePath) can't be written to. Choose another with --output.")
            }
        } else if !output.isFolder {
            throw CommandError("\(path) is a file. Choose a folder with --output.")
        }
        work = output.appending(path: ".martlet-bundle-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try files.createDirectory(at: work, withIntermediateDirectories: false)
        } catch {
            throw CommandError("The folder \(path) can't be written to. Choose another with --output.")
        }
        ChildGroups.folders.withLock { _ = $0.insert(work.path) }
    }

    /// A file for the output of programs.
    var log: URL { work.appendingPathComponent("log") }

    /// Returns a new folder in the hidden one.
    func makeFolder(_ name: String) throws -> URL {
        let folder = work.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Gives a finished file or folder its name. A file replaces an earlier one, and a folder one that has a file of
    /// the same bundle.
    ///
    /// - Parameter mark: A path in the folder by which an earlier bundle is recognized; `nil` for files.
    func publish(_ made: URL, as name: String, mark: String? = nil) throws -> String {
        let target = output.appendingPathComponent(name)
        let files = FileManager.default
        if let mark {
            if (try? files.attributesOfItem(atPath: target.path)) != nil {
                guard files.fileExists(atPath: target.appendingPathComponent(mark).path) else {
                    throw CommandError("\(target.relativePath) is there already, and no bundle. Move it away first.")
                }
                try files.moveItem(at: target, to: work.appendingPathComponent("earlier"))
            }
            try files.moveItem(at: made, to: target)
        } else {
            if target.isFolder {
                throw CommandError("\(target.relativePath) is a folder. Move it away first.")
            }
            guard rename(made.path, target.path) == 0 else {
                throw CommandError("\(target.relativePath) can't be written: \(String(cString: strerror(errno))).")
            }
        }
        return target.relativePath
    }

    /// Removes the hidden folder, and a new folder in which nothing was made.
    func remove() {
        try? FileManager.default.removeItem(at: work)
        // Fails where there is a bundle in it.
        if isNew { rmdir(output.path) }
        ChildGroups.folders.withLock { _ = $0.remove(work.path) }
    }
}
