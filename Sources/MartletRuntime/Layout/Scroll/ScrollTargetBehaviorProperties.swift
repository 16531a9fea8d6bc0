/// Scroll properties that a ``ScrollTargetBehavior`` sets.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether momentum is limited to the length of the scroll view, measured from the start of the interaction. The
    /// default is false.
    public var limitsScrolls = false

    /// The usual properties.
    public init() {}
}

/// The state of a scroll view that a ``ScrollTargetBehavior`` can read when it sets scroll properties.
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
}
