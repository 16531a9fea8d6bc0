import Foundation
import Martlet

/// A control with its place on the screen.
struct PaintedControl {
    let content: ControlContent
    let node: RenderNode
    /// The frame in the window, in points.
    let frame: CGRect
    /// The cells that the control covers.
    let rect: CellRect
    /// The accent color of the control: its tint, or red for a destructive one.
    let color: Color.Resolved

    /// Whether the control is focused or pressed.
    var isMarked: Bool { content.isFocused || content.isPressed }

    /// Returns the cells of a rectangle in the control's coordinates.
    func cells(_ part: CGRect) -> CellRect {
        CellRect(covering: part.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    /// The cells of a box or of buttons beside the label: on its first line, not in the middle between several.
    func cellsOfAccessory(_ part: CGRect) -> CellRect {
        var cells = cells(part)
        cells.row = min(cells.row, self.cells(node.parts.labelFrame).row)
        return cells
    }
}

extension TreePainter {
    /// The opacity of a disabled control.
    static let disabledOpacity: Float = 0.45

    /// Draws a control: its children, and the host's chrome around them.
    func paint(_ content: ControlContent, of node: RenderNode, frame: CGRect) {
        var content = content
        if content.isFocused, node.focus.isUnseen { content.state.isFocused = false }
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
            guard let look = content.control.terminalLook else { return paintBare(control) }
            if content.hasChrome { look.paint(control, by: self) } else { look.paintBare(control, by: self) }
        }
        if content.isPressed { markPress(control.rect) }
        if !content.isEnabled { keepLegible(control.rect) }
    }

    /// Draws a control without chrome: its children, and a focus mark.
    func paintBare(_ control: PaintedControl) {
        paintLabel(of: control)
        if control.content.isFocused { markFocusOfLabel(control.rect, control.color) }
    }

    func paintLabel(of control: PaintedControl) {
        paintChildren(of: control.node, in: control.frame.origin)
    }

    // MARK: - Styles

    /// Fills an area with a color, and makes the text on it readable. Without colors the area is reversed.
    ///
    /// Characters that are parts of shapes keep their colors.
    func markFocus(_ rect: CellRect, _ color: Color.Resolved) {
        let background = mixer.background(color, opacity: opacity, over: .default)
        let isReversed = appearance.colorDepth == .none
        let text = textColor(on: background)
        draw { grid in
            grid.restyle(rect) { glyph, style in
                style.background = background
                if !glyph.isPartOfShape { style.foreground = text }
                style.attributes.insert(isReversed ? [.reverse, .bold] : .bold)
            }
        }
    }

    /// Tells a pressed control from a focused one, which has the same fill.
    private func markPress(_ rect: CellRect) {
        draw { grid in
            grid.restyle(rect) { style in
                style.attributes.formSymmetricDifference(.underline)
                style.attributes.remove(.bold)
            }
        }
    }

    /// The least contrast of disabled controls, which guidelines ask nothing of.
    private static let disabledContrast: Float = 3

    private func keepLegible(_ rect: CellRect) {
        guard appearance.colorDepth > .basic else { return }
        draw { grid in
            grid.restyle(rect) { glyph, style in
                guard glyph != .space, !glyph.isPartOfShape else { return }
                style.foreground = mixer.legible(
                    style.foreground, over: style.background, contrast: Self.disabledContrast)
            }
        }
    }

    /// Fills a selected area with the theme's color for that.
    ///
    /// - Returns: False without a theme: the terminal's own colors have none.
    @discardableResult
    func fillSelection(_ rect: CellRect) -> Bool {
        guard let color = mixer.ground?.selection.cellColor else { return false }
        draw { grid in
            grid.restyle(rect) { style in
                style.background = color
                style.foreground = mixer.legible(style.foreground, over: color)
            }
        }
        return true
    }

    /// Marks the focus of a control that is drawn by its children. If they fill the area, such as a capsule, their
    /// colors are swapped, and the shape is kept.
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

    /// Returns the fill color of most of an area; nil if it is not filled.
    private func filling(of rect: CellRect) -> CellColor? {
        reading(at: CellPosition(column: -1, row: rect.row), rows: rect.row..<rect.endRow, for: rect) {
            findFilling(of: rect)
        }
    }

    private func findFilling(of rect: CellRect) -> CellColor? {
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
        // A fill that continues around the label does not belong to the label.
        let around = background(column: rect.column - 1, row: rect.row + rect.height / 2)
        return around == most.key ? nil : most.key
    }

    /// Replaces the terminal's own foreground color in a rectangle.
    func tint(_ rect: CellRect, _ color: Color.Resolved) {
        let foreground = mixer.legibleForeground(color, opacity: opacity, over: cornerBackground(of: rect))
        let primary = mixer.foreground(primary, opacity: opacity, over: cornerBackground(of: rect))
        draw { grid in
            grid.restyle(rect) { style in
                if style.foreground == .default || style.foreground == primary { style.foreground = foreground }
            }
        }
    }

    /// Writes in a color, on the background that is there.
    func write(
        _ text: String, column: Int, row: Int, _ color: Color.Resolved, _ attributes: CellAttributes = []
    ) {
        var style = CellStyle(
            foreground: mixer.legibleForeground(color, opacity: opacity, over: background(column: column, row: row)),
            attributes: attributes
        )
        if mixer.isFaint(color, opacity: opacity) { style.attributes.insert(.dim) }
        draw { $0.put(text, column: column, row: row, style: style, keepsBackground: true) }
    }

    /// The color of text that says nothing else.
    var primary: Color.Resolved { Color.primary.resolved(dark: appearance.isDark) }

    /// The secondary color.
    var secondary: Color.Resolved { Color.secondary.resolved(dark: appearance.isDark) }

    /// Returns white where it can be read on a fill, as the terminal shows that, and black elsewhere.
    func textColor(on fill: CellColor) -> CellColor {
        let shown = appearance.colorDepth.components(of: fill) ?? mixer.backgroundComponents(fill)
        let white = SIMD3<Float>(repeating: 255)
        return shown.contrast(to: white) >= SIMD3<Float>.leastContrast ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
    }
}
