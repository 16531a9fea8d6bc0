import Foundation
import Testing
import Martlet
import MartletTesting

/// Values that layouts are handed, and keep for longer than they run.
@MainActor @Suite struct KeptSubviewTests {
    struct Keeping: Layout {
        struct Kept {
            var views: [LayoutSubview]
            var all: LayoutSubviews
            var dimensions: [ViewDimensions]
        }

        func makeCache(subviews: Subviews) -> Kept {
            Kept(views: Array(subviews), all: subviews, dimensions: subviews.map { $0.dimensions(in: .unspecified) })
        }

        // Keeps what there was at first.
        func updateCache(_ cache: inout Kept, subviews: Subviews) {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
            let guides = cache.dimensions.map {
                $0[VerticalAlignment.firstTextBaseline] + $0[HorizontalAlignment.keptGuide]
            }
            let stack = VStackLayout().sizeThatFits(proposal: proposal, subviews: cache.all, cache: &Self.nothing)
            let heights = cache.views.map { $0.sizeThatFits(.unspecified).height + CGFloat($0.priority) }
            return CGSize(width: 90, height: heights.reduce(0, +) + guides.reduce(0, +) * 0 + stack.height * 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
            for view in cache.views { view.place(at: bounds.origin, proposal: proposal) }
            ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: cache.all, cache: &Self.nothing)
            for view in cache.views { _ = view.spacing.distance(to: view.spacing, along: .vertical) }
        }

        nonisolated(unsafe) static var nothing: () = ()
    }

    private struct Counting: View {
        let probe: Probe
        @State private var count = 4

        var body: some View {
            let _ = probe.offer("less") { count -= 1 }
            VStack {
                Keeping {
                    ForEach(0..<count, id: \.self) { index in
                        VStack { Text("row \(index)").alignmentGuide(.keptGuide) { $0.width } }
                        if index % 2 == 0 { Text("even") }
                    }
                }
                Text("below")
            }
        }
    }

    @Test func whatALayoutKeepsOfViewsThatHaveGoneIsHarmless() {
        let probe = Probe()
        let host = TestHost { Counting(probe: probe) }
        for count in (0..<4).reversed() {
            probe.run("less")
            host.update()
            #expect(host.texts.filter { $0.hasPrefix("row") }.count == count)
        }
        #expect(host.texts == ["below"])
    }

    /// The values that closures and layouts were handed.
    final class Box: @unchecked Sendable {
        var dimensions: [ViewDimensions] = []
        var views: LayoutSubviews?
    }

    struct Handing: Layout {
        let box: Box
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            box.views = subviews
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func whatIsKeptOutlivesTheHost() {
        let box = Box()
        var host: TestHost? = TestHost {
            Handing(box: box) {
                VStack { Text("a") }
                    .alignmentGuide(.leading) {
                        box.dimensions.append($0)
                        return 0
                    }
                    .alignmentGuide(.keptGuide) { $0.width }
            }
        }
        host?.update()
        let views = box.views
        #expect(views?.count == 1)
        host?.unmount()
        host = nil
        for dimensions in box.dimensions {
            _ = dimensions[HorizontalAlignment.keptGuide] + dimensions[VerticalAlignment.lastTextBaseline]
        }
        #expect(views?.first?.sizeThatFits(.unspecified) == .zero)
        views?.first?.place(at: .zero, proposal: .unspecified)
        #expect(views?.first?.dimensions(in: .zero).width == 0)
    }
}

private enum KeptGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
    fileprivate static let keptGuide = HorizontalAlignment(KeptGuide.self)
}
