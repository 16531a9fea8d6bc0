import Foundation

extension View {
    /// Presents an alert while a binding is true and there is an error. The error's description is the title.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            error.map {
                AlertParts(title: $0.alertTitle, actions: actions(), message: EmptyView())
            }, of: PresentedData(error))
    }

    /// Presents an alert with a message while a binding is true and there is an error. The error's description is the
    /// title.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        presentPanel(
            AsAlert.self, isPresented,
            error.map {
                AlertParts(title: $0.alertTitle, actions: actions($0), message: message($0))
            }, of: PresentedData(error))
    }

    /// Presents an alert while a binding has an error. The error's description is the title.
    ///
    /// Every button dismisses the alert, which sets the binding to `nil` after the button's action has run.
    ///
    ///     .alert(error: $saveError) { Button("Try again", action: save) }
    nonisolated public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentPanel(AsAlert.self, error) {
            AlertParts(title: $0.alertTitle, actions: actions(), message: EmptyView())
        }
    }

    /// Presents an alert with a message while a binding has an error. The error's description is the title.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        presentPanel(AsAlert.self, error) {
            AlertParts(title: $0.alertTitle, actions: actions($0), message: message($0))
        }
    }

    nonisolated func presentPanel<Kind: PresentationKind, Actions: View, Message: View>(
        _ kind: Kind.Type, _ isPresented: Binding<Bool>, _ parts: AlertParts<Actions, Message>?,
        of data: PresentedData? = nil
    ) -> some View {
        modifier(
            PresentationModifier(
                target: AlertTarget<Kind, Actions, Message>(isPresented: isPresented, parts: parts, data: data)))
    }
}

extension LocalizedError {
    fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}
