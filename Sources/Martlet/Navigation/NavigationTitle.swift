import AttributeGraph

/// The title of a page: the first one that a view on the page sets.
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
    /// Sets the title of the view's page: a `Text`, a resource, or the value of a binding. A bound title is shown, but
    /// cannot be edited in the bar.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func navigationTitle<Title: _PageTitle & _OverloadFilter>(_ title: Title) -> some View {
        modifier(NavigationTitleModifier(title: title._titleText))
    }

    /// Sets the localized title of the view's page.
    ///
    ///     List(notes) { Text($0.title) }
    ///         .navigationTitle("Notes")
    ///
    /// The title is shown while the page is the visible one: in the header bar of a window, or in the line above the
    /// page in a terminal.
    ///
    /// - Parameter titleKey: The key of the title.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modifier(NavigationTitleModifier(title: Text(titleKey)))
    }
}
