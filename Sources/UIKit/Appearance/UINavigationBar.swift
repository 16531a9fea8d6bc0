import Foundation
import Martlet

/// The bars of pages, as far as code sets their look for the whole app: `UINavigationBar.appearance()`.
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///     UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
///
/// Pages that are made later have the colors, unless they set their own by `toolbarBackground(_:for:)`. There are no bars
/// as views.
@MainActor
public final class UINavigationBar {
    private static let all = UINavigationBar()

    private init() {}

    /// Returns the bars of all pages.
    public static func appearance() -> UINavigationBar { all }

    /// The look of bars.
    public var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance() {
        didSet { show(standardAppearance) }
    }

    /// The look of bars above content that is scrolled to its beginning. Bars have one look, the last that was set.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if let scrollEdgeAppearance { show(scrollEdgeAppearance) } }
    }

    /// The look of bars of low windows. Bars have one look, the last that was set.
    public var compactAppearance: UINavigationBarAppearance? {
        didSet { if let compactAppearance { show(compactAppearance) } }
    }

    /// The fill; `nil` for the look of the theme.
    public var barTintColor: UIColor? {
        didSet { AppearanceDefaults.current.barColor = barTintColor.map { Color($0) } }
    }

    /// The fill; `nil` for the look of the theme.
    public var backgroundColor: UIColor? {
        didSet { AppearanceDefaults.current.barColor = backgroundColor.map { Color($0) } }
    }

    /// The look of titles, of which the color is used.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showTitle(titleTextAttributes ?? [:]) }
    }

    /// The look of large titles, of which the color is used: titles have one size.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showTitle(largeTitleTextAttributes ?? [:]) }
    }

    /// The color of buttons in the bar. No effect: `tint(_:)` around the app's content sets it.
    public var tintColor: UIColor?

    private func show(_ appearance: UINavigationBarAppearance) {
        AppearanceDefaults.current.barColor = appearance.backgroundColor.map { Color($0) }
        let attributes = appearance.titleTextAttributes
        showTitle(attributes.isEmpty ? appearance.largeTitleTextAttributes : attributes)
    }

    private func showTitle(_ attributes: [NSAttributedString.Key: Any]) {
        AppearanceDefaults.current.titleColor = (attributes[.foregroundColor] as? UIColor).map { Color($0) }
    }
}

/// The look of the bars of pages, as UIKit has it.
@MainActor
public final class UINavigationBarAppearance {
    /// Creates a look: that of the theme.
    public init() {}

    /// The fill; `nil` for the look of the theme.
    public var backgroundColor: UIColor?
    /// The look of titles, of which the color is used.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of large titles, of which the color is used: titles have one size.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the line below the bar. No effect: lines are those of the theme.
    public var shadowColor: UIColor?

    /// Makes the look that of the theme.
    public func configureWithDefaultBackground() { backgroundColor = nil }
    /// Makes the look that of the theme, which is opaque.
    public func configureWithOpaqueBackground() { backgroundColor = nil }
    /// Lets the window show through the bar.
    public func configureWithTransparentBackground() { backgroundColor = .clear }
}
