/// Whether glass looks as in a window that is used. It looks alike in all windows here.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Kind { case automatic, active, inactive, matchWindow }

    private let kind: Kind

    /// As suits where it is.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// As in a window that is used.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// As in a window that is not used.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// As its window is.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    /// Whether glass looks as in a window that is used.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension Material {
    /// Says whether the glass looks as in a window that is used. It looks alike in all windows here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
    /// Says whether glass in the view looks as in a window that is used: the environment tells it. Glass looks alike in all
    /// windows here.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
