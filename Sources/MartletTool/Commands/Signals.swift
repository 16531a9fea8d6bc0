import Dispatch
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that terminate the tool, from a key or another process.
enum Signals {
    /// Waits for the first signal.
    static func wait() async {
        // A closed page or app must not end the tool.
        signal(SIGPIPE, SIG_IGN)
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        for await _ in stream { break }
        for source in sources { source.cancel() }
    }
}
