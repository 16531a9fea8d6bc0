import Foundation
import Martlet

extension TreePainter {
    /// From this width on, in points, a border is drawn with heavy lines.
    private static let heavyWidth: CGFloat = 2

    /// Draws a border along the inner edge of an area.
    ///
    /// A border takes whole cells here. It does not overwrite text in these cells. An area of one row has only its sides
    /// drawn, and one of two rows only its corners: a line would go through the gaps between the words in it.
    func paint(_ border: BorderContent, in rect: CellRect) {
        let color = border.paint.representativeColor
        guard color.opacity * opacity > 0, border.width > 0, !rect.isEmpty else { return }
        let lines = border.width >= Self.heavyWidth ? BoxLines.heavy : BoxLines.rounded
        let style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: cornerBackground(of: rect)))
        draw { grid in
            if rect.height <= 2 {
                let isRow = rect.height == 1
                let (left, right) = (rect.column, rect.endColumn - 1)
                for (column, row, character) in [
                    (left, rect.row, isRow ? lines.vertical : lines.topLeft),
                    (right, rect.row, isRow ? lines.vertical : lines.topRight),
                    (left, rect.endRow - 1, isRow ? lines.vertical : lines.bottomLeft),
                    (right, rect.endRow - 1, isRow ? lines.vertical : lines.bottomRight),
                ] {
                    grid.drawVerticalLine(
                        column: column, row: row, length: 1, character: character, style: style, keepsBackground: true,
                        keepsText: true)
                }
            } else {
                grid.drawBox(rect, lines: lines, style: style, keepsBackground: true, keepsText: true)
            }
        }
    }

    /// Draws a divider, horizontal if it is wider than high. A single cell separates neighbors in a row.
    func paintDivider(in rect: CellRect) {
        let style = quiet(at: rect)
        draw {
            if rect.height >= rect.width {
                $0.drawVerticalLine(
                    column: rect.column, row: rect.row, length: rect.height, style: style, keepsBackground: true)
            } else {
                $0.drawHorizontalLine(
                    column: rect.column, row: rect.row, length: rect.width, style: style, keepsBackground: true)
            }
        }
    }

    /// Returns the style of lines that only structure the content.
    func quiet(at rect: CellRect) -> CellStyle {
        let color = mixer.ground?.border ?? Color.Resolved(red: 0.5, green: 0.5, blue: 0.52, opacity: 0.75)
        let foreground = mixer.foreground(color, opacity: opacity, over: cornerBackground(of: rect))
        return CellStyle(foreground: foreground, attributes: appearance.colorDepth == .none ? .dim : [])
    }
}
