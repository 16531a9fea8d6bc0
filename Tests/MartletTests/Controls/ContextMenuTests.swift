import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor private final class Plays { var log: [String] = [] }

private struct Song: View {
    let plays: Plays
    @State private var isLoud = false
    var body: some View {
        Text("Song").contextMenu {
            Button("Play") { plays.log.append("play") }
            Toggle("Loud", isOn: $isLoud)
            Divider()
            Button("Remove", role: .destructive) {}.disabled(true)
        }
        Text("Other").contextMenu {}
    }
}

private struct Songs: View {
    @State var songs = ["a", "b", "c"]
    @State var log: [String] = []
    var isSwiped = false
    var body: some View {
        List {
            ForEach(songs, id: \.self) { song in
                if isSwiped {
                    Text(song).swipeActions { Button("Flag") { log.append("flag " + song) } }
                } else {
                    Text(song).contextMenu { Button("Info") { log.append("info " + song) } }
                }
            }
            .onDelete { songs.remove(atOffsets: $0) }
            .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(verbatim: "\(songs.joined()) \(log.joined(separator: ";"))")
        EditButton()
    }
}

@MainActor @Suite struct ContextMenuTests {
    @Test func itemsAreTheControlsOfTheBuilder() throws {
        let plays = Plays()
        let host = TestHost { Song(plays: plays) }
        let song = try host.find(.text, "Song")
        #expect(song.contextMenu == "Play\n[ ] Loud\n---\nRemove disabled")
        try song.chooseContextMenuItem("Play")
        try song.chooseContextMenuItem("Loud")
        #expect(plays.log == ["play"])
        #expect(song.contextMenu == "Play\n[x] Loud\n---\nRemove disabled")
        #expect(throws: ElementNotOperable.self) { try song.chooseContextMenuItem("Remove") }
        #expect(throws: ElementNotFound.self) { try song.chooseContextMenuItem("Nothing") }
        #expect(try host.find(.text, "Other").contextMenu == "")
        #expect(host.texts == ["Song", "Other"], "what stands in a menu is not shown")
        #expect(host.findAll(.button).isEmpty)
    }

    @Test func rowsOfferWhatTheirListAllows() throws {
        let host = TestHost { Songs() }
        let row = try host.find(.text, "b")
        #expect(row.contextMenu == "Info\n---\nDelete\nMove Up\nMove Down")
        try row.chooseContextMenuItem("Move Up")
        #expect(host.texts.contains("bac "))
        #expect(try host.find(.text, "b").contextMenu.contains("Move Up disabled"))
        try host.find(.text, "b").chooseContextMenuItem("Info")
        try host.find(.text, "b").chooseContextMenuItem("Delete")
        #expect(host.texts.contains("ac info b"))
    }

    @Test func swipeActionsStandInThePlaceOfDelete() throws {
        let host = TestHost { Songs(isSwiped: true) }
        #expect(try host.find(.text, "a").contextMenu == "Flag\nMove Up disabled\nMove Down")
        try host.find(.text, "a").chooseContextMenuItem("Flag")
        #expect(host.texts.contains("abc flag a"))
    }

    @Test func theKeyOpensTheMenuOfTheFocus() throws {
        let screen = Screen { Button("One") {}.contextMenu { Button("In menu") {} } }
        #expect(screen.scene.contextMenuOfFocus() == nil)
        screen.key(.tab)
        let (items, frame) = try #require(screen.scene.contextMenuOfFocus())
        #expect(items.map(\.title) == ["In menu"])
        #expect(frame == screen.all(.button)[0].frameInWindow)
        #expect(screen.scene.contextMenu(at: screen.center(screen.all(.button)[0])).map(\.title) == ["In menu"])
        #expect(screen.scene.contextMenu(at: .zero).isEmpty)
    }

    @Test func rowsHaveAButtonWhileTheyAreEdited() throws {
        let host = TestHost { Songs() }
        #expect(host.findAll(.button).map(\.label) == ["Edit"])
        try host.find(.button, "Edit").tap()
        #expect(host.findAll(.button).map(\.label) == ["Delete", "Delete", "Delete", "Done"])
        try host.find(.button, "Delete").tap()
        #expect(host.texts.contains("bc "))
        try host.find(.button, "Done").tap()
        #expect(host.findAll(.button).map(\.label) == ["Edit"])
    }
}
