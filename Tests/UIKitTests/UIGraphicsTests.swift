#if GTK
import MartletGTK
import Testing
import UIKit

/// The pixels of a picture.
private struct Pixels {
    private let picture: PixelPicture

    init(_ png: Data?) throws { picture = try #require(png.flatMap { PixelPicture(png: $0) }) }

    init(_ image: UIImage) throws { try self.init(image.pngData()) }

    var width: Int { picture.width }
    var height: Int { picture.height }

    /// Red, green, blue and opacity of a pixel, colors multiplied by opacity.
    func callAsFunction(_ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * picture.width + x) * 4
        let bytes = picture.bytes
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }

    /// The rectangle around all pixels that are not transparent.
    var drawn: CGRect {
        var rect = CGRect.null
        for y in 0..<height {
            for x in 0..<width where self(x, y)[3] > 0 {
                rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }
}

private let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255])
private let (white, black, clear): ([UInt8], [UInt8], [UInt8]) = (
    [255, 255, 255, 255], [0, 0, 0, 255], [0, 0, 0, 0]
)

@Suite struct UIGraphicsTests {
    private let format: UIGraphicsImageRendererFormat = {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return format
    }()

    private func pixels(
        _ width: CGFloat = 10, _ height: CGFloat = 10, _ actions: (UIGraphicsImageRendererContext) -> Void
    ) throws -> Pixels {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return try Pixels(renderer.image(actions: actions))
    }

    private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func aPictureHasTheSizeScaleAndBackgroundOfItsFormat() throws {
        format.scale = 3
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 3)
        let pixels = try Pixels(image)
        #expect(pixels.width == 12 && pixels.height == 6 && pixels(0, 0) == black)
        let part = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2)).image { context in
            redColor.setFill()
            context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
        }
        let side = try Pixels(part).width / 2
        #expect(try Pixels(part)(0, 0) == clear)
        #expect(try Pixels(part)(side, side) == red)
        // Nothing can be drawn in no size.
        let nothing = UIGraphicsImageRenderer(size: .zero)
        #expect(nothing.pngData { _ in } == Data())
        #expect(nothing.jpegData(withCompressionQuality: 1) { _ in } == Data())
    }

    @Test func colorsPathsAndRectanglesAreDrawnInTheCurrentContext() throws {
        let pixels = try pixels { context in
            redColor.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            blueColor.setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 8))
            path.addLine(to: CGPoint(x: 10, y: 8))
            path.lineWidth = 2
            path.setLineDash([2, 4], count: 2, phase: 0)
            path.stroke()
            UIColor.white.set()
            UIBezierPath(rect: CGRect(x: 8, y: 0, width: 2, height: 2)).fill(with: .normal, alpha: 1)
            context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3))
        }
        #expect(pixels(4, 4) == red && pixels(5, 5) == clear && pixels(0, 0) == white && pixels(1, 1) == red)
        #expect(pixels(1, 8) == blue && pixels(3, 8) == clear && pixels(6, 8) == blue && pixels(9, 1) == white)
        // Outside of a renderer there is no context.
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        "text".draw(at: .zero, withAttributes: nil)
    }

    @Test func transformsClipsAndAttributesAreThoseOfTheState() throws {
        let pixels = try pixels { renderer in
            let context = renderer.cgContext
            context.setFillColor(redColor.cgColor)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            context.translateBy(x: 1, y: 1)
            context.setFillColor(blueColor.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.restoreGState()
            context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
            // Points of a path are transformed when they are added.
            context.saveGState()
            context.translateBy(x: 7, y: 0)
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.scaleBy(x: 2, y: 2)
            context.fillPath()
        }
        #expect(pixels(0, 0) == clear && pixels(1, 1) == blue && pixels(2, 2) == clear && pixels(5, 5) == red)
        #expect(pixels(7, 0) == red && pixels(8, 1) == clear)
    }

    @Test func fillRulesModesOpacityAndLayersAreThoseOfCoreGraphics() throws {
        let pixels = try pixels(12, 10) { renderer in
            let context = renderer.cgContext
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
            context.fillPath(using: .evenOdd)
            context.setAlpha(0.5)
            context.fill(CGRect(x: 5, y: 0, width: 2, height: 2))
            // A layer is as opaque as a whole: what is covered in it does not shine through.
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 5, width: 4, height: 4))
            context.setFillColor(blueColor.cgColor)
            context.fill(CGRect(x: 0, y: 5, width: 4, height: 4))
            context.endTransparencyLayer()
            context.setAlpha(1)
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 8, y: 0, width: 4, height: 4))
            context.setBlendMode(.multiply)
            context.setFillColor(blueColor.cgColor)
            context.fill(CGRect(x: 8, y: 0, width: 2, height: 2))
            context.clear(CGRect(x: 10, y: 2, width: 2, height: 2))
        }
        #expect(pixels(0, 0) == red && pixels(1, 1) == clear)
        #expect(pixels(5, 0) == [128, 0, 0, 128])
        #expect(pixels(1, 6) == [0, 0, 128, 128])
        #expect(pixels(8, 0) == blue && pixels(11, 1) == white && pixels(11, 3) == clear)
    }

    @Test func shadowsFallDownwardsWhateverTheTransform() throws {
        let pixels = try pixels(12, 20) { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: 8)
            context.scaleBy(x: 1, y: -1)
            context.setShadow(offset: CGSize(width: 2, height: 10), blur: 0, color: blueColor.cgColor)
            context.setFillColor(redColor.cgColor)
            context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(CGRect(x: 10, y: 6, width: 2, height: 2))
        }
        #expect(pixels(3, 3) == red && pixels(5, 14) == blue && pixels(2, 14) == clear)
        #expect(pixels(11, 1) == red && pixels(11, 11) == clear)
    }

    @Test func gradientsEndAtTheirPointsUnlessTheyContinue() throws {
        let colors = [redColor.cgColor, blueColor.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        func draw(_ options: CGGradientDrawingOptions) throws -> Pixels {
            try pixels(30, 4) {
                $0.cgContext.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
            }
        }
        let plain = try draw([])
        #expect(plain(2, 2) == clear && plain(28, 2) == clear)
        #expect(plain(11, 2)[0] > 200 && plain(18, 2)[2] > 200)
        let continued = try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(continued(2, 2) == red && continued(28, 2) == blue)
        let radial = try pixels(20, 20) { renderer in
            let center = CGPoint(x: 10, y: 10)
            renderer.cgContext.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 8, options: [])
        }
        #expect(radial(10, 10)[0] > 200 && radial(0, 0) == clear && radial(10, 3)[2] > 150)
    }

    @Test func picturesAreUprightAndBitmapsHaveTheirBottomWhereYIsSmallest() throws {
        let flag = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            redColor.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            blueColor.setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let pixels = try pixels(20, 10) { context in
            flag.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            flag.draw(at: CGPoint(x: 9, y: 0))
            if let bitmap = flag.cgImage {
                context.cgContext.draw(bitmap, in: CGRect(x: 14, y: 0, width: 4, height: 4))
            }
            flag.draw(in: CGRect(x: 9, y: 5, width: 4, height: 4), blendMode: .normal, alpha: 0.5)
        }
        #expect(pixels(1, 1) == red && pixels(1, 6) == blue && pixels(8, 8) == clear)
        #expect(pixels(10, 0) == red && pixels(10, 3) == blue)
        #expect(pixels(15, 0) == blue && pixels(15, 3) == red)
        #expect(pixels(10, 6) == [128, 0, 0, 128])
        let symbol = try self.pixels(20, 20) { _ in
            UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(symbol(10, 10) == black && symbol(0, 0) == clear)
        #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)
    }

    @Test func textHasFontColorAndPlace() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(size.width > 20 && size.height > 15)
        #expect(("Hello" as NSString).size(withAttributes: [.font: font]) == size)
        #expect("Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]).width > size.width * 1.5)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let pixels = try pixels(200, 100) { _ in
            "Hello".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font, .foregroundColor: redColor])
        }
        let drawn = pixels.drawn
        #expect(drawn.minX >= 9 && drawn.maxX <= 11 + size.width && drawn.minY >= 10 && drawn.maxY <= 10 + size.height)
        #expect((0..<200).contains { x in (0..<100).contains { pixels(x, $0) == red } })
        let right = try self.pixels(200, 100) { _ in
            NSAttributedString(string: "Hello", attributes: [.font: font, .paragraphStyle: style])
                .draw(in: CGRect(x: 0, y: 0, width: 200, height: 50))
        }
        #expect(right.drawn.maxX > 190 && right.drawn.minX > 200 - size.width - 5)
    }

    @Test func JPEGsAreEncodedAgainWithAQuality() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { context in
            for row in 0..<32 {
                UIColor(hue: CGFloat(row) / 32, saturation: 1, brightness: 1, alpha: 1).setFill()
                UIBezierPath(ovalIn: CGRect(x: row, y: row, width: 20, height: 20)).fill()
            }
        }
        let best = try #require(image.jpegData(compressionQuality: 1))
        let worst = try #require(image.jpegData(compressionQuality: 0.1))
        #expect(best.starts(with: [0xFF, 0xD8, 0xFF]) && worst.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(worst.count < best.count / 2)
        let decoded = try #require(UIImage(data: best))
        #expect(decoded.size == image.size)
        #expect(try #require(decoded.jpegData(compressionQuality: 0.1)).count < best.count / 2)
        // Transparent parts are white, and a JPEG becomes a PNG.
        let corner = try Pixels(decoded.pngData())(60, 2)
        #expect(corner.allSatisfy { $0 > 250 })
        #expect(image.jpegData(compressionQuality: .nan) != nil)
    }

    @Test func contextsOfAThreadAreNested() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        redColor.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        #expect(try Pixels(#require(UIGraphicsGetImageFromCurrentImageContext()))(0, 0) == clear)
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(image.scale == 2)
        #expect(try Pixels(image)(7, 7) == red)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func anyThreadDraws() async throws {
        func draw() -> Data {
            UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).pngData { context in
                UIColor.systemBlue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
                "Thread".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
                UIImage(systemName: "star")?.draw(in: CGRect(x: 40, y: 0, width: 20, height: 20))
            }
        }
        let pictures = await withTaskGroup(of: Data.self) { group in
            for _ in 0..<16 { group.addTask { draw() } }
            return await group.reduce(into: Set<Data>()) { $0.insert($1) }
        }
        #expect(pictures.count == 1)
        // A pixel per point, since the window is the main thread's.
        #expect(try Pixels(pictures.first).width == 60)
    }
}
#endif
