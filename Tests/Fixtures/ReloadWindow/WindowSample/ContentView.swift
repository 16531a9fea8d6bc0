import Foundation
import SwiftUI
import WindowModels

final class Counter: ObservableObject, Codable {
    @Published var total = 0

    init() {}

    init(from decoder: any Decoder) throws { total = try decoder.singleValueContainer().decode(Int.self) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(total)
    }
}

struct ContentView: View {
    @State private var path = NavigationPath()
    @State private var count = 0
    @State private var name = ""
    @State private var shelf = Shelf()
    @StateObject private var counter = Counter()

    var body: some View {
        NavigationStack(path: $path) {
            VStack(alignment: .leading) {
                Text("Title one")
                Text("count \(count) total \(counter.total) \(shelf.summary())")
                HStack {
                    Button("More") {
                        count += 1
                        counter.total += 10
                        shelf.label = "filled"
                    }
                    Button("Open") { path.append(7) }
                }
                TextField("Name", text: $name)
                Text("hello \(name)")
                HStack {
                    Text("greeting", bundle: .module)
                    Text(verbatim: NSLocalizedString("greeting", bundle: .module, comment: "") + " there")
                    Image("mark", bundle: .module)
                    Text(verbatim: words)
                }
                Rectangle().fill(Color("Mark", bundle: .module)).frame(height: 12)
                ScrollView {
                    VStack { ForEach(0..<60) { Text("Line \($0)") } }
                }
            }
            .padding()
            .navigationDestination(for: Int.self) { Page(number: $0) }
            .navigationTitle("Home")
        }
    }

    /// The contents of a file.
    private var words: String {
        let file = Bundle.module.url(forResource: "words", withExtension: "txt")
        return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? ""
    }
}

struct Page: View {
    let number: Int
    @State private var likes = 0

    var body: some View {
        VStack {
            Text("Page \(number) likes \(likes)")
            Button("Like") { likes += 1 }
        }
        .navigationTitle("Page")
    }
}

#Preview("Home") { ContentView() }

#Preview("Page") { Page(number: 7) }
