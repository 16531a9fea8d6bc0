import SwiftUI

struct NoteEditor: View {
    @Environment(Library.self) private var library
    @Binding var note: Note
    let workspace: Workspace
    @AppStorage("fontSize") private var fontSize = 15.0
    @State private var isShowingInfo = false
    @FocusState private var focus: Field?

    private enum Field { case title, text }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Title", text: $note.title)
                .textFieldStyle(.plain)
                .font(.title.bold())
                .focused($focus, equals: .title)
                .onSubmit { focus = .text }
                // An editor's text has the same distance from its edge.
                .padding(.leading, 5)
                .padding(.bottom, 12)
            TextEditor(text: $note.text)
                .font(.system(size: fontSize))
                .lineSpacing(4)
                .scrollContentBackground(.hidden)
                .focused($focus, equals: .text)
        }
        .padding(.horizontal, 32)
        .padding(.top, 24)
        .frame(maxWidth: 760)
        .frame(maxWidth: .infinity)
        .disabled(note.isDeleted)
        .onChange(of: note.text) { note.modified = .now }
        .onAppear { if note.title.isEmpty { focus = .title } }
        .navigationTitle(note.name)
        .toolbar {
            Toggle("Pin", systemImage: note.isPinned ? "pin.fill" : "pin", isOn: $note.isPinned)
            Button("Info", systemImage: "info.circle") { isShowingInfo = true }
                .popover(isPresented: $isShowingInfo) { NoteInfo(note: $note) }
            Button("Delete", systemImage: "trash", role: .destructive) {
                workspace.delete([note.id], in: library)
            }
        }
    }
}

struct NoteInfo: View {
    @Environment(Library.self) private var library
    @Binding var note: Note
    @State private var tag = ""

    var body: some View {
        Form {
            Section {
                Picker("Folder", selection: $note.folder) {
                    Text("None").tag(Folder.ID?.none)
                    ForEach(library.folders) { Text($0.name).tag(Optional($0.id)) }
                }
                LabeledContent("Words", value: note.text.split(whereSeparator: \.isWhitespace).count, format: .number)
                LabeledContent("Modified", value: note.modified, format: .dateTime.day().month().hour().minute())
            }
            Section("Tags") {
                ForEach(note.tags, id: \.self) { Label($0, systemImage: "tag") }
                    .onDelete { note.tags.remove(atOffsets: $0) }
                TextField("New Tag", text: $tag)
                    .onSubmit {
                        let name = tag.trimmingCharacters(in: .whitespaces)
                        if !name.isEmpty, !note.tags.contains(name) { note.tags.append(name) }
                        tag = ""
                    }
            }
        }
        .formStyle(.grouped)
        .frame(width: 320, height: 360)
    }
}

struct SettingsView: View {
    @AppStorage("fontSize") private var fontSize = 15.0
    @AppStorage("order") private var order = SortOrder.byHand

    var body: some View {
        Form {
            Section("Notes") {
                Stepper("Text Size: \(Int(fontSize))", value: $fontSize, in: 10...28)
                Picker("Order", selection: $order) {
                    ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
                }
            }
        }
        .formStyle(.grouped)
        .frame(width: 460, height: 280)
    }
}
