import Foundation
import Martlet
import Testing

import MartletTerminal

/// Pictures in cells, for terminals without pictures.
@MainActor @Suite struct PicturePaintingTests {
    private let red = CellColor.rgb(255, 0, 0)
    private let green = CellColor.rgb(0, 255, 0)
    private let blue = CellColor.rgb(0, 0, 255)

    @Test func halvesOfCellsArePixels() {
        // Two columns, and one row of two halves.
        let screen = HostedScreen(6, 3) { PictureFixture.image(PictureFixture.quarters(16, 16)) }
        let row = screen.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("▀") }
        #expect(row == 1)
        let left = screen.painter.grid[2, 1]
        #expect(left.glyph.text == "▀")
        #expect(left.style == CellStyle(foreground: red, background: green))
        #expect(screen.painter.grid[3, 1] == Cell(style: CellStyle(background: blue)), "one color needs no glyph")
        #expect(screen.painter.grid[4, 1] == .blank)
    }

    @Test func aResizablePictureFillsItsFrame() {
        let picture = PictureFixture.image(PictureFixture.quarters(16, 16))
        let screen = HostedScreen(8, 4) { picture.resizable().frame(width: 64, height: 64) }
        #expect(screen.style(0, 1).background == red)
        #expect(screen.style(3, 2).background == green)
        #expect(screen.style(4, 0).background == blue)
        #expect(screen.style(7, 3).background == blue)
    }

    @Test func thePictureKeepsItsRatio() {
        let picture = PictureFixture.image(PictureFixture.quarters(64, 32))
        let screen = HostedScreen(8, 8) { picture.resizable().scaledToFit() }
        // 64 × 32 points: eight columns, two rows, in the middle.
        #expect((0..<8).filter { screen.style(7, $0).background == blue } == [3, 4])
    }

    @Test func transparentPixelsShowTheBackground() {
        let half = PictureFixture.bitmap(8, 16) { _, y in y < 8 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
        let screen = HostedScreen(1, 1) { PictureFixture.image(half).background(Color(red: 0, green: 0, blue: 1)) }
        #expect(screen.painter.grid[0, 0].glyph.text == "▀")
        #expect(screen.style(0, 0) == CellStyle(foreground: red, background: blue))
        let faded = HostedScreen(1, 1) {
            PictureFixture.image(PictureFixture.bitmap(8, 16) { _, _ in [255, 255, 255, 255] }).opacity(0.5)
        }
        #expect(faded.style(0, 0).background == .rgb(128, 128, 128))
    }

    @Test func withoutColorsThePictureIsDots() {
        let half = PictureFixture.bitmap(16, 16) { x, _ in x < 8 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        func text(isDark: Bool) -> String {
            HostedScreen(2, 1, appearance: TerminalAppearance(isDark: isDark, colorDepth: .none)) {
                PictureFixture.image(half)
            }.text
        }
        #expect(text(isDark: true) == "⣿")
        #expect(text(isDark: false) == " ⣿")
    }

    @Test func aTemplateHasTheForeground() {
        let dot = PictureFixture.bitmap(8, 16) { _, _ in [9, 9, 9, 255] }
        let screen = HostedScreen(1, 1) {
            PictureFixture.image(dot).renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 0))
        }
        #expect(screen.style(0, 0).background == green)
    }

    @Test func aDamagedPictureIsACharacter() {
        let file = Array(PictureFixture.quarters(16, 16).file.prefix(60))
        let screen = HostedScreen(4, 1) { Image(data: Data(file), label: Text("x"))! }
        #expect(screen.text.trimmingCharacters(in: .whitespaces).count == 1)
    }

    @Test func scrollingShowsOtherRowsOfThePicture() {
        let stripes = PictureFixture.bitmap(16, 96) { _, y in [UInt8(y / 16 * 40), 0, 0, 255] }
        let screen = HostedScreen(4, 3) { ScrollView { PictureFixture.image(stripes) } }
        #expect((0..<3).map { screen.style(1, $0).background } == [0, 40, 80].map { .rgb($0, 0, 0) })
        screen.send(.mouse(TerminalMouse(.scrollDown, column: 1, row: 1)))
        let shown = (0..<3).map { screen.style(1, $0).background }
        #expect(shown != [0, 40, 80].map { .rgb($0, 0, 0) })
        #expect(shown.last == .rgb(200, 0, 0) || shown.first != .rgb(0, 0, 0))
    }
}
