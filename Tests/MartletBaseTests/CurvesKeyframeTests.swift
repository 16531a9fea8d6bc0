import Foundation
import MartletTestSupport
import Testing

import MartletBase

private struct Pose {
    var angle = Angle.zero
    var scale = 1.0
    var offset = CGSize.zero
    var name = "pose"
}

private struct Shake: KeyframeTrackContent {
    var width: CGFloat

    var body: some KeyframeTrackContent<CGFloat> {
        LinearKeyframe(width, duration: 1)
        LinearKeyframe(-width, duration: 1)
    }
}

private struct Dance: Keyframes {
    var body: some Keyframes<Pose> {
        KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 2) }
    }
}

@Suite("Keyframes")
struct CurvesKeyframeTests {
    @Test("Straight keyframes follow lines and curves, and clamp")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: -1) == 0 && timeline.value(time: 0.25) == 2.5)
        #expect(abs(timeline.value(time: 2) - 10 * (1 - UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
        #expect(timeline.value(time: 3) == 5 && timeline.value(time: 3.5) == 5.5)
        #expect(timeline.value(progress: 1) == 6 && timeline.value(time: 1e6) == 6)
    }

    @Test("Cubic keyframes are a Catmull-Rom spline")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
            CubicKeyframe(.init(x: 0, y: 100), duration: 0.3)
            CubicKeyframe(.init(x: 50, y: 0), duration: 0.7)
        }
        #expect(timeline.value(time: 0.3) == CGPoint(x: 0, y: 100))
        #expect(timeline.value(time: 1) == CGPoint(x: 50, y: 0))
        let h = 1e-6
        for (time, expected) in [(0.0, 0.0), (0.3, 50.0), (1, 0)] {
            let before = (timeline.value(time: time).x - timeline.value(time: time - h).x) / h
            let after = (timeline.value(time: time + h).x - timeline.value(time: time).x) / h
            #expect(abs(before - expected) < 1e-2 && abs(after - expected) < 1e-2)
        }
        let middle = timeline.value(time: 0.65)
        // Half of the way, and an eighth of the duration of each velocity.
        #expect(abs(middle.x - (25 + 0.7 * 50 / 8)) < 1e-9)
    }

    @Test("Velocities that are given, and those of neighbours, are kept")
    func velocities() {
        let path = KeyframePath(
            from: 0.0,
            through: [
                Keyframe(1, 1, .linear(.linear)),
                Keyframe(4, 2, .cubic(start: nil, end: nil)),
                Keyframe(0, 2, .linear(.linear)),
                Keyframe(3, 1, .cubic(start: 9, end: -2)),
                Keyframe(0, 0.2, .spring(.bouncy, start: nil)),
                Keyframe(2, 1, .cubic(start: nil, end: nil)),
            ]
        )
        let tiny = 1e-9
        #expect(abs(path.velocity(at: 1 + tiny) - 1) < 1e-6 && abs(path.velocity(at: 3 - tiny) + 2) < 1e-6)
        #expect(abs(path.velocity(at: 5 + tiny) - 9) < 1e-6 && abs(path.velocity(at: 6 - tiny) + 2) < 1e-6)
        #expect(abs(path.velocity(at: 6 + tiny) + 2) < 1e-6)
        #expect(abs(path.velocity(at: 6.2 - tiny) - path.velocity(at: 6.2 + tiny)) < 1e-5)
        for step in 1..<720 where step % 100 != 0 && step != 620 {
            let time = Double(step) / 100
            let slope = (path.value(at: time + 1e-6) - path.value(at: time - 1e-6)) / 2e-6
            #expect(abs(path.velocity(at: time) - slope) < 1e-4)
        }
    }

    @Test("Spring keyframes follow their springs")
    func spring() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            SpringKeyframe(3, spring: spring, startVelocity: 5)
            SpringKeyframe(0, duration: 0.1, spring: spring)
            LinearKeyframe(0, duration: 1)
        }
        let settled = timeline.duration - 1.1
        #expect(abs(settled - spring.settlingDuration(target: 2.0, initialVelocity: 5, epsilon: 0.001)) < 1e-9)
        let expected = 1 + spring.value(target: 2.0, initialVelocity: 5, time: 0.2)
        #expect(abs(timeline.value(time: 0.2) - expected) < 1e-9)
        let cut = 3 + spring.value(target: -3.0, time: 0.1)
        #expect(abs(timeline.value(time: settled + 0.1) - cut) < 1e-9)
        #expect(abs(timeline.value(time: settled + 0.6) - cut / 2) < 1e-9)
        #expect(timeline.value(time: 100) == 0)
    }

    @Test("Tracks change their own properties, the later ones last")
    func tracks() {
        let scales = [2.0, 4]
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.angle) {
                CubicKeyframe(.zero, duration: 0.2)
                CubicKeyframe(.degrees(45), duration: 0.3)
            }
            KeyframeTrack(\.scale) {
                for scale in scales { LinearKeyframe(scale, duration: 1) }
            }
            KeyframeTrack(\.offset) {
                if Bool(true) { MoveKeyframe(CGSize(width: 9, height: 9)) } else { LinearKeyframe(.zero, duration: 9) }
            }
            KeyframeTrack(\.offset.width) { Shake(width: 8) }
        }
        #expect(timeline.duration == 2)
        let pose = timeline.value(time: 0.5)
        #expect(abs(pose.angle.degrees - 45) < 1e-9)
        #expect(pose.scale == 1.5)
        #expect(pose.offset == CGSize(width: 4, height: 9))
        var other = Pose(name: "other")
        timeline.update(value: &other, progress: 1)
        #expect(other.name == "other" && other.scale == 4 && other.offset.width == -8)
        let dance = KeyframeTimeline(initialValue: Pose()) { Dance() }
        #expect(dance.value(time: 1).scale == 2)
        let none = KeyframeTimeline(initialValue: Pose()) {}
        #expect(none.duration == 0 && none.value(time: 1).scale == 1)
    }

    @Test("Random tracks are finite, and continuous where nothing jumps")
    func fuzz() {
        var random = SplitMix(state: 11)
        for _ in 0..<200 {
            let keyframes = (0..<Int.random(in: 0...8, using: &random)).map { _ -> Keyframe<Double> in
                let value = Double.random(in: -10...10, using: &random)
                let duration = Double.random(in: 0.05...1, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: return Keyframe(value, duration, .linear(.easeInOut))
                case 1: return Keyframe(value, duration, .cubic(start: nil, end: nil))
                case 2: return Keyframe(value, nil, .spring(.bouncy, start: nil))
                default: return Keyframe(value, duration, .spring(.snappy, start: nil))
                }
            }
            let path = KeyframePath(from: 0.0, through: keyframes)
            #expect(path.value(at: -1) == 0 && path.value(at: 0) == 0)
            for segment in path.segments.dropFirst() {
                let jump = path.value(at: segment.time + 1e-9) - path.value(at: segment.time - 1e-9)
                #expect(abs(jump) < 0.0011)
            }
            for _ in 0..<50 {
                #expect(path.value(at: .random(in: -1...10, using: &random)).isFinite)
            }
            #expect(path.value(at: 1e6).isFinite)
        }
    }
}
