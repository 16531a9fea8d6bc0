import Foundation
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The words in which a recorded test says the user's operations, and its expectations.
@MainActor @Suite struct RecordedChoiceTests {
    private func record(
        _ host: TestHost, expecting kinds: Set<RecordedExpectation> = RecordedExpectation.usual,
        _ body: () throws -> Void
    ) rethrows -> [String] {
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try body()
        return (recording.end(expecting: kinds) ?? "").split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        .filter { $0.hasPrefix("try ") || $0.hasPrefix("#expect") || $0.hasPrefix("host.press") }
    }

    @Test func anOptionOfAPickerIsSelected() throws {
        struct Page: View {
            @State private var flavour = 0
            var body: some View {
                Picker("Flavour", selection: $flavour) {
                    Text("Chocolate").tag(0)
                    Text("Vanilla").tag(1)
                }
                Button("Reset") { flavour = 0 }
            }
        }
        let host = TestHost { Page() }
        let lines = try record(host, expecting: [.values]) {
            try host.find(.picker, "Flavour").select("Vanilla")
        }
        #expect(
            lines.suffix(2) == [
                #"try host.find(.picker, "Flavour").select("Vanilla")"#,
                #"#expect(try host.find(.picker, "Flavour").value == "Vanilla")"#,
            ])
        // By the app's code.
        let reset = try record(host, expecting: []) { try host.find(.button, "Reset").tap() }
        #expect(reset.suffix(1) == [#"try host.find(.button, "Reset").tap()"#])
    }

    @Test func aTextThatCodeEmptiesIsNotTheUsers() throws {
        struct Chat: View {
            @State private var draft = ""
            @State private var sent: [String] = []
            var body: some View {
                TextField("Message", text: $draft)
                Button("Send") {
                    sent.append(draft)
                    draft = ""
                }
                ForEach(sent, id: \.self) { Text($0) }
            }
        }
        let host = TestHost { Chat() }
        let lines = try record(host, expecting: []) {
            try host.find(.textField, "Message").type("Hello")
            try host.find(.button, "Send").tap()
        }
        #expect(!lines.contains { $0.contains("clearText") }, "\(lines)")
        #expect(
            lines.suffix(2) == [
                #"try host.find(.textField, "Message").type("Hello")"#, #"try host.find(.button, "Send").tap()"#,
            ])
    }

    @Test func aButtonInARowIsFoundByItsRow() throws {
        struct Tasks: View {
            @State private var open = ["Milk", "Tea"]
            var body: some View {
                List(open, id: \.self) { name in
                    HStack {
                        Text(name)
                        Button("Done") { open.removeAll { $0 == name } }
                    }
                }
            }
        }
        let host = TestHost { Tasks() }
        let code = try record(host, expecting: [.gone]) { try host.findAll(.button)[1].tap() }
        #expect(code.count == 2 && code[0].hasPrefix(#"try host.find(.row, "Tea")"#), "\(code)")
        #expect(code[0].hasSuffix(".find(.button).tap()"), "\(code)")
        #expect(code.last == #"#expect(!host.allTexts.contains("Tea"))"#)
    }

    @Test func goingBackByAKeyIsRecorded() throws {
        struct Pages: View {
            var body: some View {
                NavigationStack { NavigationLink("Open") { Text("Inside") } }
            }
        }
        let host = TestHost { Pages() }
        try host.find(.link, "Open").tap()
        host.advance(by: .seconds(1))
        let lines = record(host, expecting: []) {
            host.press(.escape)
            host.advance(by: .seconds(1))
        }
        #expect(lines.last == #"try host.find(.button, "Back").tap()"#, "\(lines)")
    }

    @Test func aSheetThatAKeyClosesIsRecorded() throws {
        struct Page: View {
            @State private var isShown = true
            var body: some View { Text("Page").sheet(isPresented: $isShown) { Text("Sheet") } }
        }
        let host = TestHost { Page() }
        host.advance(by: .seconds(1))
        let lines = record(host, expecting: [.gone]) {
            host.press(.escape)
            host.advance(by: .seconds(1))
        }
        #expect(lines.suffix(2) == ["host.press(.escape)", #"#expect(!host.allTexts.contains("Sheet"))"#], "\(lines)")
    }

    @Test func nothingElseListsAllTexts() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Text("Title")
                Button("Count \(count)") { count += 1 }
            }
        }
        let host = TestHost { Page() }
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.find(.button, "Count 0").tap()
        let source = try #require(recording.end(expecting: [.nothingElse]))
        #expect(source.contains("host.allTexts == [\n            \"Title\",\n            \"Count 1\",\n"), "\(source)")
        // Asked again, it is one recording with other expectations.
        #expect(recording.end()?.contains(#"#expect(host.allTexts.contains("Count 1"))"#) == true)
    }
}
