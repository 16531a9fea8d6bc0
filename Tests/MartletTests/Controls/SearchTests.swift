import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct SearchTests {
    final class Log { var entries: [String] = [] }

    struct Found: View {
        let names: [String]
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "resting")
                ForEach(names, id: \.self) { Text($0) }
                Button("Done") { dismissSearch() }
            }
        }
    }

    struct Searching: View {
        let log: Log
        @State private var text = ""
        @State private var scope = "all"

        var body: some View {
            NavigationStack {
                Found(names: ["Ada", "Alan", "Grace"].filter { text.isEmpty || $0.hasPrefix(text) })
                    .navigationTitle("People")
                    .searchable(text: $text, prompt: "Name")
                    .searchSuggestions {
                        Text("The first").searchCompletion("Ada")
                        if text.isEmpty { Text("No text") }
                    }
                    .onSubmit(of: .search) { log.entries.append("search \(text)") }
                    .onSubmit { log.entries.append("text") }
            }
        }
    }

    @Test func aSearchWithoutSuggestionsKeepsTheContentInItsPlace() throws {
        let host = TestHost {
            NavigationStack {
                VStack(spacing: 0) {
                    Text("First")
                    Spacer()
                }
                .searchable(text: .constant(""))
            }
        }
        let place = try host.find(text: "First").frame
        try host.find(.searchField).focus()
        #expect(host.texts.contains("Cancel"))
        #expect(try host.find(text: "First").frame == place)
    }

    @Test func aFieldFiltersWhatIsShown() throws {
        let log = Log()
        let host = TestHost { Searching(log: log) }
        #expect(host.texts == ["People", "Name", "resting", "Ada", "Alan", "Grace", "Done"])
        try host.find(.textField, "Search").type("A")
        #expect(host.texts == ["People", "A", "Cancel", "The first", "searching", "Ada", "Alan", "Done"])
        try host.find(.textField, "Search").press(.return)
        #expect(log.entries == ["search A"])
        try host.find(.button, "The first").tap()
        #expect(host.texts.contains("Ada"))
        #expect(!host.texts.contains("Alan"))
        try host.find(.button, "Done").tap()
        #expect(host.texts == ["People", "Name", "resting", "Ada", "Alan", "Grace", "Done"])
        let field = try host.find(.textField, "Search")
        try field.tap()
        #expect(host.texts.contains("searching"))
        #expect(host.texts.contains("No text"))
        try field.press(.escape)
        #expect(host.texts.contains("resting"))
        try field.type("G")
        try host.find(.button, "Cancel").tap()
        #expect(host.texts == ["People", "Name", "resting", "Ada", "Alan", "Grace", "Done"])
    }

    struct Scoped: View {
        @State private var text = ""
        @State private var scope = "all"

        var body: some View {
            Text("in \(scope)")
                .searchable(text: $text)
                .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("Mine").tag("mine")
                }
        }
    }

    @Test func scopesAreShownWhileOneSearches() throws {
        let host = TestHost { Scoped() }
        #expect(host.findAll(.tab).isEmpty)
        try host.find(.textField, "Search").tap()
        #expect(host.findAll(.tab).map { $0.traits.contains(.isSelected) } == [true, false])
        try host.find(.tab, "Mine").tap()
        #expect(host.texts.contains("in mine"))
        #expect(host.findAll(.tab).map { $0.traits.contains(.isSelected) } == [false, true])
    }

    struct Presented: View {
        @State private var text = ""
        @State private var isPresented = false

        var body: some View {
            VStack {
                Text(isPresented ? "presented" : "not presented")
                Button("Search now") { isPresented = true }
            }
            .searchable(text: $text, isPresented: $isPresented)
        }
    }

    @Test func aBindingPresentsTheSearch() throws {
        let host = TestHost { Presented() }
        #expect(host.texts.contains("not presented"))
        try host.find(.button, "Search now").tap()
        #expect(host.texts.contains("presented"))
        #expect(host.scene.focus.focused?.controlContent?.role == .textField)
        try host.find(.button, "Cancel").tap()
        #expect(host.texts.contains("not presented"))
    }
}
