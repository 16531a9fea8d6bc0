import SwiftUI

struct NoteList: View {
    @Environment(Library.self) private var library
    @Bindable var workspace: Workspace
    @AppStorage("order") private var order = SortOrder.byHand

    private var place: Place { workspace.place ?? .all }
    private var notes: [Note] { library.notes(in: place, matching: workspace.words, order: order) }

    var body: some View {
        List(selection: $workspace.selection) {
            let notes = notes
            ForEach(notes) { note in
                NoteRow(note: note)
                    .contextMenu { actions(for: note) }
                    .swipeActions(edge: .leading) {
                        Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
                            library[note.id]?.isPinned.toggle()
                        }
                        .tint(.orange)
                    }
                    .swipeActions {
                        Button("Delete", systemImage: "trash", role: .destructive) { delete(note) }
                    }
            }
            .onMove(perform: order == .byHand ? { library.move(notes, from: $0, to: $1) } : nil)
        }
        .overlay { if notes.isEmpty { emptyList } }
        .searchable(text: $workspace.words, prompt: "Search Notes")
        .navigationTitle(library.name(of: place))
        .toolbar {
            ToolbarItem {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Order", selection: $order) {
                        ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.inline)
                }
            }
            ToolbarItem {
                Button("New Note", systemImage: "square.and.pencil") { workspace.addNote(to: library) }
            }
        }
    }

    @ViewBuilder private var emptyList: some View {
        if !workspace.words.isEmpty {
            ContentUnavailableView.search(text: workspace.words)
        } else if place == .trash {
            ContentUnavailableView("Trash Is Empty", systemImage: "trash")
        } else {
            ContentUnavailableView(
                "No Notes", systemImage: "note.text", description: Text("Press Ctrl+N to write one."))
        }
    }

    @ViewBuilder private func actions(for note: Note) -> some View {
        if note.isDeleted {
            Button("Put Back") { library[note.id]?.isDeleted = false }
        } else {
            Button(note.isPinned ? "Unpin" : "Pin") { library[note.id]?.isPinned.toggle() }
            Menu("Move To") {
                Button("No Folder") { library[note.id]?.folder = nil }
                Divider()
                ForEach(library.folders) { folder in
                    Button(folder.name) { library[note.id]?.folder = folder.id }
                }
            }
        }
        Divider()
        Button("Delete", role: .destructive) { delete(note) }
    }

    private func delete(_ note: Note) { workspace.delete([note.id], in: library) }
}

struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(spacing: 6) {
                Text(note.name)
                    .font(.headline)
                    .lineLimit(1)
                if note.isPinned {
                    Image(systemName: "pin.fill")
                        .imageScale(.small)
                        .foregroundStyle(.orange)
                        .accessibilityLabel("Pinned")
                }
                Spacer()
                Text(note.modified, format: .dateTime.day().month(.abbreviated))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Text(note.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .padding(.vertical, 4)
    }
}
