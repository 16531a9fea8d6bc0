import Foundation

/// Passes on what SwiftPM says when it waits for another process that uses the build folder: its output goes to a log, so
/// that a user would see nothing for as long as the other process builds.
enum LockNotice {
    /// Runs a command of SwiftPM that writes to a log. If it still waits after a second, its line is printed once.
    static func watching<Result>(
        _ log: URL, print: @escaping @Sendable (String) -> Void = Self.print, _ command: () async throws -> Result
    ) async rethrows -> Result {
        let watch = Task {
            while true {
                try await Task.sleep(for: .seconds(1))
                guard let line = line(in: end(of: log)) else { continue }
                return print(line)
            }
        }
        defer { watch.cancel() }
        return try await command()
    }

    /// Returns the last bytes of a log, which a long build fills with megabytes.
    private static func end(of log: URL) -> Data {
        guard let file = try? FileHandle(forReadingFrom: log), let end = try? file.seekToEnd() else { return Data() }
        try? file.seek(toOffset: end > 4096 ? end - 4096 : 0)
        return (try? file.readToEnd()) ?? Data()
    }

    /// Returns SwiftPM's line that it waits, if that is all that it has said: it builds once there is more.
    static func line(in output: Data) -> String? {
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        guard let last = lines.last, last.hasPrefix("Another instance of SwiftPM") else { return nil }
        return String(last)
    }

    @Sendable private static func print(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
