import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A property list file whose keys several processes change.
///
/// The file is only ever replaced as a whole, by a rename, so that a crash at any moment leaves the state before or
/// the state after (law J3). Who replaces it holds a lock, and applies the keys that it has changed to what the file
/// holds by then, so that two processes lose nothing of each other's.
///
/// What a process has written outlives it at once; what the disk has outlives a power failure, and a disk takes its
/// time. So nobody waits for the disk: until it has the new state, a second name keeps the one that it had
/// (`lastKept`), and `load` goes back to that where the file turns out damaged.
///
/// Not for use by two threads at once, but for `keep`.
package final class StoredFile {
    /// What went wrong.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What has been found in the file.
    package enum Content {
        case values([String: StoredValue])
        /// There is no file.
        case missing
        /// What was there is no property list with keys; it has been moved to another place.
        ///
        /// `kept` is the last state that the disk was known to have, if it had another; the file holds that now.
        case damaged(movedTo: String, kept: [String: StoredValue]?)
    }

    /// The file's state, as far as the file system tells it.
    private struct Stamp: Equatable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    package let path: String
    // What the file held when it was last read or written here.
    private var known: (stamp: Stamp, values: [String: StoredValue])?

    package init(path: String) { self.path = path }

    package var folder: String { (path as NSString).deletingLastPathComponent }
    package var name: String { (path as NSString).lastPathComponent }
    private var lockPath: String { "\(folder)/.\(name).lock" }
    private var lastKept: String { "\(folder)/.\(name).kept" }

    // MARK: - Reading

    /// Reads the file, and sets it aside if it is damaged.
    package func load() throws -> Content {
        // Without a file there is nothing to lock, and no folder to lock it in.
        guard access(path, F_OK) == 0 else { return .missing }
        return try FileLock.holding(lockPath) { try read() }
    }

    private func read() throws -> Content {
        guard let stamp = stamp() else { return .missing }
        if let known, known.stamp == stamp { return .values(known.values) }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(description: "\(path) can't be read: \(error.localizedDescription)")
        }
        guard let values = Self.values(in: data) else {
            let place = try setAside()
            let kept = FileManager.default.contents(atPath: lastKept).flatMap(Self.values)
            if kept != nil { rename(lastKept, path) }
            return .damaged(movedTo: place, kept: kept)
        }
        known = (stamp, values)
        return .values(values)
    }

    private static func values(in data: Data) -> [String: StoredValue]? {
        // What is not a property list may still be read as one, as a lone text is.
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let dictionary = list as? [String: Any]
        else { return nil }
        return dictionary.compactMapValues { StoredValue($0) }
    }

    private func setAside() throws -> String {
        let stem = (path as NSString).deletingPathExtension
        for number in 1...10_000 {
            let place = "\(stem).damaged-\(number).plist"
            // Fails where something is already, unlike a rename.
            if link(path, place) == 0 {
                unlink(path)
                return place
            }
            if errno == EEXIST { continue }
            // There are file systems without links.
            guard access(place, F_OK) != 0, rename(path, place) == 0 else { break }
            return place
        }
        throw Failure(description: "\(path) is damaged, and can't be moved aside: \(Self.reason)")
    }

    // MARK: - Writing

    /// Applies changes, nil for removal, to what the file holds now, and gives what it holds then.
    ///
    /// - Parameter fallback: What to start from where the file has been damaged.
    package func merge(
        _ changes: [String: StoredValue?],
        fallback: [String: StoredValue]
    ) throws -> (values: [String: StoredValue], damagedMovedTo: String?) {
        guard makeFolder() else { throw Failure(description: "\(folder) can't be made: \(Self.reason)") }
        return try FileLock.holding(lockPath) {
            var movedTo: String?
            var old: [String: StoredValue]?
            switch try read() {
            case .values(let values): old = values
            case .missing: break
            case .damaged(let place, let kept):
                movedTo = place
                old = kept
            }
            var new = old ?? [:]
            // What is known is newer than what the disk has kept.
            if movedTo != nil { new.merge(fallback) { _, known in known } }
            for (key, value) in changes { new[key] = value }
            if new != old, !(old == nil && new.isEmpty) { try write(new) }
            return (new, movedTo)
        }
    }

    private func write(_ values: [String: StoredValue]) throws {
        let format: PropertyListSerialization.PropertyListFormat =
            values.values.allSatisfy(\.survivesXML) ? .xml : .binary
        let data = try PropertyListSerialization.data(
            fromPropertyList: values.mapValues(\.propertyList), format: format, options: 0)
        // A link is followed: whoever made it wants the file to be there.
        var target = path
        if let real = realpath(path, nil) {
            target = String(cString: real)
            free(real)
        }
        // The same name each time, so that crashes leave one such file at most: it is only written with the lock held.
        let new = "\((target as NSString).deletingLastPathComponent)/.\((target as NSString).lastPathComponent).new"
        try write(data, to: new, mode: mode(of: target))
        // Fails where there is such a name: then the disk has that state, and perhaps none since.
        link(target, lastKept)
        guard rename(new, target) == 0 else {
            throw Failure(description: "\(target) can't be replaced: \(Self.reason)")
        }
        known = stamp().map { ($0, values) }
    }

    // Unsafe pointers: bytes for the system to write, within the closure.
    private func write(_ data: Data, to path: String, mode: mode_t) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure(description: "\(path) can't be made: \(Self.reason)") }
        defer { close(descriptor) }
        fchmod(descriptor, mode)
        var offset = 0
        while offset < data.count {
            let count = data.withUnsafeBytes { bytes -> Int in
                systemWrite(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(description: "\(path) can't be written: \(Self.reason)") }
            offset += count
        }
    }

    /// Waits until the disk has what the file holds now. May be called while another thread uses the file.
    ///
    /// - Returns: False where the file was replaced meanwhile, so that it is to be tried again.
    package func keep() -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // A disk that has failed says so once only: the state that it had keeps its name.
        guard fsync(descriptor) == 0, Self.syncFolder(folder) else { return true }
        return FileLock.holding(lockPath) {
            var kept = stat()
            var current = stat()
            guard fstat(descriptor, &kept) == 0, stat(path, &current) == 0 else { return true }
            guard kept.st_ino == current.st_ino, kept.st_dev == current.st_dev else { return false }
            unlink(lastKept)
            return true
        }
    }

    /// The new name of a file is the folder's.
    private static func syncFolder(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // There are file systems that can't.
        return fsync(descriptor) == 0 || errno == EINVAL
    }

    /// Removes the file.
    package func remove() {
        known = nil
        unlink(lastKept)
        guard access(path, F_OK) == 0 else { return }
        FileLock.holding(lockPath) { _ = unlink(path) }
        unlink(lockPath)
    }

    // MARK: - The file system

    private static var reason: String { String(cString: strerror(errno)) }

    private func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    }

    private func stamp() -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: Int(status.st_mtim.tv_nsec)
        )
    }

    private func makeFolder() -> Bool {
        if access(folder, F_OK) == 0 { return true }
        do {
            // As the convention for these folders has it: for the owner alone.
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return true
        } catch {
            return access(folder, F_OK) == 0
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
    #else
    Darwin.write(descriptor, bytes, count)
    #endif
}
