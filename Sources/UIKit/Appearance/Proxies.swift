import Foundation
import Martlet

/// The lists of views, as far as code sets their look for the whole app: `UITableView.appearance()`.
///
/// Lists that are made later have the look. There are no table views as views.
@MainActor
public final class UITableView {
    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none = 0
        /// A line.
        case singleLine = 1
    }

    private static let all = UITableView()

    private init() {}

    /// Returns all lists.
    public static func appearance() -> UITableView { all }

    /// The line between rows.
    public var separatorStyle = SeparatorStyle.singleLine {
        didSet { AppearanceDefaults.current.hidesRowSeparators = separatorStyle == .none }
    }

    /// The background. No effect: lists have none, and show what is behind them.
    public var backgroundColor: UIColor?
}

/// Rows of lists, as far as code sets their look for the whole app.
@MainActor
public final class UITableViewCell {
    private static let all = UITableViewCell()

    private init() {}

    /// Returns all rows.
    public static func appearance() -> UITableViewCell { all }

    /// The background. No effect: rows have none; `listRowBackground(_:)` gives them one.
    public var backgroundColor: UIColor?
}

/// Text editors, as far as code sets their look for the whole app: `UITextView.appearance()`.
///
/// Editors that are made later have the look. There are no text views as views.
@MainActor
public final class UITextView {
    private static let all = UITextView()

    private init() {}

    /// Returns all text editors.
    public static func appearance() -> UITextView { all }

    /// The background: a transparent color has editors show what is behind them. Other colors have no effect, as those of
    /// `TextEditor` are the theme's.
    public var backgroundColor: UIColor? {
        didSet {
            AppearanceDefaults.current.clearsTextEditors =
                backgroundColor.map { Color($0).resolve(in: EnvironmentValues()).opacity == 0 } ?? false
        }
    }
}

/// Rows of tabs, as far as code sets their look for the whole app. No effect: they have the look of the desktop's theme.
@MainActor
public final class UITabBar {
    private static let all = UITabBar()

    private init() {}

    /// Returns all rows of tabs.
    public static func appearance() -> UITabBar { all }

    /// The fill. No effect.
    public var backgroundColor: UIColor?
    /// The fill. No effect.
    public var barTintColor: UIColor?
    /// The color of the selected tab. No effect; `tint(_:)` of the tab view sets it where the theme has one.
    public var tintColor: UIColor?
    /// The color of other tabs. No effect.
    public var unselectedItemTintColor: UIColor?
    /// The look. No effect.
    public var standardAppearance = UITabBarAppearance()
    /// The look above content that is scrolled to its end. No effect.
    public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The look of rows of tabs, as UIKit has it. No effect: they have the look of the desktop's theme.
@MainActor
public final class UITabBarAppearance {
    /// Creates a look.
    public init() {}

    /// The fill. No effect.
    public var backgroundColor: UIColor?
    /// The color of the line above the tabs. No effect.
    public var shadowColor: UIColor?

    /// No effect.
    public func configureWithDefaultBackground() {}
    /// No effect.
    public func configureWithOpaqueBackground() {}
    /// No effect.
    public func configureWithTransparentBackground() {}
}

/// The dots of pages, as far as code sets their look for the whole app. No effect: they have one look, which can be read on
/// any window.
@MainActor
public final class UIPageControl {
    private static let all = UIPageControl()

    private init() {}

    /// Returns the dots of all pages.
    public static func appearance() -> UIPageControl { all }

    /// The color of the dot of the visible page. No effect.
    public var currentPageIndicatorTintColor: UIColor?
    /// The color of the other dots. No effect.
    public var pageIndicatorTintColor: UIColor?
}

/// Segmented pickers, as far as code sets their look for the whole app. No effect: they have the look of the desktop's theme.
@MainActor
public final class UISegmentedControl {
    private static let all = UISegmentedControl()

    private init() {}

    /// Returns all segmented pickers.
    public static func appearance() -> UISegmentedControl { all }

    /// The color of the selected segment. No effect.
    public var selectedSegmentTintColor: UIColor?
    /// The fill. No effect.
    public var backgroundColor: UIColor?
}
