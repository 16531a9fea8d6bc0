import ReloadModels
import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("Title one")
            Text("count \(count) \(helper())")
            Button("More") { count += step }
            Labelled(value: 7) { Text("inner") }
            Text(Price(cents: 250).text)
            Text("three cost \(Price(cents: 100)[3])")
            Text("made \(Maker(3).value)")
            Text("shout").loud()
            Details()
        }
    }

    private var step: Int { 1 }

    private func helper() -> String { "helped" }
}

private struct Details: View {
    @State private var note = "kept"

    var body: some View {
        Text("private \(note)")
    }
}

struct Labelled<Value, Content: View>: View {
    let value: Value
    @ViewBuilder let content: () -> Content

    var body: some View {
        HStack {
            Text("generic \(String(describing: value))")
            content()
        }
    }
}

extension View {
    func loud() -> some View {
        bold()
    }
}

#Preview {
    ContentView()
}
