import AttributeGraph
import Foundation

/// A reorderable view outside of lists, which follows the pointer or makes room for another one.
final class ReorderElement: NodeAttachment {
    /// The node, which holds the element. Weak, because a drag holds the element too.
    private weak var node: RenderNode?
    let collection: ReorderCollection
    private let environment: EnvironmentScope
    private var dragging: NodeDrag?
    /// The distance from the regular place.
    private(set) var shift = CGSize.zero

    private init(node: RenderNode, collection: ReorderCollection, environment: EnvironmentScope) {
        self.node = node
        self.collection = collection
        self.environment = environment
    }

    static func make(
        inputs: _ViewInputs,
        collection: ReorderCollection,
        content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(
            .effect(.offset(OffsetEffect(.zero))), layout: PassingLayout(), inputs: inputs)
        let element = ReorderElement(node: node, collection: collection, environment: inputs.environment)
        node.setAttachment(element)
        collection.add(element)
        let content = content(inputs.inside(node)).node
        node.input.yieldsFocus = true
        node.input.keepsFocusOnPress = true
        node.input.key = { [weak element] key in
            guard let element else { return false }
            return onMainActor((element, key)) { $0.handle($1) }
        }
        element.dragging = NodeDrag(of: node, minimumDistance: 10) { [weak element] phase in
            guard let element else { return false }
            return onMainActor((element, phase)) { $0.follow($1) }
        }
        var properties = AccessibilityProperties()
        properties.offeredActions = [{ [weak element] in element?.accessibilityActions ?? [] }]
        AccessibilityLayer(of: content).set(properties)
        inputs.follow { [unowned element] _ in element.update() }
        return _ViewOutputs(node: node)
    }

    /// Brings the view into line with whether it can be moved. Called in a rule.
    func update() {
        guard let node else { return }
        let isEnabled = isMovable
        node.input.isFocusable = isEnabled
        dragging?.isEnabled = isEnabled
        node.didChange()
    }

    private var isMovable: Bool { collection.isEnabled && EnvironmentValues(scope: environment).isEnabled }

    // MARK: - Place

    /// The frame in the window, as if nothing were dragged; nil if the view is not shown.
    var regularFrame: CGRect? {
        guard let node, node.isShown, !node.isLeaving else { return nil }
        return node.frameInWindow.offsetBy(dx: -shift.width, dy: -shift.height)
    }

    /// The child of a group that the view is, or is in.
    func child(of group: RenderNode?) -> RenderNode? {
        node?.transfer.selfAndAround.first { $0.parent === group }
    }

    /// The scroll view around the view along an axis.
    func scroll(along axis: Axis) -> RenderNode? { node?.scroll.around(along: axis)?.node }

    var scene: SceneGraph? { node?.scene }

    /// Whether the view is in the tree of a scene.
    var isAttached: Bool { node?.isAttached == true }

    func setShift(_ shift: CGSize) {
        guard shift != self.shift, let node else { return }
        self.shift = shift
        node.setContent(.effect(.offset(OffsetEffect(shift))))
        node.scene.writes.requestUpdate()
    }

    /// Draws the view in front of all that could be above the other collections.
    func setFront(_ isFront: Bool, among collections: [ReorderCollection]) {
        var current: RenderNode? = node
        let groups = collections.compactMap(\.layoutNode)
        while let front = current, !groups.allSatisfy({ $0.transfer.selfAndAround.contains { $0 === front } }) {
            front.outermost.setFront(isFront)
            current = front.containerNode
        }
    }

    // MARK: - Operations

    /// Handles a drag of the view or its end.
    ///
    /// - Returns: Whether the view follows the pointer.
    @MainActor
    private func follow(_ phase: NodeDrag.Phase) -> Bool {
        guard let container = collection.container else { return false }
        switch phase {
        case .moved(let start, let distance):
            if let drag = container.drag, !drag.element.isAttached {
                container.drag = nil
                drag.end()
            }
            if container.drag == nil {
                guard isMovable, let node, node.isAttached, !node.list.hasOwnDrag(at: start),
                    let drag = ReorderDrag(self)
                else { return false }
                container.drag = drag
            }
            guard let drag = container.drag, drag.element === self else { return false }
            drag.move(by: distance, from: start)
            return true
        case .ended, .cancelled:
            guard let drag = container.drag, drag.element === self else { return false }
            container.drag = nil
            drag.end()
            if case .ended = phase, isAttached, let slot = drag.slot, let target = drag.target {
                collection.move(slot.index, to: target.collection, at: target.index)
            }
            return true
        }
    }

    /// Moves the view by Option with an arrow key.
    @MainActor
    private func handle(_ key: KeyInput) -> Bool {
        guard key.phase != .up, key.modifiers.subtracting([.capsLock, .numericPad]) == .option,
            let direction = ReorderDirection(key.key)
        else { return false }
        return move(direction)
    }

    /// Moves the view towards an edge of the window, past the next element there.
    ///
    /// - Returns: Whether there is a place in that direction.
    @MainActor @discardableResult
    private func move(_ direction: ReorderDirection) -> Bool {
        guard isMovable, let (slot, target) = direction.target(of: self) else { return false }
        collection.move(slot.index, to: target.collection, at: target.index)
        return true
    }

    private var accessibilityActions: [AccessibilityActionRecord] {
        guard isMovable else { return [] }
        return ReorderDirection.offered(to: self).map { direction in
            AccessibilityActionRecord(kind: .named, name: direction.actionName) { [weak self] in
                if let self { onMainActor((self, direction)) { _ = $0.move($1) } }
            }
        }
    }
}
