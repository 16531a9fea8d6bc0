import Foundation
import Martlet
import Testing

import MartletTerminal

/// Pictures as sixels, which a decoder turns back into pixels.
@MainActor @Suite struct SixelTests {
    private static let graphics = TerminalGraphics(.sixel(colors: 64), cell: CellSize(width: 6, height: 12))

    /// One picture for all runs of a body: those of other data are other pictures.
    private static let image = PictureFixture.image(PictureFixture.quarters(32, 32))

    private func bytes(from old: CellGrid?, to new: CellGrid, colors: Int = 64) -> [UInt8] {
        var writer = ScreenWriter()
        writer.setGraphics(TerminalGraphics(.sixel(colors: colors), cell: CellSize(width: 6, height: 12)))
        writer.encode(from: nil, to: old ?? new)
        if let old { writer.encode(from: old, to: new) }
        return writer.bytes
    }

    private func screen(_ width: Int, _ height: Int, @ViewBuilder _ view: () -> some View) -> HostedScreen {
        let screen = HostedScreen(width, height, view)
        screen.painter.graphics = Self.graphics
        screen.update()
        return screen
    }

    @Test func thePixelsAreThoseOfThePicture() throws {
        let screen = screen(8, 4) {
            PictureFixture.image(PictureFixture.quarters(32, 32)).resizable().frame(width: 32, height: 32)
        }
        let pictures = SixelDecoder.pictures(in: bytes(from: nil, to: screen.painter.grid))
        let picture = try #require(pictures.first)
        #expect(pictures.count == 1)
        #expect(picture.bitmap == PictureFixture.quarters(24, 24))
        #expect(picture.place == "\u{1B}[2;3H")
    }

    @Test func aGradientIsNearWithFewColors() throws {
        let gradient = PictureFixture.bitmap(48, 48) { x, y in [UInt8(x * 5), UInt8(y * 5), 120, 255] }
        let screen = screen(6, 3) { PictureFixture.image(gradient).resizable() }
        let picture = try #require(
            SixelDecoder.pictures(in: bytes(from: nil, to: screen.painter.grid, colors: 64)).first)
        let wanted = gradient.scaled(toWidth: 36, height: 36)
        var worst = 0, sum = 0
        for index in wanted.pixels.indices {
            let difference = abs(Int(wanted.pixels[index]) - Int(picture.bitmap.pixels[index]))
            worst = max(worst, difference)
            sum += difference
        }
        #expect(worst < 70)
        #expect(sum / wanted.pixels.count < 10)
    }

    /// A chart's marks are drawn on a canvas that is larger than what they cover.
    @Test func textRemainsWhereThePictureIsTransparent() {
        // The first and the fourth column are transparent.
        let picture = PictureFixture.bitmap(40, 16) { x, _ in [255, 0, 0, x < 8 || x / 8 == 3 ? 0 : 255] }
        let screen = screen(5, 1) {
            Text("a日本").overlay { PictureFixture.image(picture).resizable().frame(width: 40, height: 16) }
        }
        let grid = screen.painter.grid
        #expect(grid[0, 0].glyph.text == "a")
        #expect([1, 2, 4].allSatisfy { grid[$0, 0].glyph.isPicture })
        #expect(grid[3, 0].glyph == .space, "half of a character is nothing")
        let wide = self.screen(4, 1) {
            Text("日本").overlay {
                PictureFixture.image(PictureFixture.bitmap(32, 16) { x, _ in [255, 0, 0, x < 16 ? 0 : 255] })
                    .resizable().frame(width: 32, height: 16)
            }
        }
        #expect(wide.painter.grid[0, 0].glyph.text == "日")
        #expect(wide.painter.grid[1, 0].glyph.isContinuation)
        #expect(wide.painter.grid[2, 0].glyph.isPicture && wide.painter.grid[3, 0].glyph.isPicture)
    }

    /// xterm shows nothing of a picture with more than 1000 pixels in a row or a column.
    @Test func largePicturesAreSentInPieces() throws {
        let screen = screen(200, 100) { PictureFixture.image(PictureFixture.quarters(8, 8)).resizable() }
        let pictures = SixelDecoder.pictures(in: bytes(from: nil, to: screen.painter.grid))
        #expect(pictures.map(\.bitmap.width) == [996, 204, 996, 204])
        #expect(pictures.map(\.bitmap.height) == [996, 996, 204, 204].map { $0 - ($0 == 204 ? 204 % 6 : 0) })
        #expect(pictures.map(\.place) == ["\u{1B}[H", "\u{1B}[1;167H", "\u{1B}[84H", "\u{1B}[84;167H"])
        #expect(pictures[3].bitmap.pixels.prefix(4) == [0, 0, 255, 255])
    }

    @Test func transparentPixelsAreNotSet() throws {
        let half = PictureFixture.bitmap(16, 16) { x, _ in x < 8 ? [255, 0, 0, 255] : [0, 0, 0, 0] }
        let screen = screen(4, 3) { PictureFixture.image(half) }
        let picture = try #require(SixelDecoder.pictures(in: bytes(from: nil, to: screen.painter.grid)).first)
        #expect(picture.bitmap == PictureFixture.bitmap(12, 12) { x, _ in x < 6 ? [255, 0, 0, 255] : [0, 0, 0, 0] })
    }

    @Test func onlyWhatChangedIsSent() {
        struct Page: View {
            @State private var isCovered = false

            var body: some View {
                VStack {
                    SixelTests.image.resizable()
                    Text(isCovered ? "covered" : "bare")
                    Button("B") { isCovered.toggle() }
                }
            }
        }
        let screen = screen(12, 8) { Page() }
        let before = screen.painter.grid
        screen.click(5, 7)
        #expect(screen.painter.grid != before)
        #expect(SixelDecoder.pictures(in: bytes(from: before, to: screen.painter.grid)).count == 0)
    }
}

/// Reads sixels back. Written from the description of the format, apart from the encoder.
struct SixelDecoder {
    struct Found {
        var bitmap: Bitmap
        /// The control sequence before the picture.
        var place: String
    }

    static func pictures(in bytes: [UInt8]) -> [Found] {
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}P")
        return zip(parts, parts.dropFirst()).compactMap { before, part in
            guard let end = part.range(of: "\u{1B}\\"), let start = part.firstIndex(of: "q") else { return nil }
            let place = before.range(of: "\u{1B}[", options: .backwards).map { String(before[$0.lowerBound...]) }
            return Found(
                bitmap: decode(Array(part[part.index(after: start)..<end.lowerBound].utf8)), place: place ?? "")
        }
    }

    private static func decode(_ data: [UInt8]) -> Bitmap {
        var index = 0
        func numbers() -> [Int] {
            var result = [0]
            while index < data.count, (0x30...0x39).contains(data[index]) || data[index] == 0x3B {
                if data[index] == 0x3B {
                    result.append(0)
                } else {
                    result[result.count - 1] = result.last! * 10 + Int(data[index]) - 48
                }
                index += 1
            }
            return result
        }
        var (width, height, x, band, color, run) = (0, 0, 0, 0, 0, 1)
        var palette: [Int: [UInt8]] = [:]
        var pixels: [UInt8] = []
        while index < data.count {
            let byte = data[index]
            index += 1
            switch byte {
            case 0x22:
                let size = numbers()
                (width, height) = (size[2], size[3])
                pixels = Array(repeating: 0, count: width * height * 4)
            case 0x23:
                let values = numbers()
                color = values[0]
                if values.count == 5 { palette[color] = values[2...].map { UInt8(($0 * 255 + 50) / 100) } }
            case 0x21: run = numbers()[0]
            case 0x24: x = 0
            case 0x2D: (x, band) = (0, band + 1)
            default:
                for _ in 0..<run {
                    for bit in 0..<6 where (byte - 0x3F) >> UInt8(bit) & 1 == 1 {
                        let place = ((band * 6 + bit) * width + x) * 4
                        pixels.replaceSubrange(place..<place + 4, with: (palette[color] ?? [1, 2, 3]) + [255])
                    }
                    x += 1
                }
                run = 1
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
