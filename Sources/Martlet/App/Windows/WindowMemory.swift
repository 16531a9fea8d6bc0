import Foundation

/// How large windows were when they were last left, in a file beside what `SceneStorage` keeps.
///
/// Where a window stands is the desktop's to say: neither GTK nor Wayland let a program choose that.
package struct WindowMemory: Codable, Equatable, Sendable {
    /// The width of the window, in points.
    package var width: Double
    /// The height of the window's content, in points.
    package var height: Double
    /// Whether the window had all of the screen.
    package var isMaximized: Bool

    /// Keeps a size.
    package init(_ size: CGSize, isMaximized: Bool) {
        width = size.width
        height = size.height
        self.isMaximized = isMaximized
    }

    /// The size, where it is one that a window can have.
    package var size: CGSize? {
        let range = 1.0...32_767.0
        return range.contains(width) && range.contains(height) ? CGSize(width: width, height: height) : nil
    }

    private static func file(in folder: String) -> URL {
        URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("window-sizes.plist")
    }

    private static func all(in folder: String) -> [String: WindowMemory] {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return [:] }
        // What can't be read is forgotten: the window has its own size then.
        return (try? PropertyListDecoder().decode([String: WindowMemory].self, from: data)) ?? [:]
    }

    /// What is known of a window.
    static func read(_ name: String, in folder: String) -> WindowMemory? { all(in: folder)[name] }

    /// Keeps what is known of the window.
    func write(_ name: String, in folder: String) {
        var all = Self.all(in: folder)
        guard all[name] != self else { return }
        all[name] = self
        guard let data = try? PropertyListEncoder().encode(all) else { return }
        let file = Self.file(in: folder)
        // A folder that can't be written to is said so of by what keeps values there.
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }
}

extension AppWindow {
    /// How large the window was when it was last left; nil where that is not kept. After the scene's first update.
    package var memory: WindowMemory? {
        memoryPlace.flatMap { WindowMemory.read($0.name, in: $0.folder) }
    }

    /// Keeps how large the window is left, where that is kept.
    package func remember(_ memory: WindowMemory) {
        if let place = memoryPlace { memory.write(place.name, in: place.folder) }
    }
}
