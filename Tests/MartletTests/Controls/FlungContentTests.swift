import Foundation
import Testing

import Martlet

/// Content that goes on by itself when fingers have left it.
@MainActor @Suite struct FlungContentTests {
    private func offset(_ screen: Screen) -> CGFloat {
        var offset: CGFloat?
        screen.scene.root.forEachInSubtree {
            if case .scroll(let scroll) = $0.content, offset == nil { offset = scroll.offset.y }
        }
        return offset ?? 0
    }

    private func frame(_ screen: Screen) {
        screen.time += .milliseconds(16)
        screen.scene.time = screen.time
        screen.scene.update()
    }

    private var long: Screen {
        Screen { ScrollView { Text("long").frame(height: 5000, alignment: .top) } }
    }

    @Test func itSlowsDownAndComesToRest() {
        let screen = long
        #expect(screen.scene.scrolling.fling(at: CGPoint(x: 200, y: 300), velocity: CGSize(width: 0, height: -800)))
        screen.scene.update()
        var places = [offset(screen)]
        while screen.scene.needsFrame, places.count < 400 {
            frame(screen)
            places.append(offset(screen))
        }
        #expect(places.count < 100, "after a second and a half it stands")
        // A speed that fades by e⁻⁴ a second leads a fourth of it far.
        #expect(abs((places.last ?? 0) - 200) < 10)
        let steps = zip(places.dropFirst(2), places.dropFirst()).map { $0 - $1 }
        #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 1 }, "it never speeds up")
    }

    @Test func itEndsAtTheEndAndWhereItIsHeld() {
        let screen = long
        let middle = CGPoint(x: 200, y: 300)
        #expect(
            !screen.scene.scrolling.fling(at: middle, velocity: CGSize(width: 0, height: 800)), "it is at its start")
        #expect(screen.scene.scrolling.fling(at: middle, velocity: CGSize(width: 0, height: -90_000)))
        screen.scene.update()
        for _ in 0..<100 { frame(screen) }
        #expect(offset(screen) == 4400 && !screen.scene.needsFrame)
        #expect(screen.scene.scrolling.fling(at: middle, velocity: CGSize(width: 0, height: 900)))
        screen.scene.update()
        for _ in 0..<4 { frame(screen) }
        let held = offset(screen)
        #expect(held < 4400)
        screen.scene.scrolling.stopDrift(at: middle)
        for _ in 0..<4 { frame(screen) }
        #expect(offset(screen) == held && !screen.scene.needsFrame)
    }
}
