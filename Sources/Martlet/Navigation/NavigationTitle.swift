import AttributeGraph

/// The title of a page: the first that a view in it sets.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

nonisolated struct NavigationTitleModifier: WholeContentModifier {
    let title: Text

    static var needsOwnNode: Bool { true }

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        inputs.follow { [unowned anchor] graph in
            anchor.setPreference(NavigationTitleKey.self, .value(modifier.read(in: graph).title))
        }
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
