import Foundation

/// The layout of a picker: the label, followed by the options or by a button that shows the chosen one.
struct PickerLayout: NodeLayout {
    /// Whether the value is in a button.
    let isMenu: Bool
    /// Whether the picker fills the proposed width, with the label at the leading edge and the value at the trailing
    /// edge.
    let fillsWidth: Bool

    /// The frames of a picker's parts, in its own coordinates.
    struct Parts {
        var size = CGSize.zero
        var label: CGRect?
        var labelProposal = ProposedViewSize.unspecified
        /// The frame of the button or of all options.
        var field = CGRect.zero
        var value = CGRect.zero
        var valueProposal = ProposedViewSize.unspecified
        /// The frame of the menu indicator in the button.
        var indicator = CGRect.zero
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        parts(of: node, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let parts = parts(of: node, proposal: proposal)
        if let label = parts.label { node.picker.label?.place(at: label.origin, proposal: parts.labelProposal) }
        node.picker.value?.place(at: parts.value.origin, proposal: parts.valueProposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let parts = parts(of: node, proposal: proposal)
        let places = [
            (parts.label == nil ? nil : node.picker.label, parts.label ?? .zero, parts.labelProposal),
            (node.picker.value, parts.value, parts.valueProposal),
        ]
        for (child, frame, proposal) in places {
            guard let value = child?.dimensions(for: proposal)[explicit: key] else { continue }
            return value + (key.axis == .horizontal ? frame.minX : frame.minY)
        }
        return nil
    }

    func parts(of node: RenderNode, proposal: ProposedViewSize) -> Parts {
        var parts = Parts()
        let chrome = isMenu ? node.scene.host.chrome(of: node.controlContent!) : ControlChrome()
        let insets = chrome.insets
        let indicator = chrome.trailingAccessory
        let sides =
            insets.leading + insets.trailing + indicator.width
            + (indicator.width > 0 ? chrome.accessorySpacing : 0)
        let label = node.picker.label
        parts.labelProposal = ProposedViewSize(width: proposal.width, height: nil)
        var labelSize = label?.size(for: parts.labelProposal) ?? .zero
        let hasLabel = labelSize.width > 0
        let gap = hasLabel ? node.scene.profile.defaultSpacing.width : 0
        // The label gets its ideal width, as long as the value keeps its minimum width.
        let least = node.picker.value?.size(for: ProposedViewSize(width: 0, height: nil)).width ?? 0
        if let width = proposal.width, hasLabel, labelSize.width + gap + sides + least > width {
            parts.labelProposal.width = max(0, width - gap - sides - least)
            labelSize = label?.size(for: parts.labelProposal) ?? .zero
        }
        let before = labelSize.width + gap
        parts.valueProposal = ProposedViewSize(width: proposal.width.map { max(0, $0 - before - sides) }, height: nil)
        if let wheel = node.picker.context?.wheel {
            parts.valueProposal.height = wheel.height(for: proposal.height, width: parts.valueProposal.width)
        }
        let valueSize = node.picker.value?.size(for: parts.valueProposal) ?? .zero
        var field = CGSize(
            width: max(chrome.minimumSize.width, valueSize.width + sides),
            height: max(chrome.minimumSize.height, valueSize.height + insets.top + insets.bottom))
        field.height = max(field.height, indicator.height)
        parts.size = CGSize(width: before + field.width, height: max(labelSize.height, field.height))
        if fillsWidth, hasLabel, let width = proposal.width { parts.size.width = max(parts.size.width, width) }
        // The label is beside the first option of a column.
        let isTall = !isMenu && node.picker.valueIsColumn
        parts.field = CGRect(
            x: parts.size.width - field.width, y: (parts.size.height - field.height) / 2,
            width: field.width, height: field.height)
        if hasLabel {
            let top = isTall ? 0 : (parts.size.height - labelSize.height) / 2
            parts.label = CGRect(origin: CGPoint(x: 0, y: top), size: labelSize)
        }
        let room = field.height - insets.top - insets.bottom
        parts.value = CGRect(
            x: parts.field.minX + insets.leading,
            y: parts.field.minY + insets.top + (room - valueSize.height) / 2,
            width: valueSize.width, height: valueSize.height)
        parts.indicator = CGRect(
            x: parts.field.maxX - insets.trailing - indicator.width,
            y: parts.field.midY - indicator.height / 2, width: indicator.width, height: indicator.height)
        return parts
    }
}

extension PickerNode {
    fileprivate var label: RenderNode? {
        context?.label.flatMap { $0.flags.contains(.hidden) ? nil : $0 }
    }

    /// The node that shows the value: the current-value label, the wheel, or the options.
    fileprivate var value: RenderNode? { context?.value }

    fileprivate var valueIsColumn: Bool { context?.options.layout.stackAxis == .vertical }

    private var parts: PickerLayout.Parts? { (node.layout as? PickerLayout)?.parts(of: node, proposal: node.proposal) }

    /// The frame of the button that opens the control's menu, in the coordinates of the node.
    package var menuButtonFrame: CGRect {
        parts.map { node.parts.shown($0.field, in: $0.size.width) } ?? CGRect(origin: .zero, size: node.frame.size)
    }

    /// The frame of the menu indicator in the button, in the coordinates of the node; empty without an indicator.
    package var menuIndicatorFrame: CGRect {
        parts.map { node.parts.shown($0.indicator, in: $0.size.width) } ?? node.parts.trailingAccessoryFrame
    }
}

/// The layout of the options in a menu, which shows only the chosen option.
struct ChosenLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        chosen(in: node)?.size(for: proposal) ?? .zero
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        chosen(in: node)?.place(at: .zero, proposal: proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        chosen(in: node)?.dimensions(for: proposal)[explicit: key]
    }

    private func chosen(in node: RenderNode) -> RenderNode? {
        node.layoutChildren.first { !$0.flags.contains(.hidden) }
    }
}

/// The layout of segments in a row, all of the same width.
struct SegmentsLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let segments = segments(of: node)
        guard !segments.isEmpty else { return .zero }
        let width = width(of: segments, proposal: proposal)
        let offered = ProposedViewSize(width: width, height: proposal.height)
        return CGSize(
            width: width * CGFloat(segments.count), height: segments.map { $0.size(for: offered).height }.max() ?? 0)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let segments = segments(of: node)
        let width = segments.isEmpty ? 0 : size.width / CGFloat(segments.count)
        for (index, segment) in segments.enumerated() {
            var edges: HorizontalEdge.Set = []
            if index == 0 { edges.insert(.leading) }
            if index == segments.count - 1 { edges.insert(.trailing) }
            segment.innermost.updateControl(OptionControl.self) { $0.edges = edges }
            segment.place(
                at: CGPoint(x: CGFloat(index) * width, y: 0),
                proposal: ProposedViewSize(width: width, height: size.height))
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.axis == .vertical, let first = segments(of: node).first else { return nil }
        let width = size.width / CGFloat(segments(of: node).count)
        return first.dimensions(for: ProposedViewSize(width: width, height: size.height))[explicit: key]
    }

    private func segments(of node: RenderNode) -> [RenderNode] {
        node.layoutChildren.filter { $0.innermost.picker.option?.isOption == true }
    }

    /// Returns the width of each segment: that of the widest one, or an equal share of a smaller proposal.
    private func width(of segments: [RenderNode], proposal: ProposedViewSize) -> CGFloat {
        let ideal = segments.map { $0.size(for: .unspecified).width }.max() ?? 0
        guard let offered = proposal.width else { return ideal }
        let share = offered / CGFloat(segments.count)
        if share >= ideal { return ideal }
        let least = segments.map { $0.size(for: ProposedViewSize(width: 0, height: nil)).width }.max() ?? 0
        return max(share, least)
    }
}
