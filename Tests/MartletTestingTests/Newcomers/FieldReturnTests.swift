import Martlet
import MartletTesting
import Testing

/// The Return key in fields of several lines.
@MainActor @Suite struct FieldReturnTests {
    private struct Composer: View {
        @State private var draft = ""
        @State private var sent = "nothing"
        @State private var notes = ""

        var body: some View {
            VStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .onSubmit {
                        sent = draft
                        draft = ""
                    }
                TextField("Notes", text: $notes, axis: .vertical)
                Text("sent \(sent)")
            }
        }
    }

    @Test func returnSubmitsWhereThereIsAnAction() throws {
        let host = TestHost { Composer() }
        let field = try host.find(.textField, "Message")
        try field.focus()
        try field.type("Hello")
        host.press(.return)
        #expect(host.texts.contains("sent Hello"))
        #expect(field.value == "")
    }

    @Test func returnWithShiftOrOptionBeginsALine() throws {
        let host = TestHost { Composer() }
        let field = try host.find(.textField, "Message")
        try field.focus()
        try field.type("a")
        host.press(.return, modifiers: .shift)
        try field.type("b")
        host.press(.return, modifiers: .option)
        try field.type("c")
        #expect(field.value == "a\nb\nc")
        #expect(host.texts.contains("sent nothing"))
    }

    @Test func returnBeginsALineWithoutAnAction() throws {
        let host = TestHost { Composer() }
        let field = try host.find(.textField, "Notes")
        try field.focus()
        try field.type("a")
        host.press(.return)
        try field.type("b")
        #expect(field.value == "a\nb")
    }
}
