/// A control that has a background of its own: in its label, or around the control alone. For a button that no style gives a
/// look the background is that; the host's would hide it, or stand around it.
extension RenderNode {
    /// Whether what stands in the control as a whole, or around it and nothing else, fills the area behind it.
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

    /// The one element that a modifier's node stands around; nil for what is none.
    private var elementInside: RenderNode? {
        guard layout.isTransparentToTraits else { return nil }
        let children = layoutChildren
        return layout.primaryIndex < children.count ? children[layout.primaryIndex] : nil
    }

    /// Whether the node is that of a background that is filled with something.
    private var fillsBehindContent: Bool {
        guard layout.isTransparentToTraits else { return false }
        if case .fill = content { return true }
        return layout.primaryIndex == 1 && layoutChildren.count > 1 && layoutChildren[0].isFilled
    }

    /// Whether the node shows a filled area.
    private var isFilled: Bool {
        switch content {
        case .fill: true
        case .shape(let shape): if case .fill = shape.drawing { true } else { false }
        default: layoutChildren.contains { $0.isFilled }
        }
    }
}
