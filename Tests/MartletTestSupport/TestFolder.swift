import Foundation

/// A folder that goes with the object.
package final class TestFolder: Sendable {
    package let path: String

    package init() {
        path = NSTemporaryDirectory() + "martlet-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The file of the probe's values.
    package var defaultsFile: String { path + "/config/StorageProbe.plist" }

    /// The values in a property list file; nil if it can't be read as one.
    package static func values(in file: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    }
}
