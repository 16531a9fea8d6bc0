// Made by script/lib/overloads.py of View+ItemDialog.swift. Don't edit it.

extension View {
    /// Presents a confirmation dialog with a verbatim title while a binding has an item.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a verbatim title and a message while a binding has an item.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }
}
