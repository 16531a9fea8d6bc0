import Foundation
import Martlet
import Testing

import MartletTerminal

/// Typing the beginning of a name in menus and lists.
@MainActor @Suite struct TypeAheadTests {
    private struct Page: View {
        var body: some View {
            Button("row") {}.contextMenu {
                Button("Copy") {}
                Button("Copy Path") {}
                Button("Compress") {}
                Button("Cut") {}.disabled(true)
                Button("Élan") {}
                Button("Delete") {}
            }
        }
    }

    private func menu() throws -> TerminalMenu {
        let screen = HostedScreen(40, 14) { Page() }
        screen.press(.tab)
        let found = try #require(screen.scene.contextMenuOfFocus())
        return TerminalMenu(found.items, at: CellRect(covering: found.frame), screen: screen.size)
    }

    private func type(_ text: String, in menu: TerminalMenu, at seconds: Double) {
        for character in text {
            let key: TerminalKey = character == " " ? .space : .character(character)
            _ = menu.handle(.key(TerminalKeyPress(key, text: String(character))), at: .seconds(seconds))
        }
    }

    @Test func charactersOfAMenuContinueAName() throws {
        let menu = try menu()
        type("com", in: menu, at: 1)
        #expect(menu.boxes[0].selected == 2)
        // Without the pause the space would choose the row.
        type("copy p", in: menu, at: 3)
        #expect(menu.boxes[0].selected == 1)
        type("e", in: menu, at: 5)
        #expect(menu.boxes[0].selected == 4, "accents do not matter")
        type("x", in: menu, at: 8)
        #expect(menu.boxes[0].selected == 4, "no such name")
    }

    @Test func oneCharacterTypedAgainGoesOn() throws {
        let menu = try menu()
        #expect(menu.boxes[0].selected == 0)
        for expected in [1, 2, 0, 1] {
            type("c", in: menu, at: 1)
            #expect(menu.boxes[0].selected == expected)
        }
    }

    @Test func aSpaceChoosesUnlessANameIsTyped() throws {
        let menu = try menu()
        type("d", in: menu, at: 1)
        guard case .chosen(let item) = menu.handle(.key(TerminalKeyPress(.space, text: " ")), at: .seconds(3)) else {
            Issue.record("nothing was chosen")
            return
        }
        #expect(item.title == "Delete")
    }

    @Test func anArrowEndsTheName() throws {
        let menu = try menu()
        type("co", in: menu, at: 1)
        _ = menu.handle(.key(TerminalKeyPress(.down)), at: .seconds(1))
        type("d", in: menu, at: 1)
        #expect(menu.boxes[0].selected == 5)
    }

    private struct Names: View {
        @Binding var selection: String?

        var body: some View {
            List(["Alder", "Ash", "Beech", "Birch", "Elm"], id: \.self, selection: $selection) { Text($0) }
        }
    }

    @Test func charactersOfAListSelectARow() throws {
        var selection: String?
        let screen = HostedScreen(30, 8) {
            Names(selection: Binding(get: { selection }, set: { selection = $0 }))
        }
        screen.scene.time = .seconds(1)
        screen.press(.tab)
        screen.type("bi")
        #expect(selection == "Birch")
        screen.scene.time = .seconds(3)
        screen.type("a")
        #expect(selection == "Alder")
        screen.type("a")
        #expect(selection == "Ash", "typed again, it goes on")
        screen.type("a")
        #expect(selection == "Alder")
    }
}
