import Foundation
import MartletTesting
import Testing

import Martlet

/// The state of gestures: how it is changed, when it goes back, and what that costs.
@MainActor @Suite struct GestureStateTests {
    struct Card: View {
        let probe: Probe
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var drag: CGSize? = nil

        var body: some View {
            Color.red
                .frame(width: 50, height: 50)
                .offset(drag ?? .zero)
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, transaction in
                            probe.note("continuous \(transaction.isContinuous)")
                            state = value.translation
                        }
                        .onEnded { _ in probe.note("ended, \(drag == nil)") }
                )
                .accessibilityIdentifier("card")
        }
    }

    private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, in host: TestHost) {
        host.scene.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 50), time: host.scene.time)))
        host.update()
    }

    @Test func goesBackWithItsTransaction() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Card(probe: probe) }
        let card = try host.element(id: "card")
        let start = card.frame.minX
        send(.down, 40, in: host)
        send(.moved, 60, in: host)
        #expect(card.frame.minX == start + 20, "a drag is followed at once")
        #expect(probe.takeLog() == ["continuous true"])
        send(.up, 60, in: host)
        #expect(card.frame.minX == start + 20, "the way back is animated")
        host.advance(by: .milliseconds(500))
        #expect(abs(card.frame.minX - (start + 10)) < 1)
        host.advance(by: .seconds(1))
        #expect(card.frame.minX == start)
        #expect(probe.takeLog() == ["ended, true"])
    }

    @Test func goesBackWhenTheGestureIsCancelled() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Card(probe: probe) }
        let card = try host.element(id: "card")
        let start = card.frame.minX
        send(.down, 40, in: host)
        send(.moved, 60, in: host)
        send(.cancelled, 60, in: host)
        host.advance(by: .seconds(2))
        #expect(card.frame.minX == start)
        #expect(!probe.log.contains { $0.hasPrefix("ended") })
    }

    struct Vanishing: View {
        let probe: Probe
        let transition: AnyTransition?
        @GestureState private var isDragging = false
        @State private var isThere = true
        @State private var isEnabled = true

        var body: some View {
            let _ = probe.offer("remove") { withAnimation(.linear(duration: 1)) { isThere = false } }
            let _ = probe.offer("disable") { isEnabled = false }
            VStack {
                if isThere {
                    Color.red
                        .gesture(
                            DragGesture()
                                .updating($isDragging) { _, state, _ in state = true }
                                .onEnded { _ in probe.note("ended") }
                        )
                        .onLongPressGesture {
                            probe.note("long")
                        } onPressingChanged: {
                            probe.note("pressing \($0)")
                        }
                        .disabled(!isEnabled)
                        .transition(transition ?? .identity)
                }
                Text(isDragging ? "dragging" : "idle")
            }
        }
    }

    @Test(arguments: ["remove", "disable", "fade"]) func isCancelledWhenTheViewGoesAway(_ how: String) throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Vanishing(probe: probe, transition: how == "fade" ? .opacity : nil)
        }
        send(.down, 20, in: host)
        send(.moved, 60, in: host)
        #expect(host.texts == ["dragging"])
        probe.run(how == "fade" ? "remove" : how)
        host.update()
        if how == "disable" { send(.moved, 70, in: host) }
        #expect(host.texts == ["idle"])
        send(.up, 60, in: host)
        #expect(!probe.log.contains("ended"))
        #expect(host.scene.nextInputDeadline == nil)
        host.unmount()
    }

    @Test func aPressThatIsCutOffIsNotPressedAnyMore() throws {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Vanishing(probe: probe, transition: nil) }
        send(.down, 20, in: host)
        #expect(probe.takeLog() == ["pressing true"])
        probe.run("remove")
        host.update()
        #expect(probe.takeLog() == ["pressing false"])
        host.advance(by: .seconds(1))
        #expect(probe.takeLog().isEmpty)
    }

    struct Rows: View {
        @GestureState private var offset = CGSize.zero

        var body: some View {
            VStack {
                Handle(offset: $offset)
                ForEach(0..<50, id: \.self) { Line(number: $0) }
                Shown(offset: offset)
            }
        }
    }

    struct Handle: View {
        let offset: GestureState<CGSize>

        var body: some View {
            Color.red.frame(height: 20)
                .gesture(DragGesture().updating(offset) { value, state, _ in state = value.translation })
                .accessibilityIdentifier("handle")
        }
    }

    struct Line: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    struct Shown: View {
        let offset: CGSize
        var body: some View { Text("\(Int(offset.width))") }
    }

    @Test func aStepOfADragRunsOnlyTheBodiesThatReadTheState() throws {
        let host = TestHost(size: CGSize(width: 200, height: 2000)) { Rows() }
        func counts() -> [Int] {
            [
                host.bodyRuns(of: Rows.self), host.bodyRuns(of: Handle.self), host.bodyRuns(of: Line.self),
                host.bodyRuns(of: Shown.self),
            ]
        }
        let frame = try host.element(id: "handle").frame
        func send(_ phase: PointerEvent.Phase, x: CGFloat) {
            let point = CGPoint(x: frame.minX + x, y: frame.midY)
            host.scene.send(.pointer(PointerEvent(phase: phase, location: point, time: host.scene.time)))
            host.update()
        }
        let before = counts()
        send(.down, x: 10)
        send(.moved, x: 15)
        #expect(counts() == before, "nothing is recognized yet")
        send(.moved, x: 30)
        send(.moved, x: 30)
        send(.moved, x: 40)
        let after = counts()
        #expect(after == [before[0] + 2, before[1], before[2], before[3] + 2])
        send(.up, x: 40)
        #expect(counts() == [after[0] + 1, after[1], after[2], after[3] + 1])
    }

    struct Animating: View {
        @State private var x = 0.0

        var body: some View {
            Color.red
                .frame(width: 20, height: 20)
                .accessibilityIdentifier("box")
                .offset(x: x)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture().onChanged { value in
                        withAnimation(.linear(duration: 1)) { x = value.translation.width }
                    })
        }
    }

    @Test func withAnimationWorksInActions() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Animating() }
        let box = try host.element(id: "box")
        send(.down, 10, in: host)
        send(.moved, 50, in: host)
        #expect(box.frame.minX == 0)
        host.advance(by: .milliseconds(500))
        #expect(abs(box.frame.minX - 20) < 1)
        host.advance(by: .seconds(1))
        #expect(box.frame.minX == 40)
    }

    @Test func initialisers() {
        let plain = GestureState(wrappedValue: 1)
        let named = GestureState(initialValue: 2)
        let reset = GestureState(wrappedValue: 3, reset: { _, transaction in transaction.animation = .default })
        let empty = GestureState<Int?>()
        let emptyReset = GestureState<Int?>(reset: { _, _ in })
        let values = [plain.wrappedValue, named.wrappedValue, reset.wrappedValue]
        #expect(values == [1, 2, 3])
        #expect(empty.wrappedValue == nil && emptyReset.wrappedValue == nil)
        #expect(GestureState(initialValue: 4, resetTransaction: Transaction()).wrappedValue == 4)
    }
}
