import SwiftUI

struct Demo: View {
    @State private var items = ["Milk", "Bread", "Eggs"]
    @State private var text = ""
    @State private var isOn = true
    @State private var level = 3
    @State private var selection: String?

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Shopping") {
                    ForEach(items, id: \.self) { Text($0) }
                        .onDelete { items.remove(atOffsets: $0) }
                }
                Section("Settings") {
                    Toggle("Notify me", isOn: $isOn)
                    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
                    Stepper("Level: \(level)", value: $level, in: 0...5)
                    TextField("Add an item", text: $text).onSubmit {
                        items.append(text); text = ""
                    }
                    ProgressView(value: Double(level), total: 5)
                    ProgressView("Loading")
                    Label("Favourite", systemImage: "star.fill")
                    Link("Website", destination: URL(string: "https://example.org")!)
                    NavigationLink("Long list") { LongList() }
                    Button("Delete all", role: .destructive) { items = [] }
                    HStack {
                        Button("Save") {}.buttonStyle(.borderedProminent); Button("Cancel") {}
                    }
                }
            }
            .navigationTitle("Demo")
        }
    }
}

struct LongList: View {
    var body: some View {
        List(0..<10_000) { index in
            HStack {
                Image(systemName: index % 3 == 0 ? "star.fill" : "star").foregroundStyle(.yellow)
                Text("Row \(index)")
                Spacer()
                Text("detail").foregroundStyle(.secondary)
            }
        }
        .navigationTitle("Rows")
    }
}
