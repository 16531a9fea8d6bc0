import Foundation

/// The layout of date and color pickers, whose content is next to the label and inside a frame of the host's.
///
/// Content of several lines, such as a calendar, is below the label.
struct FieldLayout: NodeLayout {
    var isPartOfContainer: Bool { true }

    /// The frames of the control's parts, in left-to-right coordinates.
    struct Parts {
        var size = CGSize.zero
        var label = CGRect.zero
        var content = CGRect.zero
        /// The host's frame around the content.
        var frame = CGRect.zero
        /// The host's accessory after the frame.
        var accessory = CGRect.zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        Self.parts(of: node, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let parts = Self.parts(of: node, proposal: proposal)
        for (child, frame) in zip(node.layoutChildren, [parts.label, parts.content]) {
            child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.isTextBaseline else { return nil }
        let parts = Self.parts(of: node, proposal: proposal)
        for (child, frame) in zip(node.layoutChildren, [parts.label, parts.content]) where frame.width > 0 {
            if let value = child.dimensions(for: ProposedViewSize(frame.size))[explicit: key] {
                return frame.minY + value
            }
        }
        return nil
    }

    static func parts(of node: RenderNode, proposal: ProposedViewSize) -> Parts {
        guard let control = node.controlContent else { return Parts() }
        let isTall = control.as(DateControl.self)?.look.isTall ?? false
        let host = node.scene.host
        let chrome = host.chrome(of: control)
        let spacing = host.profile.defaultSpacing
        let insets = chrome.insets
        var parts = Parts()
        let children = node.layoutChildren
        if children.count > 1 {
            let size = children[1].size(for: ProposedViewSize(width: nil, height: nil))
            parts.frame.size = CGSize(
                width: max(size.width + insets.leading + insets.trailing, chrome.minimumSize.width),
                height: max(size.height + insets.top + insets.bottom, chrome.minimumSize.height))
            parts.content.size = size
        }
        let accessory = chrome.trailingAccessory
        let trailing = accessory.width > 0 ? accessory.width + chrome.accessorySpacing : 0
        var isBelow = isTall
        if let label = children.first, !label.flags.contains(.hidden) {
            let taken = parts.frame.width + trailing + spacing.width
            // The content never wraps, and the label may be as wide as the content.
            let room = proposal.width.map { max($0, parts.frame.width + (isTall ? 0 : trailing)) }
            // A label that would wrap goes above the content, if it fits there in one line.
            if !isTall, let room, let width = proposal.width {
                let whole = label.size(for: ProposedViewSize(width: nil, height: nil)).width
                isBelow = whole > width - taken && whole <= room
            }
            parts.label.size = label.size(
                for: ProposedViewSize(
                    width: isBelow ? room : proposal.width.map { max(0, $0 - taken) }, height: proposal.height))
        }
        let hasLabel = parts.label.width > 0
        if isBelow {
            parts.frame.origin.y = hasLabel ? parts.label.height + spacing.height : 0
            if !isTall {
                parts.accessory = CGRect(
                    x: parts.frame.maxX + chrome.accessorySpacing,
                    y: parts.frame.midY - accessory.height / 2, width: accessory.width, height: accessory.height)
            }
            parts.size = CGSize(
                width: max(parts.label.width, parts.frame.width + (isTall ? 0 : trailing)), height: parts.frame.maxY)
        } else {
            let height = max(parts.label.height, parts.frame.height, accessory.height)
            parts.frame.origin.x = hasLabel ? parts.label.width + spacing.width : 0
            parts.label.origin.y = (height - parts.label.height) / 2
            parts.frame.origin.y = (height - parts.frame.height) / 2
            parts.accessory = CGRect(
                x: parts.frame.maxX + chrome.accessorySpacing, y: (height - accessory.height) / 2,
                width: accessory.width, height: accessory.height)
            parts.size = CGSize(width: parts.frame.maxX + trailing, height: height)
            // In a form, the label is at the leading edge and the control at the trailing edge.
            if hasLabel, let width = proposal.width, width > parts.size.width, node.parts.isInRowOfForm {
                let room = width - parts.size.width
                parts.size.width = width
                parts.frame.origin.x += room
                parts.accessory.origin.x += room
            }
        }
        parts.content.origin = CGPoint(
            x: parts.frame.minX + insets.leading,
            y: parts.frame.minY + insets.top
                + (parts.frame.height - insets.top - insets.bottom - parts.content.height) / 2)
        return parts
    }
}

extension PartsNode {
    /// Whether the node is in a row of a form.
    fileprivate var isInRowOfForm: Bool { node.lazy.enclosingRow?.list.rowState?.context.kind.isForm == true }

    /// The frame around the content of a date or color picker, in the node's coordinates; empty for other controls.
    package var fieldFrame: CGRect {
        guard node.layout is FieldLayout else { return .zero }
        let parts = FieldLayout.parts(of: node, proposal: node.proposal)
        return node.parts.shown(parts.frame, in: parts.size.width)
    }

    /// The frame of the host's accessory after the content; empty if there is none.
    package var fieldAccessoryFrame: CGRect {
        guard node.layout is FieldLayout else { return .zero }
        let parts = FieldLayout.parts(of: node, proposal: node.proposal)
        return node.parts.shown(parts.accessory, in: parts.size.width)
    }
}
