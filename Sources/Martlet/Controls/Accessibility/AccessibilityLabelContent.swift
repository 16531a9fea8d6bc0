import AttributeGraph

/// Stands for the view that a modifier is applied to, in content that the modifier makes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    /// It has no body: the runtime makes it.
    public typealias Body = Never

    nonisolated init() {}

    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(
        view: _GraphValue<PlaceholderContentView>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        if let source = inputs.attachment(LabelSource.self, as: LabelSource.self) {
            var properties = AccessibilityProperties()
            properties.offeredLabel = { [weak source] in source?.ownName }
            AccessibilityLayer(of: node).set(properties)
        }
        return _ViewOutputs(node: node)
    }
}

/// The name of a view to which others are added.
private final class LabelSource: NodeAttachment {
    weak var node: RenderNode?
    /// What says the whole name.
    weak var content: RenderNode?
    private var isAsked = false

    /// What the view is called by itself.
    var ownName: String? {
        isAsked = true
        defer { isAsked = false }
        return node?.nameAsLabel
    }

    /// What the content says; nil while the view is asked for its own name.
    var name: String? {
        guard !isAsked, let content else { return nil }
        let names = content.children.flatMap(\.writtenTexts).filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

/// Names the content by views that are not shown.
private nonisolated struct LabelContentModifier<Label: View>: PrimitiveModifier {
    let label: Label

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let source = LabelSource()
        let named: (_ViewInputs) -> _ViewOutputs = {
            let outputs = body($0)
            source.node = outputs.node
            outputs.node.setAttachment(source)
            var properties = AccessibilityProperties()
            properties.offeredLabel = { [weak source] in source?.name }
            AccessibilityLayer(of: outputs.node).set(properties)
            return outputs
        }
        return .layered(.behind, inputs: inputs, body: named) {
            let holder = RenderNode.make(layout: PassingLayout(), inputs: $0)
            holder.flags.insert(.aside)
            source.content = holder
            var inner = $0.inside(holder)
            inner.attach(LabelSource.self, source)
            Label._makeViewList(view: modifier[\.label], inputs: inner)
        }
    }
}

extension View {
    /// Names the view for assistive technology by views that are not shown: the names of all of them, one after the other.
    ///
    ///     Rating(5).accessibilityLabel { label in
    ///         Text("Favourite")
    ///         label
    ///     }
    ///
    /// - Parameter content: Is given what stands for the view and its own name.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(LabelContentModifier(label: content(PlaceholderContentView())))
    }
}
