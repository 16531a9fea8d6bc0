/// A toggle with which the user suppresses a dialog in the future.
struct DialogSuppressionToggle {
    let title: Text
    let isSuppressed: Binding<Bool>
}

private enum DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppressionToggle? { nil } }

extension EnvironmentValues {
    /// The suppression toggle of alerts and dialogs.
    var dialogSuppression: DialogSuppressionToggle? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

/// The suppression toggle of an alert or dialog above its buttons, if one is set.
struct DialogSuppression: View {
    @Environment(\.dialogSuppression) private var toggle

    nonisolated init() {}

    @ViewBuilder var body: some View {
        if let toggle { Toggle(isOn: toggle.isSuppressed) { toggle.title }.toggleStyle(.checkbox) }
    }
}

extension View {
    /// Adds a toggle to alerts and dialogs that the view presents, above their buttons. The app must not present the
    /// dialog again while the toggle's binding is true.
    ///
    /// - Parameter isSuppressed: A binding to the state of the toggle.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don't ask again"), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a label to alerts and dialogs that the view presents, above their buttons.
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppressionToggle(title: label, isSuppressed: isSuppressed))
    }

    /// Adds a toggle with a localized title to alerts and dialogs that the view presents.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a toggle with a title resource to alerts and dialogs that the view presents.
    @_disfavoredOverload  // A literal has to become a key, not a resource.
    nonisolated public func dialogSuppressionToggle<R: _ResourceTitle & _OverloadFilter>(
        _ title: R, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(title._titleText, isSuppressed: isSuppressed)
    }
}
