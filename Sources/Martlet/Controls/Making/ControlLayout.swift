import Foundation

/// The layout of all controls: a label inside the host's chrome, with accessories at its sides.
struct ControlLayout: NodeLayout {
    var isPartOfContainer: Bool { true }

    /// The frames of a control's parts.
    struct Parts {
        var size: CGSize
        var label: CGRect
        var leadingAccessory: CGRect
        var trailingAccessory: CGRect
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        Self.parts(of: node, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let label = Self.label(of: node) else { return }
        let parts = Self.parts(of: node, proposal: proposal)
        label.place(at: parts.label.origin, proposal: Self.offered(proposal, Self.chrome(of: node)))
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let parts = Self.parts(of: node, proposal: proposal)
        if let text = node.controlContent?.text, key.isTextBaseline {
            // The last line of scrolling text may be anywhere, so only the beginning is measured.
            let scrolls = node.controlContent?.control.filling.contains(.vertical) == true && proposal.height != nil
            let measured = scrolls || text.options.lineLimit == 1 ? text.beginning : text
            let metrics = node.scene.host.measure(measured, proposal: ProposedViewSize(parts.label.size))
            return parts.label.minY
                + (key == VerticalAlignment.firstTextBaseline.key ? metrics.firstBaseline : metrics.lastBaseline)
        }
        guard let label = Self.label(of: node),
            let value = label.dimensions(for: Self.offered(proposal, Self.chrome(of: node)))[explicit: key]
        else { return nil }
        return value + (key.axis == .horizontal ? parts.label.minX : parts.label.minY)
    }

    /// Returns the frames of the control's parts for a proposal, in the coordinates of the control.
    static func parts(of node: RenderNode, proposal: ProposedViewSize) -> Parts {
        let chrome = chrome(of: node)
        let insets = chrome.insets
        let label = labelSize(of: node, proposal: offered(proposal, chrome))
        let leading = chrome.leadingSpace(hasLabel: label != nil)
        let trailing = chrome.trailingSpace(hasLabel: label != nil)
        let text = label ?? .zero
        let above = chrome.spaceAbove(hasLabel: label != nil)
        let accessoryHeight = max(chrome.leadingAccessory.height, chrome.trailingAccessory.height)
        var size = CGSize(
            width: insets.leading + leading + text.width + trailing + insets.trailing,
            height: insets.top + (above > 0 ? above + text.height : max(text.height, accessoryHeight)) + insets.bottom
        )
        if above > 0 { size.width = max(size.width, insets.leading + chrome.leadingAccessory.width + insets.trailing) }
        size.width = max(size.width, chrome.minimumSize.width)
        size.height = max(size.height, chrome.minimumSize.height)
        if chrome.fillsWidth {
            // A field scrolls inside its frame, so that a long text does not prevent a narrow field.
            let least = node.controlContent?.text == nil ? size.width : chrome.minimumSize.width
            size.width = max(least, proposal.width ?? max(chrome.idealWidth ?? 0, size.width))
        }
        let filling = node.controlContent?.control.filling ?? []
        if filling.contains(.horizontal) { size.width = max(size.width, proposal.width ?? 0) }
        let fillsHeight = filling.contains(.vertical)
        if fillsHeight {
            // Text that does not fit scrolls.
            size.height = max(chrome.minimumSize.height, proposal.height ?? max(size.height, 96))
        }
        let middle = insets.top + (size.height - insets.top - insets.bottom) / 2
        let extra =
            chrome.fillsWidth && !chrome.centersLabel || leading + trailing > 0
            ? 0 : (size.width - insets.leading - insets.trailing - text.width) / 2
        let isField = node.controlContent?.text != nil
        let width = isField ? size.width - insets.leading - insets.trailing : text.width
        let height = fillsHeight ? size.height - insets.top - insets.bottom : text.height
        return Parts(
            size: size,
            label: CGRect(
                x: insets.leading + leading + extra, y: middle + above / 2 - height / 2, width: width, height: height),
            leadingAccessory: CGRect(
                x: above > 0 ? (size.width - chrome.leadingAccessory.width) / 2 : insets.leading,
                y: above > 0 ? middle - (above + text.height) / 2 : middle - chrome.leadingAccessory.height / 2,
                width: chrome.leadingAccessory.width,
                height: chrome.leadingAccessory.height
            ),
            trailingAccessory: CGRect(
                x: size.width - insets.trailing - chrome.trailingAccessory.width,
                y: middle - chrome.trailingAccessory.height / 2,
                width: chrome.trailingAccessory.width,
                height: chrome.trailingAccessory.height
            )
        )
    }

    private static func chrome(of node: RenderNode) -> ControlChrome {
        guard let control = node.controlContent else { return ControlChrome() }
        var chrome = control.hasChrome ? node.scene.host.chrome(of: control) : ControlChrome()
        control.control.adjust(&chrome)
        return chrome
    }

    private static func label(of node: RenderNode) -> RenderNode? {
        node.layoutChildren.first { !$0.flags.contains(.hidden) }
    }

    private static func labelSize(of node: RenderNode, proposal: ProposedViewSize) -> CGSize? {
        if let control = node.controlContent, let text = control.text {
            // A line that scrolls in a given width is as high as its beginning, and text that scrolls in a given height
            // does not depend on its own height. Measuring only the beginning keeps typing in a long text fast.
            let isGiven = control.control.filling.contains(.vertical) && proposal.height != nil
            let measured = proposal.width != nil && (isGiven || text.options.lineLimit == 1) ? text.beginning : text
            let length = text.styled.string.utf8.count
            if control.control.filling.contains(.vertical), length > 65_536 {
                // The ideal height of a very long text is an estimate: it is never fully shown, and it scrolls.
                let beginning = text.beginning
                var size = node.scene.host.measure(beginning, proposal: proposal).size
                if !isGiven { size.height *= CGFloat(length) / CGFloat(max(1, beginning.styled.string.utf8.count)) }
                return size
            }
            return node.scene.host.measure(measured, proposal: proposal).size
        }
        return label(of: node)?.size(for: proposal)
    }

    /// Returns the proposal for the label.
    private static func offered(_ proposal: ProposedViewSize, _ chrome: ControlChrome) -> ProposedViewSize {
        let insets = chrome.insets
        let sides =
            insets.leading + insets.trailing + chrome.leadingSpace(hasLabel: true)
            + chrome.trailingSpace(hasLabel: true)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - sides) },
            height: proposal.height.map {
                max(0, $0 - insets.top - insets.bottom - chrome.spaceAbove(hasLabel: true))
            }
        )
    }
}

extension ControlChrome {
    fileprivate func spaceAbove(hasLabel: Bool) -> CGFloat {
        guard isAccessoryAbove else { return 0 }
        return leadingAccessory.height + (hasLabel ? accessorySpacing : 0)
    }

    fileprivate func leadingSpace(hasLabel: Bool) -> CGFloat {
        leadingAccessory.width > 0 && !isAccessoryAbove ? leadingAccessory.width + (hasLabel ? accessorySpacing : 0) : 0
    }

    fileprivate func trailingSpace(hasLabel: Bool) -> CGFloat {
        trailingAccessory.width > 0 ? trailingAccessory.width + (hasLabel ? accessorySpacing : 0) : 0
    }
}

extension PartsNode {
    /// The frame of the accessory before the control's label, in the node's coordinates; empty if there is none.
    package var leadingAccessoryFrame: CGRect {
        let parts = ControlLayout.parts(of: node, proposal: node.proposal)
        return shown(parts.leadingAccessory, in: parts.size.width)
    }

    /// The frame of the accessory after the control's label, in the node's coordinates; empty if there is none.
    package var trailingAccessoryFrame: CGRect {
        let parts = ControlLayout.parts(of: node, proposal: node.proposal)
        return shown(parts.trailingAccessory, in: parts.size.width)
    }

    /// The frame of the control's label, or of the field's text, in the node's coordinates.
    package var labelFrame: CGRect {
        let parts = ControlLayout.parts(of: node, proposal: node.proposal)
        return shown(parts.label, in: parts.size.width)
    }
}

extension PartsNode {
    /// Returns the visible frame of a part of a control: mirrored in a right-to-left layout.
    ///
    /// - Parameter width: The width of the control.
    func shown(_ part: CGRect, in width: CGFloat) -> CGRect {
        guard node.isRightToLeft else { return part }
        return CGRect(x: width - part.maxX, y: part.minY, width: part.width, height: part.height)
    }
}
