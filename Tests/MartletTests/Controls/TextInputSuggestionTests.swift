import Foundation
import Testing

import Martlet
import MartletTesting

/// Suggestions below a field for as long as one types in it.
@MainActor
@Suite struct TextInputSuggestionTests {
    private struct City: Identifiable {
        let id: Int
        let name: String
    }

    private struct Page: View {
        @State var city = ""
        let cities = ["Oslo", "Osaka", "Paris"].enumerated().map { City(id: $0.offset, name: $0.element) }

        var body: some View {
            TextField("City", text: $city)
                .textInputSuggestions(cities.filter { !city.isEmpty && $0.name.hasPrefix(city) }) {
                    Text("\($0.name)!").textInputCompletion($0.name)
                }
            TextField("Other", text: .constant(""))
            Text("chosen \(city)")
        }
    }

    @Test func theyStandThereWhileOneTypes() throws {
        let host = TestHost { Page() }
        try host.find(.textField, "City").type("Os")
        #expect(host.texts.contains("Oslo!"))
        #expect(host.texts.contains("Osaka!"))
        #expect(!host.texts.contains("Paris!"))
        try host.find(.textField, "Other").tap()
        #expect(!host.texts.contains("Oslo!"))
    }

    @Test func oneThatIsChosenIsInTheField() throws {
        let host = TestHost { Page() }
        try host.find(.textField, "City").type("Os")
        try host.find(.button, "Osaka!").tap()
        #expect(host.texts.contains("chosen Osaka"))
        let field = try host.find(.textField, "City")
        #expect(field.isFocused)
        #expect(!host.texts.contains("Osaka!"))
        try field.press(.delete)
        #expect(host.texts.contains("Osaka!"))
    }

    @Test func keysReachThem() throws {
        let host = TestHost { Page() }
        let field = try host.find(.textField, "City")
        try field.type("Os")
        try field.press(.tab)
        let suggestion = try host.find(.button, "Oslo!")
        #expect(suggestion.isFocused)
        try suggestion.press(.return)
        #expect(host.texts.contains("chosen Oslo"))
    }
}
