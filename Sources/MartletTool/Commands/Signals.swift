import Dispatch
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What asks the tool to end: a key, or another process.
enum Signals {
    /// Waits for the first one.
    static func wait() async {
        // A page or an app that goes away is no reason to end.
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
