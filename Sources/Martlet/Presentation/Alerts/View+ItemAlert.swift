extension View {
    /// Presents an alert while a binding has an item.
    ///
    ///     .alert(Text("Delete the file?"), item: $fileToDelete) { file in
    ///         Button("Delete", role: .destructive) { delete(file) }
    ///         Button("Cancel", role: .cancel) {}
    ///     }
    ///
    /// Every button dismisses the alert, which sets the binding to `nil` after the button's action has run. Changes of
    /// the item are ignored while the alert is shown; `nil` dismisses it.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - data: A binding to the item, which the builder receives.
    ///   - actions: A builder of the buttons.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View, T>(
        _ title: Title,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentPanel(AsAlert.self, data) {
            AlertParts(title: title._titleText, actions: actions($0), message: EmptyView())
        }
    }

    /// Presents an alert with a message while a binding has an item. The builders receive the item.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func alert<Title: _TextTitle & _OverloadFilter, A: View, M: View, T>(
        _ title: Title,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        presentPanel(AsAlert.self, data) {
            AlertParts(title: title._titleText, actions: actions($0), message: message($0))
        }
    }

    /// Presents an alert with a localized title while a binding has an item.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions)
    }

    /// Presents an alert with a localized title and a message while a binding has an item.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        item data: Binding<T?>,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), item: data, actions: actions, message: message)
    }

    nonisolated func presentPanel<Kind: PresentationKind, T, Actions: View, Message: View>(
        _ kind: Kind.Type, _ data: Binding<T?>, _ parts: (T) -> AlertParts<Actions, Message>
    ) -> some View {
        let item = data.wrappedValue
        return presentPanel(kind, Binding(presence: data), item.map(parts), of: PresentedData(item))
    }
}
