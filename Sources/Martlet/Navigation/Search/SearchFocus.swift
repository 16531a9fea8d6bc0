/// Connects the focus of a search field with a value of the app's.
struct SearchFieldFocus {
    let apply: (AnyView) -> AnyView
}

private enum SearchFieldFocusKey: EnvironmentKey { static var defaultValue: SearchFieldFocus? { nil } }

extension EnvironmentValues {
    var searchFieldFocus: SearchFieldFocus? {
        get { self[SearchFieldFocusKey.self] }
        set { self[SearchFieldFocusKey.self] = newValue }
    }
}

extension View {
    /// Connects whether the search field in the view has the focus with a value: each follows the other.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFieldFocus, SearchFieldFocus { AnyView($0.focused(binding)) })
    }

    /// Connects which view has the focus, the search field in the view among them, with a value: each follows the other.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding,
        equals value: V
    ) -> some View {
        environment(\.searchFieldFocus, SearchFieldFocus { AnyView($0.focused(binding, equals: value)) })
    }
}
