import Foundation
import Testing

import Martlet
import MartletTesting

private struct Card: Identifiable, Codable, Transferable, Equatable {
    var id: Int
    var name: String

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

private final class Log {
    var drags: [String] = []
    var drops: [String] = []
    var dropped: [[String]] = []
}

/// Cards that are dragged by their numbers, and places that take them.
private struct Board: View {
    let log: Log
    var selection: [Int] = []
    var configuration = DragConfiguration()
    var operation: DropOperation?
    var isEnabled = true
    let cards = [Card(id: 1, name: "one"), Card(id: 2, name: "two"), Card(id: 3, name: "three")]

    var body: some View {
        VStack(spacing: 20) {
            VStack {
                ForEach(cards) { card in
                    Text(card.name).draggable(containerItemID: card.id).accessibilityIdentifier(card.name)
                }
            }
            .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
            .dragContainerSelection(selection)
            .dragConfiguration(configuration)
            .onDragSessionUpdated { session in
                let ids = session.draggedItemIDs(for: Int.self)
                log.drags.append("\(session.phase) \(ids) \(session.draggedItemIndex)")
            }
            Text("place").frame(width: 100, height: 40).accessibilityIdentifier("place")
                .dropDestination(for: String.self, isEnabled: isEnabled) { names, session in
                    log.dropped.append(names)
                    log.drops.append("took \(session.phase)")
                }
                .dropConfiguration { session in
                    let usual: DropOperation = session.suggestedOperations.contains(.move) ? .move : .copy
                    return DropConfiguration(operation: operation ?? usual)
                }
                .onDropSessionUpdated { session in
                    let ids = session.localSession?.draggedItemIDs(for: Int.self)
                    log.drops.append("\(session.phase) \(session.itemsCount) \(ids.map { "\($0)" } ?? "elsewhere")")
                }
        }
    }
}

@MainActor @Suite struct DragSessionTests {
    private let log = Log()

    private func distinct(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test func oneThatIsNotSelectedGoesAlone() throws {
        let host = TestHost { Board(log: log, selection: [2, 3]) }
        try host.element(id: "one").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["one"]])
    }

    @Test func allThatIsSelectedGoesTogether() throws {
        let host = TestHost { Board(log: log, selection: [3, 1]) }
        try host.element(id: "one").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["one", "three"]])
        // The order is that of the dragged items, and not that of the selection.
        #expect(log.drags.first == "initial [1, 3] 0")
    }

    @Test func aContainerMaySayItselfWhatGoesAlong() throws {
        struct Pairs: View {
            let log: Log
            var body: some View {
                VStack(spacing: 20) {
                    VStack {
                        ForEach(1..<4) { Text("number \($0)").draggable(containerItemID: $0) }
                    }
                    .dragContainer(for: Card.self) { (id: Int) in
                        [Card(id: id + 1, name: "next"), Card(id: id, name: "own")]
                    }
                    .dragContainerSelection([1, 2, 3])
                    .onDragSessionUpdated { log.drags.append("\($0.draggedItemIndex)") }
                    Text("place").dropDestination(for: String.self) { names, _ in log.dropped.append(names) }
                }
            }
        }
        let host = TestHost { Pairs(log: log) }
        try host.find(text: "number 2").drag(onto: host.find(text: "place"))
        #expect(log.dropped == [["next", "own"]])
        #expect(log.drags.first == "1")
    }

    @Test func thoseAroundAreToldWhatIsDone() throws {
        let host = TestHost { Board(log: log, configuration: DragConfiguration(allowMove: true)) }
        try host.element(id: "two").drag(onto: host.element(id: "place"))
        let drags = distinct(log.drags)
        #expect(
            drags == [
                "initial [2] 0", "active [2] 0", "ending(move) [2] 0", "ended(move) [2] 0",
                "dataTransferCompleted [2] 0",
            ])
        let drops = distinct(log.drops)
        #expect(
            drops == [
                "entering 1 [2]", "active 1 [2]", "ended(move) 1 [2]", "took ended(move)",
                "dataTransferCompleted 1 [2]",
            ])
    }

    @Test func whatNothingTakesIsCancelled() throws {
        let host = TestHost { Board(log: log) }
        #expect(throws: ElementNotOperable.self) {
            try host.element(id: "two").drag(onto: host.element(id: "three"))
        }
        #expect(log.drags.suffix(2) == ["ending(cancel) [2] 0", "ended(cancel) [2] 0"])
        #expect(log.drops.isEmpty)
    }

    @Test func whatTheSourceDoesNotSuggestIsForbidden() throws {
        let host = TestHost { Board(log: log, operation: .delete) }
        #expect(throws: ElementNotOperable.self) {
            try host.element(id: "two").drag(onto: host.element(id: "place"))
        }
        #expect(log.dropped.isEmpty)
        #expect(log.drops.last == "ended(forbidden) 1 [2]")
        #expect(log.drags.last == "ended(cancel) [2] 0")
    }

    @Test func whatIsDroppedIntoTheBinIsDeleted() throws {
        let configuration = DragConfiguration(allowMove: false, allowDelete: true)
        let host = TestHost { Board(log: log, configuration: configuration, operation: .delete) }
        try host.element(id: "two").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["two"]])
        #expect(log.drags.contains("ended(delete) [2] 0"))
    }

    @Test func aPlaceThatIsDisabledTakesNothing() throws {
        let host = TestHost { Board(log: log, isEnabled: false) }
        #expect(throws: ElementNotOperable.self) {
            try host.element(id: "two").drag(onto: host.element(id: "place"))
        }
        #expect(log.dropped.isEmpty)
        #expect(log.drops.isEmpty)
    }

    @Test func whatComesFromElsewhereHasNoSessionHere() throws {
        let host = TestHost { Board(log: log) }
        #expect(try host.element(id: "place").drop("word", "other"))
        #expect(log.dropped == [["word", "other"]])
        #expect(log.drops.first == "entering 2 elsewhere")
    }

    @Test func aPlaceMayTakeLessThanThereIs() throws {
        struct Narrow: View {
            let log: Log
            var body: some View {
                Text("place").accessibilityIdentifier("place")
                    .dropDestination(for: String.self) { names, _ in log.dropped.append(names) }
                    .dropConfiguration { _ in
                        var configuration = DropConfiguration(operation: .copy)
                        configuration.acceptedItemCount = 1
                        return configuration
                    }
            }
        }
        let host = TestHost { Narrow(log: log) }
        #expect(try host.element(id: "place").drop("word", "other"))
        #expect(log.dropped == [["word"]])
    }

    @Test func placesAreToldInPointsOfTheirOwn() throws {
        struct Points: View {
            let log: Log
            var body: some View {
                Color.red.frame(width: 100, height: 60).accessibilityIdentifier("place")
                    .accessibilityElement()
                    .dropDestination(for: String.self) { _, session in
                        let (point, size) = (session.location, session.size)
                        log.drops.append("\(point.x) \(point.y) \(size.width) \(size.height)")
                    }
                    .padding(40)
            }
        }
        let host = TestHost { Points(log: log) }
        #expect(try host.element(id: "place").drop("word"))
        #expect(log.drops == ["50.0 30.0 100.0 60.0"])
    }

    @Test func anOperationMayBeReferring() {
        var within = DragConfiguration.OperationsWithinApp(allowCopy: false, allowMove: true)
        #expect(!within.allowAlias)
        within.allowAlias = true
        within.allowAlias = true
        #expect(within.allowAlias)
        within.allowAlias = false
        #expect(!within.allowAlias)
    }
}

/// Rows of a list that are selected and dragged together.
@MainActor @Suite struct SelectedRowDragTests {
    private struct Names: View {
        let log: Log
        let byContainer: Bool
        @State var selection: Set<Int>
        let cards = (1...40).map { Card(id: $0, name: "card \($0)") }

        var body: some View {
            VStack {
                Text("place").frame(width: 100, height: 40).accessibilityIdentifier("place")
                    .dropDestination(for: String.self) { names, _ in log.dropped.append(names) }
                if byContainer {
                    List(cards, selection: $selection) { card in
                        Text(card.name).draggable(containerItemID: card.id)
                    }
                    .dragContainer(for: Card.self) { ids in cards.filter { ids.contains($0.id) } }
                } else {
                    List(cards, selection: $selection) { card in Text(card.name).draggable(card.name) }
                }
            }
        }
    }

    private let log = Log()

    @Test(arguments: [true, false]) func selectedRowsGoTogether(byContainer: Bool) throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Names(log: log, byContainer: byContainer, selection: [2, 4])
        }
        try host.find(text: "card 2").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["card 2", "card 4"]])
    }

    @Test(arguments: [true, false]) func aRowThatIsNotSelectedGoesAlone(byContainer: Bool) throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Names(log: log, byContainer: byContainer, selection: [2, 4])
        }
        try host.find(text: "card 3").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["card 3"]])
    }

    @Test func aContainerHasRowsThatAreOutOfSight() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Names(log: log, byContainer: true, selection: [2, 39])
        }
        try host.find(text: "card 2").drag(onto: host.element(id: "place"))
        #expect(log.dropped == [["card 2", "card 39"]])
    }
}
