/// A button that opens the app's settings window.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// Creates a link with a label from a builder.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// Creates a link with the standard label.
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

/// The standard label of a link to the settings.
public struct DefaultSettingsLinkLabel: View {
    /// The text of the label.
    public var body: some View { Text(verbatim: "Settings…") }
}
