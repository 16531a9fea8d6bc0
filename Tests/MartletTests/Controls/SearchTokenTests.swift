import Testing

import Martlet
import MartletTesting

/// Tokens that suggestions put into a search field.
@MainActor @Suite struct SearchTokenTests {
    struct Fruit: Identifiable, Equatable {
        let id: Int
        let name: String
    }

    final class Log {
        var text = ""
        var tokens: [Fruit] = []
    }

    struct Searching: View {
        let log: Log
        @State private var text = "Pe"
        @State private var tokens: [Fruit] = []
        @State private var isSearching = true

        var body: some View {
            NavigationStack {
                Text("fruits")
                    .searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Find") {
                        Text($0.name)
                    }
                    .searchSuggestions {
                        Text("A pear").searchCompletion(Fruit(id: 1, name: "Pear"))
                        Text("A number").searchCompletion(Number(id: 2))
                    }
                    .onChange(of: tokens) { _, new in log.tokens = new }
                    .onChange(of: text) { _, new in log.text = new }
            }
        }
    }

    struct Number: Identifiable { let id: Int }

    @Test func aSuggestionPutsItsTokenInPlaceOfTheText() throws {
        let log = Log()
        log.text = "Pe"
        let host = TestHost { Searching(log: log) }
        // Not of the kind of the field's tokens.
        try host.find(.button, "A number").tap()
        #expect(log.tokens.isEmpty)
        #expect(log.text == "Pe")
        try host.find(.button, "A pear").tap()
        #expect(log.tokens == [Fruit(id: 1, name: "Pear")])
        #expect(log.text.isEmpty)
        #expect(host.texts.contains("Pear"))
        // Once only.
        try host.find(.button, "A pear").tap()
        #expect(log.tokens.count == 1)
    }
}
