/// A button that opens the window with the app's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A link with a label of one's own.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// A link with the label that the system has for it.
    public init() where Label == DefaultSettingsLinkLabel { self.label = DefaultSettingsLinkLabel() }

    /// The button.
    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

/// The label that the system has for a link to the settings.
public struct DefaultSettingsLinkLabel: View {
    /// The label's text.
    public var body: some View { Text(verbatim: "Settings…") }
}
