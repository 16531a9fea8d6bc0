extension View {
    /// Presents a confirmation dialog while a binding has an item.
    ///
    ///     .confirmationDialog("Export", item: $exported, titleVisibility: .visible) { document in
    ///         Button("As text") { exportText(document) }
    ///         Button("As picture") { exportPicture(document) }
    ///     }
    ///
    /// Every button dismisses the dialog, which sets the binding to `nil` after the button's action has run. If no
    /// button has the role `cancel`, a Cancel button is added. Changes of the item are ignored while the dialog is
    /// shown; `nil` dismisses it.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - data: A binding to the item, which the builder receives.
    ///   - titleVisibility: Whether the title is shown.
    ///   - actions: A builder of the buttons.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View, T>(
        _ title: Title,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentPanel(AsDialog.self, data) {
            AlertParts(
                title: title._titleText, titleVisibility: titleVisibility, actions: actions($0), message: EmptyView())
        }
    }

    /// Presents a confirmation dialog with a message while a binding has an item. The builders receive the item.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func confirmationDialog<Title: _TextTitle & _OverloadFilter, A: View, M: View, T>(
        _ title: Title,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentPanel(AsDialog.self, data) {
            AlertParts(
                title: title._titleText, titleVisibility: titleVisibility, actions: actions($0), message: message($0))
        }
    }

    /// Presents a confirmation dialog with a localized title while a binding has an item.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a localized title and a message while a binding has an item.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
    }
}
