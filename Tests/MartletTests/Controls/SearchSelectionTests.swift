import Martlet
import MartletTesting
import Testing

/// The selection in a search field, read and set by the app.
@MainActor @Suite struct SearchSelectionTests {
    private struct Page: View {
        @State private var text = "one two"
        @State private var selection: TextSelection?

        var selected: String {
            guard case .selection(let range)? = selection?.indices else { return "nothing" }
            return "<\(text[range])>"
        }

        var body: some View {
            NavigationStack {
                VStack {
                    Text(selected)
                    Button("Two") { selection = text.range(of: "two").map { TextSelection(range: $0) } }
                }
                .navigationTitle("Search")
                .searchable(text: $text)
                .searchSelection($selection)
            }
        }
    }

    @Test func theAppSelectsAndTheUserReplaces() throws {
        let host = TestHost { Page() }
        #expect(host.texts.contains("nothing"))
        let field = try host.find(.searchField)
        try field.focus()
        try host.find(.button, "Two").tap()
        #expect(host.texts.contains("<two>"))
        try field.paste("six")
        #expect(field.value == "one six")
        #expect(host.texts.contains("<>"))
    }
}
