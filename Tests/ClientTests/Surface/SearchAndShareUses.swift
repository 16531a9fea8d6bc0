import SwiftUI

// Search fields with tokens, by each kind of prompt, and links that share several things with previews.

private struct Fruit: Identifiable, Hashable {
    var id: Int
    var name: String
}

private struct TokenUses: View {
    @State private var text = ""
    @State private var tokens: [Fruit] = []
    @State private var suggestions: [Fruit] = []
    @State private var isSearching = false
    private let prompt = "Find"
    private let none: Text? = nil

    var body: some View {
        VStack {
            presented
            suggested
            editable
            resources
            completions
        }
    }

    @ViewBuilder private var presented: some View {
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { Text($0.name) }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: "Find") { Text($0.name) }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: prompt) { Text($0.name) }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: Text("Find")) {
            Text($0.name)
        }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: none) { fruit in
            switch fruit.id {
            case 1: Text("One")
            default: Label(fruit.name, systemImage: "star")
            }
        }
    }

    @ViewBuilder private var suggested: some View {
        Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggestions, isPresented: $isSearching) {
            Text($0.name)
        }
        Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggestions, isPresented: $isSearching, prompt: "Find"
        ) { Text($0.name) }
        Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: .constant([]), isPresented: $isSearching,
            placement: .toolbar, prompt: prompt
        ) { token in Text(token.name) }
        Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggestions, isPresented: $isSearching,
            placement: .sidebar, prompt: Text("Find \(text)")
        ) { Text($0.name) }
    }

    @ViewBuilder private var editable: some View {
        Text("a").searchable(text: $text, editableTokens: $tokens, prompt: prompt) { $token in
            TextField("Name", text: $token.name)
        }
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $isSearching) { $token in
            TextField("Name", text: $token.name)
        }
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $isSearching, prompt: "Find") {
            Text($0.wrappedValue.name)
        }
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $isSearching, prompt: prompt) {
            Text($0.wrappedValue.name)
        }
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $isSearching, prompt: Text("Find")) {
            Text($0.wrappedValue.name)
        }
    }

    @ViewBuilder private var resources: some View {
        let find = LocalizedStringResource("Find")
        Text("a").searchable(text: $text, tokens: $tokens, prompt: find) { Text($0.name) }
        Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching, prompt: find) { Text($0.name) }
        Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggestions, prompt: find) {
            Text($0.name)
        }
        Text("a").searchable(
            text: $text, tokens: $tokens, suggestedTokens: $suggestions, isPresented: $isSearching, prompt: find
        ) { Text($0.name) }
        Text("a").searchable(text: $text, editableTokens: $tokens, prompt: find) { Text($0.wrappedValue.name) }
        Text("a").searchable(text: $text, editableTokens: $tokens, isPresented: $isSearching, prompt: find) {
            Text($0.wrappedValue.name)
        }
    }

    @ViewBuilder private var completions: some View {
        Text("a").searchable(text: $text, tokens: $tokens) { Text($0.name) }
            .searchSuggestions {
                ForEach(suggestions) { Text($0.name).searchCompletion($0) }
                Text("Pear").searchCompletion(Fruit(id: 1, name: "Pear"))
                Text("Plum").searchCompletion("Plum")
            }
    }
}

private struct ShareUses: View {
    let addresses: [URL]
    let title = "Send"

    var body: some View {
        VStack {
            ShareLink(items: ["a"], preview: { _ in SharePreview("Code") }) { Label("Share", systemImage: "qrcode") }
            ShareLink(items: addresses) { SharePreview($0.path) }
            ShareLink(items: addresses) { address in
                SharePreview(address.lastPathComponent, image: Image(systemName: "link"))
            } label: {
                Text("Share")
            }
            ShareLink(items: addresses, subject: Text("s"), message: Text("m")) {
                SharePreview($0.path, icon: Image(systemName: "link"))
            }
            ShareLink("Send", items: addresses, preview: { SharePreview($0.path) })
            ShareLink(title, items: addresses) { SharePreview($0.path) }
            ShareLink(Text("Send"), items: addresses, message: Text("m")) { SharePreview($0.path) }
            ShareLink(LocalizedStringResource("Send"), items: addresses) { SharePreview($0.path) }
        }
    }
}
