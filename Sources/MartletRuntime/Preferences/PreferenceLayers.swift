import AttributeGraph

/// Adds views behind or in front of the content that depend on a preference of the content.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Secondary: View, Kind: LayerKind>: SecondaryContentModifier
{
    let transform: (K.Value) -> Secondary
    let alignment: Alignment

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var primary: RenderNode?
        var inner: _ViewInputs?
        let outputs = _ViewOutputs.layered(
            Kind.layer,
            inputs: inputs,
            body: {
                let outputs = body($0)
                primary = outputs.node
                return outputs
            },
            alignment: { modifier.pointer(in: $0).pointee.alignment },
            secondary: { inner = $0 }
        )
        guard let primary, let inner else { return outputs }
        primary.addPreferenceReader(
            LayerReader<K> { value in
                let rule = PreferenceLayerRule<K, Secondary>(value: value) { graph in
                    modifier.pointer(in: graph).pointee.transform
                }
                let content = inner.graph.makeRule(rule, in: inner.scope)
                Secondary._makeViewList(view: _GraphValue(content, isCompared: true), inputs: inner)
            } input: {
                inner.graph.makeInput($0, in: inner.scope) { ValueComparator.of(K.Value.self).areEqual($0, $1) }
            })
        return outputs
    }
}

private struct PreferenceLayerRule<K: PreferenceKey, Content: View>: Rule {
    let value: Attribute<K.Value>
    let transform: (Graph) -> (K.Value) -> Content
    var observer = RuleObserver()

    mutating func value(in graph: Graph) -> Content {
        let (transform, value) = (self.transform(graph), graph[self.value])
        return observer.run(in: graph, as: .content(Content.self)) { transform(value) }
    }

    static var comparison: RawComparison? { rawComparison(of: Content.self) }
}

extension PreferenceLayerRule: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        .content("a layer made from the preference \(typeName(K.self))", around: nil)
    }
}

/// Makes the content when the value is first known, and hands it later ones.
private final class LayerReader<K: PreferenceKey>: PreferenceReader {
    private let make: (Attribute<K.Value>) -> Void
    private let input: (K.Value) -> Attribute<K.Value>
    private var value: Attribute<K.Value>?

    init(make: @escaping (Attribute<K.Value>) -> Void, input: @escaping (K.Value) -> Attribute<K.Value>) {
        self.make = make
        self.input = input
    }

    func collect(from node: RenderNode) {
        let new = node.preference(K.self) ?? K.defaultValue
        if let value {
            node.scene.graph.set(value, to: new)
        } else {
            let made = input(new)
            value = made
            make(made)
        }
    }
}

extension View {
    /// Places views in front of the view that depend on its value for a preference key.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T, InFront>(transform: transform, alignment: .center))
    }

    /// Places views in front of the view that depend on its value for a preference key.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V, InFront>(transform: transform, alignment: alignment))
    }

    /// Places views behind the view that depend on its value for a preference key.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<Key, T, Behind>(transform: transform, alignment: .center))
    }

    /// Places views behind the view that depend on its value for a preference key.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V, Behind>(transform: transform, alignment: alignment))
    }
}
