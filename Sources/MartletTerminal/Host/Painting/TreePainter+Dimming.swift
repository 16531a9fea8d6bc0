import Martlet

extension Presentation {
    /// Whether the page waits for an answer, and is dimmed meanwhile. A popover is part of its page.
    var dimsPage: Bool {
        switch kind {
        case .sheet, .alert, .dialog: true
        case .cover, .popover: false
        }
    }
}

extension TreePainter {
    /// Dims the existing cells, so that content above them comes forward.
    ///
    /// Colors move halfway to the background. With 16 colors, which belong to the user, and with none, letters are dim,
    /// and the focus, whose fill can't be, is not shown.
    func dimPage() {
        let mixer = ColorMixer(appearance: appearance)
        let hasColors = appearance.colorDepth > .basic
        // Most cells beside each other have the same style.
        var last: (old: CellStyle, new: CellStyle)?
        draw { grid in
            grid.restyle(grid.bounds) { style in
                if let last, last.old == style {
                    style = last.new
                    return
                }
                let old = style
                if hasColors {
                    style = mixer.dimmed(style)
                } else {
                    // Letters in the focus are bold. Other fills are the app's own, and pictures.
                    if style.attributes.contains(.bold) {
                        if style.background != .default { (style.foreground, style.background) = (.default, .default) }
                        style.attributes.remove(.reverse)
                    }
                    style.attributes.insert(.dim)
                    style.attributes.remove(.bold)
                }
                last = (old, style)
            }
        }
    }
}

extension ColorMixer {
    /// Returns a style between that of a cell and the plain background.
    fileprivate func dimmed(_ style: CellStyle) -> CellStyle {
        var result = style
        result.background = mixedBackground(.default, over: style.background, by: 0.5)
        result.foreground = mixedForeground(
            backgroundComponents(.default), over: foregroundComponents(style.foreground), by: 0.5)
        result.attributes.remove(.bold)
        return result
    }
}
