import Foundation
import Testing

@testable import MartletTool

@Suite struct ChildProcessTests {
    private func run(_ script: String, timeout: Duration = .seconds(60)) async throws -> (ChildProcess.Ending, String) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: output) }
        let ending = try await ChildProcess(program: "/bin/sh", arguments: ["-c", script], timeout: timeout)
            .run(output: output)
        return (ending, try String(contentsOf: output, encoding: .utf8))
    }

    @Test func outputAndStatusAreKept() async throws {
        let (ending, output) = try await run("echo out; echo err >&2; exit 3")
        #expect(ending == .exited(3))
        #expect(output == "out\nerr\n")
    }

    @Test func signalsAreTold() async throws {
        let (ending, _) = try await run("kill -SEGV $$")
        #expect(ending == .signalled(SIGSEGV))
    }

    /// The process that the program has started keeps the output open, and ends as well.
    @Test func theWholeGroupEndsAfterTheTimeout() async throws {
        let (ending, output) = try await run("sleep 600 & echo $!; wait", timeout: .seconds(2))
        #expect(ending == .timedOut)
        let child = try #require(Int32(output.split(separator: "\n").first ?? ""))
        while kill(child, 0) == 0, !isZombie(child) { await Task.yield() }
    }

    /// The program takes longer than the timeout, and grows the file all the time.
    @Test func progressRestartsTheTimeout() async throws {
        let folder = FileManager.default.temporaryDirectory
        let (output, progress) = (
            folder.appendingPathComponent("\(UUID())"), folder.appendingPathComponent("\(UUID())")
        )
        defer { for file in [output, progress] { try? FileManager.default.removeItem(at: file) } }
        let script = "for i in 1 2 3 4 5 6 7 8 9; do echo x >> '\(progress.path)'; sleep 0.5; done; exit 5"
        let process = ChildProcess(
            program: "/bin/sh", arguments: ["-c", script], timeout: .seconds(3), progress: progress)
        #expect(try await process.run(output: output) == .exited(5))
    }

    /// Whether a process has ended, and its parent, which may be any, has not asked yet.
    private func isZombie(_ process: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z"
        return status.split(separator: ")").last?.hasPrefix(" Z") ?? true
    }

    @Test func theLastWordsOfACrashAreTheProblem() {
        let output = "App/Row.swift:3: Fatal error: No object\nCurrent stack trace:\n0 libswiftCore.so\n"
        #expect(
            PreviewProcess.failure(.signalled(SIGILL), output: output, timeout: .seconds(1))
                == "It crashed with the signal 4 (illegal instruction): App/Row.swift:3: Fatal error: No object")
        #expect(PreviewProcess.failure(.timedOut, output: output, timeout: .seconds(10)).contains("10 sec"))
        #expect(PreviewProcess.failure(.exited(0), output: "", timeout: .seconds(1)) == "It exited with the status 0.")
    }
}
