import Foundation
import Testing

import Martlet
import MartletRuntime

/// Runs an animation frame by frame.
final class CurvesPlayer {
    var animation: Animation
    var value = 1.0
    var context = AnimationContext<Double>(environment: EnvironmentValues())

    init(_ animation: Animation, value: Double = 1) {
        self.animation = animation
        self.value = value
    }

    func at(_ time: Double) -> Double? {
        animation.animate(value: value, time: time, context: &context)
    }

    func speed(_ time: Double) -> Double? {
        animation.velocity(value: value, time: time, context: context)
    }
}

/// A custom animation whose length is only known by running it.
private struct Steps: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: time / duration) : nil
    }
}

private struct Frames<V: VectorArithmetic>: AnimationStateKey {
    var count = 0
    static var defaultValue: Self { .init() }
}

private struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Frames<V>.self].count += 1
        return context.state[Frames<V>.self].count > 3 ? nil : value
    }
}

@Suite("Animations")
struct CurvesAnimationTests {
    static let curves: [Animation] = [
        .linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 2), .easeInOut(duration: 0.01),
        .timingCurve(0.2, 0.1, 0.3, 1, duration: 1), .timingCurve(.circularEaseInOut, duration: 0.7),
    ]
    static let springs: [Animation] = [
        .default, .spring, .spring(), .smooth, .snappy, .bouncy, .interactiveSpring, .interactiveSpring(),
        .interpolatingSpring, .interpolatingSpring(stiffness: 100, damping: 5),
        .interpolatingSpring(stiffness: 100, damping: 60), .spring(duration: 1, bounce: -0.5),
        .interpolatingSpring(.bouncy, initialVelocity: 10), .spring(response: 0.5, dampingFraction: 0.3),
    ]

    @Test("Curves start at nothing, rise, and end with the whole", arguments: curves)
    func I6_curvesAgreeWithTheirClosedForms(animation: Animation) throws {
        let player = CurvesPlayer(animation, value: 10)
        let length = try #require(animation.length(moving: 10.0))
        #expect(player.at(-1) == 0 && player.at(0) == 0)
        var last = 0.0
        for step in 0...200 {
            let value = try #require(player.at(length * Double(step) / 200))
            #expect(value >= last - 1e-9)
            last = value
        }
        #expect(last == 10)
        #expect(player.at(length * 1.001) == nil && player.at(1e6) == nil)
    }

    @Test("Default durations are as documented")
    func defaults() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeInOut.length(moving: 1.0) == 0.35)
        #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .smooth)
        #expect(Animation.spring(dampingFraction: 0.825) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
        #expect(Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
        #expect(Animation.bouncy == .spring(.bouncy) && Animation.snappy != .bouncy)
        #expect(Set([Animation.linear, .linear(duration: 0.35), .smooth]).count == 2)
    }

    @Test("Springs follow their closed form and end near the target", arguments: springs)
    func I6_springsAgreeWithTheirClosedForms(animation: Animation) throws {
        let player = CurvesPlayer(animation, value: 100)
        #expect(player.at(-1) == 0 && player.at(0) == 0)
        let length = try #require(animation.length(moving: 100.0))
        let before = try #require(player.at(length * 0.999999))
        #expect(abs(before - 100) < 0.0011)
        #expect(player.at(length * 1.000001) == nil && player.at(1e6) == nil)
        for step in 1..<100 {
            let time = length * Double(step) / 100
            let slope = (player.at(time + 1e-6)! - player.at(time - 1e-6)!) / 2e-6
            #expect(abs(player.speed(time)! - slope) < 1e-3 * max(1, abs(slope)))
        }
    }

    @Test("Springs agree with their equation")
    func I6_springsObeyTheirEquation() throws {
        for (stiffness, damping) in [(170.0, 26.0), (100, 5), (50, 100)] {
            let player = CurvesPlayer(
                .interpolatingSpring(mass: 2, stiffness: stiffness, damping: damping, initialVelocity: 3)
            )
            for time in [0.05, 0.2, 0.5] {
                let expected = integrateSpring(
                    mass: 2, stiffness: stiffness, damping: damping, target: 1, velocity: 3, until: time)
                #expect(abs(try #require(player.at(time)) - expected.value) < 1e-6)
            }
        }
        let stiff = CurvesPlayer(.spring(response: 0, dampingFraction: 1))
        #expect(stiff.at(0) == nil && stiff.at(0.1) == nil)
    }

    @Test("A delay waits and a speed scales")
    func I6_delayAndSpeed() {
        let plain = CurvesPlayer(.easeIn(duration: 1))
        let late = CurvesPlayer(.easeIn(duration: 1).delay(0.5))
        let fast = CurvesPlayer(.easeIn(duration: 1).speed(4))
        let both = CurvesPlayer(.easeIn(duration: 1).delay(0.5).speed(2))
        for step in 0...40 {
            let time = Double(step) / 32
            #expect(late.at(time + 0.5) == plain.at(time))
            #expect(fast.at(time / 4) == plain.at(time))
            #expect(both.at(time / 2 + 0.25) == plain.at(time))
            #expect(fast.speed(time / 4) == plain.speed(time).map { $0 * 4 })
        }
        #expect(late.at(0.4) == 0 && late.speed(0.4) == 0)
        #expect(Animation.linear(duration: 1).delay(0.5).speed(2).length(moving: 1.0) == 0.75)
        let never = CurvesPlayer(.linear.speed(0))
        #expect(never.at(1e6) == 0)
    }

    @Test("Repetitions begin again, or go back")
    func I6_repetition() {
        let again = CurvesPlayer(.easeIn(duration: 1).repeatCount(3, autoreverses: false))
        let back = CurvesPlayer(.easeIn(duration: 1).repeatCount(3))
        let endless = CurvesPlayer(.easeIn(duration: 1).repeatForever())
        let curve = UnitCurve.easeIn
        for step in 0..<64 {
            let x = Double(step) / 64
            for pass in 0..<3 {
                #expect(abs(again.at(Double(pass) + x)! - curve.value(at: x)) < 1e-12)
                let expected = pass == 1 ? curve.value(at: 1 - x) : curve.value(at: x)
                #expect(abs(back.at(Double(pass) + x)! - expected) < 1e-12)
                #expect(endless.at(Double(pass) + x) == back.at(Double(pass) + x))
                #expect(abs(endless.at(Double(pass + 1000) + x)! - endless.at(Double(pass) + x)!) < 1e-9)
            }
        }
        #expect(back.at(3) == 1 && back.at(3.001) == nil)
        #expect(again.at(3.001) == nil && endless.at(1e6 + 0.5) != nil)
        #expect(endless.context.isLogicallyComplete == false)
        let none = CurvesPlayer(.linear.repeatCount(0))
        #expect(none.at(0) == nil)
        let springs = CurvesPlayer(.bouncy.repeatForever())
        let length = Animation.bouncy.length(moving: 1.0)!
        #expect(abs(springs.at(length * 1.5)! + (springs.at(length * 0.5)!) - 1) < 1e-9)
        // One that does nothing must not hang.
        let empty = CurvesPlayer(.linear(duration: 0).repeatForever())
        #expect(empty.at(1) == nil)
    }

    @Test("Repetitions of a custom animation begin when it has ended")
    func customRepetition() {
        let player = CurvesPlayer(Animation(Steps(duration: 1)).repeatCount(2))
        #expect(player.at(0.5) == 0.5)
        #expect(player.at(1) == 1 && player.at(1.25) == 0.75)
        #expect(player.at(2) == nil)
        let counting = CurvesPlayer(Animation(Counting()).repeatCount(2, autoreverses: false))
        let frames = (0..<20).map { counting.at(Double($0)) }
        #expect(frames.prefix { $0 != nil }.count == 6)
    }

    @Test("Logical completion is told once what is seen is done")
    func completion() {
        let player = CurvesPlayer(.spring(duration: 0.5, bounce: 0.2))
        _ = player.at(0.49)
        #expect(!player.context.isLogicallyComplete)
        #expect(player.at(0.51) != nil && player.context.isLogicallyComplete)
        let early = CurvesPlayer(.linear(duration: 1).logicallyComplete(after: 0.25))
        _ = early.at(0.2)
        #expect(!early.context.isLogicallyComplete)
        #expect(early.at(0.25) == 0.25 && early.context.isLogicallyComplete)
    }

    @Test("Whatever the animation and the time, values are finite, and ends are final")
    func fuzz() {
        var random = SplitMix(state: 7)
        for _ in 0..<400 {
            var animation = (Self.curves + Self.springs + [Animation(Steps(duration: 0.3))])
                .randomElement(using: &random)!
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: animation = animation.delay(.random(in: -0.2...1, using: &random))
                case 1: animation = animation.speed(.random(in: 0...3, using: &random))
                case 2:
                    animation = animation.repeatCount(
                        .random(in: 0...4, using: &random), autoreverses: .random(using: &random))
                case 3: animation = animation.repeatForever(autoreverses: .random(using: &random))
                default: animation = animation.logicallyComplete(after: .random(in: 0...1, using: &random))
                }
            }
            let player = CurvesPlayer(animation, value: .random(in: -1000...1000, using: &random))
            var hasEnded = false
            let times = (0..<30).map { _ in pow(10, Double.random(in: -3...6, using: &random)) }
            for time in [-1, 0] + times.sorted() {
                let value = player.at(time)
                #expect(value?.isFinite ?? true)
                #expect(player.speed(time)?.isFinite ?? true)
                if hasEnded { #expect(value == nil) }
                hasEnded = value == nil
            }
        }
    }
}
