import AttributeGraph

/// The title of a page: the first that a view in it sets.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

nonisolated struct NavigationTitleModifier: PrimitiveModifier {
    let title: Text

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in
            node.setPreference(NavigationTitleKey.self, .value(modifier.read(in: graph).title))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Sets the title of the page that the view stands in: a `Text`, a resource, or what a binding has. The title is shown; it
    /// is not edited where it stands.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func navigationTitle<Title: _PageTitle & _ToldApart>(_ title: Title) -> some View {
        modifier(NavigationTitleModifier(title: title._titleText))
    }

    /// Sets the title of the page that the view stands in, localised.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleKey)))
    }

    /// Sets the title of the page that the view stands in, shown as it is.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }
}
