extension View {
    /// Presents a confirmation dialog while a binding is true.
    ///
    /// Every button dismisses the dialog, which sets the binding to `false` after the button's action has run. If no
    /// button has the role `cancel`, a Cancel button is added.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentPanel(
            AsDialog.self, isPresented,
            AlertParts(
                title: title._titleText, titleVisibility: titleVisibility, actions: actions(), message: EmptyView()))
    }

    /// Presents a confirmation dialog while a binding is true and there are data. The builder receives the data.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View, T>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentPanel(
            AsDialog.self, isPresented,
            data.map {
                AlertParts(
                    title: title._titleText, titleVisibility: titleVisibility, actions: actions($0),
                    message: EmptyView())
            }, of: PresentedData(data))
    }

    /// Presents a confirmation dialog with a message while a binding is true.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View, M: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentPanel(
            AsDialog.self, isPresented,
            AlertParts(
                title: title._titleText, titleVisibility: titleVisibility, actions: actions(), message: message()))
    }

    /// Presents a confirmation dialog with a message while a binding is true and there are data.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View, M: View, T>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentPanel(
            AsDialog.self, isPresented,
            data.map {
                AlertParts(
                    title: title._titleText, titleVisibility: titleVisibility, actions: actions($0),
                    message: message($0))
            }, of: PresentedData(data))
    }

    /// Presents a confirmation dialog with a localized title while a binding is true.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a localized title while a binding is true and there are data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a confirmation dialog with a localized title and a message while a binding is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog with a localized title and a message while a binding is true and there are data.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}
