import SwiftUI

struct Entry: Identifiable {
    var id = UUID()
    var text = ""
    var mood: Mood? = nil
    var date = Date.now
}

enum Mood: String, CaseIterable { case good, fair, bad }

struct Journal: View {
    enum Sheet: Identifiable {
        case settings, entry(Entry)
        var id: String { "\(self)" }
    }

    @State private var entries: [Entry] = []
    @State private var sheet: Sheet?
    @AppStorage("size") private var size = 14.0
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach($entries) { $entry in
                        let isLong = entry.text.count > 80
                        EntryCard(entry: $entry, isLong: isLong)
                            .onTapGesture { sheet = .entry(entry) }
                    }
                }
            }
            .navigationTitle("Journal")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Settings") { sheet = .settings }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("New") { entries.insert(Entry(), at: 0) }
                }
            }
            .sheet(item: $sheet) { sheet in
                switch sheet {
                case .settings: Slider(value: $size, in: 10...30, step: 1)
                case .entry(let entry): Text(entry.text).font(.system(size: size))
                }
            }
        }
    }
}

struct EntryCard: View {
    @Binding var entry: Entry
    var isLong: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(entry.date, format: .dateTime.day().month())
                .font(.caption)
            TextEditor(text: $entry.text)
                .frame(minHeight: isLong ? 200 : 80)
            if let mood = entry.mood {
                Text(mood.rawValue.capitalized)
            }
        }
        .background(RoundedRectangle(cornerRadius: 8).fill(.thinMaterial))
        .transition(.opacity.combined(with: .scale))
    }
}

// error: EntryCard(entry: $entry, isLong: isLong) => EntryCard(entry: entry, isLong: isLong) !! 'Binding<Entry>'
// error: case .settings: Slider => case .setting: Slider !! 'setting'
// error: sheet = .entry(entry) => sheet = .entry !! entry
// error: step: 1) => step: "1") !! 'String'
// error: entries.insert(Entry(), at: 0) => entries.insert(Entry()) !! missing argument for parameter 'at' in call
// error: .sheet(item: $sheet) => .sheet(item: $entries) !! Binding<
// error: Text(mood.rawValue.capitalized) => Text(mood.rawValue.capitalised) !! has no member 'capitalised'
// error: .day().month() => .days().month() !! has no member 'days'
// error: .fill(.thinMaterial) => .fill(.thinMaterials) !! thinMaterials
// error: .opacity.combined(with: .scale) => .opacity.combine(with: .scale) !! has no member 'combine'
// error: TextEditor(text: $entry.text) => TextEditor(text: $entry.mood) !! Binding<String>
// error: .frame(minHeight: isLong ? 200 : 80) => .frame(minHeight: isLong ? 200 : nil, 80) !! argument
// error: let isLong = entry.text.count > 80 => let isLong = entry.text > 80 !! operands of type 'String' and 'Int'
// error: LazyVStack(alignment: .leading) => LazyVStack(align: .leading) !! extra arguments
// error: Button("New") { entries.insert(Entry(), at: 0) } => Button("New", entries.insert(Entry(), at: 0)) !! missing argument label 'action:' in call
// error: @Binding var entry: Entry => @Bindings var entry: Entry !! unknown attribute 'Bindings'
