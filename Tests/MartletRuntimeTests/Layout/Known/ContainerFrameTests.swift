import Foundation
import Martlet
import Testing

/// Cells of equal widths in a row, with a leading guide of its own.
private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) * CGFloat(sizes.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(subviews.count)
        for (index, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .leading ? 7 : nil }
}

/// A layout that leaves its subviews where they are put by default.
private struct PlacesNothing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Two views that are no container.
private struct Pair: View {
    var body: some View {
        block("a")
        block("b")
    }
}

/// The known frames of the original, in containers of all kinds.
@MainActor @Suite struct ContainerFrameTests {
    @Test func movedAndPositioned() {
        expectFrames(100, 100, ["a": [30, 40, 20, 20], "b": [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a").offset(x: 0); block("b")
            }
        }
        expectFrames(100, 100, ["a": [50, 60, 20, 20], "b": [50, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a").offset(x: 20, y: 20); block("b")
            }
        }
        expectFrames(100, 100, ["a": [0, 0, 20, 20], "b": [80, 40, 20, 20]]) {
            HStack(spacing: 0) {
                block("a").position(x: 10, y: 10); block("b")
            }
        }
        expectFrames(200, 100, ["a": [5, 5, 10, 10], "b": [105, 5, 10, 10]]) {
            HStack(spacing: 0) {
                block("a", 10, 10).position(x: 10, y: 10); block("b", 10, 10).position(x: 10, y: 10)
            }
        }
    }

    @Test func geometryReaders() {
        expectFrames(200, 100, ["g": [0, 0, 172, 100], "a": [180, 40, 20, 20]]) {
            HStack {
                GeometryReader { _ in Color.red }.tagged("g"); block("a")
            }
        }
        expectFrames(200, 100, ["g": [0, 0, 96, 100], "h": [104, 0, 96, 100]]) {
            HStack {
                GeometryReader { _ in block("a") }.tagged("g"); GeometryReader { _ in Color.red }.tagged("h")
            }
        }
        expectFrames(200, 100, ["g": [0, 0, 200, 10], "a": [90, 18, 20, 20]]) {
            ScrollView {
                VStack {
                    GeometryReader { _ in Color.red }.tagged("g"); block("a")
                }
            }
        }
        expectFrames(200, 100, ["a": [0, 0, 50, 100]]) {
            GeometryReader { g in Color.red.frame(width: g.size.width / 4).tagged("a") }
        }
        expectFrames(200, 100, ["a": [0, 0, 200, 30]]) {
            GeometryReader { g in Color.red.frame(height: 30).tagged("a") }
        }
    }

    @Test func layersOfAllKinds() {
        expectFrames(200, 100, ["z": [75, 25, 50, 50], "c": [75, 25, 50, 50]]) {
            ZStack {
                Color.red.tagged("c"); block("a", 50, 50).layoutPriority(1)
            }.tagged("z")
        }
        expectFrames(200, 100, ["a": [0, 0, 20, 20], "b": [0, 0, 200, 100]]) {
            ZStack(alignment: .topLeading) {
                Color.red.tagged("b"); block("a")
            }
        }
        expectFrames(200, 100, ["a": [75, 25, 50, 50], "b": [105, 55, 20, 20]]) {
            ZStack(alignment: .bottomTrailing) {
                block("a", 50, 50); block("b")
            }
        }
    }

    @Test func layoutsOfOnesOwn() {
        expectFrames(200, 100, ["e": [70, 40, 60, 20], "a": [75, 45, 20, 10], "b": [100, 40, 30, 20]]) {
            EqualWidths {
                block("a", 20, 10); block("b", 30, 20)
            }.tagged("e")
        }
        expectFrames(200, 100, ["a": [40, 20, 120, 60]]) {
            PlacesNothing { Color.red.tagged("q") }.tagged("z").padding(0).frame(width: 120, height: 60).tagged("a")
        }
        expectFrames(200, 100, ["q": [0, 0, 200, 100]]) { PlacesNothing { Color.red.tagged("q") } }
        expectFrames(200, 100, ["q": [90, 40, 20, 20]]) { PlacesNothing { block("q") } }
        expectFrames(200, 100, ["a": [80, 40, 20, 20], "b": [100, 40, 20, 20]]) {
            AnyLayout(HStackLayout(spacing: 0)) { Pair() }
        }
        expectFrames(200, 100, ["a": [90, 30, 20, 20], "b": [90, 50, 20, 20]]) {
            AnyLayout(VStackLayout(spacing: 0)) { Pair() }
        }
        expectFrames(200, 100, ["a": [90, 40, 20, 20], "b": [90, 40, 20, 20]]) { AnyLayout(ZStackLayout()) { Pair() } }
        expectFrames(200, 100, ["a": [76, 40, 20, 20], "b": [104, 40, 20, 20]]) { HStack { Pair() } }
        expectFrames(200, 100, ["a": [90, 26, 20, 20], "b": [90, 54, 20, 20]]) { Pair() }
        expectFrames(200, 100, ["a": [75, 45, 20, 10]]) {
            VStack(alignment: .leading, spacing: 0) {
                EqualWidths {
                    block("a", 20, 10); block("b", 30, 10)
                }
            }
        }
    }

    @Test func bars() {
        expectFrames(100, 100, ["a": [0, 0, 100, 72], "b": [0, 80, 100, 20]]) {
            Color.red.tagged("a").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 20).tagged("b") }
        }
        expectFrames(100, 100, ["a": [0, 0, 100, 100], "b": [0, 80, 100, 20]]) {
            Color.red.ignoresSafeArea().tagged("q").background(Color.red.tagged("a").ignoresSafeArea()).safeAreaInset(
                edge: .bottom, spacing: 0
            ) { Color.blue.frame(height: 20).tagged("b") }
        }
    }

    @Test func relativeLengths() {
        expectFrames(300, 200, ["a": [0, 50, 300, 100]]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { l, ax in ax == .vertical ? l / 2 : l }.tagged(
                "a")
        }
        expectFrames(300, 200, ["a": [0, 0, 146, 200], "b": [154, 0, 146, 200]]) {
            ScrollView(.horizontal) {
                HStack {
                    Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 8).tagged("a");
                    Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 8).tagged("b")
                }
            }
        }
    }

    @Test func scrollingAlongBothAxes() {
        expectFrames(300, 200, ["a": [140, 90, 20, 20]]) { ScrollView([.horizontal, .vertical]) { block("a") } }
        expectFrames(300, 200, ["a": [140, 0, 20, 400]]) {
            ScrollView([.horizontal, .vertical]) { block("a", 20, 400) }
        }
        expectFrames(300, 200, ["a": [0, 90, 400, 20]]) {
            ScrollView([.horizontal, .vertical]) { block("a", 400, 20) }
        }
        expectFrames(300, 200, ["a": [140, 0, 20, 20]]) { ScrollView(.vertical) { block("a") } }
        expectFrames(300, 200, ["a": [0, 90, 20, 20]]) { ScrollView(.horizontal) { block("a") } }
    }
}
