/// Detection of a control's own background, in its label or around the control.
///
/// Such a background is the look of a button without a style. The host's background would cover it, or would show
/// around it.
extension PartsNode {
    /// Whether the control's whole content, or a modifier directly around the control, fills the area behind it.
    var hasBackgroundOfItsOwn: Bool {
        var inner = self.node.children.first
        while let node = inner {
            if node.parts.fillsBehindContent { return true }
            inner = node.parts.elementInside
        }
        var current = self.node
        while let outer = current.containerNode, outer.parts.elementInside === current {
            if outer.parts.fillsBehindContent { return true }
            current = outer
        }
        return false
    }

    /// The single child of a modifier's node; `nil` for other nodes.
    private var elementInside: RenderNode? {
        guard node.layout.isTransparentToTraits else { return nil }
        let children = node.layoutChildren
        return node.layout.primaryIndex < children.count ? children[node.layout.primaryIndex] : nil
    }

    /// Whether the node is a modifier with a filled background.
    private var fillsBehindContent: Bool {
        guard node.layout.isTransparentToTraits else { return false }
        if case .fill = node.content { return true }
        return node.layout.primaryIndex == 1 && node.layoutChildren.count > 1 && node.layoutChildren[0].parts.isFilled
    }

    /// Whether the node draws a filled area.
    private var isFilled: Bool {
        switch node.content {
        case .fill: true
        case .shape(let shape): if case .fill = shape.drawing { true } else { false }
        default: node.layoutChildren.contains { $0.parts.isFilled }
        }
    }
}
