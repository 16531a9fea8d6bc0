// Modifiers for hardware that neither desktops nor terminals have. They have no effect; Documentation/no-effect.md
// lists them.

/// The appearance of a view under the pointer of a tablet, or under the user's gaze.
public struct HoverEffect: Sendable {
    private init() {}

    /// The default effect of the view.
    public static let automatic = HoverEffect()
    /// A highlight.
    public static let highlight = HoverEffect()
    /// A lift towards the user.
    public static let lift = HoverEffect()
}

/// The effect of handwriting over a view.
public struct HandwritingGestureBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// The default of the view.
    public static let automatic = HandwritingGestureBehavior(kind: .automatic)
    /// Handwriting is entered into fields.
    public static let enabled = HandwritingGestureBehavior(kind: .enabled)
    /// Handwriting has no effect.
    public static let disabled = HandwritingGestureBehavior(kind: .disabled)
}

/// The sensitivity of a watch's crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// A large rotation changes the value.
    case low
    /// A medium rotation changes the value.
    case medium
    /// A small rotation changes the value.
    case high
}

extension View {
    /// Sets the effect under the pointer of a tablet. No effect here: the theme highlights controls under the pointer.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Sets the effect under the pointer of a tablet, while `isEnabled` is true. No effect here.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Disables the effects under the pointer of a tablet. No effect here.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Sets the default effect under the pointer of a tablet. No effect here.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Sets the effect of handwriting over the view. No effect here: fields do not support a pen.
    nonisolated public func handwritingGestureBehavior(_ behavior: HandwritingGestureBehavior) -> some View { self }

    /// Offsets the view from the corners of its container. No effect here: nothing covers the corners of a window.
    ///
    /// - Parameters:
    ///   - edges: The edges from which the view would be offset.
    ///   - sizeToFit: Whether the view would shrink to make room.
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

    /// Binds a value to the rotation of a watch's crown. No effect here.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Binds a value in a range to the rotation of a watch's crown. No effect here.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }

    /// Lets the view's gestures precede the system's at edges. No effect here: system gestures do not begin inside
    /// windows.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Shows or hides system overlays. No effect here: nothing covers the windows.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Shows the view enlarged during a long press. No effect here: text scales with the user's setting.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows another view enlarged during a long press. No effect here: text scales with the user's setting.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
}
