import SwiftUI

#Preview("Whole window") {
    ContentView()
        .environment(Library(.sample))
}

#Preview("List") {
    NavigationStack {
        NoteList(workspace: Workspace())
    }
    .environment(Library(.sample))
}

#Preview("Empty list", traits: .fixedLayout(width: 320, height: 400)) {
    NavigationStack {
        NoteList(workspace: Workspace())
    }
    .environment(Library(.init()))
}

#Preview("Row", traits: .fixedLayout(width: 300, height: 70)) {
    NoteRow(note: Library.Content.sample.notes[0])
        .padding(.horizontal)
}

#Preview("Editor") {
    @Previewable @State var note = Library.Content.sample.notes[0]
    NoteEditor(note: $note, workspace: Workspace())
        .environment(Library(.sample))
}

extension Library.Content {
    /// Notes of a fixed day, so that each picture of them is the same.
    fileprivate static var sample: Self {
        let day = Date(timeIntervalSince1970: 1_780_000_000)
        let trips = Folder(name: "Trips", symbol: "airplane")
        return Self(
            notes: [
                Note(
                    title: "Packing list", text: "Tent, lamp, two books\nMaps of the coast", folder: trips.id,
                    tags: ["summer"], isPinned: true, modified: day),
                Note(title: "Bread", text: "500 g flour, 350 g water", modified: day.addingTimeInterval(-90_000)),
                Note(title: "", text: "Call the library", modified: day.addingTimeInterval(-400_000)),
            ],
            folders: [trips])
    }
}
