import Foundation
import Testing
import Martlet
import MartletRuntime

/// Distances between neighbors, by the content at their edges. A line is 16 points high, and its capitals begin 3
/// points below its top.
@MainActor @Suite struct SpacingTests {
    private let desktop: HostProfile = {
        var profile = HostProfile()
        profile.spacesTextByFont = true
        return profile
    }()

    private func box(_ name: String) -> some View { Color.red.frame(width: 20, height: 20).tagged(name) }

    /// The distance between two views in a column.
    private func distance(
        _ profile: HostProfile? = nil, @ViewBuilder _ first: () -> some View, @ViewBuilder _ second: () -> some View
    ) -> CGFloat {
        let laid = Laid(profile: profile ?? desktop) {
            VStack {
                first().tagged("first")
                second().tagged("second")
            }
        }
        return laid["second"][1] - laid["first"][1] - laid["first"][3]
    }

    @Test func linesOfTextFollowEachOther() {
        #expect(
            distance {
                Text("one")
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance(HostProfile()) {
                Text("one")
            } _: {
                Text("two")
            } == 8, "a grid of cells knows no fonts")
    }

    @Test func distancesAreKeptToTheLetters() {
        #expect(
            distance {
                Text("one")
            } _: {
                box("b")
            } == 8)
        #expect(
            distance {
                box("a")
            } _: {
                Text("two")
            } == 5)
        #expect(
            distance {
                box("a")
            } _: {
                box("b")
            } == 8)
    }

    @Test func whatStandsAtTheEdgeOfAContainerCounts() {
        #expect(
            distance {
                VStack {
                    box("a"); Text("one")
                }
            } _: {
                VStack {
                    Text("two"); box("b")
                }
            } == 0)
        #expect(
            distance {
                VStack {
                    Text("one"); box("a")
                }
            } _: {
                Text("two")
            } == 5)
        #expect(
            distance {
                HStack {
                    Text("one"); box("a")
                }
            } _: {
                Text("two")
            } == 5, "one of both is a box")
        #expect(
            distance {
                ZStack {
                    Text("one"); Text("more")
                }
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance {
                Text("one").background(Color.red)
            } _: {
                Text("two").opacity(0.5)
            } == 0)
        #expect(
            distance {
                Group { Text("one") }
            } _: {
                AnyView(Text("two"))
            } == 0)
    }

    @Test func paddingAndFramesEndInEmptySpace() {
        #expect(
            distance {
                Text("one").padding()
            } _: {
                Text("two")
            } == 5)
        #expect(
            distance {
                Text("one").padding(.top)
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance {
                Text("one").padding(.horizontal)
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance {
                Text("one").frame(height: 30)
            } _: {
                Text("two")
            } == 5)
        #expect(
            distance {
                Text("one").frame(width: 30)
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance {
                Text("one").frame(maxWidth: .infinity)
            } _: {
                Text("two")
            } == 0)
        #expect(
            distance {
                Text("one").frame(minHeight: 5)
            } _: {
                Text("two")
            } == 5)
    }

    @Test func spacersKeepTheirNeighboursAtNoDistance() {
        let laid = Laid(100, 100, profile: desktop) {
            VStack {
                Text("one")
                Spacer().tagged("spacer")
                Text("two")
            }
        }
        #expect(laid["spacer"] == [50, 16, 0, 68])
        #expect(
            distance {
                VStack {
                    box("a"); Spacer(minLength: 10).frame(height: 10)
                }
            } _: {
                box("b")
            } == 8)
    }

    @Test func inARowTextHasTheStandardDistance() {
        let laid = Laid(profile: desktop) {
            HStack {
                Text("ab").tagged("first")
                Text("cd").tagged("second")
            }
        }
        #expect(laid["second"][0] - laid["first"][0] - laid["first"][2] == 8)
    }

    @Test func aSpacingThatIsGivenHolds() {
        let laid = Laid(profile: desktop) {
            VStack(spacing: 7) {
                Text("ab").tagged("first")
                Text("cd").tagged("second")
            }
        }
        #expect(laid["second"][1] - laid["first"][1] - laid["first"][3] == 7)
    }

    /// A column that takes its distances from its subviews, as the documentation of `ViewSpacing` has it.
    private struct Column: Layout {
        func gaps(_ subviews: Subviews) -> [CGFloat] {
            subviews.indices.dropFirst().map {
                subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .vertical)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0,
                height: sizes.map(\.height).reduce(0, +) + gaps(subviews).reduce(0, +))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var y = bounds.minY
            for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
                subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                y += subview.sizeThatFits(.unspecified).height + gap
            }
        }
    }

    @Test func aCustomLayoutHasTheSameDistancesAsAStack() {
        @ViewBuilder func content() -> some View {
            Text("one")
            Text("two")
            box("a").tagged("box")
            VStack {
                Text("three"); Spacer(minLength: 4)
            }
            Text("four").padding(3)
            Text("five").tagged("last")
        }
        let own = Laid(profile: desktop) { Column { content() } }
        let stack = Laid(profile: desktop) { VStack(alignment: .leading) { content() }.fixedSize() }
        #expect(own["last"] == stack["last"])
        #expect(own["box"] == stack["box"])
        #expect(!own["last"].isEmpty)
    }

    @Test func unionsTakeTheLargerDistance() {
        var spacing = ViewSpacing.zero
        #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        spacing.formUnion(ViewSpacing(), edges: .trailing)
        #expect(spacing.distance(to: .zero, along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 0)
    }
}
