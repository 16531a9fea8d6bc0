import Foundation

/// How far the sections of a list stand apart.
public struct ListSectionSpacing: Sendable, Equatable {
    fileprivate enum Kind: Equatable { case standard, compact, custom(CGFloat) }

    fileprivate let kind: Kind

    /// As the style of the list has it.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half of that.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// The distance where the style has another one, in points.
    func distance(inPlaceOf own: CGFloat) -> CGFloat {
        switch kind {
        case .standard: own
        case .compact: own / 2
        case .custom(let spacing): spacing
        }
    }
}

private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Says how far the sections of lists in the view stand apart.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Says how far the sections of lists in the view stand apart, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Says how far the rows of lists in the view stand apart, in points; nil for what the style has.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
