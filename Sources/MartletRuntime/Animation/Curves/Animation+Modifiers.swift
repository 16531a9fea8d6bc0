import Foundation

extension Animation {
    /// Returns the animation with a delay.
    ///
    ///     Circle().opacity(0.5).animation(.easeIn.delay(0.2), value: 0.5)
    ///
    /// The presented value stays where it is until the delay is over. Different delays for the views of a row let them
    /// follow each other.
    ///
    /// - Parameter delay: The delay in seconds. A negative delay skips the beginning of the animation.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay))
    }

    /// Returns the animation at a different speed.
    ///
    ///     withAnimation(.easeInOut.speed(2)) { isOpen.toggle() }
    ///
    /// A delay that is set before this modifier is scaled too; one that is set after it is not.
    ///
    /// - Parameter speed: 2 takes half the time, 0.5 takes double the time, and at 0 nothing moves.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed))
    }

    /// Repeats the animation a number of times.
    ///
    ///     withAnimation(.linear(duration: 0.1).repeatCount(5)) { isOn.toggle() }
    ///
    /// - Parameters:
    ///   - repeatCount: The number of passes. With 1 the animation runs once.
    ///   - autoreverses: Whether every second pass runs backwards. Such a pass counts too.
    ///
    /// After the last pass the value is at its target, wherever the pass has ended.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// Repeats the animation until the value changes without it, or the view is removed.
    ///
    ///     struct Pulse: View {
    ///         @State private var isLarge = false
    ///         var body: some View {
    ///             Circle()
    ///                 .scaleEffect(isLarge ? 1.2 : 1)
    ///                 .onAppear { withAnimation(.easeInOut.repeatForever()) { isLarge = true } }
    ///         }
    ///     }
    ///
    /// The writes in the action run once: only the presented value goes back and forth.
    ///
    /// - Parameter autoreverses: Whether every second pass runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// Returns the animation with an earlier logical completion.
    ///
    /// - Parameter duration: The time until the logical completion, in seconds. It does not change the end of the
    ///   animation.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
