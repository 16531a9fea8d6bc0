import Foundation
import Testing

@testable import OSLog

/// Signposts that are disabled, as they are unless the log's level is "debug"; and the forms of the documentation.
struct SignpostTests {
    @Test func documentedFormsReturnTheirResults() throws {
        let signposter = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
        #expect(!signposter.isEnabled)
        let state = signposter.beginInterval("Parse", id: signposter.makeSignpostID(), "\(3) lines")
        signposter.emitEvent("Half", "\(1) line")
        signposter.endInterval("Parse", state)
        #expect(signposter.withIntervalSignpost("Sum") { 1 + 2 } == 3)
        #expect(throws: CocoaError.self) {
            try signposter.withIntervalSignpost("Fail", "\(3)") { throw CocoaError(.fileNoSuchFile) }
        }
        let decoded = try JSONDecoder().decode(
            OSSignpostIntervalState.self,
            from: JSONEncoder().encode(OSSignposter(logger: Logger()).beginInterval("a", id: OSSignpostID(7))))
        #expect(decoded.id == OSSignpostID(7))
        #expect(decoded.end() == nil)
    }

    @Test func valuesOfDisabledSignpostsAreNotEvaluated() {
        var asked = 0
        func value() -> Int {
            asked += 1
            return asked
        }
        for signposter in [OSSignposter.disabled, OSSignposter()] {
            signposter.emitEvent("a", "\(value())")
            #expect(signposter.makeSignpostID() == .null)
        }
        #expect(asked == 0)
    }

    @Test func identifiersDistinguishIntervals() {
        let log = OSLog.default
        #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
        let object = NSObject()
        #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
        #expect(OSSignpostID(log: log, object: object) != OSSignpostID(log: log, object: log))
    }

    @Test func anIntervalHasADurationOnce() {
        let state = OSSignpostIntervalState(.exclusive, start: .now)
        #expect(state.end() != nil)
        #expect(state.end() == nil)
    }
}
