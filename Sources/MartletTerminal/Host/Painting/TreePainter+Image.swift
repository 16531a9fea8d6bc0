import Foundation
import Martlet

/// Images: pictures in pixels where the terminal shows them, in halves of cells where it does not, and symbols as
/// characters.
extension TreePainter {
    /// - Parameters:
    ///   - rect: The cells of the image.
    ///   - size: The size of the image in points, before it was rounded to cells.
    func paint(_ image: ImageContent, in rect: CellRect, size: CGSize) {
        if image.symbol == nil, image.picture != nil, paintPicture(image, in: rect, size: size) { return }
        paintGlyph(of: image, in: rect)
    }

    /// Draws an image as a single character, centered in its frame.
    private func paintGlyph(of image: ImageContent, in rect: CellRect) {
        let glyph = image.glyph.string
        let width = CellWidth.of(glyph)
        let column = rect.column + max(0, rect.width - width) / 2
        let row = rect.row + max(0, rect.height - 1) / 2
        var style = CellStyle(
            foreground: mixer.foreground(
                image.color, opacity: opacity, over: background(column: column, row: row)))
        if mixer.isFaint(image.color, opacity: opacity) { style.attributes.insert(.dim) }
        if image.font.isBold { style.attributes.insert(.bold) }
        draw { $0.put(glyph, column: column, row: row, style: style, keepsBackground: true) }
    }

    /// The size of a cell in pixels, if content can be shown in pixels now: without effects, which are for colors of cells.
    private var pixelCell: CellSize? {
        guard let graphics, appearance.colorDepth > .none, mixer.operation == .normal, mixer.colors == nil,
            groupBase == nil, coverageDepth == 0, opacity > 0.998
        else { return nil }
        return graphics.cell
    }

    private func canBePixels(_ rect: CellRect) -> Bool {
        rect.width < CellGlyph.pictureLimit && rect.height < CellGlyph.pictureLimit
    }

    /// Draws a canvas in pixels. False where it has to be drawn in cells.
    func paintPixels(of drawing: DrawingContent, of node: RenderNode, in rect: CellRect) -> Bool {
        guard let cell = pixelCell, transform == nil, !rect.isEmpty, canBePixels(rect),
            let image = pictures.image(
                ofDrawing: drawing, of: node, cells: CellSize(width: rect.width, height: rect.height), cell: cell,
                isDark: appearance.isDark)
        else { return false }
        draw { $0.put(image, column: rect.column, row: rect.row) }
        return true
    }

    private func paintPicture(_ image: ImageContent, in rect: CellRect, size: CGSize) -> Bool {
        guard !rect.isEmpty else { return true }
        let cells = CellSize(width: rect.width, height: rect.height)
        if let cell = pixelCell, canBePixels(rect),
            let picture = pictures.image(of: image, size: size, cells: cells, cell: cell)
        {
            draw { $0.put(picture, column: rect.column, row: rect.row) }
            return true
        }
        let isBraille = appearance.colorDepth == .none
        let (width, height) = isBraille ? (rect.width * 2, rect.height * 4) : (rect.width, rect.height * 2)
        guard let bitmap = pictures.bitmap(of: image, size: size, width: width, height: height) else { return false }
        grid.touch(rect)
        let area = grid.clip.intersection(rect)
        for row in area.row..<max(area.row, area.endRow) {
            for column in area.column..<area.endColumn {
                let (x, y) = (column - rect.column, row - rect.row)
                if isBraille {
                    paintDots(of: bitmap, x, y, column: column, row: row)
                } else {
                    paintHalves(of: bitmap, x, y, column: column, row: row)
                }
            }
        }
        return true
    }

    // MARK: - In cells

    /// Draws two pixels above each other.
    private func paintHalves(of bitmap: Bitmap, _ x: Int, _ y: Int, column: Int, row: Int) {
        let below = grid[column, row].style.background
        let top = pixel(of: bitmap, x, 2 * y, over: below)
        let bottom = pixel(of: bitmap, x, 2 * y + 1, over: below)
        let cell: Cell
        switch (top, bottom) {
        case (nil, nil): return
        case (let color?, nil):
            cell = Cell(glyph: .upperHalf, style: CellStyle(foreground: color, background: below))
        case (nil, let color?):
            cell = Cell(glyph: .lowerHalf, style: CellStyle(foreground: color, background: below))
        case (let top?, let bottom?) where top == bottom: cell = Cell(style: CellStyle(background: top))
        case (let top?, let bottom?):
            cell = Cell(glyph: .upperHalf, style: CellStyle(foreground: top, background: bottom))
        }
        draw { $0.set(cell, column: column, row: row) }
    }

    /// The color of a pixel; nil for a transparent one. With few colors, neighbors differ, so that their mean is right.
    private func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int, over background: CellColor) -> CellColor? {
        let place = (y * bitmap.width + x) * 4
        let alpha = bitmap.pixels[place + 3]
        guard alpha > 0 else { return nil }
        let spread: Float =
            switch appearance.colorDepth {
            case .basic: 0.35
            case .palette: 0.08
            default: 0
            }
        let shift = spread == 0 ? 0 : (Self.threshold(x, y) - 0.5) * spread
        func component(_ channel: Int) -> Float { min(1, max(0, Float(bitmap.pixels[place + channel]) / 255 + shift)) }
        let color = Color.Resolved(
            red: component(0), green: component(1), blue: component(2), opacity: Float(alpha) / 255)
        return mixer.pixel(color, opacity: opacity, over: background)
    }

    /// Draws the dots of a cell without colors: as many as its part of the picture is light, or dark on a light terminal.
    private func paintDots(of bitmap: Bitmap, _ x: Int, _ y: Int, column: Int, row: Int) {
        var dots: UInt32 = 0
        for (bit, place) in Self.dots.enumerated() {
            let (px, py) = (2 * x + place.0, 4 * y + place.1)
            let index = (py * bitmap.width + px) * 4
            let luminance =
                (0.299 * Float(bitmap.pixels[index]) + 0.587 * Float(bitmap.pixels[index + 1]) + 0.114
                    * Float(bitmap.pixels[index + 2])) / 255
            let ink = (appearance.isDark ? luminance : 1 - luminance) * Float(bitmap.pixels[index + 3]) / 255 * opacity
            if ink > Self.threshold(px, py) { dots |= 1 << UInt32(bit) }
        }
        guard dots != 0, let scalar = Unicode.Scalar(0x2800 + dots) else { return }
        draw { $0.set(Cell(glyph: CellGlyph(scalar, width: 1)), column: column, row: row) }
    }

    /// The places of Braille's dots in a cell of two columns and four rows, by their bits.
    private static let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

    /// Returns a threshold from 0 to 1, of which all of sixteen are in each square of four by four.
    private static func threshold(_ x: Int, _ y: Int) -> Float {
        (Float(thresholds[y & 3][x & 3]) + 0.5) / 16
    }

    private static let thresholds = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
}

extension CellGlyph {
    fileprivate static let upperHalf = CellGlyph("▀", width: 1)
    fileprivate static let lowerHalf = CellGlyph("▄", width: 1)
}
