import Foundation

/// A folder with files that is removed at the end.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The Swift files right in the folder, sorted by name.
    var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        }
    }
}
