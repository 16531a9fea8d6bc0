extension View {
    /// Presents an alert while a binding is true.
    ///
    ///     .alert(Text("Delete the file?"), isPresented: $asks) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    ///
    /// Every button dismisses the alert, which sets the binding to `false` after the button's action has run. Without
    /// buttons, there is an OK button. Return presses the first button without a role, and Escape the cancel button.
    /// The actions may include text fields.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding to whether the alert is presented.
    ///   - actions: A builder of the buttons.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            AlertParts(title: title._titleText, actions: actions(), message: EmptyView()))
    }

    /// Presents an alert while a binding is true and there are data. The builders receive the data.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View, T>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            data.map {
                AlertParts(title: title._titleText, actions: actions($0), message: EmptyView())
            }, of: PresentedData(data))
    }

    /// Presents an alert with a message while a binding is true.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View, M: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            AlertParts(title: title._titleText, actions: actions(), message: message()))
    }

    /// Presents an alert with a message while a binding is true and there are data. The builders receive the data.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View, M: View, T>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            data.map {
                AlertParts(title: title._titleText, actions: actions($0), message: message($0))
            }, of: PresentedData(data))
    }

    /// Presents an alert with a localized title while a binding is true.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a localized title while a binding is true and there are data.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert with a localized title and a message while a binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a localized title and a message while a binding is true and there are data.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
}
