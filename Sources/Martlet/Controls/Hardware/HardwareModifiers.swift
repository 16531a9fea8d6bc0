// What speaks of hardware that no desktop and no terminal has: it is accepted, and Documentation/no-effect.md lists it.

/// How something looks under the pointer of a tablet, or under a person's eyes.
public struct HoverEffect: Sendable {
    private init() {}

    /// As suits the view.
    public static let automatic = HoverEffect()
    /// Lit.
    public static let highlight = HoverEffect()
    /// Lifted.
    public static let lift = HoverEffect()
}

/// How far a crown is turned for a value to change.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Far.
    case low
    /// Less far.
    case medium
    /// A little.
    case high
}

extension View {
    /// Says how the view looks under the pointer of a tablet. The theme says how controls look under that of a desktop.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Says how the view looks under the pointer of a tablet, as long as that is wanted.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Says whether controls in the view look otherwise under the pointer of a tablet.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Has the crown of a watch change a value. There is none here.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Has the crown of a watch change a value in a range. There is none here.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }

    /// Has gestures at edges go to the view before the system. The desktop's do not begin in windows.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Shows or hides what the system lays over windows. There is nothing of that here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has the view shown large while a person touches it long. Text grows with the person's setting here.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Has another view shown large while a person touches the view long. Text grows with the person's setting here.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
}
