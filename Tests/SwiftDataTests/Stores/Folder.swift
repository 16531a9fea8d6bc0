import Foundation
import SwiftData

/// A folder of a test's own, gone with it.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")
    var store: URL { url.appendingPathComponent("test.store") }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit {
        chmod(url.path, 0o700)
        try? FileManager.default.removeItem(at: url)
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
