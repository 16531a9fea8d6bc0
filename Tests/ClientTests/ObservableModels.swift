import SwiftUI

@Observable final class Novel: Identifiable {
    var title = ""
    var isAvailable = true
    var chapters: [Chapter] = []
    @ObservationIgnored var cache: [String: Int] = [:]
    var heading: String { title.isEmpty ? "Untitled" : title }

    init(title: String = "") { self.title = title }
}

@Observable final class Chapter: Identifiable {
    var name: String
    var pages = 10
    init(name: String) { self.name = name }
}

@MainActor @Observable final class Library {
    var name = "Library"
    var novels = [Novel(title: "First"), Novel(title: "Second")]
    var selected: Novel?
    func add() { novels.append(Novel()) }
}

struct LibraryView: View {
    @State private var library = Library()
    @State private var isEditing = false

    var body: some View {
        VStack {
            TextField("Library", text: $library.name)
            Text("\(library.novels.count) novels in \(library.name)")
            Button("Add", action: library.add)
            Toggle("Edit", isOn: $isEditing)
            ForEach(library.novels) { novel in
                if isEditing { NovelEditor(novel: novel) } else { Text(novel.heading) }
            }
            ForEach($library.novels) { $novel in Toggle(novel.heading, isOn: $novel.isAvailable) }
            Shelves()
        }
        .environment(library)
        .environment(library.selected)
        .onChange(of: library.name) { old, new in library.novels[0].cache[old] = new.count }
    }
}

struct NovelEditor: View {
    @Bindable var novel: Novel

    init(novel: Novel) { self.novel = novel }

    var body: some View {
        TextField("Title", text: $novel.title)
        Toggle("Available", isOn: $novel.isAvailable)
        AvailabilityToggle(isOn: $novel.isAvailable)
        ForEach($novel.chapters) { $chapter in TextField("Chapter", text: $chapter.name) }
        NovelFooter(novel: $novel)
    }
}

struct NovelFooter: View {
    @Bindable var novel: Novel

    init(novel: Bindable<Novel>) { _novel = novel }

    var body: some View { TextField("Footer", text: $novel.title) }
}

struct AvailabilityToggle: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Passed", isOn: $isOn) }
}

struct Shelves: View {
    @Environment(Library.self) private var library
    @Environment(Novel.self) private var selected: Novel?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        @Bindable var library = library
        TextField("Shelves", text: $library.name)
        Text(selected?.title ?? "Nothing is selected")
        Button("Select") { library.selected = library.novels.first }
        ForEach(library.novels) { novel in
            @Bindable var novel = novel
            TextField("Local", text: $novel.title)
        }
        TextField("Direct", text: Bindable(library).name)
    }
}

struct LibraryApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup("Library") { Shelves() }
            .environment(library)
            .environment(\.isEnabled, true)
    }
}
