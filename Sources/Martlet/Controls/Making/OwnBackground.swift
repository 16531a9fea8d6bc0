/// Detection of a control's own background, in its label or around the control.
///
/// Such a background is the look of a button without a style. The host's background would cover it, or would show
/// around it.
extension RenderNode {
    /// Whether the control's whole content, or a modifier directly around the control, fills the area behind it.
    var hasBackgroundOfItsOwn: Bool {
        var inner = children.first
        while let node = inner {
            if node.fillsBehindContent { return true }
            inner = node.elementInside
        }
        var current = self
        while let outer = current.containerNode, outer.elementInside === current {
            if outer.fillsBehindContent { return true }
            current = outer
        }
        return false
    }

    /// The single child of a modifier's node; `nil` for other nodes.
    private var elementInside: RenderNode? {
        guard layout.isTransparentToTraits else { return nil }
        let children = layoutChildren
        return layout.primaryIndex < children.count ? children[layout.primaryIndex] : nil
    }

    /// Whether the node is a modifier with a filled background.
    private var fillsBehindContent: Bool {
        guard layout.isTransparentToTraits else { return false }
        if case .fill = content { return true }
        return layout.primaryIndex == 1 && layoutChildren.count > 1 && layoutChildren[0].isFilled
    }

    /// Whether the node draws a filled area.
    private var isFilled: Bool {
        switch content {
        case .fill: true
        case .shape(let shape): if case .fill = shape.drawing { true } else { false }
        default: layoutChildren.contains { $0.isFilled }
        }
    }
}
