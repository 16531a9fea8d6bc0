import Foundation

/// The layout of a slider: the label, followed by the track between the labels of the bounds.
///
/// The labels have their own sizes; the track fills the rest of the proposed width.
struct SliderLayout: NodeLayout {
    /// The frames of a slider's parts, in left-to-right coordinates.
    struct Parts {
        var size = CGSize.zero
        /// The frames of the label, of the minimum label and of the maximum label.
        var labels: [CGRect] = [.zero, .zero, .zero]
        /// The frame of the ticks' labels.
        var ticks = CGRect.zero
        var track = CGRect.zero

        /// Returns the visible frame of the track, mirrored in a right-to-left layout.
        func shownTrack(in node: RenderNode) -> CGRect {
            node.parts.shown(track, in: size.width)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        Self.parts(of: node, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let parts = Self.parts(of: node, proposal: proposal)
        for (child, frame) in zip(node.layoutChildren, parts.labels) {
            child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
        guard node.layoutChildren.count > 3 else { return }
        node.layoutChildren[3].place(at: parts.ticks.origin, proposal: ProposedViewSize(parts.ticks.size))
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.isTextBaseline else { return nil }
        let parts = Self.parts(of: node, proposal: proposal)
        for (child, frame) in zip(node.layoutChildren, parts.labels) where frame.width > 0 {
            if let value = child.dimensions(for: ProposedViewSize(frame.size))[explicit: key] {
                return frame.minY + value
            }
        }
        return nil
    }

    static func parts(of node: RenderNode, proposal: ProposedViewSize) -> Parts {
        guard let control = node.controlContent else { return Parts() }
        let host = node.scene.host
        let chrome = host.chrome(of: control)
        let least = chrome.minimumSize
        let spacing = host.profile.defaultSpacing.width
        var sizes: [CGSize] = [.zero, .zero, .zero]
        var used: CGFloat = 0
        // The labels of the bounds are measured first, since they are usually short; a long slider label shrinks
        // instead.
        for index in [1, 2, 0] where index < node.layoutChildren.count {
            let child = node.layoutChildren[index]
            if child.flags.contains(.hidden) { continue }
            let width = proposal.width.map { max(0, $0 - used - least.width - spacing) }
            sizes[index] = child.size(for: ProposedViewSize(width: width, height: proposal.height))
            if sizes[index].width > 0 { used += sizes[index].width + spacing }
        }
        let track = max(least.width, proposal.width.map { $0 - used } ?? (chrome.idealWidth ?? least.width))
        var parts = Parts()
        let height = sizes.reduce(least.height) { max($0, $1.height) }
        parts.size = CGSize(width: used + track, height: height)
        var x: CGFloat = 0
        func take(_ size: CGSize) -> CGRect {
            let frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
            if size.width > 0 { x += size.width + spacing }
            return frame
        }
        parts.labels[0] = take(sizes[0])
        parts.labels[1] = take(sizes[1])
        parts.track = take(CGSize(width: track, height: least.height))
        parts.labels[2] = take(sizes[2])
        placeTicks(of: node, chrome, &parts)
        return parts
    }

    /// Places the ticks and their labels below the track, within the positions that the thumb's center can have.
    private static func placeTicks(of node: RenderNode, _ chrome: ControlChrome, _ parts: inout Parts) {
        guard let slider = node.control(as: SliderControl.self), !slider.ticks.isEmpty else { return }
        var bottom = parts.track.maxY + chrome.belowTrack
        if node.layoutChildren.count > 3 {
            let inset = chrome.knobInset
            let width = max(0, parts.track.width - 2 * inset)
            let height = node.layoutChildren[3].size(for: ProposedViewSize(width: width, height: nil)).height
            parts.ticks = CGRect(x: parts.track.minX + inset, y: bottom, width: width, height: height)
            bottom += height
        }
        parts.size.height = max(parts.size.height, bottom)
    }
}
