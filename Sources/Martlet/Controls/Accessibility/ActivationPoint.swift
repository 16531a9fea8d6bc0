import Foundation

extension View {
    /// Says which point of the view assistive technology operates, in points. The desktop's operates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

    /// Says which point of the view assistive technology operates. The desktop's operates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Says which point of the view assistive technology operates, in points, as long as a condition is met. The
    /// desktop's operates the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        self
    }

    /// Says which point of the view assistive technology operates, as long as a condition is met. The desktop's operates
    /// the view as a whole.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        self
    }
}
