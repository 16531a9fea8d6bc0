import Foundation

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable, Equatable {
    fileprivate enum Kind: Equatable { case standard, compact, custom(CGFloat) }

    fileprivate let kind: Kind

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half the spacing of the list's style.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// Returns a spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// Returns the spacing in points, given that of the list's style.
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
    /// Sets the spacing between the sections of lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the spacing between the sections of lists in the view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Sets the spacing between the rows of lists in the view, in points; `nil` for the spacing of the list's style.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
