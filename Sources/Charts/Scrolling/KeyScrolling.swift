/// Scrolls a chart by keys while its plot has the focus: arrows by a tenth of the visible part, Page Up and Page Down by
/// the whole of it, Home and End to the ends. In a chart with a selection the arrows belong to that.
struct KeyScrolling: ViewModifier {
    let model: ChartModel
    let scroll: ((CGPoint) -> Void)?

    private static let keys: Set<KeyEquivalent> = [
        .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end,
    ]

    func body(content: Content) -> some View {
        if let scroll {
            content
                .focusable(!model.configuration.selectsValues)
                .onKeyPress(keys: Self.keys) { press in
                    guard let parts = parts(after: press.key) else { return .ignored }
                    scroll(parts)
                    return .handled
                }
        } else {
            content
        }
    }

    /// Returns the parts of the domains before the plot's start that a key leads to; nil if it leads nowhere else.
    private func parts(after key: KeyEquivalent) -> CGPoint? {
        let isAcross = model.x.zoom > 1
        var parts = CGPoint(x: model.x.scrolled, y: model.y.scrolled)
        let (step, page) = (0.1, 1.0)
        switch key {
        case .leftArrow: parts.x -= step / model.x.zoom
        case .rightArrow: parts.x += step / model.x.zoom
        case .upArrow: parts.y -= step / model.y.zoom
        case .downArrow: parts.y += step / model.y.zoom
        case .pageUp where isAcross: parts.x -= page / model.x.zoom
        case .pageDown where isAcross: parts.x += page / model.x.zoom
        case .pageUp: parts.y -= page / model.y.zoom
        case .pageDown: parts.y += page / model.y.zoom
        case .home where isAcross: parts.x = 0
        case .end where isAcross: parts.x = 1
        case .home: parts.y = 0
        case .end: parts.y = 1
        default: return nil
        }
        parts.x = min(max(0, parts.x), model.x.lastScrolled)
        parts.y = min(max(0, parts.y), model.y.lastScrolled)
        return parts == CGPoint(x: model.x.scrolled, y: model.y.scrolled) ? nil : parts
    }
}

extension ChartConfiguration {
    /// Whether the chart writes a value that the user selects, so that its plot takes the focus for that.
    var selectsValues: Bool {
        (xSelection != nil && xSelection?.selectRange == nil) || (ySelection != nil && ySelection?.selectRange == nil)
            || angleSelection != nil
    }
}
