import Martlet
import MartletTesting
import Testing

/// The items that stay in a bar without room for all, by their priorities.
@MainActor @Suite struct BarFittingTests {
    private func fitting(_ ranks: [Double], room: CGFloat) -> BarFitting {
        BarFitting(
            ranks.enumerated().map { BarFitting.Item(start: CGFloat($0) * 50, width: 40, rank: $1) }, in: room)
    }

    private func shifts(_ ranks: [Double], room: CGFloat) -> [CGFloat?] {
        let fitting = fitting(ranks, room: room)
        return ranks.indices.map { fitting.shift(of: $0) }
    }

    @Test func equalItemsLeaveFromTheEnd() {
        #expect(shifts([0, 0, 0], room: 140) == [0, 0, 0])
        #expect(shifts([0, 0, 0], room: 139) == [0, 0, nil])
        #expect(shifts([0, 0, 0], room: 50) == [0, nil, nil])
        #expect(shifts([0, 0, 0], room: 10) == [nil, nil, nil])
    }

    @Test func itemsOfLowerPriorityLeaveFirstAndTheOthersMoveTogether() {
        #expect(shifts([-1, 0, 1], room: 100) == [nil, -50, -50])
        #expect(shifts([0, -1, 1], room: 100) == [0, nil, -50])
        #expect(shifts([0, 0, 1], room: 45) == [nil, nil, -100])
        #expect(fitting([0, -1, 1], room: 100).shift(at: 120) == -50)
    }

    @Test func prioritiesLieBetweenThoseOfTheSystem() {
        typealias Priority = ToolbarItemVisibilityPriority
        #expect(Priority.low < .automatic && Priority.automatic < .high)
        let below = Priority(lowerThan: .high)
        #expect(below < .high && below > .automatic && below == Priority(lowerThan: .high))
        #expect(Priority(lowerThan: below) < below && Priority(lowerThan: below) > .automatic)
        #expect(Priority(higherThan: .high) > .high && Priority(lowerThan: .low) < .low)
        let above = Priority(higherThan: .automatic)
        #expect(above > .automatic && above < .high && Priority(higherThan: above) > above)
        #expect(Priority(higherThan: .low) < .automatic && Priority(lowerThan: .automatic) > .low)
    }

    @Test func itemsHaveTheirPriorityInTheBar() throws {
        struct Page: View {
            @State private var isLow = false

            var body: some View {
                NavigationStack {
                    Toggle("Low", isOn: $isLow)
                        .toolbar {
                            ToolbarItem { Button("Plain") {} }
                            ToolbarItem { Button("Share") {} }.visibilityPriority(.high)
                            ToolbarItemGroup {
                                Button("Cut") {}
                                Button("Copy") {}
                            }
                            .visibilityPriority(isLow ? .low : .automatic)
                            ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
                        }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Page() }
        func ranks() -> [String: Double] {
            var ranks: [String: Double] = [:]
            host.scene.root.forEachInSubtree { node in
                if node.controlContent != nil, node.bar.rank != 0 { ranks[node.reading.label] = node.bar.rank }
            }
            return ranks
        }
        #expect(ranks() == ["Share": 1, "Pinned": .infinity])
        try host.find(.toggle, "Low").tap()
        #expect(ranks() == ["Share": 1, "Cut": -1, "Copy": -1, "Pinned": .infinity])
    }
}
