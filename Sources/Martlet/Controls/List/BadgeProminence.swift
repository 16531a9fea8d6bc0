/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let number: Int

    /// Less than usual: for what is nothing to act on.
    public static let decreased = BadgeProminence(number: -1)
    /// As usual.
    public static let standard = BadgeProminence(number: 0)
    /// More than usual: for what asks for attention.
    public static let increased = BadgeProminence(number: 1)
}

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Says how much the badges in the view stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        modifier(EnvironmentModifier(keyPath: \.badgeProminence, value: prominence))
    }
}

/// What a badge says, as far as it stands out.
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

/// How much the background of something, such as of a selected row, stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// As usual. Selected rows are tinted faintly, and have this one too: text on them keeps its colours.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// So much that what stands on it needs other colours than usual.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// How much the background stands out that the view stands on.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
