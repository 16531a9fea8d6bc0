import MartletTesting
import Testing

@testable import Notes

@MainActor @Suite struct NotesTests {
    let library = Library()

    private func open() -> TestHost {
        TestHost(size: CGSize(width: 960, height: 640)) { ContentView().environment(library) }
    }

    @Test func aPlaceAndASearchSayWhatIsListed() throws {
        let host = open()
        #expect(host.texts.contains("Summer holiday"))
        try host.find(.row, "Work, 2").tap()
        #expect(!host.texts.contains("Summer holiday"))
        #expect(host.texts.contains("Release 2.4"))
        try host.find(.textField, "Search Notes").type("nothing such")
        #expect(host.texts.contains("No Results for “nothing such”"))
    }

    @Test func aNoteIsWrittenAndDeleted() throws {
        let host = open()
        try host.find(.button, "New Note").tap()
        try host.find(.textField, "Title").type("Rain barrel")
        #expect(library.content.notes[0].title == "Rain barrel")
        try host.find(.button, "Delete").tap()
        #expect(library.content.notes[0].isDeleted)
        #expect(host.texts.contains("No Note Selected"))
    }

    @Test func notesAreMovedByHand() {
        let listed = library.notes(in: .all)
        library.move(listed, from: [0], to: 3)
        #expect(library.notes(in: .all).prefix(3).map(\.title) == ["Shopping", "Release 2.4", "Summer holiday"])
    }

    @Test func aFolderIsAdded() throws {
        let host = open()
        try host.find(.button, "New Folder").tap()
        try host.find(.textField, "Name").type("Garden")
        try host.find(.button, "Add").tap()
        #expect(library.folders.last?.name == "Garden")
        #expect(host.texts.contains("No Notes"))
    }

    @Test func whatIsSavedIsThereAgain() throws {
        let file = URL.temporaryDirectory.appending(path: "notes-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = Library(file: file)
        _ = first.addNote(in: .pinned)
        first.save()
        #expect(Library(file: file).content == first.content)
    }

    @Test func aRestlessUserFindsNoFault() {
        TestHost.explore(seeds: 0..<4, steps: 40) { ContentView().environment(Library()) }
    }
}
