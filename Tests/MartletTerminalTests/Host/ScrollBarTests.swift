import Foundation
import Martlet
import Testing

import MartletTerminal

/// Scroll bars under the mouse.
@MainActor @Suite struct ScrollBarTests {
    private let drag = ScrollBarDrag()

    private func mouse(_ kind: TerminalMouse.Kind, _ column: Int, _ row: Int, on screen: HostedScreen) -> Bool {
        let isTaken = drag.handle(
            TerminalMouse(kind, column: column, row: row, button: .left), in: screen.scene.presenting.frontmost,
            origin: .zero,
            painter: screen.painter)
        screen.update()
        return isTaken
    }

    private func lines(_ count: Int) -> some View {
        ScrollView {
            VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func firstLine(_ screen: HostedScreen) -> Substring { screen.text.split(separator: "\n")[0] }

    @Test func theContentFollowsTheThumb() {
        let screen = HostedScreen(20, 10) { lines(100) }
        #expect(firstLine(screen).hasSuffix("▐"))
        #expect(mouse(.press, 19, 0, on: screen))
        #expect(drag.isHolding)
        #expect(mouse(.drag, 19, 5, on: screen))
        #expect(screen.text.split(separator: "\n")[5].hasSuffix("▐"), "\(screen.text)")
        #expect(firstLine(screen).hasPrefix("line 50"), "\(screen.text)")
        // The pointer may leave the bar, and the screen's end stops it.
        #expect(mouse(.drag, 3, 30, on: screen))
        #expect(screen.text.contains("line 99"))
        #expect(mouse(.drag, 3, -4, on: screen))
        #expect(firstLine(screen).hasPrefix("line 0"))
        #expect(mouse(.release, 3, 3, on: screen))
        #expect(!drag.isHolding && !mouse(.drag, 19, 5, on: screen))
    }

    @Test(arguments: [ColorDepth.none, .basic, .palette, .full], [true, false])
    func theHeldThumbLooksDifferent(_ depth: ColorDepth, _ isDark: Bool) {
        let appearance = TerminalAppearance(isDark: isDark, colorDepth: depth)
        let screen = HostedScreen(20, 10, appearance: appearance) { lines(100) }
        let before = screen.style(19, 0)
        _ = mouse(.press, 19, 0, on: screen)
        #expect(screen.style(19, 0) != before)
        _ = mouse(.release, 19, 0, on: screen)
        #expect(screen.style(19, 0) == before)
    }

    @Test func aPressBesideTheThumbScrollsByAPage() {
        let screen = HostedScreen(20, 10) { lines(100) }
        #expect(mouse(.press, 19, 8, on: screen))
        #expect(!drag.isHolding)
        #expect(firstLine(screen).hasPrefix("line 9"), "\(screen.text)")
        _ = mouse(.release, 19, 8, on: screen)
        #expect(mouse(.press, 19, 0, on: screen) || drag.isHolding)
    }

    @Test func whatIsPressableAtTheEdgeIsPressed() {
        let screen = HostedScreen(20, 6) {
            ScrollView {
                VStack {
                    ForEach(0..<30, id: \.self) { number in Button("press \(number)") {}.frame(maxWidth: .infinity) }
                }
            }
        }
        #expect(!mouse(.press, 10, 3, on: screen), "not on the bar")
        let list = HostedScreen(20, 6) { List(0..<30, id: \.self, selection: .constant(1)) { Text("row \($0)") } }
        #expect(!mouse(.press, 19, 4, on: list), "a row is selected by its whole width")
        #expect(mouse(.press, 19, 0, on: list), "the thumb is above the rows")
        #expect(mouse(.drag, 19, 5, on: list))
        #expect(list.text.contains("row 29"), "\(list.text)")
    }

    @Test func aBarBelow() {
        let screen = HostedScreen(20, 4) {
            ScrollView(.horizontal) { Text(String(repeating: "0123456789", count: 10)).frame(height: 64) }
        }
        #expect(mouse(.press, 0, 3, on: screen))
        #expect(mouse(.drag, 16, 3, on: screen))
        #expect(screen.text.split(separator: "\n").last?.hasSuffix("▄▄▄▄") == true, "\(screen.text)")
    }

    @Test func theInnerBarIsFirst() {
        let screen = HostedScreen(20, 10) {
            ScrollView {
                VStack {
                    lines(40).frame(width: 80, height: 96)
                    lines(30)
                }
            }
        }
        let row = screen.text.split(separator: "\n").firstIndex { $0.contains("▐") && !$0.hasSuffix("▐") }
        let inner = screen.text.split(separator: "\n")[0]
        let column = inner.distance(from: inner.startIndex, to: inner.firstIndex(of: "▐")!)
        #expect(row == nil || row == 0)
        #expect(mouse(.press, column, 0, on: screen))
        #expect(mouse(.drag, column, 5, on: screen))
        #expect(screen.text.contains("line 39"), "\(screen.text)")
        _ = mouse(.release, column, 5, on: screen)
        #expect(mouse(.press, 19, 0, on: screen) && drag.isHolding)
    }

    @Test func aDisabledScrollViewStays() {
        let screen = HostedScreen(20, 10) { lines(100).scrollDisabled(true) }
        #expect(!mouse(.press, 19, 0, on: screen))
    }
}
