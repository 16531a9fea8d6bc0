private enum DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }

extension EnvironmentValues {
    /// The icon of alerts and dialogs.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
}

/// The icon of an alert or dialog, if one is set. A critical one has a warning sign.
struct DialogIcon: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity

    nonisolated init() {}

    @ViewBuilder var body: some View {
        if let icon = icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil) {
            icon.font(.largeTitle).accessibilityHidden(true)
        }
    }
}

extension View {
    /// Sets the icon of alerts and dialogs that the view presents, above their titles.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        modifier(EnvironmentModifier(keyPath: \.dialogIcon, value: icon))
    }
}
