import Foundation
import MartletPreviewMessages

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Replays recorded tests of an app, each in a process of its own.
struct Replayer: Sendable {
    /// The executable of the app.
    let app: String
    let arguments: [String]
    /// The time without progress after which a process is killed.
    var timeout: Duration = .seconds(20)

    /// One run of a test.
    private struct Run {
        /// The texts of the app at the beginning and the end.
        var began: [String]?
        var ended: [String]?
        var line: Int?
        var differences: [ReplayDifference] = []
        var refusal: String?
        var counts: (steps: Int, expectations: Int)?
        /// A sentence about the end of a process that has not finished.
        var failure: String?
    }

    /// Replays a test. If it fails, it is replayed once more, to see whether the app behaves like that each time.
    ///
    /// - Parameters:
    ///   - source: The code of the test.
    ///   - start: The texts that the app showed when the recording began, if they are known.
    func replay(_ source: String, start: [String]?) async -> ReplayOutcome {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("martlet-replay-\(getpid())-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let program = try await ReplayProgram.build(for: app, logs: folder)
            let first = try await run(source, program: program, in: folder.appendingPathComponent("first"))
            if let failure = first.refusal ?? first.failure { return .failed(failure) }
            if let counts = first.counts, first.differences.isEmpty {
                return .passed(steps: counts.steps, expectations: counts.expectations)
            }
            let second = try await run(source, program: program, in: folder.appendingPathComponent("second"))
            return .differs(first.differences, reason: Self.reason(first, second, start))
        } catch {
            return .failed("\(error)")
        }
    }

    private func run(_ source: String, program: ReplayProgram, in folder: URL) async throws -> Run {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let events = folder.appendingPathComponent("events")
        let request = folder.appendingPathComponent("request")
        let output = folder.appendingPathComponent("output")
        try JSONEncoder().encode(ReplayRequest(source: source, events: events.path)).write(to: request)
        var environment = [
            ReplayRequest.variable: request.path, "MARTLET_INSPECT": "0",
            // A backtrace takes seconds, and waits for a key where there is a terminal.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        // The replay repeats the user's actions, and must not do so to the user's own files.
        for name in ["CACHE", "CONFIG", "DATA", "STATE"] {
            environment["XDG_\(name)_HOME"] = folder.appendingPathComponent(name.lowercased()).path
        }
        let ending = try await ChildProcess(
            program: program.path.path, arguments: arguments, environment: environment, timeout: timeout,
            progress: events
        ).run(output: output)
        var run = Run()
        for line in ((try? Data(contentsOf: events)) ?? Data()).split(separator: UInt8(ascii: "\n")) {
            switch try? JSONDecoder().decode(ReplayEvent.self, from: Data(line)) {
            case .began(let texts)?: run.began = texts
            case .ended(let texts)?: run.ended = texts
            case .line(let line)?: run.line = line
            case .differs(let difference)?: run.differences.append(difference)
            case .refused(let reason)?: run.refusal = reason
            case .finished(let steps, let expectations)?: run.counts = (steps, expectations)
            case nil: break
            }
        }
        if run.counts == nil, run.refusal == nil {
            let text = String(decoding: (try? Data(contentsOf: output)) ?? Data(), as: UTF8.self)
            run.failure = failure(of: ending, at: run.line, output: text, source: source)
        }
        return run
    }

    /// Returns a sentence about the end of a process, with the code that it was at.
    private func failure(of ending: ChildProcess.Ending, at line: Int?, output: String, source: String) -> String {
        let reason =
            ending == .timedOut
            ? "The app did nothing for \(timeout.formatted(.units(allowed: [.seconds], width: .wide))), and was stopped."
            : PreviewProcess.failure(ending, output: output, timeout: timeout)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard let line, lines.indices.contains(line - 1) else { return "When the app started: \(reason)" }
        return "In line \(line), \(lines[line - 1].trimmingCharacters(in: .whitespaces)): \(reason)"
    }

    /// Returns a sentence about the likely reason of differences.
    private static func reason(_ first: Run, _ second: Run, _ start: [String]?) -> String {
        let list = { (texts: [String]) in texts.prefix(8).map(\.debugDescription).joined(separator: ", ") }
        if second.differences != first.differences || second.failure != nil {
            let texts = Set(first.ended ?? []).symmetricDifference(second.ended ?? []).sorted()
            return """
                Two replays differ from one another\(texts.isEmpty ? "" : " in \(list(texts))"): the app depends on \
                something that is not in the test, such as the time, chance, the network or threads.
                """
        }
        let outside = """
            two replays agree: a change that the recording does not contain came from outside, such as the time or the \
            network, or an action was not recorded.
            """
        guard let start, let began = first.began else {
            return "The app has changed since the recording, or " + outside
        }
        guard Set(start) != Set(began) else {
            return "The app starts as it did when the recording began, and " + outside
        }
        let missing = Set(start).subtracting(began).sorted()
        let added = Set(began).subtracting(start).sorted()
        let parts = [
            missing.isEmpty ? nil : "the recording began with \(list(missing))",
            added.isEmpty ? nil : "the app starts with \(list(added))",
        ]
        return """
            The recording did not begin where the app starts: \(parts.compactMap(\.self).joined(separator: "; ")). Begin \
            right after the start. Stored values and files are empty in a test.
            """
    }
}
