#if GTK
import CGTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// Text as Pango shapes it, seen in pictures.
@MainActor
@Suite struct TextPictureTests {
    private let long = "The quick brown fox jumps over the lazy dog and runs away"

    /// Returns the frame of the drawn pixels in a view of a given width.
    private func ink(width: CGFloat? = nil, @ViewBuilder _ view: () -> some View) throws -> (ink: CGRect, size: CGSize)
    {
        let pixels = try Pixels(size: ProposedViewSize(width: width, height: nil), view)
        return (try #require(pixels.inked()), CGSize(width: pixels.width, height: pixels.height))
    }

    @Test func aLimitOfLinesIsKept() throws {
        let one = try ink(width: 150) { Text(long).lineLimit(1) }.size.height
        let two = try ink(width: 150) { Text(long).lineLimit(2) }.size.height
        let all = try ink(width: 150) { Text(long) }.size.height
        #expect(abs(two - 2 * one) <= 1 && all > two)
        let paragraphs = try ink { Text("one\ntwo\nthree").lineLimit(2) }.size.height
        #expect(abs(paragraphs - two) <= 1)
    }

    @Test func allLinesAreShownInTheSizeThatTheyChoose() throws {
        // In its own height, the text has as many lines as it was measured with.
        for width in stride(from: CGFloat(90), to: 300, by: 13) {
            let alone = try Pixels(size: ProposedViewSize(width: width, height: nil)) { Text(long) }
            let framed = try Pixels { Text(long).frame(width: width, height: CGFloat(alone.height)) }
            #expect(framed.inked()?.maxY == alone.inked()?.maxY)
        }
    }

    @Test func alignmentMovesTheShortLines() throws {
        func last(_ alignment: TextAlignment) throws -> CGRect {
            let pixels = try Pixels { Text("A long first line\nx").multilineTextAlignment(alignment) }
            var frame = CGRect.null
            for y in (pixels.height / 2 + 2)..<pixels.height {
                for x in 0..<pixels.width where pixels[x, y].alpha > 60 {
                    frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return frame
        }
        let (leading, center, trailing) = try (last(.leading), last(.center), last(.trailing))
        #expect(leading.minX < 6)
        #expect(center.midX > leading.maxX + 10)
        #expect(trailing.minX > center.maxX + 10)
    }

    @Test func rightToLeftTextFollowsTheLayout() throws {
        func first(_ direction: LayoutDirection, _ text: String) throws -> CGRect {
            let pixels = try Pixels {
                Text(text).frame(width: 200).environment(\.layoutDirection, direction)
            }
            // Returns the frame of the second line, which is short.
            var frame = CGRect.null
            for y in (pixels.height / 2 + 2)..<pixels.height {
                for x in 0..<pixels.width where pixels[x, y].alpha > 60 {
                    frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return frame
        }
        let hebrew = "שלום עולם שלום עולם\nא"
        #expect(try first(.leftToRight, hebrew).maxX < 100)
        #expect(try first(.rightToLeft, hebrew).minX > 100)
        #expect(try first(.rightToLeft, "A line of some length\nx").minX > 100)
        #expect(try first(.leftToRight, "A line of some length\nx").maxX < 100)
    }

    @Test func textShrinksToFitAndNoFurther() throws {
        let natural = try ink { Text(long).lineLimit(1) }.size.width
        let width = (natural * 0.7).rounded()
        let small = try Pixels { Text(long).lineLimit(1).minimumScaleFactor(0.5).frame(width: width) }
        let cut = try Pixels { Text(long).lineLimit(1).frame(width: width) }
        let (whole, part) = try (#require(small.inked()), #require(cut.inked()))
        #expect(whole.height < part.height, "shrunken letters are lower")
        #expect(whole.width > width * 0.9)
        let tiny = try Pixels { Text(long).lineLimit(1).minimumScaleFactor(0.9).frame(width: width / 2) }
        #expect(try #require(tiny.inked()).width <= width / 2)
    }

    @Test func stylesMixInOneText() throws {
        let pixels = try Pixels {
            Text("Red").foregroundColor(Color(red: 1, green: 0, blue: 0)).bold()
                + Text(" Blue").foregroundColor(Color(red: 0, green: 0, blue: 1)).font(.system(size: 30))
        }
        #expect(pixels.count { $0.isNear(255, 0, 0, 255, by: 30) } > 10)
        #expect(pixels.count { $0.isNear(0, 0, 255, 255, by: 30) } > 30)
    }

    @Test func linesHaveTheirOwnColors() throws {
        let under = try Pixels { Text("mmmm").underline(true, color: Color(red: 1, green: 0, blue: 0)) }
        #expect(under.count { $0.red > 150 && $0.blue < 60 && $0.alpha > 100 } > 20)
        let struck = try Pixels { Text("mmmm").strikethrough(true, color: Color(red: 0, green: 0, blue: 1)) }
        #expect(struck.count { $0.blue > 150 && $0.red < 60 && $0.alpha > 100 } > 20)
    }

    @Test func spacingAndOffsets() throws {
        let plain = try ink { Text("spacing") }
        #expect(try ink { Text("spacing").tracking(4) }.size.width > plain.size.width + 20)
        #expect(try ink { Text("spacing").kerning(4) }.size.width > plain.size.width + 20)
        let raised = try ink { Text("x") + Text("x").baselineOffset(10) }
        #expect(raised.ink.height > (try ink { Text("xx") }).ink.height + 8)
        let spaced = try ink { Text("a\nb").lineSpacing(20) }.size.height
        #expect(abs(spaced - (try ink { Text("a\nb") }.size.height) - 20) <= 1)
    }

    @Test func fontsHaveTheirSizes() throws {
        let body = try ink { Text("Hg") }.size.height
        #expect(try ink { Text("Hg").font(.largeTitle) }.size.height > body * 1.7)
        #expect(try ink { Text("Hg").font(.caption) }.size.height < body)
        #expect(try ink { Text("Hg").dynamicTypeSize(.accessibility3) }.size.height > body * 1.8)
        let (thin, fat) = try (
            Pixels { Text("iiii").fontDesign(.monospaced) }.width, Pixels { Text("mmmm").fontDesign(.monospaced) }.width
        )
        #expect(thin == fat)
    }

    @Test func digitsAreEquallyWide() throws {
        #expect(try Pixels { Text("1111").monospacedDigit() }.width == Pixels { Text("8888").monospacedDigit() }.width)
    }

    @Test func emojiAreDrawn() throws {
        // With or without an emoji font, each emoji has a glyph.
        #expect(try ink { Text("😀🎉") }.size.width > (try ink { Text("😀") }.size.width))
    }

    @Test(.enabled(if: Self.hasColorEmoji, "fonts-noto-color-emoji is not here"))
    func emojiHaveTheirOwnColorsAndJoin() throws {
        let apple = try Pixels { Text("🍎").foregroundStyle(Color(red: 0, green: 0, blue: 1)) }
        #expect(apple.count { $0.red > 180 && $0.green < 90 && $0.blue < 90 } > 20)
        #expect(apple.count { $0.isNear(0, 0, 255) } == 0)
        let one = try ink { Text("👨") }.size.width
        for joined in ["👨‍👩‍👧", "👋🏽", "🇩🇪", "❤️", "1️⃣"] {
            #expect(try ink { Text(joined) }.size.width <= one + 2, "\(joined) is one sign")
        }
    }

    private nonisolated static let hasColorEmoji = FileManager.default.fileExists(
        atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
}
#endif
