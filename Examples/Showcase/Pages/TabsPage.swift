import SwiftUI

/// Tabs that keep their content, and bars with the items of the selected tab.
struct TabsPage: View {
    private enum Place: Hashable { case notes, slides, bars }

    @State private var place = Place.notes
    @State private var notes = ["Bread", "Milk"]

    var body: some View {
        TabView(selection: $place) {
            Tab("Notes", systemImage: "note.text", value: Place.notes) {
                NotesTab(notes: $notes)
            }
            .badge(notes.count)
            Tab("Slides", systemImage: "photo", value: Place.slides) {
                SlidesTab()
            }
            Tab("Bars", systemImage: "gear", value: Place.bars) {
                BarsTab()
            }
        }
    }
}

/// A list whose bar adds to it.
private struct NotesTab: View {
    @Binding var notes: [String]
    @State private var edits = 0

    var body: some View {
        List {
            ForEach(notes, id: \.self) { Text($0) }
                .onDelete { notes.remove(atOffsets: $0) }
        }
        .navigationSubtitle("\(edits) edits")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add", systemImage: "plus") {
                    edits += 1
                    notes.append("Note \(edits)")
                }
            }
            if edits > 0 {
                ToolbarItem(placement: .status) {
                    Text("Notes: \(notes.count)")
                }
            }
        }
    }
}

/// Pages to leaf through.
private struct SlidesTab: View {
    @State private var slide = 0
    private let colors: [Color] = [.teal, .orange, .purple]

    var body: some View {
        TabView(selection: $slide) {
            ForEach(colors.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 16)
                    .fill(colors[index])
                    .overlay { Text("Slide \(index + 1)").font(.title).foregroundStyle(.white) }
                    .padding(40)
                    .tag(index)
            }
        }
        .tabViewStyle(.page)
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Back", systemImage: "chevron.left") { slide -= 1 }
                    .disabled(slide == 0)
                Spacer()
                Text("\(slide + 1) of \(colors.count)")
                Spacer()
                Button("Forward", systemImage: "chevron.right") { slide += 1 }
                    .disabled(slide == colors.count - 1)
            }
        }
    }
}

/// Bars that come and go.
private struct BarsTab: View {
    @State private var hasTools = true
    @State private var hasTabs = true
    @State private var stars = 0

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Tools in the bar", isOn: $hasTools)
            Toggle("Tabs", isOn: $hasTabs)
            Text("Stars: \(stars)")
        }
        .padding()
        .toolbar {
            if hasTools {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Star", systemImage: "star") { stars += 1 }
                    Button("Clear") { stars = 0 }
                }
            }
        }
        .toolbar(hasTabs ? .visible : .hidden, for: .tabBar)
    }
}
