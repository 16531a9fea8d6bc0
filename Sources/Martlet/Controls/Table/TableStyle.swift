import Foundation

/// The look of a table: one of the built-in values such as `.inset` and `.bordered`.
@MainActor @preconcurrency
public protocol TableStyle {
    /// What the style is to the runtime.
    nonisolated var _look: _TableLook { get }
}

/// What the styles of tables differ in.
public struct _TableLook: Sendable, Equatable {
    /// Whether a line surrounds the table.
    var isBordered = false
}

/// The style that suits the host.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public var _look: _TableLook { _TableLook() }
}

/// Rows without a line around them.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Not used: all rows of column views have the theme's background.
    public init(alternatesRowBackgrounds: Bool) {}

    /// What the style is to the runtime.
    public var _look: _TableLook { _TableLook() }
}

/// A line around the table.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
    /// Makes the style.
    public init() {}

    /// Makes the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Not used: all rows of column views have the theme's background.
    public init(alternatesRowBackgrounds: Bool) {}

    /// What the style is to the runtime.
    public var _look: _TableLook { _TableLook(isBordered: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style that suits the host.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows without a line around them.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows without a line around them.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A line around the table.
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// A line around the table.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
private enum TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }

    /// Whether tables have the room for one column only.
    var isCompactTable: Bool { horizontalSizeClass == .compact }
}

extension View {
    /// Sets the look of the tables in the view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look)
    }

    /// Shows or hides the titles of the columns of the tables in the view.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
