/// The colors of an app in a terminal, by their roles.
///
/// Without a theme an app has the terminal's own colors. Declare a theme with ``Scene/terminalTheme(_:)``: one of the
/// built-in ones, or an own one with colors for dark and light terminals.
///
///     extension TerminalTheme {
///         static let forest = TerminalTheme(
///             light: Roles(
///                 background: Color(red: 0.97, green: 0.98, blue: 0.96), surface: Color(red: 0.9, green: 0.93, blue: 0.89),
///                 text: Color(red: 0.1, green: 0.15, blue: 0.1), accent: Color(red: 0, green: 0.4, blue: 0.2)),
///             dark: Roles(
///                 background: Color(red: 0.06, green: 0.09, blue: 0.07), surface: Color(red: 0.11, green: 0.15, blue: 0.12),
///                 text: Color(red: 0.88, green: 0.92, blue: 0.88), accent: Color(red: 0.45, green: 0.85, blue: 0.55)))
///     }
///
/// The environment variable `MARTLET_THEME` lets users choose one of the built-in themes for any app: `harbor`, `ember`,
/// `contrast`, or `automatic` for the terminal's own colors. `harbor-dark` and `harbor-light` also choose the color scheme.
///
/// A theme needs a terminal with at least 256 colors. With 16 colors, which users choose in their terminal, and without
/// colors, the terminal's own are shown. An inline app keeps the terminal's background and text, because the shell's
/// lines are above it.
public struct TerminalTheme: Sendable, Equatable {
    /// The colors of a theme in one color scheme.
    ///
    /// The colors replace those of the system: `Color.primary`, `.blue` and `.accentColor`, `.green`, `.orange` and
    /// `.yellow`, and `.red`. Other colors of an app are shown as they are. Text in these colors is moved towards black or
    /// white if it can't be read on the background.
    public struct Roles: Sendable, Equatable {
        /// The background of pages.
        public var background: Color
        /// The background of menus, sheets, alerts and the command palette, which float above a page.
        public var surface: Color
        /// Text and symbols. Secondary text is mixed from this color and the color behind it.
        public var text: Color
        /// Controls, links and the focus: replaces `Color.accentColor` and `Color.blue`.
        public var accent: Color
        /// The background of selected rows and text.
        public var selection: Color
        /// Dividers, and lines around panels.
        public var border: Color
        /// Replaces `Color.green`.
        public var success: Color
        /// Replaces `Color.orange` and `Color.yellow`.
        public var warning: Color
        /// Destructive actions: replaces `Color.red`.
        public var destructive: Color

        /// Creates the colors of a color scheme.
        ///
        /// - Parameters:
        ///   - background: The background of pages.
        ///   - surface: The background of menus, sheets and alerts.
        ///   - text: The color of text and symbols.
        ///   - accent: The color of controls, links and the focus.
        ///   - selection: The background of selected rows and text; by default a mix of `background` and `accent`.
        ///   - border: The color of dividers, and of lines around panels; by default a mix of `background` and `text`.
        ///   - success: The color for `Color.green`.
        ///   - warning: The color for `Color.orange` and `Color.yellow`.
        ///   - destructive: The color of destructive actions, for `Color.red`.
        public init(
            background: Color, surface: Color, text: Color, accent: Color, selection: Color? = nil,
            border: Color? = nil,
            success: Color = .green, warning: Color = .orange, destructive: Color = .red
        ) {
            self.background = background
            self.surface = surface
            self.text = text
            self.accent = accent
            self.selection = selection ?? background.mix(with: accent, by: 0.3, in: .device)
            self.border = border ?? background.mix(with: text, by: 0.5, in: .device)
            self.success = success
            self.warning = warning
            self.destructive = destructive
        }
    }

    private let light: Roles?
    private let dark: Roles?

    /// The terminal's own colors, which its user has chosen.
    public static let automatic = TerminalTheme(light: nil, dark: nil)

    /// Creates a theme with colors for light and for dark terminals.
    ///
    /// The background that the terminal had before decides between them.
    ///
    /// - Parameters:
    ///   - light: The colors in the light color scheme.
    ///   - dark: The colors in the dark color scheme.
    public init(light: Roles, dark: Roles) { self.init(light: .some(light), dark: .some(dark)) }

    /// Creates a theme with the same colors on all terminals.
    ///
    /// The color scheme of the app is dark if the background is dark.
    ///
    /// - Parameter roles: The colors.
    public init(_ roles: Roles) { self.init(light: .some(roles), dark: .some(roles)) }

    private init(light: Roles?, dark: Roles?) {
        self.light = light
        self.dark = dark
    }

    /// Returns the colors in a color scheme; `nil` for the terminal's own.
    package func roles(isDark: Bool) -> Roles? { isDark ? dark : light }

    /// Whether the theme has the same colors in both color schemes.
    package var hasOneScheme: Bool { light != nil && light == dark }
}

extension Scene {
    /// Sets the colors that the app has in a terminal. The first window that opens decides. No effect on windows of the
    /// desktop.
    ///
    ///     @main
    ///     struct FilesApp: App {
    ///         var body: some Scene {
    ///             WindowGroup { FilesView() }
    ///                 .terminalTheme(.harbor)
    ///         }
    ///     }
    ///
    /// A theme that the user has chosen with the environment variable `MARTLET_THEME` comes first. SwiftUI does not have
    /// this modifier, so code that also builds on Apple's systems has it in `#if os(Linux)`.
    ///
    /// - Parameter theme: The colors; ``TerminalTheme/automatic`` for the terminal's own.
    nonisolated public func terminalTheme(_ theme: TerminalTheme) -> some Scene {
        TraitScene(content: self) { $0.terminalTheme = theme }
    }
}
