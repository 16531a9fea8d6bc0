/// The parts of labels that the toolbars of a window show.
///
/// Set it for the windows of a scene:
///
///     WindowGroup { ContentView() }
///         .windowToolbarLabelStyle(fixed: .titleAndIcon)
///
/// A `labelStyle` in an item overrides it for that item.
public struct ToolbarLabelStyle: Equatable, Sendable {
    /// The names are those under which defaults store the style.
    enum Kind: String { case automatic, titleAndIcon, titleOnly, iconOnly }

    let kind: Kind

    /// The style that suits the window. Labels show their icon if they have one, and in a wide terminal the title too.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .automatic) }
    /// The icon and the title, side by side.
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }
    /// The title.
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }
    /// The icon.
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }
}

private enum WindowToolbarLabelsKey: EnvironmentKey {
    static var defaultValue: ToolbarLabelStyle { .automatic }
}

private enum ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }

extension EnvironmentValues {
    /// The label style of the toolbar in which the view is; `nil` outside of toolbars.
    public internal(set) var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }

    /// The label style of the window's toolbars.
    var windowToolbarLabels: ToolbarLabelStyle {
        get { self[WindowToolbarLabelsKey.self] }
        set { self[WindowToolbarLabelsKey.self] = newValue }
    }
}
