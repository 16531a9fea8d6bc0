import Foundation

extension Animation {
    /// The animation, begun later.
    ///
    /// - Parameter delay: In seconds. Below zero, the animation begins in its midst.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay))
    }

    /// The animation on a clock that runs faster or slower.
    ///
    /// - Parameter speed: 2 takes half the time, 0.5 takes double the time, and at 0 nothing moves.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed))
    }

    /// The animation several times.
    ///
    /// - Parameters:
    ///   - repeatCount: How many times. With 1 it runs once.
    ///   - autoreverses: Whether each second time goes back. Going back counts as a time.
    ///
    /// Whatever the last time leaves, the value is at its target in the end.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
    }

    /// The animation again and again, until the value changes without it or the view is gone.
    ///
    /// - Parameter autoreverses: Whether each second time goes back.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, which counts as complete after a time.
    ///
    /// - Parameter duration: In seconds. The animation neither ends nor goes on because of it.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
