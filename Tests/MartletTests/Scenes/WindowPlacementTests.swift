import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Windows whose size a closure chooses.
@MainActor @Suite struct WindowPlacementTests {
    private struct Placed: App {
        let placement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

        init() { placement = { _, _ in WindowPlacement() } }
        init(_ placement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) {
            self.placement = placement
        }

        var body: some Scene {
            WindowGroup { Color.red.frame(minWidth: 20, idealWidth: 120, minHeight: 30, idealHeight: 90) }
                .defaultSize(width: 300, height: 200)
                .defaultWindowPlacement(placement)
        }
    }

    private func size(_ placement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> CGSize {
        TestHost(app: Placed(placement)).windows[0].scene.size
    }

    @Test func aPlacementChoosesTheSize() {
        let wanted = CGSize(width: 400, height: 250)
        #expect(size { _, _ in WindowPlacement(.center, size: wanted) } == wanted)
        #expect(size { _, _ in WindowPlacement(CGPoint(x: 1, y: 2)) } == CGSize(width: 300, height: 200))
        #expect(size { _, _ in WindowPlacement(.top, width: 410) } == CGSize(width: 410, height: 200))
        #expect(size { _, _ in WindowPlacement(x: 5, height: 410) } == CGSize(width: 300, height: 410))
    }

    @Test func theContentAndTheDisplayAreKnown() {
        let content = size { content, _ in WindowPlacement(size: content.sizeThatFits(.unspecified)) }
        #expect(content == CGSize(width: 120, height: 90))
        let display = size { _, context in WindowPlacement(size: context.defaultDisplay.visibleRect.size) }
        #expect(display == CGSize(width: 1920, height: 1080))
    }

    @Test func whatIsNoSizeIsLeftOut() {
        let none = WindowPlacement(width: .nan, height: -1)
        #expect(size { _, _ in none } == CGSize(width: 300, height: 200))
    }
}
