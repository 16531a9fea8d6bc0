import SwiftUI

@Observable
final class NoteStore {
    struct Note: Identifiable, Hashable {
        let id: Int
        var title: String
        var text: String
    }

    var notes = [
        Note(id: 0, title: "Bread", text: "Flour, water, salt"), Note(id: 1, title: "Garden", text: "Cut the hedge"),
        Note(id: 2, title: "Books", text: "Bring back two"),
    ]

    func add() { notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "New note", text: "")) }
}

/// Notes that can be searched and edited.
struct NoteKeeper: View {
    @State private var store = NoteStore()
    @State private var search = ""
    @State private var path: [Int] = []

    private var found: [NoteStore.Note] {
        if search.isEmpty { return store.notes }
        return store.notes.filter { $0.title.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(found) { note in
                    NavigationLink(value: note.id) {
                        VStack(alignment: .leading) {
                            Text(note.title).bold()
                            Text(note.text).foregroundStyle(.secondary).lineLimit(1)
                        }
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { store.notes.removeAll { $0.id == note.id } }
                    }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: search) } }
            .searchable(text: $search, prompt: "Search notes")
            .navigationTitle("Notes")
            .navigationDestination(for: Int.self) { id in
                if let index = store.notes.firstIndex(where: { $0.id == id }) {
                    NotePage(note: $store.notes[index])
                }
            }
            .toolbar {
                Button("Add", systemImage: "plus") {
                    store.add()
                    path = [store.notes.last?.id].compactMap { $0 }
                }
            }
        }
    }
}

private struct NotePage: View {
    @Binding var note: NoteStore.Note

    var body: some View {
        VStack {
            TextField("Title", text: $note.title).font(.title2)
            TextEditor(text: $note.text)
        }
        .padding()
        .navigationTitle(note.title)
    }
}
