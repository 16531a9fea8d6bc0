import Foundation
import Martlet

extension TreePainter {
    /// Fills an area with a paint.
    ///
    /// What is opaque covers what was there; a transparent paint tints it. An area that is thinner than half a cell is
    /// drawn as a line.
    func paint(_ paint: _ShapeStylePaint, in rect: CellRect, frame: CGRect) {
        guard !rect.isEmpty else {
            paintHairline(paint.representativeColor, in: rect, frame: frame)
            return
        }
        switch paint.content {
        case .color(let color):
            fill(rect, color)
        case .verticalGradient(let stops, let space):
            for row in max(rect.row, grid.clip.row)..<max(rect.row, min(rect.endRow, grid.clip.endRow)) {
                let location = (Double(row - rect.row) + 0.5) / Double(rect.height)
                let strip = CellRect(column: rect.column, row: row, width: rect.width, height: 1)
                fill(strip, Self.color(of: stops, in: space, at: location))
            }
        case .gradient(let gradient):
            forEachCell(in: rect) { column, row, point in
                fill(CellRect(column: column, row: row, width: 1, height: 1), gradient.color(at: point, in: frame))
            }
        }
    }

    /// Draws a shape: its inside as the cells whose middles lie in it, its outline as a box around it.
    func paint(_ shape: ShapeContent, in rect: CellRect, frame: CGRect) {
        if let stroke = shape.stroke {
            let bounds = shape.path.boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
            paint(BorderContent(paint: shape.paint, width: stroke.lineWidth), in: CellRect(covering: bounds))
            return
        }
        let lines = shape.path.polylines
        forEachCell(in: rect) { column, row, point in
            let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
            guard Path.contains(local, in: lines, eoFill: shape.isEOFilled) else { return }
            fill(CellRect(column: column, row: row, width: 1, height: 1), shape.paint.color(at: point, in: frame))
        }
    }

    /// Calls a closure for each cell of an area that is seen, with the point in its middle.
    private func forEachCell(in rect: CellRect, _ body: (_ column: Int, _ row: Int, _ middle: CGPoint) -> Void) {
        let seen = grid.clip.intersection(rect)
        guard !seen.isEmpty else { return }
        let cell = HostProfile.cell
        for row in seen.row..<seen.endRow {
            for column in seen.column..<seen.endColumn {
                body(
                    column, row, CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
                )
            }
        }
    }

    private func fill(_ rect: CellRect, _ color: Color.Resolved) {
        let visible = color.opacity * opacity
        if visible <= 0 { return }
        if visible > 0.998 {
            let style = CellStyle(background: mixer.background(color, opacity: 1, over: .default))
            draw { $0.fill(rect, style: style) }
            return
        }
        // Most cells of an area have the same style.
        var last: (old: CellStyle, new: CellStyle)?
        draw { grid in
            grid.restyle(rect) { style in
                if let last, last.old == style {
                    style = last.new
                    return
                }
                let old = style
                style = mixer.veil(old, with: color, opacity: opacity)
                last = (old, style)
            }
        }
    }

    private func paintHairline(_ color: Color.Resolved, in rect: CellRect, frame: CGRect) {
        guard frame.width > 0, frame.height > 0, color.opacity * opacity > 0 else { return }
        let cell = HostProfile.cell
        if rect.height == 0, rect.width > 0 {
            drawLine(
                column: rect.column, row: Int((frame.minY / cell.height).rounded(.down)), length: rect.width, color)
        } else if rect.width == 0, rect.height > 0 {
            let column = Int((frame.minX / cell.width).rounded(.down))
            drawLine(column: column, row: rect.row, length: rect.height, color, isVertical: true)
        }
    }

    private func drawLine(column: Int, row: Int, length: Int, _ color: Color.Resolved, isVertical: Bool = false) {
        let style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: background(column: column, row: row)))
        draw {
            if isVertical {
                $0.drawVerticalLine(column: column, row: row, length: length, style: style, keepsBackground: true)
            } else {
                $0.drawHorizontalLine(column: column, row: row, length: length, style: style, keepsBackground: true)
            }
        }
    }

    /// The colour of a gradient at a place, from 0 to 1.
    fileprivate static func color(
        of stops: [_ShapeStylePaint.Stop], in space: Gradient.ColorSpace, at location: Double
    ) -> Color.Resolved {
        guard let first = stops.first, let last = stops.last else {
            return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        }
        if location <= first.location { return first.color }
        for (start, end) in zip(stops, stops.dropFirst()) where location <= end.location {
            let length = end.location - start.location
            let fraction = length > 0 ? (location - start.location) / length : 1
            return space.mix(start.color, end.color, by: Float(fraction))
        }
        return last.color
    }
}

extension _ShapeStylePaint {
    /// The colour at a point of the area that is painted.
    fileprivate func color(at point: CGPoint, in area: CGRect) -> Color.Resolved {
        switch content {
        case .color(let color): color
        case .verticalGradient(let stops, let space):
            TreePainter.color(
                of: stops, in: space, at: area.height > 0 ? Double((point.y - area.minY) / area.height) : 1)
        case .gradient(let gradient): gradient.color(at: point, in: area)
        }
    }
}
