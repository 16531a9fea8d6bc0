import SwiftUI

@main
struct NotesApp: App {
    @State private var library = Library.standard

    var body: some Scene {
        WindowGroup("Notes") {
            ContentView()
                .environment(library)
        }
        .defaultSize(width: 960, height: 640)
        .commands {
            NoteCommands()
            SidebarCommands()
        }

        Settings {
            SettingsView()
        }
    }
}

/// The state of a window.
@MainActor @Observable
final class Workspace {
    var place: Place? = .all
    var selection: Set<Note.ID> = []
    var words = ""
    /// The folder that a sheet is about, which may be a new one.
    var edited: Folder?
    var isEmptyingTrash = false

    /// The note that is shown, if it is one.
    var note: Note.ID? { selection.count == 1 ? selection.first : nil }

    func addNote(to library: Library) {
        if place == nil || place == .trash { place = .all }
        words = ""
        selection = [library.addNote(in: place ?? .all)]
    }

    func delete(_ ids: Set<Note.ID>, in library: Library) {
        library.delete(ids)
        selection.subtract(ids)
    }
}

extension FocusedValues {
    @Entry var workspace: Workspace?
    @Entry var library: Library?
}

struct NoteCommands: Commands {
    @FocusedValue(\.workspace) private var workspace
    @FocusedValue(\.library) private var library

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Note") { act { $0.addNote(to: $1) } }
                .keyboardShortcut("n")
            Button("New Folder…") { act { workspace, _ in workspace.edited = Folder(name: "") } }
                .keyboardShortcut("n", modifiers: [.command, .shift])
        }
        CommandMenu("Note") {
            Button(isPinned ? "Unpin" : "Pin") { act { $1[$0.note ?? UUID()]?.isPinned.toggle() } }
                .keyboardShortcut("p", modifiers: [.command, .shift])
                .disabled(workspace?.note == nil)
            Button("Delete", role: .destructive) { act { $0.delete($0.selection, in: $1) } }
                .keyboardShortcut(.delete)
                .disabled(workspace?.selection.isEmpty ?? true)
            Button("Empty Trash…", role: .destructive) { act { workspace, _ in workspace.isEmptyingTrash = true } }
                .disabled(library?.notes(in: .trash).isEmpty ?? true)
        }
    }

    private var isPinned: Bool { workspace?.note.flatMap { library?[$0] }?.isPinned ?? false }

    private func act(_ action: (Workspace, Library) -> Void) {
        if let workspace, let library { action(workspace, library) }
    }
}

struct ContentView: View {
    @Environment(Library.self) private var library
    @Environment(\.scenePhase) private var phase
    @State private var workspace = Workspace()

    var body: some View {
        NavigationSplitView {
            Sidebar(workspace: workspace)
                .navigationSplitViewColumnWidth(min: 180, ideal: 210, max: 300)
        } content: {
            NoteList(workspace: workspace)
                .navigationSplitViewColumnWidth(min: 240, ideal: 290, max: 400)
        } detail: {
            detail
        }
        .sheet(item: $workspace.edited) { FolderEditor(folder: $0, workspace: workspace) }
        .confirmationDialog("Empty the trash?", isPresented: $workspace.isEmptyingTrash) {
            Button("Empty Trash", role: .destructive) { library.content.notes.removeAll(where: \.isDeleted) }
        } message: {
            Text("Its notes can't be brought back.")
        }
        .focusedSceneValue(\.workspace, workspace)
        .focusedSceneValue(\.library, library)
        .task(id: library.content) {
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            library.save()
        }
        .onChange(of: phase) { library.save() }
    }

    @ViewBuilder private var detail: some View {
        if let id = workspace.note, library[id] != nil {
            NoteEditor(
                note: Binding {
                    library[id] ?? Note()
                } set: {
                    library[id] = $0
                }, workspace: workspace
            )
            .id(id)
        } else {
            ContentUnavailableView(
                "No Note Selected", systemImage: "note.text",
                description: Text("Choose a note from the list, or write a new one."))
        }
    }
}
