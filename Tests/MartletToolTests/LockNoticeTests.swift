import Foundation
import Testing

@testable import MartletTool

@Suite struct LockNoticeTests {
    private let waits =
        "Another instance of SwiftPM (PID: 7) is already running using '/a/.build', waiting until that "
        + "process has finished execution..."

    @Test func theLineIsFoundWhileItIsTheLast() {
        #expect(LockNotice.line(in: Data("warning: a\n\(waits)\n".utf8)) == waits)
        #expect(LockNotice.line(in: Data("\(waits)\nBuilding for debugging...\n".utf8)) == nil)
        #expect(LockNotice.line(in: Data()) == nil)
    }

    /// The command goes on when the line has come, as if the other process had ended.
    @Test func theLineIsPassedOnWhileTheCommandWaits() async throws {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: log) }
        try Data("\(waits)\n".utf8).write(to: log)
        let (lines, printer) = AsyncStream.makeStream(of: String.self)
        let first = await LockNotice.watching(log, print: { printer.yield($0) }) {
            await lines.first { _ in true }
        }
        #expect(first == waits)
    }
}
