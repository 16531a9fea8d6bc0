/// How a scroll view scrolls with a ``ScrollTargetBehavior``.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether the scroll view goes on less far when a person lets go: at most by its own length from where they began.
    /// False unless it is set.
    public var limitsScrolls = false

    /// The usual properties.
    public init() {}
}

/// What a ``ScrollTargetBehavior`` knows of the scroll view when it says how that scrolls.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
}
