import Foundation
import MartletTesting
import Testing

import Martlet

/// Combined gestures: in one view, and in nested views.
@MainActor @Suite struct GestureCombinationTests {
    private func host(_ body: (Color) -> some View) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) {
            body(Color.red).accessibilityIdentifier("square")
        }
    }

    private let left = UnitPoint(x: 0.1, y: 0.5)
    private let right = UnitPoint(x: 0.9, y: 0.5)

    @Test func theFirstOfTwoExclusiveGesturesWins() throws {
        let probe = Probe()
        let host = host {
            $0.gesture(
                TapGesture(count: 2).onEnded { probe.note("double") }
                    .exclusively(before: TapGesture().onEnded { probe.note("single") })
                    .onEnded { value in
                        if case .first = value { probe.note("first") } else { probe.note("second") }
                    })
        }
        let square = try host.element(id: "square")
        try square.tap()
        #expect(probe.log.isEmpty, "there may be a second tap")
        try square.tap()
        #expect(probe.takeLog() == ["double", "first"])
        try square.tap()
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["single", "second"])
    }

    @Test func simultaneousGesturesAreEachForThemselves() throws {
        let probe = Probe()
        let host = host {
            $0.gesture(
                LongPressGesture(minimumDuration: 0.2).onEnded { _ in probe.note("long") }
                    .simultaneously(with: TapGesture().onEnded { probe.note("tap") })
                    .onEnded { probe.note("\($0.first != nil) \($0.second != nil)") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        #expect(probe.takeLog() == ["tap", "false true"])
        try square.press(for: .seconds(1))
        #expect(probe.takeLog() == ["long", "tap", "true true"])
    }

    struct PressAndDrag: View {
        enum Phase: Equatable {
            case inactive, pressing, dragging(CGFloat)
        }

        @GestureState private var phase = Phase.inactive
        let probe: Probe

        var body: some View {
            let press = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 5))
                .updating($phase) { value, state, _ in
                    switch value {
                    case .first(true): state = .pressing
                    case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
                    default: state = .inactive
                    }
                }
                .onEnded { value in
                    guard case .second(true, let drag?) = value else { return }
                    probe.note("ended \(drag.translation.width)")
                }
            let _ = probe.note("\(phase)")
            Color.red.gesture(press).accessibilityIdentifier("square")
        }
    }

    @Test func aSequenceFollowsTheExampleOfTheDocumentation() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { PressAndDrag(probe: probe) }
        func send(_ phase: PointerEvent.Phase, x: CGFloat) {
            host.scene.send(
                .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 50), time: host.scene.time)))
            host.update()
        }
        #expect(probe.takeLog() == ["inactive"])
        send(.down, x: 10)
        #expect(probe.takeLog() == ["pressing"])
        host.advance(by: .milliseconds(400))
        #expect(probe.takeLog() == ["dragging(0.0)"])
        send(.moved, x: 40)
        #expect(probe.takeLog() == ["dragging(30.0)"])
        send(.up, x: 40)
        #expect(probe.takeLog() == ["ended 30.0", "inactive"])
        send(.down, x: 10)
        send(.moved, x: 40)
        send(.up, x: 40)
        #expect(probe.takeLog() == ["pressing", "inactive"], "who moves too soon does not drag")
    }

    @Test func tapsOnOneAfterTheOther() throws {
        let probe = Probe()
        let host = host {
            $0.gesture(
                TapGesture().sequenced(before: LongPressGesture(minimumDuration: 0.2))
                    .onEnded { _ in probe.note("tap and hold") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        try square.press(for: .milliseconds(300))
        #expect(probe.takeLog() == ["tap and hold"])
        try square.tap()
        host.advance(by: .seconds(1))
        try square.press(for: .milliseconds(300))
        #expect(probe.takeLog().isEmpty, "the tap was too long ago")
    }

    @Test func theGestureOfTheChildComesFirst() throws {
        let probe = Probe()
        let host = host {
            $0.onTapGesture { probe.note("child") }
                .padding(1)
                .onTapGesture { probe.note("parent") }
        }
        try host.element(id: "square").tap()
        #expect(probe.takeLog() == ["child"])
    }

    @Test func highPriorityAndSimultaneousGestures() throws {
        let probe = Probe()
        let host = host {
            $0.onTapGesture { probe.note("child") }
                .padding(1)
                .simultaneousGesture(TapGesture().onEnded { probe.note("together") })
                .padding(1)
                .highPriorityGesture(TapGesture(count: 2).onEnded { probe.note("before") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["child", "together"])
        try square.tap()
        try square.tap()
        #expect(probe.takeLog() == ["before"])
    }

    @Test func masksAndSwitches() throws {
        let probe = Probe()
        func taps(_ mask: GestureMask, isEnabled: Bool = true) throws -> [String] {
            let host = host {
                $0.gesture(TapGesture().onEnded { probe.note("child") }, isEnabled: isEnabled)
                    .padding(1)
                    .gesture(TapGesture().onEnded { probe.note("parent") }, including: mask)
            }
            try host.element(id: "square").tap()
            return probe.takeLog()
        }
        #expect(try taps(.all) == ["child"])
        #expect(try taps(.gesture) == ["parent"])
        #expect(try taps(.subviews) == ["child"])
        #expect(try taps(.none) == [])
        #expect(try taps(.all, isEnabled: false) == ["parent"])
    }

    @Test func aTapGivesWayToALongPressAndToADrag() throws {
        let probe = Probe()
        let host = host {
            $0.onTapGesture { probe.note("tap") }
                .onLongPressGesture(minimumDuration: 0.3) { probe.note("long") }
                .gesture(DragGesture().onEnded { _ in probe.note("drag") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        #expect(probe.takeLog() == ["tap"])
        try square.press(for: .seconds(1))
        #expect(probe.takeLog() == ["long"])
        try square.drag(from: left, to: right)
        #expect(probe.takeLog() == ["drag"])
    }

    @Test func aDragWithoutDistanceLeavesTheTapToTheTap() throws {
        let probe = Probe()
        let host = host {
            $0.onTapGesture { probe.note("tap") }
                .gesture(DragGesture(minimumDistance: 0).onEnded { _ in probe.note("drag") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        #expect(probe.takeLog() == ["tap"])
        try square.drag(from: left, to: right)
        #expect(probe.takeLog() == ["drag"])
    }

    @Test func buttonsComeBeforeGesturesAroundThem() throws {
        let probe = Probe()
        let host = TestHost {
            VStack { Button("Press") { probe.note("button") } }
                .onTapGesture { probe.note("tap") }
                .gesture(DragGesture().onChanged { _ in probe.note("drag") })
                .simultaneousGesture(TapGesture().onEnded { probe.note("together") })
        }
        try host.find(.button, "Press").tap()
        #expect(probe.takeLog() == ["button", "together"])
    }

    @Test func aLongPressBeforeAButton() throws {
        let probe = Probe()
        let host = TestHost {
            Button("Press") { probe.note("button") }
                .highPriorityGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in probe.note("long") })
        }
        let button = try host.find(.button, "Press")
        try button.tap()
        #expect(probe.takeLog() == ["button"])
        try button.press(for: .seconds(1))
        #expect(probe.takeLog() == ["long"])
    }

    @Test func aSingleTapBesideADoubleTapRunsForEach() throws {
        let probe = Probe()
        let host = host {
            $0.gesture(TapGesture(count: 2).onEnded { probe.note("double") })
                .simultaneousGesture(TapGesture().onEnded { probe.note("single") })
        }
        let square = try host.element(id: "square")
        try square.tap()
        try square.tap()
        #expect(probe.takeLog() == ["single", "double", "single"])
    }

    @Test func aDragMayFollowATapThatWaitsForAnother() throws {
        let probe = Probe()
        let host = host {
            $0.gesture(DragGesture().onEnded { _ in probe.note("drag") })
                .onTapGesture(count: 2) { probe.note("double") }
        }
        let square = try host.element(id: "square")
        try square.tap()
        try square.drag(from: left, to: right)
        #expect(probe.takeLog() == ["drag"])
        try square.tap()
        try square.tap()
        #expect(probe.takeLog() == ["double"])
    }

    @Test func aTapElsewhereEndsTheWaiting() throws {
        let probe = Probe()
        let host = TestHost {
            Color.red
                .onTapGesture(count: 2) { probe.note("double") }
                .onTapGesture { probe.note("single") }
                .accessibilityIdentifier("red")
            Color.blue.onTapGesture { probe.note("blue") }.accessibilityIdentifier("blue")
        }
        try host.element(id: "red").tap()
        try host.element(id: "blue").tap()
        #expect(probe.takeLog() == ["single", "blue"])
    }
}
