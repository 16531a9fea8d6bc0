import Foundation
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The view of the recorded test `RecordedSession.swift`.
struct RecordedPage: View {
    @State private var name = "Ann"
    @State private var isEditing = false
    @State private var isLoud = false
    @State private var volume = 0.25
    @State private var steps = 3
    @State private var greeting = ""

    var body: some View {
        VStack {
            Button("Edit") { isEditing = true }
            if isEditing {
                TextField("Name", text: $name)
                TextField("Greeting", text: .constant("not typed"))
            }
            Toggle("Loud", isOn: $isLoud)
            Slider(value: $volume, in: 0...1) { Text("Volume") }
            Stepper("Steps \(steps)", value: $steps)
            Button("Greet") { greeting = "Hello \(name)\(isLoud ? "!" : "")" }
            Text(greeting)
            Text("Volume \(volume, format: .number)")
        }
    }
}

/// A recorded test compiles and passes: the committed file is part of this target, and a new recording is equal to it.
@MainActor
@Suite struct RecordedSessionTests {
    @Test("The test that is recorded is the one that is compiled and run beside this one")
    func theRecordedTestCompiles() throws {
        let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("RecordedSession.swift")
        let recording = TestRecording()
        let host = TestHost { RecordedPage() }
        recording.begin(in: [host.core.scene])
        try host.find(.button, "Edit").tap()
        try host.find(.textField, "Name").type(" \"B\"")
        try host.find(.toggle, "Loud").tap()
        try host.find(.slider, "Volume").set(0.5)
        try host.find(.stepper).perform("increment")
        try host.find(.button, "Greet").tap()
        let source = try #require(recording.end())
        if ProcessInfo.processInfo.environment["MARTLET_RECORD"] == "1" { try Data(source.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
        #expect(!source.contains("type(\"not typed\")"), "nobody has typed into that field")
    }
}
