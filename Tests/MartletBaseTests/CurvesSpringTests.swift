import Foundation
import MartletTestSupport
import Testing

import MartletBase

@Suite("Springs")
struct CurvesSpringTests {
    @Test("A spring agrees with its equation, integrated", arguments: [0, 0.05, 0.5, 0.9999, 1, 1.0001, 1.5, 8])
    func equation(ratio: Double) {
        let spring = Spring(response: 0.6, dampingRatio: ratio)
        for (target, velocity) in [(1.0, 0.0), (1, 7), (-2, 3), (0, 1)] {
            for time in [0.001, 0.1, 0.37, 1.3] {
                let expected = integrateSpring(
                    stiffness: spring.stiffness,
                    damping: spring.damping,
                    target: target,
                    velocity: velocity,
                    until: time
                )
                let value = spring.value(target: target, initialVelocity: velocity, time: time)
                let speed = spring.velocity(target: target, initialVelocity: velocity, time: time)
                #expect(abs(value - expected.value) < 1e-6)
                #expect(abs(speed - expected.velocity) < 1e-5)
            }
        }
    }

    @Test("Parameters are converted as documented")
    func parameters() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 157.9) < 0.05)
        #expect(abs(spring.damping - 17.6) < 0.05)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(other.duration - 0.63) < 0.005)
        #expect(abs(other.bounce - 0.5) < 1e-12)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
        let heavy = Spring(mass: 4, stiffness: 100, damping: 10)
        #expect((heavy.mass, heavy.stiffness) == (4, 100))
        #expect(abs(heavy.damping - 10) < 1e-12)
        #expect(Spring() == Spring.smooth)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12)
        #expect(abs(Spring.bouncy(extraBounce: 0.1).bounce - 0.4) < 1e-12)
        for bounce in [-0.9, -0.5, 0, 0.3, 1] {
            let spring = Spring(duration: 0.7, bounce: bounce)
            #expect(abs(spring.bounce - bounce) < 1e-12)
            #expect(abs(spring.duration - 0.7) < 1e-12)
        }
    }

    @Test("Forces are those of the equation")
    func forces() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 3)
        let force = spring.force(target: 10.0, position: 4, velocity: -2)
        #expect(abs(force - (50 * 6 + 3 * 2) / 2) < 1e-9)
        let at = spring.force(
            fromValue: CGPoint.zero, toValue: CGPoint(x: 10, y: 0), position: CGPoint(x: 4, y: 0),
            velocity: CGPoint(x: -2, y: 0))
        #expect(abs(at.x - force) < 1e-9)
    }

    @Test("Small steps arrive where one large step does")
    func steps() {
        let spring = Spring(duration: 0.4, bounce: 0.4)
        var (value, velocity) = (0.0, 2.0)
        for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 5, initialVelocity: 2, time: 0.6)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 5, initialVelocity: 2, time: 0.6)) < 1e-9)
    }

    @Test("After its settling duration a spring stays near its target, and not much sooner")
    func settling() {
        for ratio in [0.1, 0.5, 0.95, 0.99999, 1, 1.00001, 2] {
            for velocity in [0.0, 20, -20] {
                let spring = Spring(response: 0.5, dampingRatio: ratio)
                let time = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
                let error = { (t: Double) in abs(spring.value(target: 1.0, initialVelocity: velocity, time: t) - 1) }
                #expect((0...2000).allSatisfy { error(time + Double($0) * 0.002) <= 0.001 + 1e-12 })
                #expect((0...300).contains { error(time * (0.6 + 0.4 * Double($0) / 300)) > 0.0005 })
            }
        }
        #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
        for ratio in [0.2, 1, 3] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
            #expect(abs(spring.settlingDuration - 1.5) < 1e-9)
            #expect(spring.dampingRatio == ratio)
        }
    }

    @Test("Values with data move as their data do")
    func animatableValues() {
        let spring = Spring.bouncy
        let value = spring.value(
            fromValue: CGPoint(x: 1, y: 2),
            toValue: CGPoint(x: 3, y: 10),
            initialVelocity: CGPoint(x: 4, y: 0),
            time: 0.2
        )
        #expect(abs(value.x - (1 + spring.value(target: 2.0, initialVelocity: 4, time: 0.2))) < 1e-12)
        #expect(abs(value.y - (2 + spring.value(target: 8.0, time: 0.2))) < 1e-12)
        let insets = spring.value(
            fromValue: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
            toValue: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            initialVelocity: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
            time: 100
        )
        #expect(abs(insets.trailing - 4) < 1e-9)
    }

    @Test("Whether a spring may rest is asked before whether it does", arguments: [0.2, 0.7, 1, 1.4])
    func mayRest(ratio: Double) {
        let motion = Spring(response: 0.5, dampingRatio: ratio).motion
        for (way, velocity) in [(0.3, 0.0), (40, 0), (-2, 9)] {
            let epsilon = motion.restingDistance(moving: way, from: -way, velocity: velocity)
            for step in 0..<600 {
                let time = Double(step) / 100
                let left = motion.distance(from: -way, velocity: velocity, at: time)
                if motion.isSettled(from: -way, velocity: velocity, within: epsilon, at: time) {
                    #expect(motion.mayRest(at: left))
                }
            }
            #expect(!motion.mayRest(at: way))
        }
    }
}
