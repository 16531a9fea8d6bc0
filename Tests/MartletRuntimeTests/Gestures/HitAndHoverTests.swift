import Foundation
import MartletTesting
import Testing

import Martlet

/// Hit testing, and the pointer over views.
@MainActor @Suite struct HitAndHoverTests {
    private func tap(_ x: CGFloat, _ y: CGFloat, in host: TestHost) {
        for phase in [PointerEvent.Phase.down, .up] {
            host.scene.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: y))))
        }
        host.update()
    }

    private func hover(_ x: CGFloat, _ y: CGFloat, in host: TestHost) {
        host.scene.send(.pointer(PointerEvent(phase: .hovered, location: CGPoint(x: x, y: y))))
        host.update()
    }

    @Test func transformsAreInverted() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.frame(width: 40, height: 10)
                .onTapGesture { probe.note("\(($0.x * 10).rounded() / 10) \(($0.y * 10).rounded() / 10)") }
                .rotationEffect(.degrees(90))
                .scaleEffect(2)
                .offset(x: 10)
        }
        tap(60, 50, in: host)
        #expect(probe.takeLog() == ["20.0 5.0"])
        tap(60, 86, in: host)
        #expect(probe.takeLog() == ["38.0 5.0"], "down is along the turned view")
        tap(68, 50, in: host)
        #expect(probe.takeLog() == ["20.0 1.0"], "its top lies to the right")
        tap(48, 50, in: host)
        tap(72, 50, in: host)
        #expect(probe.takeLog().isEmpty, "beyond its edges there is nothing")
    }

    @Test func aContentShapeIsWhereAViewIsHit() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red
                .contentShape(Circle())
                .onTapGesture { probe.note("circle") }
                .onTapGesture { probe.note("same") }
        }
        tap(50, 50, in: host)
        tap(3, 3, in: host)
        #expect(probe.takeLog() == ["circle"])
    }

    @Test func aContentShapeFillsTheGapsOfAStack() {
        let probe = Probe()
        func host(_ kind: ContentShapeKinds) -> TestHost {
            TestHost(size: CGSize(width: 100, height: 100)) {
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
                .contentShape(kind, Rectangle())
                .onTapGesture { probe.note("row") }
            }
        }
        tap(50, 50, in: host(.interaction))
        #expect(probe.takeLog() == ["row"])
        tap(50, 50, in: host(.dragPreview))
        #expect(probe.takeLog().isEmpty)
    }

    @Test func aContentShapeWithAHole() {
        let probe = Probe()
        var ring = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Color.red.contentShape(ring, eoFill: true).onTapGesture { probe.note("ring") }
        }
        tap(50, 50, in: host)
        tap(10, 50, in: host)
        #expect(probe.takeLog() == ["ring"])
    }

    @Test func whatCannotBeHitLetsThePointerThrough() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { probe.note("back") }
                Color.blue.onTapGesture { probe.note("front") }.allowsHitTesting(false)
            }
        }
        tap(50, 50, in: host)
        #expect(probe.takeLog() == ["back"])
    }

    @Test func whatIsFilledWithNothingLetsThePointerThrough() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color.red.onTapGesture { probe.note("back") }
                Color.clear.onTapGesture { probe.note("clear") }
                Rectangle().fill(.red.opacity(0)).onTapGesture { probe.note("shape") }
            }
        }
        tap(50, 50, in: host)
        #expect(probe.takeLog() == ["back"])
        let shaped = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                Color.clear.contentShape(Rectangle()).onTapGesture { probe.note("content shape") }
                Color.white.opacity(0.001).onTapGesture { probe.note("nearly nothing") }
            }
        }
        tap(50, 20, in: shaped)
        tap(50, 80, in: shaped)
        #expect(probe.takeLog() == ["content shape", "nearly nothing"])
    }

    struct Hovered: View {
        let probe: Probe
        @State private var isOver = false

        var body: some View {
            HStack(spacing: 0) {
                (isOver ? Color.blue : .red)
                    .onHover {
                        isOver = $0
                        probe.note("left \($0)")
                    }
                Color.green
                    .onContinuousHover { phase in
                        switch phase {
                        case .active(let point): probe.note("\(point.x) \(point.y)")
                        case .ended: probe.note("ended")
                        }
                    }
            }
        }
    }

    @Test func hovering() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Hovered(probe: probe) }
        hover(10, 10, in: host)
        hover(20, 10, in: host)
        #expect(probe.takeLog() == ["left true"])
        hover(60, 10, in: host)
        hover(70, 10, in: host)
        #expect(probe.takeLog() == ["left false", "10.0 10.0", "20.0 10.0"])
        host.scene.send(.pointer(PointerEvent(phase: .exited, location: .zero)))
        #expect(probe.takeLog() == ["ended"])
    }

    @Test func motionIsWantedOnlyWhereSomethingHovers() {
        struct Switch: View {
            let probe: Probe
            @State private var isOn = true

            var body: some View {
                let _ = probe.offer("toggle") { isOn.toggle() }
                if isOn { Color.red.onHover { _ in } } else { Color.blue }
            }
        }
        let probe = Probe()
        let host = TestHost { Switch(probe: probe) }
        #expect(host.scene.wantsPointerMotion)
        probe.run("toggle")
        host.update()
        #expect(!host.scene.wantsPointerMotion)
        probe.run("toggle")
        host.update()
        #expect(host.scene.wantsPointerMotion)
    }

    struct Keys: View {
        let probe: Probe
        @State private var text = ""
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Focus")
                    .focusable()
                    .onKeyPress(.leftArrow) {
                        probe.note("left")
                        return .handled
                    }
                    .onKeyPress("x", phases: .all) { press in
                        probe.note("x \(press.phase.rawValue)")
                        return .ignored
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        probe.note("digit \(press.characters)")
                        return .handled
                    }
                    .accessibilityIdentifier("focus")
                TextField("Field", text: $text)
                    .onKeyPress(keys: ["!", "?"]) { press in
                        probe.note("mark \(press.characters)")
                        return .handled
                    }
                Text(text)
            }
            .onKeyPress { press in
                probe.note("around \(press.characters)")
                return press.key == "x" ? .handled : .ignored
            }
        }
    }

    @Test func keyPresses() throws {
        let probe = Probe()
        let host = TestHost { Keys(probe: probe) }
        let view = try host.element(id: "focus")
        #expect(try view.press(.leftArrow))
        #expect(probe.takeLog() == ["left"])
        #expect(try view.press("x"))
        #expect(probe.takeLog() == ["x 1", "around x", "x 4"])
        #expect(try view.press("7"))
        #expect(probe.takeLog() == ["digit 7"])
        #expect(try !view.press("y", warns: false))
        #expect(probe.takeLog() == ["around y"])
        host.scene.send(.key(KeyInput(key: "x", characters: "x", phase: .repeated)))
        #expect(probe.takeLog() == ["x 2", "around x"])
    }

    @Test func aFieldTypesWhatItsOwnModifiersLeave() throws {
        let probe = Probe()
        let host = TestHost { Keys(probe: probe) }
        try host.find(.textField, "Field").press("a")
        try host.find(.textField, "Field").press("!")
        #expect(probe.takeLog() == ["mark !"], "what lies around comes after the field")
        #expect(host.texts.contains("a"))
    }
}
