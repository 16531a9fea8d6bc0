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

/// What writing by hand over a view does.
public struct HandwritingGestureBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// As suits the view.
    public static let automatic = HandwritingGestureBehavior(kind: .automatic)
    /// It goes into fields.
    public static let enabled = HandwritingGestureBehavior(kind: .enabled)
    /// Nothing.
    public static let disabled = HandwritingGestureBehavior(kind: .disabled)
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

    /// Says how views look under the pointer of a tablet where they say nothing else.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Says what writing by hand over the view does. There is no pen that fields of the desktop would follow.
    nonisolated public func handwritingGestureBehavior(_ behavior: HandwritingGestureBehavior) -> some View { self }

    /// Has the view keep off the corners of its container. Nothing lies over those of a window here.
    ///
    /// - Parameters:
    ///   - edges: The edges at which it would keep off.
    ///   - sizeToFit: Whether it would become smaller for that.
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

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
