import AttributeGraph

/// The condition for showing search scopes. It has no effect: scopes are shown during the whole search here.
public struct SearchScopeActivation: Sendable {
    private init() {}

    /// The system's default.
    public static let automatic = SearchScopeActivation()
    /// Once the user has typed something.
    public static let onTextEntry = SearchScopeActivation()
    /// The scopes appear when the search begins.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// The search scopes that are available to the search fields in a subtree.
final class SearchScopes {
    let content: StyleContent
    let selection: (Graph) -> TabSelection

    init(content: StyleContent, selection: @escaping (Graph) -> TabSelection) {
        self.content = content
        self.selection = selection
    }
}

/// Provides scopes to the search fields in the content.
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

/// The available scopes in a row; no element without any.
nonisolated struct SearchScopeRow: PrimitiveView {
    private let row = SearchScopeStack()

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        SearchScopeStack._makeView(view: view[\.row], inputs: inputs)
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        guard inputs.attachment(SearchScopes.self, as: SearchScopes.self) != nil else { return }
        SearchScopeStack._makeViewList(view: view[\.row], inputs: inputs)
    }

    static var _isUnary: Bool { false }
}

private nonisolated struct SearchScopeStack: PrimitiveView {
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
    /// Sets the scopes of the view's search field, which are shown during a search.
    ///
    /// - Parameters:
    ///   - scope: A binding to the tag of the selected scope.
    ///   - scopes: A builder of views with a `tag(_:)`.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scopes: scopes(), selection: TabSelection(scope)))
    }

    /// Sets the scopes of the view's search field. The activation is ignored: scopes are shown during the whole search.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}
