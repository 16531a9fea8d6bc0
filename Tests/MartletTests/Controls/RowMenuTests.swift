import Foundation
import Testing

import Martlet
import MartletTesting

/// The context menu of a row combines those of all views inside it.
@MainActor @Suite struct RowMenuTests {
    private struct Rows: View {
        @State private var names = ["a", "b"]

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .contextMenu {
                            Button("Pin") {}
                            Button("Delete") { names.removeAll { $0 == name } }
                        }
                        .swipeActions { Button("Delete") { names.removeAll { $0 == name } } }
                        .swipeActions(edge: .leading) { Button("Archive") {} }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test func theMenuOfAllThatStandsInARowIsTheRows() throws {
        let screen = Screen { Rows() }
        let row = try #require(screen.all(.row).last)
        // Far from the text.
        let frame = row.frameInWindow
        let items = screen.scene.contextMenu(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
        // Swipe actions do not repeat items of the menu.
        #expect(items.map(\.title) == ["Pin", "Delete", "", "Archive", "Move Up", "Move Down"])
        items[1].perform()
        screen.scene.update()
        #expect(screen.texts == ["a"])
    }
}
