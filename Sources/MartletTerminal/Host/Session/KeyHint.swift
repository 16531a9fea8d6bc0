import Martlet

/// A key that works at the moment, and what it does.
package struct KeyHint: Equatable {
    package let key: String
    package let title: String

    package init(_ key: String, _ title: String) {
        self.key = key
        self.title = title
    }

    /// Returns the keys for the focused element of a scene, then those for the scene.
    @MainActor
    package static func hints(for scene: SceneGraph) -> [KeyHint] {
        var hints: [KeyHint] = []
        if let focused = scene.focus.focused { hints += self.hints(for: focused) }
        hints.append(KeyHint("Tab", "Next"))
        if scene.presenting.presentation != nil { hints.append(KeyHint("Esc", "Close")) }
        hints.append(KeyHint("F1", "Commands"))
        return hints
    }

    @MainActor
    private static func hints(for node: RenderNode) -> [KeyHint] {
        guard let control = node.controlContent, control.isEnabled else { return [] }
        switch control.role.element {
        case .row:
            let keys = [KeyHint("↑↓", "Move")]
            return control.offers.contains(.press) ? keys + [KeyHint("Enter", "Open")] : keys
        case .button, .cell, .columnHeader: return [KeyHint("Enter", "Press")]
        case .link: return [KeyHint("Enter", "Open")]
        case .toggle: return [KeyHint("Space", "Switch")]
        case .menu: return [KeyHint("Enter", "Open")]
        case .picker: return [KeyHint("Enter", "Choose")]
        case .slider, .stepper: return [KeyHint("←→", "Change")]
        case .tab: return [KeyHint("←→", "Change")]
        case .textField, .secureField:
            return node.isMultilineField ? [] : [KeyHint("Enter", "Done")]
        default: return []
        }
    }
}

extension TreePainter {
    /// Draws the keys that work, in the last line of the screen, if nothing else is there.
    ///
    /// - Parameters:
    ///   - hints: The keys; those that have no room are left out.
    ///   - wasShown: Whether the line has hints of the last frame, and nothing else.
    ///   - menuHint: The rectangle of the hint for the menus, which may be in the same line.
    /// - Returns: Whether the line has hints now.
    package func paintHints(_ hints: [KeyHint], wasShown: Bool, beside menuHint: CellRect?) -> Bool {
        let row = grid.height - 1
        guard row > 0 else { return false }
        let end = menuHint.flatMap { $0.row == row ? $0.column - 1 : nil } ?? grid.width
        let line = CellRect(column: 0, row: row, width: end, height: 1)
        if wasShown { draw { $0.fill(line, style: .plain) } } else if !isBlank(line) { return false }
        var column = 1
        for hint in hints {
            let width = CellWidth.of(hint.key) + 1 + CellWidth.of(hint.title)
            guard column + width < end else { break }
            write(hint.key, column: column, row: row, primary)
            write(hint.title, column: column + CellWidth.of(hint.key) + 1, row: row, secondary)
            column += width + 2
        }
        return true
    }
}
