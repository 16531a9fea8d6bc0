import AttributeGraph

/// A placeholder for the modified view, in content that a modifier such as `accessibilityLabel(content:)` builds.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    /// No body: the runtime creates the view's node directly.
    public typealias Body = Never

    nonisolated init() {}

    /// Creates the view's node, once for each identity.
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

/// The name of a view that is composed by the content of `accessibilityLabel(content:)`.
private final class LabelSource: NodeAttachment {
    weak var node: RenderNode?
    /// The hidden node whose texts make up the whole name.
    weak var content: RenderNode?
    private var isAsked = false

    /// The name that the view has without the modifier.
    var ownName: String? {
        isAsked = true
        defer { isAsked = false }
        return node?.reading.nameAsLabel
    }

    /// The name that the content's texts make up. It is `nil` while `ownName` is computed, so that the two do not
    /// recurse.
    var name: String? {
        guard !isAsked, let content else { return nil }
        let names = content.children.flatMap(\.reading.writtenTexts).filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}

/// Names the content by the texts of views that are not shown.
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
    /// Names the view for assistive technology by the texts of views that are not shown.
    ///
    /// The label is the texts of the views, joined by commas.
    ///
    ///     Rating(5).accessibilityLabel { label in
    ///         Text("Favourite")
    ///         label
    ///     }
    ///
    /// - Parameter content: A builder that receives a placeholder for the view's original label.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(LabelContentModifier(label: content(PlaceholderContentView())))
    }
}
