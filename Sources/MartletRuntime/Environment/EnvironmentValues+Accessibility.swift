private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LegibilityWeightKey: GatheredKey { static var defaultValue: LegibilityWeight? { nil } }

/// The weight of text that the user prefers for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    /// The weight of the fonts, unchanged.
    case regular
    /// Bold everywhere.
    case bold
}

extension EnvironmentValues {
    /// Whether the user prefers reduced motion.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether meaning must not depend on color alone: true in a terminal without colors.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateKey.self] }
        set { self[DifferentiateKey.self] = newValue }
    }

    /// Whether the host has detected a screen reader.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// Whether the host has detected assistive technology: on a desktop and in a terminal, a screen reader.
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

    /// Whether the user prefers opaque surfaces. Always false, because neither desktops nor terminals have this
    /// setting.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether the colors of the screen are turned into their opposites: neither a desktop nor a terminal does that
    /// behind a program's back.
    public var accessibilityInvertColors: Bool { false }

    /// Whether the user prefers buttons with visible shapes. Always false, because neither desktops nor terminals have
    /// this setting.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether the display is dimmed, as that of an always-on watch. Always false on desktops.
    public var isLuminanceReduced: Bool { false }

    /// The weight of text for legibility; nil if it is not set.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
