import Foundation
import Martlet
import Testing

import MartletTerminal

/// Selection of text by the mouse.
@MainActor @Suite struct TextDragTests {
    private let screen = HostedScreen(20, 6) {
        VStack(alignment: .leading, spacing: 0) {
            Text("plain")
            Text("one two three four five six").textSelection(.enabled)
            Button("Press") {}
        }
        .frame(width: 160, height: 96, alignment: .topLeading)
    }

    private let drag = TextDrag()

    private func mouse(_ kind: TerminalMouse.Kind, _ column: Int, _ row: Int, _ copied: inout [String]) -> Bool {
        drag.handle(
            TerminalMouse(kind, column: column, row: row, button: .left), in: screen.scene, origin: .zero,
            grid: screen.painter.grid
        ) { copied.append($0) }
    }

    @Test func aDragCopiesTheTextAsItIsShown() {
        var copied: [String] = []
        #expect(mouse(.press, 4, 1, &copied))
        #expect(!drag.isSelecting)
        #expect(mouse(.drag, 6, 2, &copied))
        #expect(drag.lines(origin: .zero).map(\.row) == [1, 2])
        #expect(mouse(.release, 6, 2, &copied))
        #expect(copied == ["two three four\nfive si"], "\(screen.text)")
        // It remains until the next key or press.
        let plain = screen.style(4, 1)
        screen.painter.select(drag.lines(origin: .zero))
        #expect(screen.style(4, 1) != plain && screen.style(3, 1) == plain && screen.style(6, 2) != plain)
        #expect(drag.clear() && !drag.clear())
    }

    @Test func aDragBackwardsAndBeyondTheTextIsWithinIt() {
        var copied: [String] = []
        #expect(mouse(.press, 2, 2, &copied))
        #expect(mouse(.drag, 0, 0, &copied))
        #expect(mouse(.release, 0, 0, &copied))
        #expect(copied == ["one two three four\nfiv"], "\(screen.text)")
    }

    @Test func otherContentKeepsTheMouse() {
        var copied: [String] = []
        for row in [0, 3] {
            #expect(!mouse(.press, 2, row, &copied))
            #expect(!mouse(.drag, 4, row, &copied))
            #expect(!mouse(.release, 4, row, &copied))
        }
        // A press without a drag copies nothing.
        #expect(mouse(.press, 2, 1, &copied))
        #expect(mouse(.release, 2, 1, &copied))
        #expect(copied.isEmpty)
    }

    @Test func aDividerOfPanesMoves() throws {
        let screen = HostedScreen(100, 12) {
            NavigationSplitView {
                List { Text("side") }
            } detail: {
                Text("detail")
            }
        }
        func divider() -> Int? { (0..<100).first { screen.painter.grid[$0, 6].glyph.text == "│" } }
        let before = try #require(divider(), "\(screen.text)")
        screen.send(
            .mouse(TerminalMouse(.press, column: before, row: 6, button: .left)),
            .mouse(TerminalMouse(.drag, column: before + 6, row: 6, button: .left)),
            .mouse(TerminalMouse(.release, column: before + 6, row: 6, button: .left)))
        #expect(divider() == before + 6, "\(screen.text)")
    }
}
