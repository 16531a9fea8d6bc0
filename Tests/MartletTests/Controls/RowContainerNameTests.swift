import Martlet
import MartletTesting
import Testing

/// The names of containers of rows in messages.
@MainActor @Suite struct RowContainerNameTests {
    private struct Person: Identifiable {
        let id: Int
    }

    /// The message about a width that is no length, in a row.
    private func message(_ page: some View) -> String? {
        let host = TestHost { page }
        defer { host.expectIssue(containing: "Invalid frame dimension") }
        return host.issues.first?.message
    }

    private var row: some View { Text("row").frame(width: -5) }

    @Test func messagesNameTheContainerThatTheAppUses() throws {
        #expect(message(List(0..<1, id: \.self) { _ in row })?.contains("List > ") == true)
        #expect(message(Form { row })?.contains("Form > ") == true)
        #expect(
            message(Table([Person(id: 1)]) { TableColumn("Name") { _ in row } })?.contains("Table > ") == true)
        #expect(message(ScrollView { LazyVStack { row } })?.contains("LazyVStack") == true)
    }
}
