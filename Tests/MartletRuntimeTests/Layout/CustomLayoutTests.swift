import Foundation
import Testing
import Martlet

private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

private final class Log: @unchecked Sendable {
    var made = 0
    var updated = 0
}

/// Gives each view a part of the width by its weight.
private struct Columns: Layout {
    var log = Log()

    func makeCache(subviews: Subviews) -> CGFloat {
        log.made += 1
        return subviews.reduce(0) { $0 + $1[Weight.self] }
    }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
        log.updated += 1
        cache = subviews.reduce(0) { $0 + $1[Weight.self] }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        var x = bounds.minX
        for view in subviews {
            let width = bounds.width * view[Weight.self] / cache
            view.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY),
                anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
            x += width
        }
    }
}

private struct Lazybones: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 50)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .firstTextBaseline ? 20 : nil }
}

@MainActor private final class Handles {
    var flip: (() -> Void)?
    var add: (() -> Void)?
    var counters: [String: () -> Void] = [:]
}

private struct Counted: View {
    let name: String
    let handles: Handles
    @State private var n = 0
    var body: some View {
        let _ = handles.counters[name] = { n += 1 }
        Text("\(name)\(n)")
    }
}

private struct Switching: View {
    let handles: Handles
    @State private var isWide = true
    var body: some View {
        let _ = handles.flip = { isWide.toggle() }
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            Counted(name: "a", handles: handles)
            Counted(name: "b", handles: handles)
        }
    }
}

@MainActor @Suite struct CustomLayoutTests {
    @Test func layoutsSizeAndPlace() {
        let layout = Columns()
        let laid = Laid(120, 40) {
            layout {
                Color.red.tagged("a")
                Color.red.layoutValue(key: Weight.self, value: 2).padding(2).tagged("b")
            }
        }
        #expect(laid["a"] == [0, 0, 40, 40])
        #expect(laid["b"] == [40, 0, 80, 40])
        #expect(layout.log.made == 1)
        laid.resize(60, 40)
        #expect(laid["b"] == [20, 0, 40, 40])
        #expect(layout.log.made == 1)
    }

    @Test func whatIsNotPlacedStandsInTheMiddle() {
        let laid = Laid(200, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Lazybones() { Color.red.frame(width: 10, height: 10).tagged("a") }.tagged("layout")
                Text("b").tagged("b")
            }
        }
        let layout = laid["layout"]
        #expect(laid["a"] == [layout[0] + 45, layout[1] + 20, 10, 10])
        #expect(laid["b"][1] + 12 == layout[1] + 20)
    }

    @Test func switchingTheLayoutKeepsIdentity() {
        let handles = Handles()
        let laid = Laid(200, 100) { Switching(handles: handles) }
        handles.counters["b"]?()
        laid.update()
        #expect(laid.text("a0") == [84, 42, 16, 16])
        #expect(laid.text("b1") == [100, 42, 16, 16])
        let runs = laid.scene.bodyRuns(of: Counted.self)
        handles.flip?()
        laid.update()
        #expect(laid.text("a0") == [92, 34, 16, 16])
        #expect(laid.text("b1") == [92, 50, 16, 16])
        #expect(laid.scene.bodyRuns(of: Counted.self) == runs)
    }

    @Test func stackLayoutsWorkOnPartsOfTheSubviews() {
        struct Halves: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) {
                let left = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
                var none: Void = ()
                VStackLayout(spacing: 0).placeSubviews(
                    in: left,
                    proposal: ProposedViewSize(left.size),
                    subviews: subviews[0..<2],
                    cache: &none
                )
                subviews[2].place(at: CGPoint(x: left.maxX, y: 0), proposal: ProposedViewSize(left.size))
            }
        }
        let laid = Laid(100, 40) {
            Halves()() {
                Color.red.tagged("a")
                Color.red.tagged("b")
                Color.red.tagged("c")
            }
        }
        #expect(laid["a"] == [0, 0, 50, 20])
        #expect(laid["b"] == [0, 20, 50, 20])
        #expect(laid["c"] == [50, 0, 50, 40])
    }

    @Test func viewThatFitsTakesTheFirstThatDoes() {
        let handles = Handles()
        var appeared: [String] = []
        let laid = Laid(200, 40) {
            ViewThatFits {
                Text("a rather long text").onAppear { appeared.append("long") }.onDisappear { appeared.append("gone") }
                Text("short").onAppear { appeared.append("short") }
            }
        }
        _ = handles
        #expect(laid.text("a rather long text") == [28, 12, 144, 16])
        #expect(appeared == ["long"])
        laid.resize(100, 40)
        #expect(laid.text("short") == [30, 12, 40, 16])
        #expect(appeared == ["long", "short", "gone"])
        #expect(laid.node("none") == nil)
    }

    @Test func vectorsScaleAndAdd() {
        var pair = AnimatablePair(2.0, AnimatablePair(CGFloat(3), Float(4)))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(4.0, AnimatablePair(CGFloat(6), Float(8))))
        #expect(pair.magnitudeSquared == 16 + 36 + 64)
        #expect(pair - pair == .zero)
    }
}
