/// The appearance of materials in active and inactive windows. Has no effect: materials look the same in all windows.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private enum Kind { case automatic, active, inactive, matchWindow }

    private let kind: Kind

    /// The default appearance for the context.
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    /// The appearance in an active window.
    public static let active = MaterialActiveAppearance(kind: .active)
    /// The appearance in an inactive window.
    public static let inactive = MaterialActiveAppearance(kind: .inactive)
    /// The appearance that matches the state of the window.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
    /// The appearance of materials in active and inactive windows.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}

extension Material {
    /// Sets the appearance of the material in active and inactive windows. Has no effect: materials look the same in
    /// all windows.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
    /// Sets the appearance of materials in active and inactive windows. Only the environment value changes: materials
    /// look the same in all windows.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
