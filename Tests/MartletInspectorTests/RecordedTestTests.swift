import Foundation
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// A recorded test repeats the recorded operations.
@MainActor
@Suite(.serialized)
struct RecordedTestTests {
    struct Form: View {
        @State private var name = "Ann"
        @State private var isOn = false
        @State private var volume = 0.25
        @State private var steps = 3
        @State private var greetings: [String] = []

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isOn)
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Stepper("Steps \(steps)", value: $steps)
                Button("Greet") { greetings.append("Hello \(name)\(isOn ? "!" : "")") }
                ForEach(greetings, id: \.self) { Text($0) }
                Text("Volume \(volume, format: .number)")
                Button("Again") { steps += 10 }
                Button("Again") { steps += 100 }
            }
        }
    }

    @Test("Taps, texts, numbers and steps come to the same end when the test's lines are carried out")
    func roundTrip() throws {
        let recording = TestRecording()
        let host = TestHost { Form() }
        recording.begin(in: [host.core.scene])
        try host.find(.textField, "Name").clearText()
        try host.find(.textField, "Name").type("Bo \"B\"")
        try host.find(.toggle, "Loud").tap()
        try host.find(.button, "Greet").tap()
        try host.find(.slider, "Volume").set(0.5)
        try host.findAll(.button)[2].tap()
        let source = try #require(recording.end())
        let again = TestHost { Form() }
        var done = 0
        for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("try ") || line.hasPrefix("#expect") {
                try apply(line, in: again)
                done += 1
            }
        }
        #expect(done >= 7)
        #expect(again.texts == host.texts)
        #expect(again.texts.contains("Hello Bo \"B\"!"))
    }

    /// Does what a line of the recorded test says.
    private func apply(_ line: String, in host: TestHost) throws {
        if line.hasPrefix("#expect(") { return try expect(line, in: host) }
        let parts = try #require(
            line.wholeMatch(of: /try host\.find\(\.(\w+)(?:, (?:at: (\d+)|"((?:[^"\\]|\\.)*)"))?\)\.(\w+)\((.*)\)/),
            "\(line)")
        let role = try #require(Role.allCases.first { "\($0)" == parts.1 }, "\(line)")
        let element =
            if let name = parts.3 {
                try host.find(role, Self.unquoted(String(name)))
            } else {
                try host.find(role, at: parts.2.flatMap { Int($0) } ?? 0)
            }
        let argument = String(parts.5)
        switch parts.4 {
        case "tap": try element.tap()
        case "clearText": try element.clearText()
        case "type": try element.type(Self.unquoted(String(argument.dropFirst().dropLast())))
        case "set": try element.set(try #require(Double(argument), "\(line)"))
        case "perform": try element.perform(Self.unquoted(String(argument.dropFirst().dropLast())))
        case "press": try element.press(.return)
        default: Issue.record("no action is called \(parts.4)")
        }
    }

    /// Checks what a line of the recorded test expects.
    private func expect(_ line: String, in host: TestHost) throws {
        if let text = Self.argument(of: "#expect(host.allTexts.contains(", in: line, upTo: "))") {
            #expect(host.allTexts.contains(text), "\(line)")
        } else if let text = Self.argument(of: "#expect(!host.allTexts.contains(", in: line, upTo: "))") {
            #expect(!host.allTexts.contains(text), "\(line)")
        } else {
            let parts = try #require(
                line.wholeMatch(of: /#expect\(try host\.find\(\.(\w+), "([^"]*)"\)\.(\w+) == (.*)\)/), "\(line)")
            let role = try #require(Role.allCases.first { "\($0)" == parts.1 }, "\(line)")
            let element = try host.find(role, String(parts.2))
            let value = parts.3 == "isOn" ? element.isOn.map { "\($0)" } : element.value.map(\.debugDescription)
            #expect(value == String(parts.4), "\(line)")
        }
    }

    private static func argument(of start: String, in line: String, upTo end: String) -> String? {
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return unquoted(String(line.dropFirst(start.count).dropLast(end.count).dropFirst().dropLast()))
    }

    private static func unquoted(_ text: String) -> String {
        text.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
