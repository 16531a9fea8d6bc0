import AttributeGraph

/// When the scopes of a search are shown. They are here while a person searches.
public struct SearchScopeActivation: Sendable {
    private init() {}

    /// As suits the place.
    public static let automatic = SearchScopeActivation()
    /// When something is typed.
    public static let onTextEntry = SearchScopeActivation()
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// The scopes that a search field finds around it.
final class SearchScopes {
    let content: StyleContent
    let selection: (Graph) -> TabSelection

    init(content: StyleContent, selection: @escaping (Graph) -> TabSelection) {
        self.content = content
        self.selection = selection
    }
}

/// Lends scopes to the search fields in the content.
nonisolated struct SearchScopesModifier<Scopes: View>: InputModifier {
    let scopes: Scopes
    let selection: TabSelection

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let content = ControlLabel(modifier[\.scopes])
        inputs.attach(
            SearchScopes.self,
            SearchScopes(content: StyleContent(content, inputs: inputs)) { modifier.pointer(in: $0).pointee.selection })
    }
}

/// The scopes that are lent, beside each other.
nonisolated struct SearchScopeRow: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let spacing = inputs.scene.host.chrome(of: ControlContent(TabBarControl())).accessorySpacing
        let row = RenderNode.make(
            layout: StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing),
            inputs: inputs)
        guard let scopes = inputs.attachment(SearchScopes.self, as: SearchScopes.self) else {
            return _ViewOutputs(node: row)
        }
        var inner = inputs.inside(row)
        inner.wrappers = ElementWrapper(inputs: inner) { inputs, make in
            let label = ControlLabel(isUnary: true) { _ = make($0) }
            return _ViewOutputs(
                node: ControlMaker.make(TabControl(), inputs: inputs, label: label) { graph, node, draft in
                    let selection = scopes.selection(graph)
                    let tag = node.layoutChildren.first?.trait(TagTrait.self, as: AnyHashable.self)?.flattened
                    draft.control.isOn = tag != nil && selection.value() == tag
                    draft.actions.press = { if let tag { _ = selection.set(tag) } }
                })
        }
        scopes.content.makeList(inner)
        return _ViewOutputs(node: row)
    }
}

extension View {
    /// Says what there is to search in, while a person searches by the search field in the view: views with a
    /// `tag(_:)`, of which one is selected.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scopes: scopes(), selection: TabSelection(scope)))
    }

    /// Says what there is to search in, and when that is shown.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}
