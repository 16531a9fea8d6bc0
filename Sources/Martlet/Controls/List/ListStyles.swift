import Foundation

/// The look of a list: one of the built-in values such as `.plain` and `.insetGrouped`.
@MainActor @preconcurrency
public protocol ListStyle {
    /// What the style is to the runtime.
    nonisolated var _look: _ListLook { get }
}

/// What the styles of lists and forms differ in.
public struct _ListLook: Sendable, Equatable {
    /// Whether sections stand apart; nil where the host decides.
    var isGrouped: Bool? = false
    /// Whether rows stand off the sides of the list.
    var isInset = false
    /// Whether lines stand between rows.
    var hasSeparators = true
    /// Whether rows have the host's insets, or none: in a form of columns.
    var hasRowInsets = true
    /// Whether the list is a sidebar, whose selection stands off its sides.
    var isSidebar = false
    /// Whether sections stand in boxes, where the host has some.
    var isBoxed = false
    /// Whether the style is nobody's choice, so that the place of the list has a say.
    var isAutomatic = false

    /// The look in a place, by which a style that nobody chose differs.
    func inPlace(_ place: ListPlace, boxes: Bool) -> _ListLook {
        guard isAutomatic, boxes, place != .page else { return self }
        return place == .sidebar ? SidebarListStyle()._look : PlainListStyle()._look
    }
}

/// Where a list stands in its window.
enum ListPlace: Sendable {
    case page
    /// The first column of a split view, and the one between it and the last.
    case sidebar, middle
}

/// The style that suits the host.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook(isGrouped: nil, isBoxed: true, isAutomatic: true) }
}

/// Rows one below the other, sections without a gap.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook() }
}

/// Rows that stand off the sides of the list.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Makes the style. The backgrounds of rows are all alike here.
    public init(alternatesRowBackgrounds: Bool) {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook(isInset: true) }
}

/// Rows one below the other. The frame around them is left to the theme.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// Makes the style. The backgrounds of rows are all alike here.
    public init(alternatesRowBackgrounds: Bool) {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook() }
}

/// Sections with a gap between them.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook(isGrouped: true, isBoxed: true) }
}

/// Sections with a gap between them, that stand off the sides of the list.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook(isGrouped: true, isInset: true, isBoxed: true) }
}

/// Sections with a gap between them, rows without lines: for the side of a window.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _ListLook { _ListLook(isGrouped: true, hasSeparators: false, isSidebar: true) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that suits the host.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows one below the other, sections without a gap.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that stand off the sides of the list.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows that stand off the sides of the list. Their backgrounds are all alike here.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows one below the other. The frame around them is left to the theme.
    nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows one below the other. Their backgrounds are all alike here.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle()
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections with a gap between them.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections with a gap between them, that stand off the sides of the list.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Sections with a gap between them, rows without lines: for the side of a window.
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
    /// Where the lists of the view stand in the window.
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
    /// Sets the look of the lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look)
    }
}
