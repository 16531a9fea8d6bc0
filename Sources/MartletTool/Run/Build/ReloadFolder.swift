import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder in which `martlet run` builds a product, beside SwiftPM's own. One tool uses it at a time.
final class ReloadFolder: Sendable {
    let url: URL
    private let lock: Int32

    /// The Swift modules of the package, compiled for replacement.
    var modules: URL { url.appendingPathComponent("modules") }
    /// The objects of those modules.
    var objects: URL { url.appendingPathComponent("objects") }
    /// The sources and shared objects of replacements.
    var replacements: URL { url.appendingPathComponent("replacements") }
    /// The tool's own messages, for when the app uses the terminal.
    var log: URL { url.appendingPathComponent("log.txt") }

    /// Creates the folder.
    /// - Parameter command: The command of this tool that shows the product.
    /// - Throws: ``CommandError`` if it can't be written, or if another tool uses it.
    init(product: String, scratch: URL, command: String = "martlet run") throws {
        url = scratch.appendingPathComponent("martlet-run/\(product)")
        let files = FileManager.default
        do {
            for name in ["modules", "objects", "replacements"] {
                try files.createDirectory(
                    at: url.appendingPathComponent(name), withIntermediateDirectories: true)
            }
        } catch {
            throw CommandError("The folder \(url.path) can't be written: \(error.localizedDescription)")
        }
        let path = url.appendingPathComponent("lock").path
        lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw CommandError("The file \(path) can't be written.") }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw CommandError("Another \(command) shows \(product) of this package already. End it first.")
        }
        for name in (try? files.contentsOfDirectory(atPath: replacements.path)) ?? [] {
            try? files.removeItem(at: replacements.appendingPathComponent(name))
        }
    }

    deinit { close(lock) }
}
