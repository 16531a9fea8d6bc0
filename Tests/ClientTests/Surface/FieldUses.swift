import SwiftUI
import Testing

/// Modifiers of fields and lists, in the style of apps.
@MainActor @Suite struct FieldUsesTests {
    private struct City: Identifiable {
        var id = 0
        var name = "Oslo"
    }

    private struct Finding: View {
        @State private var text = ""
        @State private var isPresented = false
        @State private var isDisabled = false

        var body: some View {
            TextEditor(text: $text)
                .findDisabled(isDisabled)
                .replaceDisabled()
                .findNavigator(isPresented: $isPresented)
                .toolbar { Toggle(isOn: $isPresented) { Label("Find", systemImage: "magnifyingglass") } }
        }
    }

    private struct Suggesting: View {
        @State private var text = ""
        let cities: [City]

        var body: some View {
            TextField("City", text: $text)
                .textInputSuggestions {
                    ForEach(cities) { city in Text(city.name).textInputCompletion(city.name) }
                }
            TextField("City", text: $text).textInputSuggestions(cities) { Text($0.name).textInputCompletion($0.name) }
            TextField("City", text: $text).textInputSuggestions(cities, id: \.name) { Text($0.name) }
        }
    }

    private struct Rating: View {
        @State private var rating = 0

        var body: some View {
            Menu("Rating") {
                Picker("Rating", selection: $rating) { ForEach(0..<3) { Label("\($0)", systemImage: "star") } }
                    .pickerStyle(.palette)
                    .paletteSelectionEffect(PaletteSelectionEffect.symbolVariant(.slash.fill))
            }
            Picker("Rating", selection: $rating) { Image(systemName: "star").tag(0) }
                .pickerStyle(.palette)
                .paletteSelectionEffect(rating > 1 ? .automatic : .custom)
            List {
                Section("Margins") { Text("a") }.listSectionMargins(.horizontal, 0).listSectionMargins(
                    [.top, .bottom], nil)
                Section("All") { Text("b") }.listSectionMargins(.all, 20)
            }
        }
    }

    @Test func theyCompile() { _ = (Finding(), Suggesting(cities: []), Rating()) }
}
