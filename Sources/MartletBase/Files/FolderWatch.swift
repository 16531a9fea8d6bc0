import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Tells when a file of a folder has been replaced or written, by this process or by another.
package final class FolderWatch {
    private let source: any DispatchSourceRead

    /// Begins to watch; nil where the folder does not exist or can't be watched.
    package init?(folder: String, file: String, queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard inotify_add_watch(descriptor, folder, UInt32(IN_MOVED_TO | IN_CLOSE_WRITE)) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            if Self.takeNames(from: descriptor).contains(file) { action() }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    // Unsafe pointers: a buffer for what the system writes, within the closure.
    private static func takeNames(from descriptor: Int32) -> Set<String> {
        var names: Set<String> = []
        let size = 16_384
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress!, size)
                guard count > 0 else { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.baseAddress! + offset
                    let length = Int(event.load(as: inotify_event.self).len)
                    let name = event + MemoryLayout<inotify_event>.size
                    if length > 0 { names.insert(String(cString: name.assumingMemoryBound(to: CChar.self))) }
                    offset += MemoryLayout<inotify_event>.size + length
                }
            }
        }
        return names
    }
}
