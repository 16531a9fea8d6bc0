import Martlet
import MartletTesting
import Testing

/// The keys of a list follow the selection that a program sets.
@MainActor @Suite struct ListKeyTests {
    private struct Mail: View {
        static let numbers = Array(1...200)
        @State private var numbers = Mail.numbers
        @State private var selection: Int? = 1

        var body: some View {
            VStack {
                List(numbers, id: \.self, selection: $selection) { Text("Message \($0)") }
                Button("Three") { selection = 3 }.keyboardShortcut("3")
                Button("Far") { selection = 150 }.keyboardShortcut("4")
                Button("None") { selection = nil }.keyboardShortcut("0")
                Button("Archive") {
                    let old = numbers.firstIndex { $0 == selection } ?? 0
                    numbers.remove(at: old)
                    selection = numbers[old + 1]
                }
                .keyboardShortcut("e")
                Text("shows \(selection ?? 0)")
            }
        }
    }

    private func focusedRow(_ host: TestHost) -> String? { host.focused?.label }

    @Test func theFocusFollowsTheSelectionOfTheProgram() throws {
        let host = TestHost { Mail() }
        try host.find(.row, "Message 1").tap()
        #expect(focusedRow(host) == "Message 1")
        host.press("3", modifiers: .command)
        #expect(focusedRow(host) == "Message 3")
        host.press(.downArrow)
        #expect(host.texts.contains("shows 4"))
        #expect(focusedRow(host) == "Message 4")
        host.press("0", modifiers: .command)
        #expect(focusedRow(host) == "Message 4")
    }

    @Test func theFocusFollowsWhenTheFocusedRowGoes() throws {
        let host = TestHost { Mail() }
        try host.find(.row, "Message 2").tap()
        host.press("e", modifiers: .command)
        #expect(host.texts.contains("shows 4"))
        #expect(focusedRow(host) == "Message 4")
    }

    @Test func keysContinueFromASelectedRowThatIsOutOfSight() throws {
        let host = TestHost { Mail() }
        try host.find(.row, "Message 1").tap()
        host.press("4", modifiers: .command)
        // A program's selection scrolls nothing.
        #expect(!host.findAll(.row).contains { $0.label == "Message 150" })
        host.press(.downArrow)
        #expect(host.texts.contains("shows 151"))
        #expect(focusedRow(host) == "Message 151")
    }

    @Test func tabLeadsToTheSelectedRow() throws {
        let host = TestHost { Mail() }
        try host.find(.button, "Three").tap()
        #expect(focusedRow(host) != "Message 3")
        for _ in 0..<8 where host.focused?.role != .row { host.press(.tab) }
        #expect(focusedRow(host) == "Message 3")
    }

    private struct Several: View {
        @State private var selection: Set<Int> = []

        var body: some View {
            List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
            Text(selection.sorted().map { "\($0)" }.joined(separator: " "))
        }
    }

    @Test func theUsersOwnDeselectionKeepsTheFocus() throws {
        let host = TestHost { Several() }
        try host.find(.row, "Row 1").tap()
        try host.find(.row, "Row 3").tap(modifiers: .command)
        #expect(host.texts.contains("1 3"))
        try host.find(.row, "Row 3").tap(modifiers: .command)
        #expect(host.texts.contains("1"))
        #expect(focusedRow(host) == "Row 3")
    }
}
