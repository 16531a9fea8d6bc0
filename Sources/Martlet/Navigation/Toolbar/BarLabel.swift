private enum BarTitlesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the bar has room for the titles of its labels.
    var barShowsTitles: Bool {
        get { self[BarTitlesKey.self] }
        set { self[BarTitlesKey.self] = newValue }
    }
}

/// The style of labels in a bar: that of the window, or else the icon, and the title where the bar has room for it.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { BarLabel(configuration: configuration) }
}

private struct BarLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.barShowsTitles) private var showsTitles
    @Environment(\.toolbarLabelStyle) private var style

    var body: some View {
        switch style?.kind ?? .automatic {
        case .titleOnly: TitleOnlyLabelStyle().makeBody(configuration: configuration)
        case .titleAndIcon: TitleAndIcon()
        case .automatic where showsTitles: TitleAndIcon()
        case .automatic, .iconOnly: IconOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}
