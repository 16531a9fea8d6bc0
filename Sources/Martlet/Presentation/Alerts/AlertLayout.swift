import Foundation

/// The layout of an alert: the centered title and message, above the actions.
struct AlertLayout: PresentedLayout {
    var name: String? { "Alert" }

    /// The maximum width of text, in points.
    private static let textWidth: CGFloat = 352
    /// The minimum width of an alert, in points.
    private static let leastWidth: CGFloat = 224

    func wantedSize(for proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = Self.insets(of: node)
        let width = Self.width(in: proposal.width.map { $0 - insets.leading - insets.trailing }, of: node)
        var height = insets.top + insets.bottom
        for part in Self.parts(of: node, width: width) { height += part.gap + part.size.height }
        return CGSize(width: width + insets.leading + insets.trailing, height: height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = Self.insets(of: node)
        let width = size.width - insets.leading - insets.trailing
        var y = insets.top
        for part in Self.parts(of: node, width: width) {
            y += part.gap
            part.node.place(
                at: CGPoint(x: insets.leading + (width - part.size.width) / 2, y: y),
                proposal: ProposedViewSize(width: width, height: nil))
            y += part.size.height
        }
    }

    private static func insets(of node: RenderNode) -> EdgeInsets {
        let chrome = node.panel.insets
        let padding = node.scene.profile.defaultPadding
        return EdgeInsets(
            top: chrome.top + padding.top, leading: chrome.leading + padding.leading,
            bottom: chrome.bottom + padding.bottom, trailing: chrome.trailing + padding.trailing)
    }

    private static func width(in offered: CGFloat?, of node: RenderNode) -> CGFloat {
        var width = leastWidth
        for child in node.layoutChildren where !child.flags.contains(.hidden) {
            let ideal = child.size(for: .unspecified).width
            width = max(width, child.layout is AlertActionsLayout ? ideal : min(ideal, textWidth))
        }
        return max(0, min(width, offered ?? width))
    }

    /// Returns the visible parts, with the space above each.
    private static func parts(of node: RenderNode, width: CGFloat) -> [(node: RenderNode, gap: CGFloat, size: CGSize)] {
        var parts: [(node: RenderNode, gap: CGFloat, size: CGSize)] = []
        let profile = node.scene.profile
        for child in node.layoutChildren where !child.flags.contains(.hidden) {
            let size = child.size(for: ProposedViewSize(width: width, height: nil))
            // A message without views takes no space.
            if size.height <= 0 { continue }
            let isActions = child.layout is AlertActionsLayout
            let gap = isActions ? profile.defaultPadding.bottom : profile.defaultSpacing.height
            parts.append((child, parts.isEmpty ? 0 : gap, size))
        }
        return parts
    }
}

/// The layout of an alert's actions. Fields form a column above the buttons. Few buttons form a row, with the cancel
/// button first, if there is room; otherwise they form a column with the cancel button last.
struct AlertActionsLayout: NodeLayout {
    /// The maximum width of a row of buttons, in points.
    private static let rowWidth: CGFloat = 416

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let parts = Parts(node, width: proposal.width)
        return CGSize(width: proposal.width ?? parts.width, height: parts.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let parts = Parts(node, width: size.width)
        if let fallback = parts.unusedFallback, !fallback.flags.contains(.hidden) {
            fallback.flags.insert(.hidden)
            node.didChange()
        } else if parts.unusedFallback == nil, let fallback = parts.fallback, fallback.flags.contains(.hidden) {
            fallback.flags.remove(.hidden)
            node.didChange()
        }
        var y: CGFloat = 0
        for field in parts.fields {
            let offered = ProposedViewSize(width: size.width, height: nil)
            field.place(at: CGPoint(x: 0, y: y), proposal: offered)
            y += field.size(for: offered).height + parts.spacing.height
        }
        if !parts.fields.isEmpty { y += parts.gap }
        if parts.isRow {
            let count = CGFloat(parts.buttons.count)
            let width = (size.width - (count - 1) * parts.spacing.width) / count
            for (index, button) in parts.buttons.enumerated() {
                let x = CGFloat(index) * (width + parts.spacing.width)
                button.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: nil))
            }
        } else {
            for button in parts.buttons {
                let offered = ProposedViewSize(width: size.width, height: nil)
                button.place(at: CGPoint(x: 0, y: y), proposal: offered)
                y += button.size(for: offered).height + parts.spacing.height
            }
        }
    }

    private struct Parts {
        var fields: [RenderNode] = []
        /// The buttons in the order in which they are shown.
        var buttons: [RenderNode] = []
        var fallback: RenderNode?
        var unusedFallback: RenderNode?
        var isRow = false
        var width: CGFloat = 0
        var height: CGFloat = 0
        let spacing: CGSize
        /// The distance between the fields and the buttons, in addition to the spacing.
        let gap: CGFloat

        init(_ node: RenderNode, width given: CGFloat?) {
            let profile = node.scene.profile
            spacing = profile.defaultSpacing
            gap = max(0, profile.defaultPadding.bottom - spacing.height)
            guard let panel = node.containerNode?.attachment(PanelButtons.self) else { return }
            fallback = panel.fallback
            for element in panel.elements {
                if element.panel.button == nil { fields.append(element) } else { buttons.append(element) }
            }
            if let fallback = panel.fallback {
                if panel.needsFallback { buttons.append(fallback) } else { unusedFallback = fallback }
            }
            let widest = buttons.map { $0.size(for: .unspecified).width }.max() ?? 0
            let count = CGFloat(buttons.count)
            let row = widest * count + (count - 1) * spacing.width
            isRow = count <= 3 && row <= min(given ?? rowWidth, rowWidth)
            sortButtons()
            let fieldWidth = fields.map { $0.size(for: .unspecified).width }.max() ?? 0
            width = max(isRow ? row : widest, fieldWidth)
            measure(given ?? width)
        }

        private mutating func sortButtons() {
            let cancels = { (node: RenderNode) in node.panel.button?.controlContent?.face?.role == .cancel }
            let others = buttons.filter { !cancels($0) }
            let cancelling = buttons.filter(cancels)
            buttons = isRow ? cancelling + others : others + cancelling
        }

        private mutating func measure(_ width: CGFloat) {
            let offered = ProposedViewSize(width: width, height: nil)
            for field in fields { height += field.size(for: offered).height + spacing.height }
            if !fields.isEmpty { height += gap }
            let heights = buttons.map { $0.size(for: offered).height }
            height +=
                isRow
                ? heights.max() ?? 0
                : heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * spacing.height
        }
    }
}
