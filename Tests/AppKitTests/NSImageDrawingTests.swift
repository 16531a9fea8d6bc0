#if GTK
import AppKit
import MartletGTK
import Testing

@Suite struct NSImageDrawingTests {
    private func top(_ image: NSImage) throws -> [UInt8] {
        let picture = try #require(image.fileData.flatMap { PixelPicture(png: $0) })
        return Array(picture.bytes[(picture.width / 2 * 4)..<(picture.width / 2 * 4 + 4)])
    }

    @Test func theYAxisPointsUpwardsUnlessTheContextIsFlipped() throws {
        let size = CGSize(width: 10, height: 10)
        func image(_ isFlipped: Bool, _ draw: @escaping () -> Void) -> NSImage {
            NSImage(size: size, flipped: isFlipped) { rect in
                #expect(NSGraphicsContext.current?.isFlipped == isFlipped && rect.size == size)
                draw()
                return true
            }
        }
        let half = {
            NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            CGRect(x: 0, y: 0, width: 10, height: 5).fill()
        }
        #expect(try top(image(true, half)) == [0, 0, 255, 255])
        #expect(try top(image(false, half)) == [0, 0, 0, 0])
        // Pictures are upright in both.
        let flag = image(true, half)
        #expect(try top(image(true) { flag.draw(in: CGRect(origin: .zero, size: size)) }) == [0, 0, 255, 255])
        #expect(try top(image(false) { flag.draw(in: CGRect(origin: .zero, size: size)) }) == [0, 0, 255, 255])
        #expect(
            try top(
                image(false) {
                    NSGraphicsContext.current?.saveGraphicsState()
                    CGRect(x: 0, y: 9, width: 10, height: 1).clip()
                    NSColor(red: 0, green: 0, blue: 1, alpha: 1).set()
                    NSBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
                    NSGraphicsContext.current?.restoreGraphicsState()
                }) == [255, 0, 0, 255])
        #expect(NSImage(size: size, flipped: false) { _ in false }.size == .zero)
        #expect(NSGraphicsContext.current == nil)
    }
}
#endif
