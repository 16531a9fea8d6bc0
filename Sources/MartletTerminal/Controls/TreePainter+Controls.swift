import Foundation
import Martlet

/// A control where it is drawn.
struct PaintedControl {
    let content: ControlContent
    let node: RenderNode
    /// Where it lies in the window, in points.
    let frame: CGRect
    /// The cells that it covers.
    let rect: CellRect
    /// What it stands out in: its tint, or red if it destroys.
    let color: Color.Resolved

    /// Whether it has the focus or is held down.
    var isMarked: Bool { content.isFocused || content.isPressed }

    /// The cells of a part that is given in the coordinates of the control.
    func cells(_ part: CGRect) -> CellRect {
        CellRect(covering: part.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    /// The cells of a box or of buttons beside the label: on its first line, not in the middle between several.
    func cellsOfAccessory(_ part: CGRect) -> CellRect {
        var cells = cells(part)
        cells.row = min(cells.row, self.cells(node.labelFrame).row)
        return cells
    }
}

extension TreePainter {
    /// How much of a control that cannot be operated is seen.
    static let disabledOpacity: Float = 0.45

    /// Draws a control: what stands in it, and the host's look around that.
    func paint(_ content: ControlContent, of node: RenderNode, frame: CGRect) {
        var content = content
        if content.isFocused, node.isFocusUnseen { content.state.isFocused = false }
        let isDark = appearance.isDark
        let destroys = content.face?.role == .destructive
        let own = destroys ? Color.red : Color.blue
        let control = PaintedControl(
            content: content,
            node: node,
            frame: frame,
            rect: CellRect(covering: frame),
            color: destroys ? own.resolved(dark: isDark) : content.tint ?? own.resolved(dark: isDark)
        )
        faded(by: content.isEnabled ? 1 : Self.disabledOpacity) {
            guard let look = content.control as? any TerminalControl else { return paintBare(control) }
            if content.hasChrome { look.paint(control, by: self) } else { look.paintBare(control, by: self) }
        }
    }

    /// A control that is drawn by what stands in it: the focus is all that is added.
    func paintBare(_ control: PaintedControl) {
        paintLabel(of: control)
        if control.content.isFocused { markFocusOfLabel(control.rect, control.color) }
    }

    func paintLabel(of control: PaintedControl) {
        paintChildren(of: control.node, in: control.frame.origin)
    }

    // MARK: - Styles

    /// Shows an area in a colour, with what is written there readable on it. Without colours it is reversed.
    ///
    /// What is drawn there by characters that are parts of shapes keeps its colours.
    func markFocus(_ rect: CellRect, _ color: Color.Resolved) {
        let background = mixer.background(color, opacity: opacity, over: .default)
        let isReversed = appearance.colorDepth == .none
        let text = Self.contrast(to: color)
        draw { grid in
            grid.restyle(rect) { glyph, style in
                style.background = background
                if !glyph.isPartOfShape { style.foreground = text }
                style.attributes.insert(isReversed ? [.reverse, .bold] : .bold)
            }
        }
    }

    /// Shows that something has the focus that is drawn by what stands in it. One that is filled, such as a capsule,
    /// has its colours change places, and keeps its shape.
    func markFocusOfLabel(_ rect: CellRect, _ color: Color.Resolved) {
        guard appearance.colorDepth != .none, let fill = filling(of: rect) else { return markFocus(rect, color) }
        var mark = mixer.background(primary, opacity: opacity, over: fill)
        if mark == .default { mark = mixer.background(primary, opacity: opacity, over: .rgb(128, 128, 128)) }
        if mark == fill { mark = mixer.background(color, opacity: opacity, over: .default) }
        draw { grid in
            grid.restyle(rect) { glyph, style in
                if style.background == fill {
                    style.background = mark
                    style.foreground = fill
                    style.attributes.insert(.bold)
                } else if style.foreground == fill, glyph.isPartOfShape {
                    style.foreground = mark
                }
            }
        }
    }

    /// The colour that most of an area is filled with; nil where it is not filled.
    private func filling(of rect: CellRect) -> CellColor? {
        let area = grid.clip.intersection(rect)
        guard !area.isEmpty else { return nil }
        var counts: [CellColor: Int] = [:]
        for row in area.row..<area.endRow {
            for column in area.column..<area.endColumn {
                counts[grid[column, row].style.background, default: 0] += 1
            }
        }
        guard let most = counts.max(by: { $0.value < $1.value }), most.key != .default,
            most.value * 2 >= area.width * area.height
        else { return nil }
        // What fills the place around it as well is not its own.
        let around = background(column: rect.column - 1, row: rect.row + rect.height / 2)
        return around == most.key ? nil : most.key
    }

    /// Gives what is written in the terminal's own colour another one.
    func tint(_ rect: CellRect, _ color: Color.Resolved) {
        let foreground = mixer.foreground(color, opacity: opacity, over: background(column: rect.column, row: rect.row))
        let primary = mixer.foreground(primary, opacity: opacity, over: background(column: rect.column, row: rect.row))
        draw { grid in
            grid.restyle(rect) { style in
                if style.foreground == .default || style.foreground == primary { style.foreground = foreground }
            }
        }
    }

    /// Writes in a colour, on the background that is there.
    func write(
        _ text: String, column: Int, row: Int, _ color: Color.Resolved, _ attributes: CellAttributes = []
    ) {
        var style = CellStyle(
            foreground: mixer.foreground(color, opacity: opacity, over: background(column: column, row: row)),
            attributes: attributes
        )
        if mixer.isFaint(color, opacity: opacity) { style.attributes.insert(.dim) }
        draw { $0.put(text, column: column, row: row, style: style, keepsBackground: true) }
    }

    /// The colour of text that says nothing else.
    var primary: Color.Resolved { Color.primary.resolved(dark: appearance.isDark) }

    /// The colour of what stands back.
    var secondary: Color.Resolved { Color.secondary.resolved(dark: appearance.isDark) }

    /// Black or white, whichever is easier to read on a colour.
    static func contrast(to color: Color.Resolved) -> CellColor {
        let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        return luminance > 0.4 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    }
}
