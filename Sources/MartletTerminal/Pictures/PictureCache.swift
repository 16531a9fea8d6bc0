import Foundation
import Martlet

/// The pictures of a screen, in the sizes that they are shown in.
package final class PictureCache {
    /// Draws what no PNG file has: other kinds of pictures, and canvases. Nil without a painter in the program.
    // nonisolated(unsafe): set before the app begins, and read by the thread that paints.
    package nonisolated(unsafe) static var painter: (any PixelPainter)?

    private struct Key: Hashable {
        let source: Picture.Source
        let width: Int
        let height: Int
        let look: [CGFloat]
        let tint: SIMD4<Float>?
    }

    /// A drawing with its pixels.
    private struct Drawn {
        var content: DrawingContent
        var size: CellSize
        var isDark: Bool
        var image: PictureImage?
        /// The time at which it was last another one.
        var change: ContinuousClock.Instant
    }

    private var bitmaps: [Key: Bitmap?] = [:]
    private var images: [Key: PictureImage] = [:]
    private var decoded: [Picture.Source: Bitmap?] = [:]
    private var drawings: [ObjectIdentifier: Drawn] = [:]
    /// The pixels of the kept bitmaps.
    private var pixelCount = 0
    /// Whether a drawing that changes often is shown in cells, until it rests.
    package var hasRestlessDrawing = false

    private static let limit = 16_000_000
    /// Pixels of one picture, at most.
    private static let largest = 8_000_000
    /// The time that a drawing rests before it is sent as a picture again.
    package static let rest = Duration.milliseconds(250)

    package init() {}

    /// Returns a picture in some pixels; nil if it can't be decoded.
    func bitmap(of image: ImageContent, size: CGSize, width: Int, height: Int) -> Bitmap? {
        guard let key = key(image, width, height), width * height <= Self.largest else { return nil }
        if let known = bitmaps[key] { return known }
        let made =
            if let painter = Self.painter {
                painter.bitmap(of: image, size: size, width: width, height: height)
            } else {
                scaled(image, width: width, height: height)
            }
        if pixelCount > Self.limit { forgetAll() }
        bitmaps[key] = .some(made)
        pixelCount += width * height
        return made
    }

    /// Returns a picture for cells of a terminal that shows pictures; nil if it can't be decoded.
    func image(of image: ImageContent, size: CGSize, cells: CellSize, cell: CellSize) -> PictureImage? {
        let (width, height) = (cells.width * cell.width, cells.height * cell.height)
        guard let key = key(image, width, height) else { return nil }
        if let known = images[key], known.cell == cell { return known }
        guard let bitmap = bitmap(of: image, size: size, width: width, height: height) else { return nil }
        let made = PictureImage(bitmap, cell: cell)
        images[key] = made
        return made
    }

    /// Returns the pixels of a canvas; nil for a canvas that changes often, and without a painter.
    func image(
        ofDrawing content: DrawingContent, of node: RenderNode, cells: CellSize, cell: CellSize, isDark: Bool
    ) -> PictureImage? {
        let (width, height) = (cells.width * cell.width, cells.height * cell.height)
        guard let painter = Self.painter, width * height <= Self.largest else { return nil }
        let id = ObjectIdentifier(node)
        let now = ContinuousClock.now
        if var drawn = drawings[id] {
            let isSame = drawn.content == content && drawn.size == cells && drawn.isDark == isDark
            if isSame, let image = drawn.image, image.cell == cell { return image }
            if now - drawn.change < Self.rest {
                hasRestlessDrawing = true
                if !isSame {
                    drawn = Drawn(content: content, size: cells, isDark: isDark, image: nil, change: now)
                    drawings[id] = drawn
                }
                return nil
            }
        }
        let image = painter.bitmap(ofDrawing: node, width: width, height: height, isDark: isDark).map {
            PictureImage($0, cell: cell)
        }
        drawings[id] = Drawn(content: content, size: cells, isDark: isDark, image: image, change: now)
        return image
    }

    private func forgetAll() {
        bitmaps.removeAll()
        decoded.removeAll()
        pixelCount = 0
    }

    /// Forgets the pictures that no cell refers to, when there are many.
    func forgetHidden(in grid: CellGrid) {
        guard images.count + drawings.count > 32 else { return }
        let numbers = grid.pictureNumbers
        images = images.filter { numbers.contains($0.value.number) }
        drawings = drawings.filter { $0.value.image.map { numbers.contains($0.number) } ?? true }
    }

    private func key(_ image: ImageContent, _ width: Int, _ height: Int) -> Key? {
        guard let picture = image.picture, width > 0, height > 0 else { return nil }
        var look: [CGFloat] = []
        if let resizing = image.look.resizing {
            let insets = resizing.capInsets
            look = [insets.top, insets.leading, insets.bottom, insets.trailing, resizing.mode == .tile ? 1 : 0]
        }
        let tint = image.tint.map { SIMD4($0.red, $0.green, $0.blue, $0.opacity) }
        return Key(source: picture.source, width: width, height: height, look: look, tint: tint)
    }

    // MARK: - Without a painter

    /// Scales a PNG file, and draws its shape in the tint, if there is one.
    private func scaled(_ image: ImageContent, width: Int, height: Int) -> Bitmap? {
        guard let picture = image.picture, let whole = decode(picture) else { return nil }
        var result = whole.scaled(toWidth: width, height: height)
        guard let tint = image.tint else { return result }
        let color = SIMD3<Float>(tint)
        for place in stride(from: 0, to: result.pixels.count, by: 4) {
            for channel in 0..<3 { result.pixels[place + channel] = UInt8(saturating: Double(color[channel])) }
            result.pixels[place + 3] = UInt8(saturating: Double(Float(result.pixels[place + 3]) * tint.opacity))
        }
        return result
    }

    private func decode(_ picture: Picture) -> Bitmap? {
        if let known = decoded[picture.source] { return known }
        var data: Data?
        switch picture.source {
        case .file(let path): data = FileManager.default.contents(atPath: path)
        case .data(let content): data = content.bytes
        }
        let made = data.flatMap { Bitmap([UInt8]($0)) }
        if decoded.count >= 8 { decoded.removeAll() }
        decoded[picture.source] = .some(made)
        return made
    }
}
