extension View {
    /// Presents a dialog with a choice of what to do while a binding is true.
    ///
    /// Every button dismisses it, which sets the binding to false after the button's action has run. Where no button
    /// has the role `cancel`, there is one that says Cancel.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _ToldApart, A: View>(
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

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _ToldApart, A: View, T>(
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

    /// Presents a dialog with a choice of what to do while a binding is true.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _ToldApart, A: View, M: View>(
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

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _ToldApart, A: View, M: View, T>(
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

    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is localised.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is localised.
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

    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is localised.
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

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is localised.
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

    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a dialog with a choice of what to do while a binding is true, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a dialog with a choice of what to do while a binding is true and there is data for it, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
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
