/// Asks the user before a window closes, if views in it require a confirmation.
@MainActor
final class DismissalGuard {
    /// The registered confirmations, the most recent one last.
    private var questions: [(id: ObjectIdentifier, ask: () -> Void)] = []

    nonisolated init() {}

    func set(_ id: ObjectIdentifier, ask: (() -> Void)?) {
        guard let ask else { return questions.removeAll { $0.id == id } }
        if let index = questions.firstIndex(where: { $0.id == id }) {
            questions[index].ask = ask
        } else {
            questions.append((id, ask))
        }
    }

    /// Asks the user, if a confirmation is registered.
    ///
    /// - Returns: Whether the window has to wait for the answer.
    func asks() -> Bool {
        guard let question = questions.last else { return false }
        question.ask()
        return true
    }
}

private enum DismissalGuardKey: EnvironmentKey { static var defaultValue: DismissalGuard? { nil } }

/// Closes the window without a confirmation.
private enum WindowCloserKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// The dismissal guard of the window.
    var dismissalGuard: DismissalGuard? {
        get { self[DismissalGuardKey.self] }
        set { self[DismissalGuardKey.self] = newValue }
    }

    /// Closes the window without a confirmation.
    var closeWithoutAsking: (() -> Void)? {
        get { self[WindowCloserKey.self] }
        set { self[WindowCloserKey.self] = newValue }
    }
}

/// Presents a dialog when the window is about to close.
private nonisolated struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
    /// The identity of a modifier in its window.
    private final class Identity {}

    let title: Text
    let shouldPresent: Bool
    let actions: Actions
    let message: Message
    @Environment(\.dismissalGuard) private var dismissalGuard
    @Environment(\.closeWithoutAsking) private var close
    @State private var isPresented = false
    @State private var identity = Identity()

    init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
        self.title = title
        self.shouldPresent = shouldPresent
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                PresentationModifier(
                    target: AlertTarget<AsDialog, Actions, Message>(
                        isPresented: $isPresented,
                        parts: AlertParts(title: title, actions: actions, message: message),
                        onChoice: { [close] role in if role != .cancel { close?() } }))
            )
            .onChange(of: shouldPresent, initial: true) { _, shouldPresent in
                dismissalGuard?.set(
                    ObjectIdentifier(identity), ask: shouldPresent ? { isPresented = true } : nil)
            }
            .onDisappear { dismissalGuard?.set(ObjectIdentifier(identity), ask: nil) }
    }
}

extension View {
    /// Presents a dialog when the view's window is about to close, while a condition is true. Every button except one
    /// with the role `cancel` closes the window after its action has run.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions(), message: EmptyView()))
    }

    /// Presents a dialog with a message when the view's window is about to close, while a condition is true. Every
    /// button except one with the role `cancel` closes the window after its action has run.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
    }

    /// Presents a dialog with a localized title when the view's window is about to close.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Presents a dialog with a localized title and a message when the view's window is about to close.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }
}
