/// A modifier that connects the focus of a search field with a focus state of the app.
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
    /// Connects the focus of the view's search field with a Boolean focus state. Each follows changes of the other.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFieldFocus, SearchFieldFocus { AnyView($0.focused(binding)) })
    }

    /// Connects the focus of the view's search field with a focus state, which has `value` while the field has the
    /// focus.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding,
        equals value: V
    ) -> some View {
        environment(\.searchFieldFocus, SearchFieldFocus { AnyView($0.focused(binding, equals: value)) })
    }
}
