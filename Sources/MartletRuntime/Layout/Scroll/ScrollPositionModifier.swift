import AttributeGraph
import Foundation

/// Keeps a binding and the position of the scroll view in the content in step.
nonisolated struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let observer = ScrollPositionObserver<ID>(node: outputs.node)
        inputs.followObserving(.containers) { graph in
            let modifier = modifier.read(in: graph)
            observer.modifier = modifier
            observer.take(modifier.id.wrappedValue)
        }
        outputs.node.lifetime.attach(observer)
        return outputs
    }
}

/// Scrolls when the binding is written, and writes it when the user scrolls.
private final class ScrollPositionObserver<ID: Hashable>: ScrollObserver {
    private var current: ID?
    private var lastOffset: CGPoint?
    /// Whether the position follows a write, and not the user's scrolling.
    private var followsWrite = false
    var modifier: ScrollPositionModifier<ID>?

    func take(_ id: ID?) {
        guard id != current else { return }
        current = id
        guard let id else { return }
        followsWrite = true
        node.scene.scrolling.request(
            ScrollRequest(
                group: node, id: AnyHashable(id),
                anchor: node.scene.transaction(at: nil).scrollTargetAnchor ?? modifier?.anchor)
        )
    }

    override func look(at scrollNode: RenderNode, _ scroll: ScrollContent, in scene: SceneGraph) {
        if followsWrite || lastOffset == nil {
            followsWrite = scene.scrolling.hasRequests
            lastOffset = scroll.offset
            return
        }
        // A request of a `ScrollViewReader` may take several rounds; the position is the one that it leads to.
        if scene.scrolling.hasRequests { return }
        guard scroll.offset != lastOffset else { return }
        lastOffset = scroll.offset
        let new: ID? = scrollNode.scroll.target(anchor: modifier?.anchor)
        guard let new, new != current, let modifier else { return }
        current = new
        scene.actions.append { modifier.id.wrappedValue = new }
    }
}

enum ScrollTargetTrait {}

extension ScrollNode {
    /// The first container below a scrolling node whose elements are to be scrolled to.
    private var targetContainer: RenderNode? {
        for child in node.children {
            if child.extras?.traits[ObjectIdentifier(ScrollTargetTrait.self)] as? Bool == true {
                var container = child
                while container.layout.isTransparentToTraits, let inner = container.onlyChild { container = inner }
                return container
            }
            if case .scroll = child.content { continue }
            if let found = child.scroll.targetContainer { return found }
        }
        return nil
    }

    /// Returns the id of the element at the start of the visible part of a scrolling node, or nearest to an anchor.
    func target<ID: Hashable>(anchor: UnitPoint?) -> ID? {
        guard case .scroll(let scroll) = node.content, let container = targetContainer else { return nil }
        let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
        let visible = node.layoutRectInWindow.inset(by: SideInsets(ScrollState.of(node).insets, node.layoutDirection))
        var best: (element: RenderNode, distance: CGFloat)?
        for element in container.layoutChildren where element.flags.contains(.placed) {
            let rect = element.layoutRectInWindow
            let distance: CGFloat
            if let anchor {
                let (a, b) = (anchor.point(in: rect.size), anchor.point(in: visible.size))
                distance = abs(rect.origin[axis] + a[axis] - visible.origin[axis] - b[axis])
            } else if axis == .horizontal, node.flags.contains(.rightToLeft) {
                if rect.minX >= visible.maxX - 0.5 { continue }
                distance = -rect.maxX
            } else {
                let end = rect.origin[axis] + rect.size[axis]
                if end <= visible.origin[axis] + 0.5 { continue }
                distance = rect.origin[axis]
            }
            if best.map({ distance < $0.distance }) ?? true { best = (element, distance) }
        }
        return best?.element.scroll.explicitID(below: container)
    }

    /// The ids of the elements of which at least a part is seen of a scrolling node.
    func visibleTargets<ID: Hashable>(threshold: Double) -> [ID] {
        guard case .scroll = node.content, let container = targetContainer else { return [] }
        let visible = node.layoutRectInWindow.inset(by: SideInsets(ScrollState.of(node).insets, node.layoutDirection))
        return container.layoutChildren.filter { $0.flags.contains(.placed) }.compactMap { element in
            let rect = element.layoutRectInWindow
            let common = rect.intersection(visible)
            guard !common.isNull, rect.width > 0, rect.height > 0, common.width > 0, common.height > 0 else {
                return nil
            }
            let share = Double(common.width * common.height / (rect.width * rect.height))
            return share >= min(max(0, threshold.isFinite ? threshold : 0.5), 1) - 1e-9
                ? element.scroll.explicitID(below: container) : nil
        }
    }

    /// The rectangles of the scroll targets, in points from the start of the content of a scrolling node.
    var targets: [CGRect] {
        guard case .scroll(let scroll) = node.content, let container = targetContainer else { return [] }
        let insets = SideInsets(ScrollState.of(node).insets, node.layoutDirection)
        let origin = node.layoutOriginInWindow
        return container.layoutChildren.filter { $0.flags.contains(.placed) }.map {
            $0.layoutRectInWindow.offsetBy(
                dx: scroll.offset.x - origin.x - insets.left, dy: scroll.offset.y - origin.y - insets.top)
        }
    }

    /// The id that an element of a container has from a `ForEach` or from `id(_:)`.
    func explicitID<ID: Hashable>(below container: RenderNode) -> ID? {
        var node = self.node
        while node !== container, let parent = node.parent {
            if parent.extras != nil, parent.flags.contains(.transparent) {
                if let rows = parent.lazy.dataRows, let index = rows.index(of: node),
                    let id = rows.id(at: index).base as? ID
                {
                    return id
                }
                if let id = parent.attachment(IdentifiedRows.self)?.id(node)?.base as? ID { return id }
            }
            node = parent
        }
        return nil
    }
}

/// Marks a layout whose elements are to be scrolled to.
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
    let isEnabled: Bool

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { [unowned node] graph in
            node.setTrait(ScrollTargetTrait.self, modifier.pointer(in: graph).pointee.isEnabled)
        }
        return outputs
    }
}

extension View {
    /// Binds the position of the scroll view in the view to an id.
    ///
    /// Writing the id of an element scrolls to it. When the user scrolls, the binding is set to the id of the element
    /// at the start of the visible part, among those of the layout that is marked with
    /// ``scrollTargetLayout(isEnabled:)``.
    ///
    ///     ScrollView {
    ///         LazyVStack {
    ///             ForEach(messages) { MessageRow(message: $0) }
    ///         }
    ///         .scrollTargetLayout()
    ///     }
    ///     .scrollPosition(id: $topmost)
    ///
    /// - Parameters:
    ///   - id: The id of the element.
    ///   - anchor: The point of the element and of the scroll view that meet; nil for their starts.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }

    /// Marks the elements of the layout as scroll targets, among which `scrollPosition` finds the position.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
