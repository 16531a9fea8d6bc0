/// A toggle by which a person says that a dialog is not to come again.
struct DialogSuppressionToggle {
    let title: Text
    let isSuppressed: Binding<Bool>
}

private enum DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppressionToggle? { nil } }

extension EnvironmentValues {
    /// The toggle of alerts and dialogs.
    var dialogSuppression: DialogSuppressionToggle? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

/// The toggle of an alert or dialog, where it has one: above the buttons.
struct DialogSuppression: View {
    @Environment(\.dialogSuppression) private var toggle

    nonisolated init() {}

    @ViewBuilder var body: some View {
        if let toggle { Toggle(isOn: toggle.isSuppressed) { toggle.title }.toggleStyle(.checkbox) }
    }
}

extension View {
    /// Adds a toggle to the alerts and dialogs that the view presents, above their buttons. It says that the question is not
    /// to come again; the app sees to that.
    ///
    /// - Parameter isSuppressed: What the toggle shows and sets.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a label to the alerts and dialogs that the view presents, above their buttons.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppressionToggle(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle, with a title that is localised, to the alerts and dialogs that the view presents.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle, with a title that is a resource, to the alerts and dialogs that the view presents.
    @_disfavoredOverload  // A literal is a key, though it could be a resource too.
    nonisolated public func dialogSuppressionToggle<R: _ResourceTitle & _ToldApart>(
        _ title: R, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(title._titleText, isSuppressed: isSuppressed)
    }

    /// Adds a toggle, with a title that is said as it is, to the alerts and dialogs that the view presents.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }
}
