private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LegibilityWeightKey: GatheredKey { static var defaultValue: LegibilityWeight? { nil } }

/// How heavy text is for the sake of legibility.
public enum LegibilityWeight: Hashable, Sendable {
    /// As the fonts say.
    case regular
    /// Bold everywhere.
    case bold
}

extension EnvironmentValues {
    /// Whether the person has asked for less movement.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether meaning must not be told by colour alone: in a terminal, when it shows no colours.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateKey.self] }
        set { self[DifferentiateKey.self] = newValue }
    }

    /// Whether a screen reader is used that the host knows of.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// Whether the person wants surfaces without transparency: nobody can ask a desktop or a terminal for that.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether the colours of the screen are turned into their opposites: neither a desktop nor a terminal does that
    /// behind a program's back.
    public var accessibilityInvertColors: Bool { false }

    /// Whether the person wants buttons to have shapes: nobody can ask a desktop or a terminal for that.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether the display is dimmed, as that of a watch that always shows the time: no desktop's is.
    public var isLuminanceReduced: Bool { false }

    /// Whether text is bold for the sake of legibility; nil where nobody has said so.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
