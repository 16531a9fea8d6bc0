import Foundation
import Testing

import Martlet

/// Gestures that recognize some kinds of input only.
@MainActor @Suite struct GestureInputKindTests {
    private final class Log { var entries: [String] = [] }

    private struct Page: View {
        let log: Log
        @State private var kinds: GestureInputKinds = .pencil

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100)
                    .gesture(DragGesture(inputKinds: kinds).onEnded { _ in log.entries.append("drag") })
                    .simultaneousGesture(
                        TapGesture(count: 1, inputKinds: .directTouch).onEnded { log.entries.append("tap") })
                Button("Any") { kinds = .all }
                Color.blue.frame(width: 100, height: 100)
                    .gesture(MagnifyGesture(inputKinds: .directTouch).onEnded { _ in log.entries.append("magnify") })
            }
        }
    }

    private func press(_ screen: Screen, _ kind: GestureInputKinds, from start: CGPoint, by width: CGFloat = 0) {
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            let location = CGPoint(x: start.x + x, y: start.y)
            _ = screen.scene.send(
                .pointer(PointerEvent(phase: phase, location: location, time: screen.time, inputKind: kind)))
            screen.scene.update()
        }
        send(.down, 0)
        if width != 0 { send(.moved, width) }
        send(.up, width)
    }

    private func point(_ screen: Screen, _ index: Int) throws -> CGPoint {
        let button = try screen.find(.button, "Any").frameInWindow
        return CGPoint(x: button.midX, y: index == 0 ? button.minY - 50 : button.maxY + 50)
    }

    @Test func aContactOfAnotherKindIsIgnored() throws {
        let log = Log()
        let screen = Screen { Page(log: log) }
        let place = try point(screen, 0)
        press(screen, .pointer, from: place, by: 30)
        press(screen, .pointer, from: place)
        #expect(log.entries.isEmpty)
        press(screen, .pencil, from: place, by: 30)
        #expect(log.entries == ["drag"])
        press(screen, .directTouch, from: place)
        #expect(log.entries == ["drag", "tap"])
    }

    @Test func theKindsFollowTheView() throws {
        let log = Log()
        let screen = Screen { Page(log: log) }
        screen.tap(try screen.find(.button, "Any"))
        press(screen, .pointer, from: try point(screen, 0), by: 30)
        #expect(log.entries == ["drag"])
    }

    @Test func aPinchHasAKindToo() throws {
        let log = Log()
        let screen = Screen { Page(log: log) }
        let place = try point(screen, 1)
        for kind in [GestureInputKinds.indirectTouch, .directTouch] {
            for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, 1.5), (.ended, 2)] {
                _ = screen.scene.send(
                    .pinch(PinchEvent(phase: phase, location: place, magnification: scale, inputKind: kind)))
                screen.scene.update()
            }
        }
        #expect(log.entries == ["magnify"])
    }

    @Test func allKindsContainEach() {
        for kind in [GestureInputKinds.directTouch, .indirectTouch, .pencil, .pointer] {
            #expect(GestureInputKinds.all.contains(kind))
        }
    }
}
