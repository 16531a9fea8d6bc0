import Foundation

/// The look of a list. Only the built-in styles, such as `.plain` and `.insetGrouped`, have an effect.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The built-in look that the runtime applies for this style.
    nonisolated var _look: _ListLook { get }
}

/// The differences between the styles of lists and forms.
public struct _ListLook: Sendable, Equatable {
    /// Whether there is space between sections; `nil` if the host decides.
    var isGrouped: Bool? = false
    /// Whether rows are inset from the sides of the list.
    var isInset = false
    /// Whether rows are separated by lines.
    var hasSeparators = true
    /// Whether rows have the host's insets. A form in columns has none.
    var hasRowInsets = true
    /// Whether the list is a sidebar, whose selection is inset from its sides.
    var isSidebar = false
    /// Whether sections are in boxes, on hosts that have boxes.
    var isBoxed = false
    /// Whether no style was chosen, so that the list's position in the window decides.
    var isAutomatic = false

    /// Returns the look at a position in the window. Only the default style depends on the position.
    func inPlace(_ place: ListPlace, boxes: Bool) -> _ListLook {
        guard isAutomatic, boxes, place != .page else { return self }
        return place == .sidebar ? SidebarListStyle()._look : PlainListStyle()._look
    }
}

/// The position of a list in its window.
enum ListPlace: Sendable {
    case page
    /// The first column of a split view, and the column between the first and the last.
    case sidebar, middle
}

/// The style that the host chooses.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook(isGrouped: nil, isBoxed: true, isAutomatic: true) }
}

/// Rows in a column, without space between sections.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook() }
}

/// Rows that are inset from the sides of the list.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Creates the style. The parameter is ignored: rows do not alternate their backgrounds here.
    public init(alternatesRowBackgrounds: Bool) {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook(isInset: true) }
}

/// Rows in a column. The border is left to the theme.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Creates the style. The parameter is ignored: rows do not alternate their backgrounds here.
    public init(alternatesRowBackgrounds: Bool) {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook() }
}

/// Sections with space between them.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook(isGrouped: true, isBoxed: true) }
}

/// Sections with space between them, inset from the sides of the list.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook(isGrouped: true, isInset: true, isBoxed: true) }
}

/// Sections with space between them and rows without separators, for the sidebar of a window.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _ListLook { _ListLook(isGrouped: true, hasSeparators: false, isSidebar: true) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that the host chooses.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows in a column, without space between sections.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that are inset from the sides of the list.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows that are inset from the sides of the list. The parameter is ignored: rows do not alternate their
    /// backgrounds here.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows in a column. The border is left to the theme.
    nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows in a column. The parameter is ignored: rows do not alternate their backgrounds here.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle()
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections with space between them.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections with space between them, inset from the sides of the list.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Sections with space between them and rows without separators, for the sidebar of a window.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
    static let defaultValue = DefaultListStyle()._look
}

private enum FormLookKey: EnvironmentKey {
    static let defaultValue = AutomaticFormStyle.look
}

private enum ListPlaceKey: EnvironmentKey {
    static var defaultValue: ListPlace { .page }
}

extension EnvironmentValues {
    /// The position of the view's lists in the window.
    var listPlace: ListPlace {
        get { self[ListPlaceKey.self] }
        set { self[ListPlaceKey.self] = newValue }
    }

    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var formLook: _ListLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in the view.
    ///
    ///     List(folders) { Text($0.name) }
    ///         .listStyle(.sidebar)
    ///
    /// - Parameter style: The style, which also applies to lists in subviews that do not set their own.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look)
    }
}
