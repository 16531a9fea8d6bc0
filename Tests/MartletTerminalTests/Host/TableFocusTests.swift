import Foundation
import Martlet
import Testing

import MartletTerminal

/// The focus in tables.
@MainActor @Suite struct TableFocusTests {
    private struct Item: Identifiable {
        let id: Int
        let name: String
    }

    private struct Page: View {
        @FocusState private var isFocused: Bool
        @State private var selection: Int?
        @State private var order = [KeyPathComparator(\Item.name)]

        var body: some View {
            Table([Item(id: 1, name: "One"), Item(id: 2, name: "Two")], selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
            }
            .focused($isFocused)
            .onAppear { isFocused = true }
        }
    }

    @Test func aFocusedTableBeginsAtItsFirstRow() throws {
        let screen = HostedScreen(30, 6) { Page() }
        screen.update()
        let focused = try #require(screen.scene.focus.focused)
        #expect(focused.controlContent?.role.element != .columnHeader)
        #expect(focused.frame.height > 0)
        screen.press(.down)
        #expect(screen.scene.focus.focused?.controlContent?.role.element != .columnHeader)
    }
}
