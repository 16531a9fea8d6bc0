// Made by script/lib/overloads.py of View+ItemAlert.swift. Don't edit it.

extension View {
    /// Presents an alert with a verbatim title while a binding has an item.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), item: data, actions: actions)
    }

    /// Presents an alert with a verbatim title and a message while a binding has an item.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), item: data, actions: actions, message: message)
    }
}
