import Foundation

extension Animation {
    /// Computes the state of an animation of a value at a time, without running it.
    ///
    /// - Parameter time: The seconds since the start of the animation.
    /// - Returns: The covered part of the value, nil after the end, and whether the animation is logically complete;
    ///   nil for an animation that can only be run, such as a custom one.
    package func measuredStep<Value: VectorArithmetic>(
        of way: Value, at time: TimeInterval
    ) -> (value: Value?, isLogicallyComplete: Bool)? {
        var isComplete = false
        switch measured?.course(at: time, square: way.magnitudeSquared, isLogicallyComplete: &isComplete) {
        case .covered(let part): return (way.scaled(by: part), isComplete)
        case .left(let part): return (way - way.scaled(by: part), isComplete)
        case .ended: return (nil, isComplete)
        case .unknown, nil: return nil
        }
    }
}
