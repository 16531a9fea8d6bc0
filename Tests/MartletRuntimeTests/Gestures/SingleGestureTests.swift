import Foundation
import MartletTesting
import Testing

import Martlet

/// Each gesture alone.
@MainActor @Suite struct SingleGestureTests {
    /// Creates a red square that fills a window of 100 × 100, with modifiers applied.
    private func host(_ body: (Color) -> some View) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { body(Color.red) }
    }

    private func send(
        _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at milliseconds: Int = 0,
        modifiers: EventModifiers = [], in host: TestHost
    ) {
        host.scene.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: CGPoint(x: x, y: y), modifiers: modifiers,
                    time: .milliseconds(milliseconds))))
        host.update()
    }

    @Test func tapsSayWhere() {
        let probe = Probe()
        let host = host {
            $0.frame(width: 60, height: 60)
                .onTapGesture { probe.note("local \($0.x) \($0.y)") }
                .padding(20)
                .onTapGesture(coordinateSpace: .global) { probe.note("global \($0.x) \($0.y)") }
        }
        send(.down, 30, 40, in: host)
        send(.up, 30, 40, in: host)
        #expect(probe.takeLog() == ["local 10.0 20.0"], "the inner one comes first")
    }

    @Test func tapsInNamedSpaces() {
        let probe = Probe()
        let host = host {
            $0.frame(width: 20, height: 20)
                .gesture(
                    SpatialTapGesture(coordinateSpace: .named("box"))
                        .onEnded { probe.note("\($0.location.x) \($0.location.y)") }
                )
                .padding(10)
                .coordinateSpace(.named("box"))
        }
        send(.down, 50, 45, in: host)
        send(.up, 50, 45, in: host)
        #expect(probe.takeLog() == ["20.0 15.0"])
    }

    @Test func aDragTellsEverything() throws {
        var values: [DragGesture.Value] = []
        var ends: [DragGesture.Value] = []
        let host = host {
            $0.gesture(DragGesture().onChanged { values.append($0) }.onEnded { ends.append($0) })
        }
        send(.down, 10, 10, in: host)
        send(.moved, 15, 10, at: 10, in: host)
        #expect(values.isEmpty, "it is no drag before ten points")
        send(.moved, 30, 10, at: 50, in: host)
        send(.moved, 50, 20, at: 100, in: host)
        send(.up, 50, 20, at: 100, in: host)
        #expect(values.map(\.translation) == [CGSize(width: 20, height: 0), CGSize(width: 40, height: 10)])
        let end = try #require(ends.first)
        #expect(ends.count == 1)
        #expect(end.startLocation == CGPoint(x: 10, y: 10))
        #expect(end.location == CGPoint(x: 50, y: 20))
        #expect(abs(end.velocity.width - 400) < 1e-9 && abs(end.velocity.height - 100) < 1e-9)
        #expect(abs(end.predictedEndLocation.x - 150) < 1e-9)
        #expect(abs(end.predictedEndTranslation.width - 140) < 1e-9)
        #expect(abs(end.time.timeIntervalSince(values[0].time) - 0.05) < 1e-6)
    }

    @Test func aDragWithoutDistanceBeginsAtOnce() {
        let probe = Probe()
        let host = host {
            $0.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { probe.note("\($0.translation.width)") }
                    .onEnded { _ in probe.note("end") })
        }
        send(.down, 10, 10, in: host)
        send(.moved, 12, 10, in: host)
        send(.up, 12, 10, in: host)
        #expect(probe.takeLog() == ["0.0", "2.0", "end"])
    }

    struct Follower: View {
        let probe: Probe
        @State private var offset = 0.0

        var body: some View {
            Color.red
                .gesture(
                    DragGesture().onChanged {
                        offset = $0.translation.width
                        probe.note("\(offset)")
                    }
                )
                .offset(x: offset)
        }
    }

    @Test func aViewThatFollowsItsOwnDragDoesNotShake() {
        let probe = Probe()
        let host = host { _ in Follower(probe: probe) }
        send(.down, 10, 10, in: host)
        for x in [30.0, 40, 50] { send(.moved, x, 10, in: host) }
        #expect(probe.takeLog() == ["20.0", "30.0", "40.0"])
    }

    @Test func longPressesFollowTheClock() throws {
        let probe = Probe()
        let host = host {
            $0.accessibilityIdentifier("square")
                .gesture(
                    LongPressGesture(minimumDuration: 0.3)
                        .onChanged { probe.note("changed \($0)") }
                        .onEnded { probe.note("ended \($0)") })
        }
        let square = try host.element(id: "square")
        try square.press(for: .milliseconds(200))
        #expect(probe.takeLog() == ["changed true"])
        try square.press(for: .milliseconds(400))
        #expect(probe.takeLog() == ["changed true", "ended true"])
        #expect(host.scene.nextInputDeadline == nil)
    }

    @Test func endlessLongPressesWaitForNothing() {
        let probe = Probe()
        let host = host {
            $0.onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
                probe.note("\($0)")
            } perform: {
                probe.note("done")
            }
        }
        send(.down, 10, 10, in: host)
        send(.moved, 90, 90, in: host)
        #expect(host.scene.nextInputDeadline == nil)
        host.advance(by: .seconds(2))
        send(.up, 90, 90, at: 3000, in: host)
        #expect(probe.takeLog() == ["true", "false"])
    }

    @Test func pinchesMagnifyAndTurn() throws {
        let probe = Probe()
        let host = host {
            $0.accessibilityIdentifier("square")
                .gesture(
                    MagnifyGesture()
                        .onEnded { probe.note("magnified \($0.magnification) at \($0.startAnchor)") }
                        .simultaneously(with: RotateGesture().onEnded { probe.note("turned \($0.rotation.degrees)") }))
        }
        let square = try host.element(id: "square")
        try square.pinch(magnification: 2)
        #expect(probe.takeLog() == ["magnified 2.0 at \(UnitPoint.center)"])
        try square.pinch(rotation: .degrees(90))
        #expect(probe.takeLog() == ["turned 90.0"])
        try square.tap()
        #expect(probe.takeLog().isEmpty)
    }

    @Test func theOlderPinchesHavePlainValues() throws {
        let probe = Probe()
        let host = host {
            $0.accessibilityIdentifier("square")
                .gesture(MagnificationGesture().onChanged { probe.note("\($0)") })
                .simultaneousGesture(RotationGesture().onEnded { probe.note("\($0.degrees)") })
        }
        try host.element(id: "square").pinch(magnification: 1.5, rotation: .degrees(8))
        #expect(probe.log.last == "8.0")
        #expect(probe.log.contains("1.5"))
    }

    @Test func keysThatMustBeHeld() {
        let probe = Probe()
        let host = host {
            $0.gesture(TapGesture().modifiers(.shift).onEnded { probe.note("shift") })
                .onTapGesture { probe.note("plain") }
        }
        send(.down, 10, 10, in: host)
        send(.up, 10, 10, in: host)
        send(.down, 10, 10, modifiers: .shift, in: host)
        send(.up, 10, 10, in: host)
        #expect(probe.takeLog() == ["plain", "shift"])
    }

    @Test func mappedAndErasedGestures() throws {
        let probe = Probe()
        let gesture = AnyGesture(DragGesture().map { $0.translation.width })
        let host = host {
            $0.accessibilityIdentifier("square")
                .gesture(gesture.onEnded { probe.note("\($0)") })
        }
        try host.element(id: "square").drag(from: UnitPoint(x: 0.1, y: 0.5), to: UnitPoint(x: 0.6, y: 0.5))
        #expect(probe.takeLog() == ["50.0"])
    }

    struct Switching: View {
        let probe: Probe
        @State private var isTap = true

        var gesture: AnyGesture<Void> {
            isTap
                ? AnyGesture(TapGesture().onEnded { probe.note("tap") })
                : AnyGesture(DragGesture().onEnded { _ in probe.note("drag") }.map { _ in })
        }

        var body: some View {
            Color.red
                .gesture(gesture)
                .simultaneousGesture(isTap ? nil : TapGesture().onEnded { probe.note("optional") })
                .accessibilityIdentifier("square")
            Button("Switch") { isTap.toggle() }
        }
    }

    @Test func anErasedGestureMayBecomeAnother() throws {
        let probe = Probe()
        let host = TestHost { Switching(probe: probe) }
        let square = try host.element(id: "square")
        try square.tap()
        #expect(probe.takeLog() == ["tap"])
        try host.find(.button, "Switch").tap()
        try square.tap()
        #expect(probe.takeLog() == ["optional"])
        try square.drag(from: .leading, to: .trailing)
        #expect(probe.log.contains("drag"))
    }

    /// A gesture with a body and storage of its own.
    struct Knock: Gesture {
        let probe: Probe
        @GestureState private var isDown = false

        var body: some Gesture {
            LongPressGesture(minimumDuration: 1)
                .updating($isDown) { value, state, _ in state = value }
                .onChanged { _ in probe.note("down") }
        }
    }

    @Test func gesturesOfOnesOwn() {
        let probe = Probe()
        let host = host { $0.gesture(Knock(probe: probe).onEnded { probe.note("knock \($0)") }) }
        send(.down, 10, 10, in: host)
        host.advance(by: .seconds(2))
        #expect(probe.takeLog() == ["down", "knock true"])
    }
}
