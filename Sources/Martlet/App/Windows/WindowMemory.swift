import Foundation

/// The stored size of a window, in a file next to the `SceneStorage` values.
///
/// The position is not stored: neither GTK nor Wayland lets an app set it.
package struct WindowMemory: Codable, Equatable, Sendable {
    /// The width of the window, in points.
    package var width: Double
    /// The height of the window's content, in points.
    package var height: Double
    /// Whether the window was maximized.
    package var isMaximized: Bool

    /// Creates the value of a size.
    package init(_ size: CGSize, isMaximized: Bool) {
        width = size.width
        height = size.height
        self.isMaximized = isMaximized
    }

    /// The stored size, if it is valid for a window.
    package var size: CGSize? {
        let range = 1.0...32_767.0
        return range.contains(width) && range.contains(height) ? CGSize(width: width, height: height) : nil
    }

    private static func file(in folder: String) -> URL {
        URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("window-sizes.plist")
    }

    private static func all(in folder: String) -> [String: WindowMemory] {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return [:] }
        // An unreadable file is ignored; the window then has its default size.
        return (try? PropertyListDecoder().decode([String: WindowMemory].self, from: data)) ?? [:]
    }

    /// Returns the stored size of a window.
    static func read(_ name: String, in folder: String) -> WindowMemory? { all(in: folder)[name] }

    /// Stores the size of a window.
    func write(_ name: String, in folder: String) {
        var all = Self.all(in: folder)
        guard all[name] != self else { return }
        all[name] = self
        guard let data = try? PropertyListEncoder().encode(all) else { return }
        let file = Self.file(in: folder)
        // Ignored: the storage of values reports a folder that cannot be written.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }
}

extension AppWindow {
    /// The stored size of the window; `nil` if none is stored. Valid after the scene's first update.
    package var memory: WindowMemory? {
        memoryPlace.flatMap { WindowMemory.read($0.name, in: $0.folder) }
    }

    /// Stores the size of the window, if the app stores window sizes.
    package func remember(_ memory: WindowMemory) {
        if let place = memoryPlace { memory.write(place.name, in: place.folder) }
    }
}
