/// The severity of an alert or dialog.
public struct DialogSeverity: Hashable, Sendable {
    private let number: Int

    /// The default of the dialog.
    public static let automatic = DialogSeverity(number: 0)
    /// The action cannot cause a loss.
    public static let standard = DialogSeverity(number: 1)
    /// The action may cause a loss.
    public static let critical = DialogSeverity(number: 2)
}

private enum DialogSeverityKey: EnvironmentKey { static var defaultValue: DialogSeverity { .automatic } }

extension EnvironmentValues {
    /// The severity of alerts and dialogs.
    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }
}

extension View {
    /// Sets the severity of alerts and dialogs that the view presents.
    ///
    /// A critical dialog shows a warning sign, unless it has an icon of its own, and keeps the app from quitting.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        modifier(EnvironmentModifier(keyPath: \.dialogSeverity, value: severity))
    }
}
