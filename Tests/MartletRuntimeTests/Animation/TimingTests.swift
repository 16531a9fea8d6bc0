import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Timelines, phases and keyframes, on the virtual clock.
@MainActor @Suite struct TimingTests {
    private struct Clock: View {
        let start: Date
        var body: some View {
            TimelineView(.periodic(from: start, by: 1)) { context in
                Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
            }
        }
    }

    @Test func aScheduleForAnimationsRestsWhereFewUpdatesAreWanted() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let schedule = AnimationTimelineSchedule(minimumInterval: 0.5)
        #expect(Array(schedule.entries(from: start, mode: .lowFrequency)).isEmpty)
        #expect(Array(schedule.entries(from: start, mode: .normal).prefix(2)).count == 2)
    }

    @Test func aPeriodicTimelineGoesOnAtItsDates() {
        let host = TestHost { EmptyView() }
        let start = host.scene.date
        let other = TestHost { Clock(start: start) }
        other.scene.start(at: start)
        #expect(other.texts == ["0"])
        let updates = other.presentedCount
        other.advance(by: .milliseconds(500))
        #expect(other.presentedCount == updates, "nothing happens between two dates")
        #expect(!other.scene.needsFrame)
        #expect(other.scene.nextWakeUp != nil)
        other.advance(by: .milliseconds(3_000))
        #expect(other.texts == ["3"])
    }

    private struct Frames: View {
        let isPaused: Bool
        let probe: Probe
        var body: some View {
            TimelineView(.animation(paused: isPaused)) { _ in
                let _ = probe.note("frame")
                Text("x")
            }
        }
    }

    @Test func anAnimationTimelineGoesOnWithEachFrame() {
        let probe = Probe()
        let host = TestHost { Frames(isPaused: false, probe: probe) }
        _ = probe.takeLog()
        #expect(host.scene.needsFrame)
        host.advance(by: .milliseconds(500))
        #expect((29...31).contains(probe.takeLog().count))
        let paused = TestHost { Frames(isPaused: true, probe: probe) }
        _ = probe.takeLog()
        paused.advance(by: .milliseconds(500))
        #expect(probe.takeLog() == [])
        #expect(!paused.scene.needsFrame)
        #expect(paused.scene.nextWakeUp == nil)
    }

    private struct Phased: View {
        let probe: Probe
        @State private var count = 0
        var body: some View {
            let _ = probe.offer("go") { count += 1 }
            Text("x").phaseAnimator([1.0, 0.5, 0.0], trigger: count) { content, opacity in
                content.opacity(opacity).accessibilityIdentifier("x")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func phasesAreGoneThroughOnceForATrigger() throws {
        let probe = Probe()
        let host = TestHost { Phased(probe: probe) }
        host.advance(by: .seconds(1))
        #expect(try host.element(id: "x").opacity == 1)
        probe.run("go")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.75) < 0.02)
        host.advance(by: .milliseconds(1_000))
        #expect(abs(try host.element(id: "x").opacity - 0.25) < 0.02)
        host.advance(by: .milliseconds(1_600))
        #expect(try host.element(id: "x").opacity == 1)
        #expect(!host.scene.needsFrame)
    }

    private struct Shaken: View {
        var body: some View {
            PhaseAnimator([0.0, 40, -40, 0]) { x in
                Text("x").offset(x: x).accessibilityIdentifier("x")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func neighbouringPhasesMayBeEqual() throws {
        let host = TestHost { Shaken() }
        let middle = try host.element(id: "x").frame.midX
        // The last phase is the first: a round takes three seconds.
        for round in 0..<4 {
            var places: [CGFloat] = []
            for _ in 0..<30 {
                host.advance(by: .milliseconds(100))
                places.append(try host.element(id: "x").frame.midX - middle)
            }
            #expect(places.max() ?? 0 > 36 && places.min() ?? 0 < -36, "round \(round): \(places)")
        }
        let still = TestHost { PhaseAnimator([1, 1]) { Text("\($0)") } }
        still.advance(by: .seconds(1))
        #expect(!still.scene.needsFrame, "phases that are all the same come to rest")
    }

    private struct Round: View {
        var body: some View {
            PhaseAnimator([0.0, 1.0]) { opacity in
                Text("x").opacity(opacity).accessibilityIdentifier("x")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func phasesGoRoundWithoutATrigger() throws {
        let host = TestHost { Round() }
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.02)
        host.advance(by: .milliseconds(1_000))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.05)
        host.advance(by: .milliseconds(1_000))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.1)
        #expect(host.scene.needsFrame)
    }

    private struct Keyed: View {
        let probe: Probe
        @State private var count = 0
        var body: some View {
            let _ = probe.offer("go") { count += 1 }
            Text("x").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
                content.opacity(1 - value).accessibilityIdentifier("x")
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(1.0, duration: 1)
                    LinearKeyframe(0.0, duration: 1)
                }
            }
        }
    }

    @Test func keyframesPlayForATrigger() throws {
        let probe = Probe()
        let host = TestHost { Keyed(probe: probe) }
        #expect(try host.element(id: "x").opacity == 1)
        probe.run("go")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.01)
        host.advance(by: .milliseconds(1_000))
        #expect(abs(try host.element(id: "x").opacity - 0.5) < 0.01)
        host.advance(by: .milliseconds(600))
        #expect(try host.element(id: "x").opacity == 1)
        #expect(!host.scene.needsFrame)
    }

    private struct Effects: View {
        let probe: Probe
        @State private var isOn = false
        var body: some View {
            let _ = probe.offer("toggle") { isOn.toggle() }
            VStack {
                Text("x").visualEffect { content, proxy in
                    content.offset(x: proxy.size.width).opacity(0.5)
                }
                .accessibilityIdentifier("effect")
                Text("y").animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
                    .opacity(isOn ? 0.5 : 1)
                    .accessibilityIdentifier("scoped")
            }
        }
    }

    @Test func visualEffectsAndScopedAnimations() throws {
        let probe = Probe()
        let host = TestHost { Effects(probe: probe) }
        let element = try host.element(id: "effect")
        #expect(element.opacity == 0.5)
        #expect(abs(element.frame.minX - 204) < 0.001)
        probe.run("toggle")
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.element(id: "scoped").opacity - 0.25) < 0.001)
    }
}
