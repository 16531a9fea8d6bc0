import Foundation

/// What a page says of how its bar is filled.
package struct BarFill: Equatable {
    /// What it is filled with; nil for the look of the theme.
    package internal(set) var color: Color.Resolved?
    /// Whether it is filled, where the page says.
    var isShown: Bool?
    /// Whether what stands in it is for light or dark surroundings; nil for those of the window.
    package internal(set) var scheme: ColorScheme?
    /// What its titles are shown in; nil for the look of the theme.
    package internal(set) var foreground: Color.Resolved?

    package init(color: Color.Resolved? = nil, scheme: ColorScheme? = nil, foreground: Color.Resolved? = nil) {
        self.color = color
        self.scheme = scheme
        self.foreground = foreground
    }

    /// What is seen of it.
    var shown: BarFill { BarFill(color: isShown == false ? nil : color, scheme: scheme, foreground: foreground) }

    /// Takes from what another view says what this one leaves open.
    mutating func complete(with other: BarFill) {
        color = color ?? other.color
        isShown = isShown ?? other.isShown
        scheme = scheme ?? other.scheme
        foreground = foreground ?? other.foreground
    }
}

/// Fills the bar of the page with a style, as it is where the view stands.
nonisolated private struct BarFillModifier<Style: ShapeStyle>: ViewModifier {
    let style: Style
    let isMeant: Bool
    /// What the style is for.
    let part: WritableKeyPath<BarFill, Color.Resolved?> & Sendable
    @Environment(\.self) private var environment

    init(style: Style, isMeant: Bool, part: WritableKeyPath<BarFill, Color.Resolved?> & Sendable) {
        self.style = style
        self.isMeant = isMeant
        self.part = part
    }

    @MainActor func body(content: Content) -> some View {
        // What is let through by a material is the window's own.
        let color = style is Material ? nil : style._paint(in: environment.styleContext).representativeColor
        let part = part
        content.changesBarFill { if isMeant { $0[keyPath: part] = color } }
    }
}

extension [ToolbarPlacement] {
    /// Whether the bar with the title is among them.
    var includeTitleBar: Bool {
        isEmpty || contains { $0.kind == .automatic || $0.kind == .navigationBar || $0.kind == .windowToolbar }
    }
}

extension View {
    /// Fills bars of the page that the view stands on with a style: one colour, where it has several.
    ///
    ///     List(items) { Row($0) }
    ///         .navigationTitle("Items")
    ///         .toolbarBackground(.indigo, for: .navigationBar)
    ///         .toolbarColorScheme(.dark, for: .navigationBar)
    ///
    /// Of the bars, the one with the title is filled, which in a window is the header bar, or its part above the column.
    /// A material leaves it as the theme has it.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(BarFillModifier(style: style, isMeant: bars.includeTitleBar, part: \.color))
    }

    /// Shows the titles in bars of the page that the view stands on in a style: one colour, where it has several.
    ///
    /// Of the bars, that is the one with the title. What else stands in it is tinted as it is.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        modifier(BarFillModifier(style: style, isMeant: bars.includeTitleBar, part: \.foreground))
    }

    /// Says whether bars of the page that the view stands on are filled with what ``View/toolbarBackground(_:for:)`` says.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setBarFill(visibility, bars: bars)
    }

    /// Says whether bars of the page that the view stands on are filled with what ``View/toolbarBackground(_:for:)`` says.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        setBarFill(visibility, bars: bars)
    }

    /// Says whether what stands in the bar with the title is for light or dark surroundings, such as those that
    /// ``View/toolbarBackground(_:for:)`` makes; nil for those of the window.
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
        transformPreference(NavigationBarWishesKey.self) { change(&$0.fill) }
    }
}
