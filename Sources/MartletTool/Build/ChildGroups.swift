import Dispatch
import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The process groups of running child processes. A key of the terminal does not reach them, so the tool ends them.
enum ChildGroups {
    static let running = Mutex<Set<Int32>>([])
    /// Folders with unfinished work, which are removed when a signal ends the tool.
    static let folders = Mutex<Set<String>>([])

    /// Ends all children when a signal asks the tool to terminate, and then the tool.
    /// - Parameter end: Ends the tool in another way. A later call replaces it.
    static func endOnSignals(_ end: (@Sendable () -> Void)? = nil) {
        ending.withLock { $0 = end.map(Ending.init) }
        kept.withLock { sources in
            guard sources.isEmpty else { return }
            sources = [SIGINT, SIGTERM, SIGHUP].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler {
                    endAll()
                    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
                    guard let end = ending.withLock({ $0 }) else { exit(128 + number) }
                    end.end()
                }
                source.resume()
                return SignalSource(source: source)
            }
        }
    }

    /// Ends all children.
    static func endAll() {
        for child in running.withLock({ $0 }) { kill(-child, SIGKILL) }
    }

    /// A struct, because a bare closure would be wrapped again by each access through the lock.
    private struct Ending {
        let end: @Sendable () -> Void
    }

    private static let ending = Mutex<Ending?>(nil)

    // @unchecked Sendable: the source is only kept.
    private struct SignalSource: @unchecked Sendable {
        let source: any DispatchSourceSignal
    }

    private static let kept = Mutex<[SignalSource]>([])
}
