import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that the tool runs to its end, with a timeout.
struct ChildProcess: Sendable {
    /// The end of a program.
    enum Ending: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
    }

    var program: String
    var arguments: [String]
    var environment: [String: String] = [:]
    var timeout: Duration
    /// A file to which the program writes as it makes progress. The timeout restarts when the file grows.
    var progress: URL?

    /// Runs the program. Its output and errors go to a file.
    ///
    /// After the timeout, or if the task is cancelled, the program and all processes of its group are killed.
    func run(output: URL) async throws -> Ending {
        guard FileManager.default.createFile(atPath: output.path, contents: nil),
            let file = FileHandle(forWritingAtPath: output.path)
        else { throw CommandError("The file \(output.path) can't be written.") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, file, file)
        let timedOut = Mutex(false)
        let end = Mutex<CheckedContinuation<Void, Never>?>(nil)
        let isOver = Mutex(false)
        process.terminationHandler = { _ in
            isOver.withLock { $0 = true }
            end.withLock { continuation in
                continuation?.resume()
                continuation = nil
            }
        }
        try process.run()
        let number = process.processIdentifier
        ChildGroups.running.withLock { _ = $0.insert(number) }
        defer { ChildGroups.running.withLock { _ = $0.remove(number) } }
        let watch = Task {
            try await waitForStandstill()
            timedOut.withLock { $0 = true }
            // Foundation starts programs in process groups of their own.
            if !isOver.withLock({ $0 }), kill(-number, SIGKILL) != 0 { kill(number, SIGKILL) }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let alreadyOver = end.withLock { waiting in
                    if isOver.withLock({ $0 }) { return true }
                    waiting = continuation
                    return false
                }
                if alreadyOver { continuation.resume() }
            }
        } onCancel: {
            if !isOver.withLock({ $0 }), kill(-number, SIGKILL) != 0 { kill(number, SIGKILL) }
        }
        watch.cancel()
        try? file.close()
        if timedOut.withLock({ $0 }) { return .timedOut }
        return process.terminationReason == .exit
            ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    }

    /// Waits until the timeout has passed without progress.
    private func waitForStandstill() async throws {
        guard let progress else { return try await Task.sleep(for: timeout) }
        var size = Self.size(of: progress)
        var deadline = ContinuousClock.now + timeout
        while ContinuousClock.now < deadline {
            try await Task.sleep(for: min(.milliseconds(200), timeout))
            let now = Self.size(of: progress)
            if now != size { (size, deadline) = (now, .now + timeout) }
        }
    }

    private static func size(of file: URL) -> UInt64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.size] as? UInt64 ?? 0
    }
}

extension ChildProcess.Ending {
    /// A clause that describes the end of a preview's process.
    var reason: String {
        switch self {
        case .exited(let status): "it exited with the status \(status)"
        case .signalled(let signal): "it crashed with the signal \(signal) (\(Self.name(of: signal)))"
        case .timedOut: "it did not end in time"
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "illegal instruction"
        case SIGTRAP: "trap"
        case SIGABRT: "abort"
        case SIGBUS: "bus error"
        case SIGSEGV: "segmentation fault"
        case SIGKILL: "killed"
        default: String(cString: strsignal(signal))
        }
    }
}
