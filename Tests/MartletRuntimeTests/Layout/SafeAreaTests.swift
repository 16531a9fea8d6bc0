import Foundation
import Testing

import Martlet

/// A window with unsafe areas of 50 at the top and 30 at the bottom, 10 leading and 20 trailing.
private let profile = HostProfile(
    safeAreaInsets: EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 20)
)

@MainActor @Suite struct SafeAreaTests {
    @Test func contentStandsInTheSafeArea() {
        let laid = Laid(200, 200, profile: profile) { Color.red.tagged("a") }
        #expect(laid["a"] == [10, 50, 170, 120])
        let small = Laid(200, 200, profile: profile) { Color.red.frame(width: 10, height: 10).tagged("a") }
        #expect(small["a"] == [90, 105, 10, 10])
    }

    @Test func contentMayIgnoreTheSafeArea() {
        let laid = Laid(200, 200, profile: profile) { Color.red.tagged("a").ignoresSafeArea() }
        #expect(laid["a"] == [0, 0, 200, 200])
        let top = Laid(200, 200, profile: profile) { Color.red.tagged("a").ignoresSafeArea(edges: .top) }
        #expect(top["a"] == [10, 0, 170, 170])
        let old = Laid(200, 200, profile: profile) { Color.red.tagged("a").edgesIgnoringSafeArea(.horizontal) }
        #expect(old["a"] == [0, 50, 200, 120])
        let keyboard = Laid(200, 200, profile: profile) { Color.red.tagged("a").ignoresSafeArea(.keyboard) }
        #expect(keyboard["a"] == [10, 50, 170, 120])
    }

    @Test func onlyEdgesThatTouchAreExtended() {
        let laid = Laid(200, 200, profile: profile) {
            VStack(spacing: 0) {
                Color.red.tagged("a").ignoresSafeArea()
                Color.blue.frame(height: 20).tagged("b")
                Color.red.frame(height: 20).tagged("c").ignoresSafeArea()
            }
        }
        #expect(laid["a"] == [0, 0, 200, 130])
        #expect(laid["b"] == [10, 130, 170, 20])
        // Content that does not fill its proposal is centered in it.
        #expect(laid["c"] == [0, 165, 200, 20])
    }

    @Test func aMapAtTheTopOfAPage() {
        let laid = Laid(200, 400, profile: profile) {
            VStack(spacing: 0) {
                Color.red.tagged("map").ignoresSafeArea(edges: .top).frame(height: 100)
                Color.blue.tagged("rest")
            }
        }
        #expect(laid["map"] == [10, 0, 170, 150])
        #expect(laid["rest"] == [10, 150, 170, 220])
    }

    @Test func whatIgnoresTheSafeAreaHasNone() {
        let insets = Kept<EdgeInsets?>(nil)
        let laid = Laid(200, 200, profile: profile) {
            GeometryReader { proxy in
                let _ = insets.value = proxy.safeAreaInsets
                Color.red.tagged("a").ignoresSafeArea()
            }
            .ignoresSafeArea()
        }
        #expect(insets.value == EdgeInsets())
        #expect(laid["a"] == [0, 0, 200, 200])
    }

    @Test func proxiesTellTheInsets() {
        let whole = Kept<EdgeInsets?>(nil)
        let lower = Kept<EdgeInsets?>(nil)
        let laid = Laid(200, 200, profile: profile) {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let _ = whole.value = proxy.safeAreaInsets
                    Color.red
                }
                GeometryReader { proxy in
                    let _ = lower.value = proxy.safeAreaInsets
                    Color.red
                }
            }
        }
        #expect(whole.value == EdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 20))
        #expect(lower.value == EdgeInsets(top: 0, leading: 10, bottom: 30, trailing: 20))
        laid.resize(300, 300)
        #expect(whole.value == EdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 20))
    }

    @Test func backgroundsReachIntoTheUnsafeArea() {
        let laid = Laid(200, 200, profile: profile) {
            VStack {
                Color.clear.frame(height: 20).tagged("a").background(Color.red)
                Spacer()
            }
        }
        #expect(laid["a"] == [10, 50, 170, 20])
        #expect(laid.fills.contains([0, 0, 200, 70]))
        let without = Laid(200, 200, profile: profile) {
            VStack {
                Color.clear.frame(height: 20).background(Color.red, ignoresSafeAreaEdges: [])
                Spacer()
            }
        }
        #expect(without.fills.contains([10, 50, 170, 20]))
        #expect(!without.fills.contains([0, 0, 200, 70]))
    }

    @Test func barsTakeFromTheSafeArea() {
        let laid = Laid(100, 100) {
            Color.red.tagged("a")
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).tagged("bar") }
        }
        #expect(laid["a"] == [0, 0, 100, 80])
        #expect(laid["bar"] == [0, 80, 100, 20])
    }

    @Test func barsStandAtAllEdges() {
        let laid = Laid(100, 100) {
            Color.red.tagged("a").ignoresSafeArea(edges: .leading)
                .safeAreaInset(edge: .top, alignment: .leading) {
                    Color.blue.frame(width: 10, height: 12).tagged("top")
                }
                .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 2) {
                    Color.blue.frame(width: 10, height: 12).tagged("leading")
                }
        }
        #expect(laid["leading"] == [0, 88, 10, 12])
        #expect(laid["top"] == [12, 0, 10, 12])
        // Behind the bar, as far as the window reaches.
        #expect(laid["a"] == [0, 20, 100, 80])
    }

    @Test func barsAreAddedToTheWindowsSafeArea() {
        let insets = Kept<EdgeInsets?>(nil)
        let laid = Laid(200, 200, profile: profile) {
            GeometryReader { proxy in
                let _ = insets.value = proxy.safeAreaInsets
                Color.red.tagged("a").ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Color.clear.frame(height: 20).background(Color.blue)
            }
        }
        #expect(insets.value == EdgeInsets(top: 50, leading: 10, bottom: 50, trailing: 20))
        #expect(laid["a"] == [0, 0, 200, 200])
        #expect(laid.fills.contains([0, 150, 200, 50]))
    }

    @Test func scrollViewsReachBehindBarsAndInsetTheirContent() {
        let laid = Laid(100, 100) {
            ScrollView { Color.red.frame(height: 300).tagged("content") }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
        }
        let scroll = laid.scrollNode
        #expect(scroll?.frameInWindow == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(laid["content"] == [0, 20, 100, 300])
        guard let scroll, case .scroll(let content) = scroll.content else { return }
        #expect(content.contentSize.height == 330)
        laid.scene.scrolling.scroll(scroll, by: CGSize(width: 0, height: -1000))
        laid.update()
        #expect(laid["content"] == [0, -210, 100, 300])
    }

    @Test func safeAreaPaddingInsetsScrolledContentOnly() {
        let laid = Laid(100, 100) {
            ScrollView(.horizontal) { Color.red.frame(width: 300).tagged("content") }
                .safeAreaPadding(.horizontal, 16)
        }
        #expect(laid.scrollNode?.frameInWindow == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(laid["content"] == [16, 0, 300, 100])
        let plain = Laid(100, 100) { Color.red.tagged("a").safeAreaPadding(10) }
        #expect(plain["a"] == [10, 10, 80, 80])
    }

    @Test func aBarThatGrowsTakesMore() {
        let remote = Remote<CGFloat>()
        let laid = Laid(100, 100) {
            Controlled(remote, 20) { $height in
                Color.red.tagged("a").ignoresSafeArea()
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height).tagged("bar") }
                    .padding(10)
            }
        }
        #expect(laid["bar"] == [10, 70, 80, 20])
        #expect(laid["a"] == [10, 10, 80, 80])
        remote.value = 40
        laid.update()
        #expect(laid["bar"] == [10, 50, 80, 40])
        #expect(laid["a"] == [10, 10, 80, 80])
    }

    @Test func sidesAreMirroredFromRightToLeft() {
        let laid = Laid(200, 200, profile: profile) {
            Color.red.tagged("a").ignoresSafeArea(edges: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(laid["a"][2] >= 170)
    }
}

/// A value that views under test leave behind.
final class Kept<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

extension Laid {
    /// The places of areas that are filled, in the window.
    var fills: [[CGFloat]] {
        var result: [[CGFloat]] = []
        scene.root.forEachInSubtree { node in
            guard case .fill = node.content else { return }
            let frame = node.frameInWindow
            result.append([frame.minX, frame.minY, frame.width, frame.height])
        }
        return result
    }

    var scrollNode: RenderNode? {
        var found: RenderNode?
        scene.root.forEachInSubtree { if found == nil, case .scroll = $0.content { found = $0 } }
        return found
    }
}
