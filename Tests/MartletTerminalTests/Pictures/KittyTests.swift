import Foundation
import Martlet
import Testing

import MartletTerminal

/// Pictures by kitty's protocol, as a model of the terminal shows them.
@MainActor @Suite struct KittyTests {
    /// A view on a screen, and the terminal that its frames are sent to.
    @MainActor private final class Display {
        let screen: HostedScreen
        var writer = ScreenWriter()
        var shown: CellGrid?
        var model: KittyModel

        init(_ screen: HostedScreen) {
            self.screen = screen
            model = KittyModel(width: screen.size.width, height: screen.size.height)
            let graphics = TerminalGraphics(.kitty, cell: CellSize(width: 4, height: 8))
            writer.setGraphics(graphics)
            screen.painter.graphics = graphics
            screen.update()
            show()
        }

        /// Sends the differences of a frame. Returns the number of its bytes.
        @discardableResult
        func show() -> Int {
            let count = writer.encode(from: shown, to: screen.painter.grid)
            model.receive(writer.bytes)
            shown = screen.painter.grid
            #expect(model.faults == [])
            return count
        }
    }

    private static let stripes = PictureFixture.bitmap(16, 160) { _, y in [UInt8(y / 16 * 20), 0, 9, 255] }

    /// One picture for all runs of a body: those of other data are other pictures.
    private static let image = PictureFixture.image(stripes)

    @Test func aPictureIsPlacedWhereItIsShown() {
        let display = Display(
            HostedScreen(12, 4) {
                PictureFixture.image(PictureFixture.quarters(32, 32)).resizable().frame(width: 32, height: 32)
            })
        #expect(display.model.placements.values.map(\.cells) == [CellRect(column: 4, row: 1, width: 4, height: 2)])
        #expect(display.model.placements.values.first?.depth == 0, "not behind text")
        #expect(display.model.color(4, 1) == [255, 0, 0])
        #expect(display.model.color(5, 2) == [0, 255, 0])
        #expect(display.model.color(7, 2) == [0, 0, 255])
        #expect(display.model.color(8, 2) == nil)
        #expect(display.show() == 0, "nothing has changed")
    }

    @Test func scrollingSendsNoPictureAgain() {
        let display = Display(
            HostedScreen(8, 5) {
                ScrollView {
                    Text("above")
                    PictureFixture.image(Self.stripes)
                    ForEach(0..<20) { Text("line \($0)") }
                }
            })
        let sent = display.model.dataCount
        #expect(sent > 0)
        var seen: Set<[UInt8]> = []
        for _ in 0..<14 {
            display.screen.send(.mouse(TerminalMouse(.scrollDown, column: 1, row: 1)))
            display.show()
            for row in 0..<5 {
                for column in 0..<8 {
                    let color = display.model.color(column, row)
                    #expect((color != nil) == display.screen.painter.grid[column, row].glyph.isPicture)
                    if let color { seen.insert(color) }
                }
            }
        }
        #expect(display.model.dataCount == sent)
        #expect(seen.count > 5, "the rows of the picture went by")
        #expect(display.model.placements.isEmpty, "it has been scrolled away")
    }

    @Test func contentInFrontLeavesTheRest() {
        struct Page: View {
            @State private var isCovered = false

            var body: some View {
                ZStack {
                    KittyTests.image.resizable()
                    if isCovered { Text("##") }
                }
                .onTapGesture { isCovered.toggle() }
            }
        }
        let display = Display(HostedScreen(6, 3) { Page() })
        #expect(display.model.placements.count == 1)
        let sent = display.model.dataCount
        display.screen.click(1, 1)
        #expect(display.show() < 700)
        #expect(
            display.model.color(2, 1) == nil && display.model.color(1, 1) != nil && display.model.color(4, 1) != nil)
        #expect(display.model.screen.rows[1].map(\.glyph.text).joined() == "  ##  ")
        display.screen.click(1, 1)
        display.show()
        #expect(display.model.placements.count == 1)
        #expect(display.model.dataCount == sent, "the picture is kept by the terminal")
    }

    @Test func anUnknownScreenIsMadeAnew() {
        let display = Display(HostedScreen(6, 3) { PictureFixture.image(Self.stripes).resizable() })
        let sent = display.model.dataCount
        display.writer.invalidate()
        display.shown = nil
        display.show()
        #expect(display.model.placements.count == 1 && display.model.images.count == 1)
        #expect(display.model.dataCount == 2 * sent)
    }

    @Test func effectsOfColorsAreForCells() {
        let display = Display(
            HostedScreen(6, 3) { PictureFixture.image(Self.stripes).resizable().grayscale(1) })
        #expect(display.model.placements.isEmpty)
        #expect(display.screen.style(2, 2).background != .default)
    }
}
