/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    private let number: Int

    /// Less prominent than usual, for information that requires no action.
    public static let decreased = BadgeProminence(number: -1)
    /// The standard prominence.
    public static let standard = BadgeProminence(number: 0)
    /// More prominent than usual, for information that requires attention.
    public static let increased = BadgeProminence(number: 1)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// The prominence of badges in the view.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of the badges in the view.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        modifier(EnvironmentModifier(keyPath: \.badgeProminence, value: prominence))
    }
}

/// The text of a badge in the style of its prominence.
struct BadgeText: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    @ViewBuilder var body: some View {
        switch prominence {
        case .decreased: text.foregroundStyle(.tertiary)
        case .increased: text.bold().foregroundStyle(.white).padding(.horizontal, 8).background(.red, in: .capsule)
        default: text.foregroundStyle(.secondary)
        }
    }
}

/// The prominence of a background, such as that of a selected row.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// The standard prominence. Selected rows also have it: their tint is faint, so that text keeps its colors.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background so strong that content in front of it needs other colors.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// The prominence of the background behind the view.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
