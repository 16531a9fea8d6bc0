import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The room on disks, as the reason for failures that say nothing: a full disk has no room for their messages.
enum DiskSpace {
    /// The room that a step of a build needs at least, in bytes.
    private static let needed: UInt64 = 1 << 20

    /// Checks that there is room in folders.
    /// - Throws: ``CommandError`` that names the folder without room.
    static func check(_ folders: [URL]) throws {
        for folder in folders where isFull(folder.path) {
            throw CommandError("The disk is full: there is no room in \(folder.path).")
        }
    }

    private static func isFull(_ path: String) -> Bool {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return false }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) < needed
    }
}
