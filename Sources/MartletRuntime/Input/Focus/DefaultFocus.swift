/// A subtree with a preferred element for the focus.
final class FocusRegion: NodeAttachment {
    weak var node: RenderNode?
    /// The storage of the focus property.
    weak var location: AnyObject?
    /// The value of the property that identifies the preferred element.
    var value: AnyHashable?
    /// Whether the preference also applies when the user moves the focus into the region.
    var countsForPeople = false
    private var isThere = false

    /// The preferred element; nil if it does not exist or can't be focused.
    var target: RenderNode? {
        guard let node, let value, let location else { return nil }
        let target = node.focus.firstNode { node in
            node.extras?.input?.focusBindings.contains { $0.location === location && $0.value == value } == true
        }
        return target?.focus.first.flatMap { $0.isOutOfReach ? nil : $0 }
    }
}

/// On appearance of the region, its preferred element is focused, unless another node has the focus.
extension FocusRegion: LifecycleRecord {
    func appear(in scene: SceneGraph) {
        guard !isThere else { return }
        isThere = true
        scene.focus.requestFirstFocus { [weak self] in self?.target }
        scene.writes.requestUpdate()
    }

    func end(in scene: SceneGraph) { isThere = false }
}

/// Sets the preferred element of the content for the focus.
package nonisolated struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let countsForPeople: Bool

    /// - Parameter countsForPeople: Whether the preference also applies when the user moves the focus into the content.
    package init(binding: FocusState<Value>.Binding, value: Value, countsForPeople: Bool) {
        self.binding = binding
        self.value = value
        self.countsForPeople = countsForPeople
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let region = FocusRegion()
        region.node = node
        node.setAttachment(region)
        _ = body(inputs.inside(node))
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            region.location = modifier.binding.location
            region.value = AnyHashable(modifier.value)
            region.countsForPeople = modifier.countsForPeople
        }
        node.lifetime.attach(region)
        return _ViewOutputs(node: node)
    }
}

/// Suppresses the focus effect in the content.
package nonisolated struct FocusEffectModifier: PrimitiveModifier {
    let isDisabled: Bool

    package init(isDisabled: Bool) { self.isDisabled = isDisabled }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        inputs.follow { [unowned node] graph in
            let hides = modifier.read(in: graph).isDisabled
            guard hides != node.flags.contains(.hidesFocusEffect) else { return }
            if hides { node.flags.insert(.hidesFocusEffect) } else { node.flags.remove(.hidesFocusEffect) }
            node.didChange()
        }
        return _ViewOutputs(node: node)
    }
}

extension FocusNode {
    /// Whether the focus effect is suppressed in this subtree.
    package var hidesEffect: Bool { node.flags.contains(.hidesFocusEffect) }

    /// Whether the node's focus effect is suppressed.
    package var isUnseen: Bool {
        var node: RenderNode? = self.node
        while let current = node {
            if current.focus.hidesEffect { return true }
            node = current.parent
        }
        return false
    }

    /// The enclosing regions with a preferred element, the innermost first.
    var regions: [FocusRegion] {
        var regions: [FocusRegion] = []
        var node: RenderNode? = self.node
        while let current = node {
            if let region = current.attachment(FocusRegion.self) { regions.append(region) }
            node = current.parent
        }
        return regions
    }

    /// Returns the first node of the subtree that satisfies a condition, in reading order.
    fileprivate func firstNode(where condition: (RenderNode) -> Bool) -> RenderNode? {
        if condition(node) { return node }
        for child in node.layoutChildren {
            if let found = child.focus.firstNode(where: condition) { return found }
        }
        return nil
    }
}

extension FocusMoves {
    /// Returns the node to focus when the user moves the focus to a node: the node itself, or the preferred element of
    /// the outermost region that the focus enters.
    package func focusEntry(of node: RenderNode) -> RenderNode {
        for region in node.focus.regions.reversed()
        where region.countsForPeople && !scene.focus.isFocused(below: region.node) {
            if let target = region.target { return target }
        }
        return node
    }
}
