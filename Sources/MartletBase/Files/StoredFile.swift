import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A property list file whose keys are changed by several processes.
///
/// The file is only replaced as a whole, by a rename, so that a crash at any moment leaves the old or the new state
/// (law J3). The writer holds a lock, and merges its changed keys into the current content of the file. Two processes
/// therefore never lose each other's changes.
///
/// A write survives the end of the process at once, but survives a power failure only after the disk has stored it,
/// which takes time. Writers do not wait for the disk. Until the disk has the new state, a second name (`lastKept`)
/// refers to the old one, and `load` returns to it if the file turns out to be damaged.
///
/// Not safe for use by two threads at once, except for `keep`.
package final class StoredFile {
    /// The reason for a failed write.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The content found in the file.
    package enum Content {
        case values([String: StoredValue])
        /// The file does not exist.
        case missing
        /// The file was not a property list with keys, and was renamed to `movedTo`.
        ///
        /// `kept` is the last state that the disk is known to have stored, if it differs. The file has been restored
        /// to it.
        case damaged(movedTo: String, kept: [String: StoredValue]?)
    }

    /// The identity and state of the file according to the file system.
    private struct Stamp: Equatable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    package let path: String
    // The content of the file at the last read or write in this process.
    private var known: (stamp: Stamp, values: [String: StoredValue])?

    package init(path: String) { self.path = path }

    package var folder: String { (path as NSString).deletingLastPathComponent }
    package var name: String { (path as NSString).lastPathComponent }
    private var lockPath: String { "\(folder)/.\(name).lock" }
    private var lastKept: String { "\(folder)/.\(name).kept" }

    // MARK: - Reading

    /// Reads the file. Moves a damaged file aside.
    package func load() throws -> Content {
        // Without a file there is nothing to lock, and perhaps no folder for the lock.
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
        // Data that is not a property list with keys may still parse as one, such as a plain text.
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let dictionary = list as? [String: Any]
        else { return nil }
        return dictionary.compactMapValues { StoredValue($0) }
    }

    private func setAside() throws -> String {
        let stem = (path as NSString).deletingPathExtension
        for number in 1...10_000 {
            let place = "\(stem).damaged-\(number).plist"
            // Unlike a rename, a link fails if the target exists.
            if link(path, place) == 0 {
                unlink(path)
                return place
            }
            if errno == EEXIST { continue }
            // Some file systems do not support links.
            guard access(place, F_OK) != 0, rename(path, place) == 0 else { break }
            return place
        }
        throw Failure(description: "\(path) is damaged, and can't be moved aside: \(Self.reason)")
    }

    // MARK: - Writing

    /// Applies changes to the current content of the file.
    ///
    /// - Parameters:
    ///   - changes: The new values; `nil` removes a key.
    ///   - fallback: The values to start from if the file is damaged.
    /// - Returns: The resulting content.
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
            // The known values are newer than the state stored by the disk.
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
        // A symbolic link is followed, because its owner wants the file to stay at the target.
        var target = path
        if let real = realpath(path, nil) {
            target = String(cString: real)
            free(real)
        }
        // The name is always the same, so that crashes leave at most one such file. It is written only while the lock
        // is held.
        let new = "\((target as NSString).deletingLastPathComponent)/.\((target as NSString).lastPathComponent).new"
        try write(data, to: new, mode: mode(of: target))
        // Fails if `lastKept` exists: then the disk has that state, and perhaps no later one.
        link(target, lastKept)
        guard rename(new, target) == 0 else {
            throw Failure(description: "\(target) can't be replaced: \(Self.reason)")
        }
        known = stamp().map { ($0, values) }
    }

    // Unsafe pointers: bytes that the system reads, used only inside the closure.
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

    /// Waits until the disk has stored the current content. May be called while another thread uses the file.
    ///
    /// - Returns: `false` if the file was replaced in the meantime, so that the caller should try again.
    package func keep() -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // A failing disk reports its error only once. The last known state keeps its second name.
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

    /// Syncs the folder, which contains the new name of a file.
    private static func syncFolder(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // Some file systems cannot sync folders.
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
            // Readable by the owner only, which is the convention for these folders.
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
