// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: message)
    }
}
