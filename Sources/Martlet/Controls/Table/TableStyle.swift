import Foundation

/// The look of a table. Only the built-in styles, such as `.inset` and `.bordered`, have an effect.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The built-in look that the runtime applies for this style.
    nonisolated var _look: _TableLook { get }
}

/// The differences between the built-in table styles.
public struct _TableLook: Sendable, Equatable {
    /// Whether the table has a border.
    var isBordered = false
}

/// The style that the host chooses.
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public var _look: _TableLook { _TableLook() }
}

/// A table without a border.
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Ignored: all rows have the theme's background.
    public init(alternatesRowBackgrounds: Bool) {}

    /// The built-in look that the runtime applies for this style.
    public var _look: _TableLook { _TableLook() }
}

/// A table with a border.
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Ignored: all rows have the theme's background.
    public init(alternatesRowBackgrounds: Bool) {}

    /// The built-in look that the runtime applies for this style.
    public var _look: _TableLook { _TableLook(isBordered: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style that the host chooses.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table without a border.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Returns a table without a border. The parameter is ignored.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A table with a border.
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Returns a table with a border. The parameter is ignored.
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

    /// The visibility of the column titles of tables.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }

    /// Whether tables have room for only one column.
    var isCompactTable: Bool { horizontalSizeClass == .compact }
}

extension View {
    /// Sets the style of the tables in the view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look)
    }

    /// Shows or hides the column titles of the tables in the view.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
