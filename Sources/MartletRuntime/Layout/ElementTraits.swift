import Foundation

/// The trait that stores the value of `tag(_:)`, by which a container finds the element.
package enum TagTrait {}

extension RenderNode {
    /// Returns a trait that a modifier has set on the element, at this node or at the only child that it wraps.
    package func trait<Value>(_ key: Any.Type, as: Value.Type = Value.self) -> Value? {
        if let value = extras?.traits[ObjectIdentifier(key)] { return value as? Value }
        guard let child = traitChild else { return nil }
        return child.trait(key, as: Value.self)
    }

    /// Attaches a value to the element.
    package func setTrait<Value>(_ key: Any.Type, _ value: Value) {
        ensuredExtras.traits[ObjectIdentifier(key)] = value
    }

    /// The layout priority: elements with a higher one are offered space first; 0 unless set.
    var layoutPriority: Double {
        var node = self
        while true {
            if let extras = node.extras, let value = extras.traits[ObjectIdentifier(LayoutPriorityTrait.self)] {
                return value as? Double ?? 0
            }
            guard let child = node.traitChild else { return node.layout.layoutPriority }
            node = child
        }
    }

    /// The z-index: the element is drawn in front of siblings with a lower one; 0 unless set.
    var zIndex: Double { hasTraits ? trait(ZIndexTrait.self) ?? 0 : 0 }

    /// Draws the element in front of its siblings, or with its own z-index again.
    package func setFront(_ isFront: Bool) {
        let (index, own) = (ObjectIdentifier(ZIndexTrait.self), ObjectIdentifier(OwnZIndexTrait.self))
        let front = Double.greatestFiniteMagnitude
        guard (extras?.traits[index] as? Double == front) != isFront else { return }
        if isFront {
            ensuredExtras.traits[own] = extras?.traits[index]
            ensuredExtras.traits[index] = front
        } else {
            ensuredExtras.traits[index] = extras?.traits[own]
            ensuredExtras.traits[own] = nil
        }
        containerNode?.didChange()
    }

    private var hasTraits: Bool { extras != nil || layout.isTransparentToTraits }

    /// The child whose traits also apply to this node.
    private var traitChild: RenderNode? {
        guard layout.isTransparentToTraits else { return nil }
        let index = layout.primaryIndex
        let children = layoutChildren
        return index < children.count ? children[index] : nil
    }
}

enum LayoutPriorityTrait {}
enum ZIndexTrait {}

/// The z-index of an element that is in front for a while.
private enum OwnZIndexTrait {}

/// Attaches a value to each element of the content.
nonisolated struct TraitModifier<Key, Value>: PrimitiveModifier {
    let value: Value
    /// Whether the trait influences layout, so that a change invalidates the container.
    let affectsLayout: Bool

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            node.setTrait(Key.self, modifier.value)
            if modifier.affectsLayout {
                node.flags.insert(.guidesChanged)
                node.invalidateSize()
            }
            node.didChange()
        }
        return outputs
    }
}

extension View {
    /// Sets the priority with which a stack offers the view space: views with a higher priority come first.
    ///
    ///     HStack {
    ///         Text("A long title that may be truncated")
    ///         Text("12:30").layoutPriority(1)
    ///     }
    ///
    /// Before views of a priority get their share, the stack reserves the minimum lengths of all views with a lower
    /// priority. Within one priority the least flexible view comes first.
    ///
    /// - Parameter value: The priority; 0 by default.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait, Double>(value: value.isNaN ? 0 : value, affectsLayout: true))
    }

    /// Draws the view in front of siblings with a lower value.
    ///
    ///     ZStack {
    ///         Text("Front").zIndex(1)
    ///         Color.yellow
    ///     }
    ///
    /// Values are compared among the views of one container, and have no effect on layout. The view in front also
    /// receives input first.
    ///
    /// - Parameter value: The value; 0 by default. Siblings with the same value are drawn in their order.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier<ZIndexTrait, Double>(value: value.isNaN ? 0 : value, affectsLayout: false))
    }
}
