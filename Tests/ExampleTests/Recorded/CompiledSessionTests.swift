import Foundation
import SwiftUI
import Testing

@testable import Gallery
@testable import MartletInspector
@testable import MartletTesting
@testable import Showcase

/// Recorded tests are right Swift: those of some sessions are compiled and run in this target, and recorded again here.
@MainActor @Suite(.serialized) struct CompiledSessionTests {
    init() { RunCounter.isCounting = false }

    nonisolated enum Session: String, CaseIterable {
        case todo, signUp, choices, fields, search
    }

    @Test(arguments: Session.allCases) func theRecordedTestIsTheCompiledOne(session: Session) async throws {
        let host =
            switch session {
            case .todo: TestHost { TodoPage() }
            case .signUp: TestHost { SignUpPage() }
            case .choices: TestHost { ChoicesPage() }
            case .fields: TestHost { FieldSample() }
            case .search: TestHost { SearchSample() }
            }
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        var user = RandomUser(seed: 5)
        await user.use(host, times: 10, isPatient: true)
        let name = session.rawValue
        let source = try #require(recording.end(expecting: Set(RecordedExpectation.allCases)))
            .replacing("func recorded(", with: "func \(name)IsRecorded(")
            .replacing(
                "// Add `@testable import` of the module that declares what is shown.",
                with: "// swift-format-ignore-file\n@testable import Gallery\n@testable import Showcase")
        let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("Compiled/\(name).swift")
        if ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1" { try Data(source.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }
}
