import Foundation
import Synchronization
import Testing

@testable import OSLog

/// The output of messages. The lines go to the test instead of standard error.
@Suite(.serialized) struct LoggerTests {
    /// Returns the lines that a closure has written, with their fields.
    private func lines(of body: () -> Void) -> [LogOutput.Line] {
        let lines = Lines()
        LogOutput.reader.withLock { $0 = LogOutput.Reader { line in lines.all.withLock { $0.append(line) } } }
        defer { LogOutput.reader.withLock { $0 = nil } }
        body()
        return lines.all.withLock { $0 }
    }

    private final class Lines: Sendable {
        let all = Mutex<[LogOutput.Line]>([])
    }

    /// The message of one line.
    private func message(_ message: OSLogMessage) -> String? { lines { Logger().error(message) }.first?.message }

    @Test func aLineHasItsLevelAndWhereItBelongs() {
        let logger = Logger(subsystem: "com.example.app", category: "sync")
        let lines = lines {
            logger.log("a")
            logger.info("b")
            logger.notice("c")
            logger.warning("d")
            logger.error("e")
            logger.critical("f")
            logger.fault("g")
            logger.log(level: .error, "h")
        }
        #expect(lines.map(\.type) == [.default, .info, .default, .error, .error, .fault, .fault, .error])
        #expect(lines.map(\.message) == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(Set(lines.map(\.subsystem)) == ["com.example.app"])
        #expect(Set(lines.map(\.category)) == ["sync"])
    }

    @Test func valuesOfWhatIsNotWrittenAreNotAskedFor() {
        var asked = 0
        func value() -> Int {
            asked += 1
            return asked
        }
        #expect(lines { Logger().debug("\(value())") }.isEmpty)
        #expect(lines { Logger(.disabled).fault("\(value())") }.isEmpty)
        #expect(asked == 0)
        #expect(lines { Logger().info("\(value())") }.map(\.message) == ["1"])
    }

    @Test func theEnvironmentSaysWhatIsWritten() {
        func passed(_ name: String?) -> [OSLogType] {
            [.debug, .info, .default, .error, .fault].filter { LogThreshold(named: name).passes($0) }
        }
        #expect(passed(nil) == [.info, .default, .error, .fault])
        #expect(passed("DEBUG") == [.debug, .info, .default, .error, .fault])
        #expect(passed("notice") == [.default, .error, .fault])
        #expect(passed("error") == [.error, .fault])
        #expect(passed("fault") == [.fault])
        #expect(passed("off").isEmpty)
        #expect(passed("nonsense") == passed(nil))
    }

    @Test func valuesAreWrittenByTheirKind() {
        struct Failure: Error { let code = 3 }
        let failure = Failure()
        let object = NSString("object")
        let width: CGFloat = 2.5
        #expect(message("\("text") \(3) \(true) \(false, format: .answer)") == "text 3 true NO")
        #expect(message("\(1.5) \(Float(0.5)) \(width)") == "1.500000 0.500000 2.5")
        #expect(message("\(failure)")?.contains("code: 3") == true)
        #expect(message("\(object) \(Int.self) \([1, 2])") == "object Int [1, 2]")
        #expect(message("\(ENOENT, format: .darwinErrno)") == "[2: No such file or directory]")
    }

    @Test func numbersFollowTheirFormat() {
        #expect(message("\(255, format: .hex)") == "ff")
        #expect(message("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(message("\(8, format: .octal(includePrefix: true))") == "0o10")
        #expect(message("\(7, format: .decimal(minDigits: 3))") == "007")
        #expect(message("\(-7, format: .decimal(explicitPositiveSign: true, minDigits: 2))") == "-07")
        #expect(message("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
        #expect(message("\(Int8.min, format: .hex)") == "-80")
        #expect(message("\(2.346, format: .fixed(precision: 2))") == "2.35")
        #expect(message("\(1500.0, format: .exponential(precision: 1))") == "1.5e+03")
        #expect(message("\(0.5, format: .hybrid)") == "0.5")
        #expect(message("\(Double.nan) \(Double.infinity, format: .fixed(precision: -4))") == "nan inf")
    }

    @Test func columnsAreFilled() {
        #expect(message("[\("ab", align: .right(columns: 4))]") == "[  ab]")
        #expect(message("[\(7, align: .left(columns: 3))]") == "[7  ]")
        #expect(message("[\("long", align: .right(columns: 2))]") == "[long]")
        #expect(message("[\("a", align: .left(columns: -1))]") == "[a]")
        #expect(message("\("", align: .left(columns: .max))")?.count == 1000)
    }

    @Test func whatIsPrivateIsNotWritten() {
        #expect(message("\("secret", privacy: .private)") == "<private>")
        #expect(message("\(42, privacy: .sensitive)") == "<private>")
        #expect(message("\("open", privacy: .public) \("auto", privacy: .auto)") == "open auto")
        let masked = message("\("secret", privacy: .private(mask: .hash))")
        #expect(masked?.hasPrefix("<mask.hash: '") == true)
        #expect(masked == message("\("secret", privacy: .sensitive(mask: .hash))"))
        #expect(masked != message("\("other", privacy: .private(mask: .hash))"))
    }

    @Test func aLineIsALine() {
        let line = LogOutput.Line(type: .error, subsystem: "a", category: "b", message: "x\u{1B}]0;y\u{7}\nz")
        let text = line.text(at: Date(timeIntervalSince1970: 0.25))
        #expect(text.hasSuffix("\n    z\n"))
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains(".250 error [a:b] x"))
        #expect(LogOutput.time(of: Date(timeIntervalSince1970: .nan)).hasSuffix(".000"))
        #expect(
            LogOutput.Line(type: .info, subsystem: "", category: "", message: "m").text(at: .now).hasSuffix(" info m\n")
        )
    }

    @Test func formatsOfTheCLibrary() {
        let log = OSLog(subsystem: "s", category: "c")
        let lines = lines {
            os_log("plain")
            os_log(.error, "level")
            os_log("%d of %{public}@, %{private}@", log: log, type: .error, 3, "four" as NSString, "five" as NSString)
            os_log(.fault, log: log, "%.1f %% %x", 2.25, 255)
            os_log("%@ %d", log: log, type: .info, "one" as NSString)
            os_log("%d", log: log, type: .info, "no number" as NSString)
            os_log("\("interpolated")")
            os_log("unwritten %d", log: .disabled, type: .fault, 1)
        }
        #expect(
            lines.map(\.message) == [
                "plain", "level", "3 of four, <private>", "2.2 % ff", "one %d", "no number", "interpolated",
            ])
        #expect(lines.map(\.type) == [.default, .error, .error, .fault, .info, .info, .default])
    }

    @Test func locksGuardTheirState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 100)
        let copy = lock
        copy.withLock { $0 = 7 }
        #expect(lock.withLockUnchecked { $0 } == 7)
        #expect(OSAllocatedUnfairLock().withLock { 3 } == 3)
    }
}
