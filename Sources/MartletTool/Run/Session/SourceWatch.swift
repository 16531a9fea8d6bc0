import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Watches folders with all that is in them, and calls a closure after a change.
///
/// It does not say which file has changed: an editor may write in place, or a new file under the old name. The system's
/// events lead to a look at all files, and so do two seconds without one, for file systems without events.
final class SourceWatch: Sendable {
    /// The identity of the content of a file, as far as it can be told without reading it.
    struct Stamp: Equatable, Sendable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var inode: UInt64
    }

    private let roots: [URL]
    private let excluded: String
    private let isOver = Mutex(false)

    /// Begins to watch.
    /// - Parameters:
    ///   - roots: Folders, and files.
    ///   - excluded: A folder that is left out.
    init(roots: [URL], excluded: URL, onChange: @escaping @Sendable () -> Void) {
        self.roots = roots
        self.excluded = excluded.path
        let thread = Thread { [self] in run(onChange) }
        thread.start()
    }

    /// Stops watching, within two seconds.
    func end() { isOver.withLock { $0 = true } }

    private func run(_ onChange: () -> Void) {
        let events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        defer { if events >= 0 { close(events) } }
        var watched: [String: Int32] = [:]
        var (stamps, folders) = Self.look(at: roots, except: excluded)
        while !isOver.withLock({ $0 }) {
            if events >= 0 {
                for folder in folders where watched[folder] == nil {
                    let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
                    watched[folder] = inotify_add_watch(events, folder, UInt32(mask))
                }
                // A folder that is made again has another watch.
                watched = watched.filter { folders.contains($0.key) }
            }
            Self.wait(events)
            let new = Self.look(at: roots, except: excluded)
            folders = new.folders
            if new.stamps != stamps {
                stamps = new.stamps
                onChange()
            }
        }
    }

    // Unsafe pointers: the system reads and writes before the calls return.
    private static func wait(_ events: Int32) {
        guard events >= 0 else { return Thread.sleep(forTimeInterval: 0.1) }
        var wanted = pollfd(fd: events, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, 2000)
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while buffer.withUnsafeMutableBytes({ read(events, $0.baseAddress, $0.count) }) > 0 {}
    }

    /// Returns the stamps of all files, by path, and the folders.
    static func look(at roots: [URL], except excluded: String) -> (stamps: [String: Stamp], folders: Set<String>) {
        var stamps: [String: Stamp] = [:]
        var folders: Set<String> = []
        var open = roots.map(\.path)
        while let path = open.popLast() {
            guard path != excluded, let (stamp, isFolder) = stamp(of: path) else { continue }
            guard isFolder else {
                stamps[path] = stamp
                continue
            }
            folders.insert(path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            // Editors keep copies under such names.
            open += names.filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") && !$0.hasPrefix("#") }.map {
                path + "/" + $0
            }
        }
        return (stamps, folders)
    }

    /// Returns the stamp of a file or folder; `nil` if there is none.
    static func stamp(of path: String) -> (stamp: Stamp, isFolder: Bool)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let stamp = Stamp(
            seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec), size: Int(status.st_size),
            inode: UInt64(status.st_ino))
        return (stamp, status.st_mode & S_IFMT == S_IFDIR)
    }
}
