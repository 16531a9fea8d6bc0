import Foundation
import Testing

import Martlet
import MartletRuntime

@Suite("Animations that take over")
struct CurvesMergeTests {
    /// Starts `second` while `first` runs, as a host does. Answers the context, if the second takes over.
    private func merge(
        _ first: Animation,
        _ second: Animation,
        value: Double,
        at time: Double
    ) -> AnimationContext<Double>? {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        guard second.shouldMerge(previous: first, value: value, time: time, context: &context) else { return nil }
        context.isLogicallyComplete = false
        return context
    }

    private func slope(_ animation: Animation, _ value: Double, _ time: Double, _ context: AnimationContext<Double>)
        -> Double
    {
        var context = context
        let h = 1e-6
        let after = animation.animate(value: value, time: time + h, context: &context)!
        return (after - animation.animate(value: value, time: time - h, context: &context)!) / (2 * h)
    }

    @Test("A spring goes on from the value and the speed of the spring before it")
    func springs() throws {
        let first = Animation.spring(duration: 0.6, bounce: 0.3)
        let springs: [Animation] = [
            .smooth, .bouncy, .interactiveSpring, .spring(.snappy, blendDuration: 0.3), .smooth.speed(2),
            .smooth.logicallyComplete(after: 1),
        ]
        for second in springs {
            for previous in [first, first.speed(0.5), first.delay(0.01), first.logicallyComplete(after: 2)] {
                let empty = AnimationContext<Double>(environment: EnvironmentValues())
                var context = try #require(merge(previous, second, value: 100, at: 0.2))
                var scratch = empty
                let shown = try #require(previous.animate(value: 100, time: 0.2, context: &scratch))
                let speed = try #require(previous.velocity(value: 100, time: 0.2, context: empty))
                // The way is now from the same start to a new end, at -50.
                let begun = try #require(second.animate(value: -50, time: 0.2, context: &context))
                #expect(abs(begun - shown) < 1e-9)
                #expect(abs(try #require(second.velocity(value: -50, time: 0.2, context: context)) - speed) < 1e-6)
                for time in [0.21, 0.3, 0.4] {
                    let speed = try #require(second.velocity(value: -50, time: time, context: context))
                    #expect(abs(speed - slope(second, -50, time, context)) < 1e-3 * max(1, abs(speed)))
                }
                #expect(second.animate(value: -50, time: 50, context: &context) == nil)
            }
        }
    }

    @Test("What a spring takes over is what the equation says")
    func equation() throws {
        let first = Animation.spring(duration: 0.6, bounce: 0.3)
        let spring = Spring(duration: 0.4, bounce: 0.1)
        var context = try #require(merge(first, .spring(spring), value: 1, at: 0.25))
        let position = Spring(duration: 0.6, bounce: 0.3).value(target: 1.0, time: 0.25)
        let speed = Spring(duration: 0.6, bounce: 0.3).velocity(target: 1.0, time: 0.25)
        let expected = integrateSpring(
            stiffness: spring.stiffness, damping: spring.damping, target: 3 - position, velocity: speed, until: 0.2)
        let value = Animation.spring(spring).animate(value: 3.0, time: 0.45, context: &context)
        #expect(abs(try #require(value) - (position + expected.value)) < 1e-6)
    }

    @Test("Other animations run side by side")
    func others() {
        for second in [Animation.linear, .easeInOut, .interpolatingSpring, .smooth.delay(1), .smooth.repeatForever()] {
            #expect(merge(.smooth, second, value: 1, at: 0.1) == nil)
        }
        for first in [Animation.linear, .easeInOut, .interpolatingSpring, .smooth.repeatForever()] {
            #expect(merge(first, .smooth, value: 1, at: 0.1) == nil)
        }
    }

    @Test("Springs interrupted at random stay continuous and end")
    func fuzz() {
        var random = SplitMix(state: 3)
        let springs: [Animation] = [
            .smooth, .snappy, .bouncy, .interactiveSpring, .spring(duration: 2, bounce: -0.4), .bouncy.speed(3),
        ]
        for _ in 0..<200 {
            var animation = springs.randomElement(using: &random)!
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            var (time, value) = (0.0, Double.random(in: -100...100, using: &random))
            for _ in 0..<10 {
                time += .random(in: 0...0.3, using: &random)
                var old = context
                let before = animation.animate(value: value, time: time, context: &old) ?? value
                let next = springs.randomElement(using: &random)!
                #expect(next.shouldMerge(previous: animation, value: value, time: time, context: &context))
                animation = next
                value = .random(in: -100...100, using: &random)
                let after = animation.animate(value: value, time: time, context: &context) ?? value
                #expect(after.isFinite && abs(before - after) < 1e-6)
            }
            #expect(animation.animate(value: value, time: time + 100, context: &context) == nil)
        }
    }
}
