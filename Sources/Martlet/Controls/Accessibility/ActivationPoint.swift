import Foundation

extension View {
    /// Sets the point, in the view's coordinates, that assistive technology activates. No effect: the desktop's
    /// activates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

    /// Sets the point, in unit coordinates, that assistive technology activates. No effect: the desktop's activates the
    /// view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Sets the point, in the view's coordinates, that assistive technology activates, while `isEnabled` is true. No
    /// effect: the desktop's activates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        self
    }

    /// Sets the point, in unit coordinates, that assistive technology activates, while `isEnabled` is true. No effect:
    /// the desktop's activates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        self
    }
}
