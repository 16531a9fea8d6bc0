import Foundation
import Testing
import MartletRuntime

/// The course that an animation computes without the value agrees with the one computed with it.
@MainActor @Suite struct AnimationCourseTests {
    nonisolated private static let animations: [Animation] = [
        .linear(duration: 1), .easeInOut(duration: 0.4), .linear(duration: 0),
        .spring(duration: 0.6, bounce: 0.3), .spring(duration: 0.5, bounce: 0),
        .spring(response: 0.5, dampingFraction: 1.5),
        .spring(duration: 0.001, bounce: 0), .spring(duration: 0, bounce: 0),
    ]

    private typealias Pair = AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>

    @Test(arguments: animations)
    func saysWhatTheAnimationDoes(animation: Animation) throws {
        for way in [Pair(0.3, AnimatablePair(0, 0)), Pair(40, AnimatablePair(-2, 7)), Pair(0, AnimatablePair(0, 1e-5))]
        {
            for hundredth in 0..<400 {
                let time = Double(hundredth) / 100
                var context = AnimationContext<Pair>(environment: EnvironmentValues())
                let expected = animation.animate(value: way, time: time, context: &context)
                let step = try #require(
                    animation.measuredStep(of: way, at: time), "springs and curves know their course")
                let moved = step.value
                #expect(step.isLogicallyComplete == context.isLogicallyComplete)
                #expect((moved == nil) == (expected == nil), "at \(time)")
                if let moved, let expected {
                    #expect((moved - expected).magnitudeSquared <= 1e-24 * way.magnitudeSquared, "at \(time)")
                }
            }
        }
    }
}
