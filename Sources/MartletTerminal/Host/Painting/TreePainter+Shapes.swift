import Foundation
import Martlet

extension TreePainter {
    /// Draws a shape: an area in quarters of cells, an outline as the lines of a box or in dots.
    func paint(_ shape: ShapeContent, in rect: CellRect, frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        if let finish = shape.paint.finish, finish.operation != .normal {
            var plain = shape.paint
            plain.finish = nil
            blended(finish.operation) {
                paint(
                    ShapeContent(outline: shape.outline, paint: plain, drawing: shape.drawing), in: rect, frame: frame)
            }
            return
        }
        let path = shape.outline.path(in: frame.size)
        switch shape.drawing {
        case .fill(let style):
            if path.isRectangle(of: frame.size) {
                paint(shape.paint, in: rect, frame: frame)
            } else {
                let size = CGRect(origin: .zero, size: frame.size)
                fill(
                    PathCoverage(path, evenOdd: style.isEOFilled), in: frame,
                    isMaterial: shape.paint.finish?.isMaterial == true
                ) { shape.paint.color(at: $0, in: size) }
            }
        case .stroke(let style):
            let outline = PathLine(path)
            if rect.width > 1, rect.height > 1, outline.isBox(of: frame.size) {
                paint(BorderContent(paint: shape.paint, width: style.lineWidth), in: rect)
            } else {
                let size = CGRect(origin: .zero, size: frame.size)
                stroke(outline, width: style.lineWidth, in: frame) { shape.paint.color(at: $0, in: size) }
            }
        }
    }

    /// Draws a shape that is rotated, mirrored or sheared, and not only moved and scaled.
    ///
    /// - Parameter frame: The frame before the transform.
    func paint(_ shape: ShapeContent, frame: CGRect, turnedBy transform: CGAffineTransform) {
        guard frame.width > 0, frame.height > 0 else { return }
        let whole = CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(transform)
        let path = shape.outline.path(in: frame.size).applying(whole)
        let inverse = whole.inverted()
        let size = CGRect(origin: .zero, size: frame.size)
        let color: (CGPoint) -> Color.Resolved = { shape.paint.color(at: $0.applying(inverse), in: size) }
        let operation = shape.paint.finish?.operation ?? .normal
        blended(operation == .normal ? mixer.operation : operation) {
            switch shape.drawing {
            case .fill(let style):
                let isMaterial = shape.paint.finish?.isMaterial == true
                fill(PathCoverage(path, evenOdd: style.isEOFilled), in: .zero, isMaterial: isMaterial, color: color)
            case .stroke(let style):
                let scale = abs(whole.a * whole.d - whole.b * whole.c).squareRoot()
                stroke(PathLine(path), width: style.lineWidth * scale, in: .zero, color: color)
            }
        }
    }

    /// Draws the content in `body`, clipped to a shape.
    func clipped(to outline: ShapeOutline, frame: CGRect, rect: CellRect, _ body: () -> Void) {
        let path = outline.path(in: frame.size)
        if path.isRectangle(of: frame.size) {
            body()
            return
        }
        let coverage = PathCoverage(path, evenOdd: false)
        clipped(in: rect, frame: frame, where: coverage.contains, body)
    }

    /// Draws the content in `body`, and restores the cells whose centers are excluded.
    func clipped(in rect: CellRect, frame: CGRect, where isWanted: (CGPoint) -> Bool, _ body: () -> Void) {
        let area = grid.clip.intersection(rect)
        let before = grid
        body()
        draw { grid in
            for row in area.row..<max(area.row, area.endRow) {
                for column in area.column..<max(area.column, area.endColumn) {
                    let center = Self.center(column: column, row: row, in: frame)
                    if !isWanted(center) { grid.restore(column: column, row: row, from: before) }
                }
            }
        }
    }

    private static func center(column: Int, row: Int, in frame: CGRect) -> CGPoint {
        let cell = HostProfile.cell
        return CGPoint(
            x: (CGFloat(column) + 0.5) * cell.width - frame.minX, y: (CGFloat(row) + 0.5) * cell.height - frame.minY)
    }

    /// Fills the area of a path. A partly covered cell shows the covered quarters.
    ///
    /// - Parameters:
    ///   - isDrawing: Whether the area is the content itself, as in a canvas, rather than a ground of content. Without
    ///     colors it is shown in shades.
    ///   - color: Returns the color at a point of the frame.
    func fill(
        _ coverage: PathCoverage, in frame: CGRect, isMaterial: Bool, isDrawing: Bool = false,
        color: (CGPoint) -> Color.Resolved
    ) {
        let cell = HostProfile.cell
        let bounds = coverage.bounds
        if bounds.height <= cell.height, bounds.width < cell.width * 1.5 || bounds.isRound(by: coverage) {
            return putDot(coverage, in: frame, color: color)
        }
        let hasColors = appearance.colorDepth != .none
        guard hasColors || isDrawing else { return }
        forEachCell(in: coverage.bounds, of: frame) { column, row in
            let center = Self.center(column: column, row: row, in: frame)
            var quarters = 0
            for (bit, side) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)].enumerated() {
                let point = CGPoint(x: center.x + side.0 * cell.width, y: center.y + side.1 * cell.height)
                if coverage.contains(point) { quarters |= 1 << bit }
            }
            guard quarters != 0 else { return }
            let color = color(center)
            if !hasColors { return shade(quarters, column: column, row: row, color) }
            if quarters == 15 {
                if isMaterial {
                    blank(CellRect(column: column, row: row, width: 1, height: 1))
                }
                fill(CellRect(column: column, row: row, width: 1, height: 1), color)
            } else {
                put(Self.quarterGlyphs[quarters], column: column, row: row, color)
            }
        }
    }

    /// Shows the covered quarters of a cell without a color: what is far from the background in full, nearer colors in
    /// shades, so that areas beside each other can be told apart.
    ///
    /// White on a light background is paper, and draws nothing. A hue always draws something. So does black on a dark
    /// background: output to a pipe counts as dark, and may be read on paper.
    private func shade(_ quarters: Int, column: Int, row: Int, _ color: Color.Resolved) {
        let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        let hue = max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
        let contrast =
            if appearance.isDark {
                // Light and dark hues are in shades, so that the cells of a table whose colors go from the background to
                // a full one differ. Grays have no such scale, and count by their light.
                max(Self.leastStrength, min(1 - light, 0.1 + light * 1.02), light * (1 - hue))
            } else {
                max(hue > 0.02 ? Self.leastStrength : 0, 1 - light)
            }
        let strength = color.opacity * opacity * contrast
        let shade: Character
        switch strength {
        case ..<Self.leastStrength: return
        case ..<0.25: shade = "░"
        case ..<0.38: shade = "▒"
        case ..<0.5: shade = "▓"
        default: return put(Self.quarterGlyphs[quarters], column: column, row: row, color)
        }
        if quarters.nonzeroBitCount > 1 { put(shade, column: column, row: row, color) }
    }

    /// The least strength of a color that is shown.
    private static let leastStrength: Float = 0.1

    /// Draws a shape no larger than a character as a single character: quarter-block characters would distort or omit
    /// it.
    private func putDot(_ coverage: PathCoverage, in frame: CGRect, color: (CGPoint) -> Color.Resolved) {
        let bounds = coverage.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let cell = HostProfile.cell
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        // A point on the border between two cells belongs to the one before it.
        let column = ((middle.x + frame.minX) / cell.width).rounded(.up) - 1
        let row = ((middle.y + frame.minY) / cell.height).rounded(.up) - 1
        let isLarge = max(bounds.width, bounds.height) > cell.width * 0.75
        let isSquare = coverage.contains(bounds.place(0.05))
        let glyph: Character = isSquare ? (isLarge ? "■" : "▪") : (isLarge ? "●" : "•")
        put(glyph, column: Int(column, in: CellRect.places), row: Int(row, in: CellRect.places), color(middle))
    }

    /// Draws a line in the dots of Braille patterns, of which a cell has two columns and four rows.
    ///
    /// - Parameter color: The color at a point of the frame.
    func stroke(_ outline: PathLine, width: CGFloat, in frame: CGRect, color: (CGPoint) -> Color.Resolved) {
        if strokeStraight(outline.bounds, width: width, in: frame, color: color) { return }
        let cell = HostProfile.cell
        // Half a dot's distance, so that a thin line has no gaps.
        let reach = max(width / 2, 2.2)
        forEachCell(in: outline.bounds.insetBy(dx: -reach, dy: -reach), of: frame) { column, row in
            let center = Self.center(column: column, row: row, in: frame)
            guard outline.distance(to: center) <= reach + cell.height else { return }
            var dots = 0
            for (bit, place) in Self.dots.enumerated() {
                let point = CGPoint(
                    x: center.x + (CGFloat(place.column) - 0.5) * cell.width / 2,
                    y: center.y + (CGFloat(place.row) - 1.5) * cell.height / 4)
                if outline.distance(to: point) <= reach { dots |= 1 << bit }
            }
            guard dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else { return }
            // The edge of a line that only touches a cell would replace a letter, and so change what is read.
            if dots.nonzeroBitCount <= Self.dotsOfEdge, showsLetter(column: column, row: row) { return }
            let color = color(center)
            put(Character(scalar), column: column, row: row, color)
        }
    }

    /// The most dots of a cell that only the edge of a line covers: a quarter.
    private static let dotsOfEdge = 2

    /// Whether a cell shows a character of a text.
    private func showsLetter(column: Int, row: Int) -> Bool {
        guard (0..<grid.width).contains(column), (0..<grid.height).contains(row) else { return false }
        let glyph = grid[column, row].glyph
        return glyph != .space && !glyph.isPartOfShape
    }

    /// The dots of a Braille pattern in the order of their bits.
    private static let dots: [(column: Int, row: Int)] = [
        (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]

    /// The block characters by the quarters that they show: upper left, upper right, lower left, lower right.
    private static let quarterGlyphs: [Character] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    private func forEachCell(in bounds: CGRect, of frame: CGRect, _ body: (_ column: Int, _ row: Int) -> Void) {
        guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return }
        let cell = HostProfile.cell
        let box = bounds.offsetBy(dx: frame.minX, dy: frame.minY)
        grid.touch(CellRect(covering: box.insetBy(dx: -cell.width, dy: -cell.height)))
        let clip = grid.clip
        func index(_ value: CGFloat, _ range: Range<Int>) -> Int {
            Int(value, in: range.lowerBound...range.upperBound)
        }
        guard !clip.isEmpty else { return }
        let columns = clip.column..<clip.endColumn
        let rows = clip.row..<clip.endRow
        let firstColumn = index((box.minX / cell.width).rounded(.down), columns)
        let lastColumn = index((box.maxX / cell.width).rounded(.up), columns)
        for row in index(
            (box.minY / cell.height).rounded(.down), rows)..<index(
                (box.maxY / cell.height).rounded(.up), rows)
        {
            for column in firstColumn..<max(firstColumn, lastColumn) { body(column, row) }
        }
    }

    private func put(_ character: Character, column: Int, row: Int, _ color: Color.Resolved) {
        guard color.opacity * opacity > 0 else { return }
        let below = background(column: column, row: row)
        let style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: below), background: below)
        draw { $0.put(String(character), column: column, row: row, style: style) }
    }
}

extension CGRect {
    /// A point near the first corner, by its share of the sides.
    fileprivate func place(_ share: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * share, y: minY + height * share)
    }

    /// Whether a shape with these bounds is a circle of at most two cells, which as an area would be a box.
    fileprivate func isRound(by coverage: PathCoverage) -> Bool {
        width <= HostProfile.cell.width * 2 && abs(width - height) < 1 && !coverage.contains(place(0.12))
            && coverage.contains(place(0.2))
    }
}

extension PaintedNode {
    /// Returns the unrounded frame of a node smaller than a cell, since rounding may make it empty; for other nodes the
    /// frame itself.
    func frameOfDot(_ frame: CGRect) -> CGRect {
        guard frame.width == 0 || frame.height == 0, let width = node.placementProposal.width,
            let height = node.placementProposal.height, width < HostProfile.cell.width, height < HostProfile.cell.height
        else { return frame }
        return CGRect(origin: frame.origin, size: CGSize(width: width, height: height))
    }
}

extension ProjectionTransform {
    /// Whether the transform rotates, mirrors or shears, and not only moves and scales.
    var turns: Bool { abs(m12) > 1e-6 || abs(m21) > 1e-6 || m11 < 0 || m22 < 0 }

    /// The transform without perspective.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

extension ResolvedPaint {
    /// The color at a point of the area that is filled.
    func color(at point: CGPoint, in rect: CGRect) -> Color.Resolved {
        switch content {
        case .color, .image: representativeColor
        case .gradient(let gradient): gradient.color(at: point, in: rect)
        }
    }
}

extension CellGrid {
    /// Restores a cell from another grid of the same size.
    mutating func restore(column: Int, row: Int, from other: CellGrid) {
        cutWide(from: column, to: column + 1, row: row)
        let cell = other.cells[row * width + column]
        // Half a wide character is none.
        cells[row * width + column] = cell.glyph.width == 1 ? cell : Cell(glyph: .space, style: cell.style)
    }
}
