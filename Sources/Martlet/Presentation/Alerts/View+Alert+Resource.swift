// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Presents an alert while a binding is true, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert while a binding is true, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title that is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ title: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
}
