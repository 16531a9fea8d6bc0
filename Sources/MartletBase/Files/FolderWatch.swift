import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Observes a file in a folder, and calls back when any process has replaced or written the file.
package final class FolderWatch {
    private let source: any DispatchSourceRead

    /// Starts observing. Returns `nil` if the folder does not exist or cannot be observed.
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

    // Unsafe pointers: a buffer that the system fills, used only inside the closure.
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
