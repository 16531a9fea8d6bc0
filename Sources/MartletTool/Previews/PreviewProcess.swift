import Foundation
import MartletPreviewMessages

/// One run of the program with the previews.
struct PreviewProcess: Sendable {
    /// The result of a run.
    struct Outcome: Sendable {
        var events: [PreviewEvent]
        /// The reason why the program ended before it had done its work; `nil` if it has done it.
        var failure: String?
    }

    let program: URL
    let logs: URL
    let timeout: Duration

    /// Runs the program.
    /// - Parameter name: A file name for the run's messages, different for runs at the same time.
    func run(_ work: PreviewRequest.Work, name: String) async throws -> Outcome {
        let events = logs.appendingPathComponent(name + ".events")
        let output = logs.appendingPathComponent(name + ".log")
        try? FileManager.default.removeItem(at: events)
        let request = try JSONEncoder().encode(PreviewRequest(work: work, events: events.path))
        let ending = try await ChildProcess(
            program: program.path, arguments: [String(decoding: request, as: UTF8.self)],
            // A backtrace takes seconds, and waits for a key where there is a terminal.
            environment: ["SWIFT_BACKTRACE": "enable=no", "MARTLET_INSPECT": "0"], timeout: timeout, progress: events
        ).run(output: output)
        let found = Self.events(in: (try? Data(contentsOf: events)) ?? Data())
        if ending == .exited(0), case .finished? = found.last { return Outcome(events: found) }
        let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
        return Outcome(events: found, failure: Self.failure(ending, output: text, timeout: timeout))
    }

    static func events(in data: Data) -> [PreviewEvent] {
        data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(PreviewEvent.self, from: Data($0))
        }
    }

    /// Returns a sentence for the end of a program, with its last words.
    static func failure(_ ending: ChildProcess.Ending, output: String, timeout: Duration) -> String {
        if ending == .timedOut {
            return "It did not end within \(timeout.formatted(.units(allowed: [.seconds]))). Does a body never end?"
        }
        let lines = output.split(separator: "\n").map(String.init)
        let words = lines.last { $0.contains("Fatal error") || $0.contains("fatal error") } ?? lines.last
        let reason = ending.reason.prefix(1).uppercased() + ending.reason.dropFirst()
        return words.map { "\(reason): \($0)" } ?? "\(reason)."
    }
}
