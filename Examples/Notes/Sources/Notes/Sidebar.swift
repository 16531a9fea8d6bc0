import SwiftUI

struct Sidebar: View {
    @Environment(Library.self) private var library
    @Bindable var workspace: Workspace

    var body: some View {
        List(selection: $workspace.place) {
            Section {
                row(.all, symbol: "note.text")
                row(.pinned, symbol: "pin")
                row(.trash, symbol: "trash")
            }
            Section("Folders") {
                ForEach(library.folders) { folder in
                    row(.folder(folder.id), symbol: folder.symbol)
                        .contextMenu {
                            Button("Edit…") { workspace.edited = folder }
                            Divider()
                            Button("Delete", role: .destructive) { library.delete(folder) }
                        }
                }
                .onMove { library.content.folders.move(fromOffsets: $0, toOffset: $1) }
            }
            if !library.tags.isEmpty {
                Section("Tags") {
                    ForEach(library.tags, id: \.self) { row(.tag($0), title: $0, symbol: "tag") }
                }
            }
        }
        .navigationTitle("Notes")
        .toolbar {
            Button("New Folder", systemImage: "folder.badge.plus") { workspace.edited = Folder(name: "") }
        }
    }

    private func row(_ place: Place, title: String? = nil, symbol: String) -> some View {
        Label(title ?? library.name(of: place), systemImage: symbol)
            .badge(library.notes(in: place).count)
            .tag(place)
    }
}

struct FolderEditor: View {
    static let symbols = ["folder", "house", "briefcase", "lightbulb", "book", "cart", "heart", "airplane"]

    @State var folder: Folder
    let workspace: Workspace
    @Environment(Library.self) private var library
    @Environment(\.dismiss) private var dismiss

    private var isNew: Bool { !library.folders.contains { $0.id == folder.id } }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $folder.name)
                        .onSubmit(save)
                    Picker("Symbol", selection: $folder.symbol) {
                        ForEach(Self.symbols, id: \.self) { symbol in
                            Label(symbol.capitalized, systemImage: symbol).tag(symbol)
                        }
                    }
                } footer: {
                    Text("Folders stand in the sidebar, in the order that you drag them to.")
                }
            }
            .formStyle(.grouped)
            .navigationTitle(isNew ? "New Folder" : "Edit Folder")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button(isNew ? "Add" : "Save", action: save)
                        .disabled(folder.name.isEmpty)
                }
            }
        }
        .frame(minWidth: 380)
    }

    private func save() {
        guard !folder.name.isEmpty else { return }
        if let index = library.folders.firstIndex(where: { $0.id == folder.id }) {
            library.content.folders[index] = folder
        } else {
            library.content.folders.append(folder)
            workspace.place = .folder(folder.id)
        }
        dismiss()
    }
}
