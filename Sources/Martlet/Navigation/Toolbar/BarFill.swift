import Foundation

/// A page's settings for the fill of its bar.
package struct BarFill: Equatable {
    /// The fill color; `nil` for the look of the theme.
    package internal(set) var color: Color.Resolved?
    /// Whether the fill is shown; `nil` if the page does not set it.
    var isShown: Bool?
    /// The color scheme of the bar's content; `nil` for that of the window.
    package internal(set) var scheme: ColorScheme?
    /// The color of the titles; `nil` for the look of the theme.
    package internal(set) var foreground: Color.Resolved?

    package init(color: Color.Resolved? = nil, scheme: ColorScheme? = nil, foreground: Color.Resolved? = nil) {
        self.color = color
        self.scheme = scheme
        self.foreground = foreground
    }

    /// The visible part of the settings.
    var shown: BarFill { BarFill(color: isShown == false ? nil : color, scheme: scheme, foreground: foreground) }

    /// Fills in unset values with those of another view.
    mutating func complete(with other: BarFill) {
        color = color ?? other.color
        isShown = isShown ?? other.isShown
        scheme = scheme ?? other.scheme
        foreground = foreground ?? other.foreground
    }
}

extension BarFill {
    /// Creates the settings that an app has made for all bars, in an environment.
    init(_ defaults: AppearanceDefaults.Values, in environment: EnvironmentValues) {
        let styles = environment.styleContext
        self.init(
            color: defaults.barColor?._paint(in: styles).representativeColor,
            foreground: defaults.titleColor?._paint(in: styles).representativeColor)
    }
}

/// Sets the fill of the page's bar to a style, resolved in the view's environment.
nonisolated private struct BarFillModifier<Style: ShapeStyle>: ViewModifier {
    let style: Style
    let isMeant: Bool
    /// The color that the style sets.
    let part: WritableKeyPath<BarFill, Color.Resolved?> & Sendable
    @Environment(\.self) private var environment

    init(style: Style, isMeant: Bool, part: WritableKeyPath<BarFill, Color.Resolved?> & Sendable) {
        self.style = style
        self.isMeant = isMeant
        self.part = part
    }

    @MainActor func body(content: Content) -> some View {
        // A material lets the window's own background show through.
        let color = style is Material ? nil : style._paint(in: environment.styleContext).representativeColor
        let part = part
        content.changesBarFill { if isMeant { $0[keyPath: part] = color } }
    }
}

extension [ToolbarPlacement] {
    /// Whether the placements include the bar with the title.
    var includeTitleBar: Bool {
        isEmpty || contains { $0.kind == .automatic || $0.kind == .navigationBar || $0.kind == .windowToolbar }
    }
}

extension View {
    /// Fills bars of the view's page with a style. Of a style with several colors, one is used.
    ///
    ///     List(items) { Row($0) }
    ///         .navigationTitle("Items")
    ///         .toolbarBackground(.indigo, for: .navigationBar)
    ///         .toolbarColorScheme(.dark, for: .navigationBar)
    ///
    /// Only the bar with the title can be filled. In a window it is the header bar, or its section above the column. A
    /// material leaves the look of the theme.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarFillModifier(style: style, isMeant: bars.includeTitleBar, part: \.color))
    }

    /// Shows the titles in bars of the view's page in a style. Of a style with several colors, one is used.
    ///
    /// Only the bar with the title is affected. Other content of the bar keeps its own tint.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarFillModifier(style: style, isMeant: bars.includeTitleBar, part: \.foreground))
    }

    /// Shows or hides the fill of `toolbarBackground(_:for:)` in bars of the view's page.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setBarFill(visibility, bars: bars)
    }

    /// Shows or hides the fill of `toolbarBackground(_:for:)` in bars of the view's page.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        setBarFill(visibility, bars: bars)
    }

    /// Sets the color scheme of the content in the bar with the title, to match a fill such as that of
    /// `toolbarBackground(_:for:)`; `nil` for the window's color scheme.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View {
        let isMeant = bars.includeTitleBar
        return changesBarFill { if isMeant { $0.scheme = colorScheme } }
    }

    nonisolated private func setBarFill(_ visibility: Visibility, bars: [ToolbarPlacement]) -> some View {
        let isMeant = bars.includeTitleBar
        let isShown: Bool? = visibility == .automatic ? nil : visibility == .visible
        return changesBarFill { if isMeant { $0.isShown = isShown } }
    }

    nonisolated fileprivate func changesBarFill(_ change: @escaping (inout BarFill) -> Void) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { change(&$0.fill) }
    }
}
