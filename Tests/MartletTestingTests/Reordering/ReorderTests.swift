import Foundation
import MartletTesting
import Testing

/// A body that reads what a closure reads.
private struct Live<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

/// Reorderable containers: in stacks, grids and lists, by pointer, keys and assistive technology.
@MainActor @Suite struct ReorderTests {
    struct Item: Identifiable { let id: String }

    /// The items, and the changes that were reported.
    @MainActor @Observable final class Model {
        var items: [Item]
        private(set) var changes: [String] = []

        init(_ names: String...) { items = names.map { Item(id: $0) } }

        var order: String { items.map(\.id).joined() }

        func apply(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
            let moved = items.filter { difference.sources.contains($0.id) }
            items.removeAll { difference.sources.contains($0.id) }
            switch difference.destination.position {
            case .before(let id):
                changes.append("\(difference.sources) before \(id)")
                items.insert(contentsOf: moved, at: items.firstIndex { $0.id == id } ?? items.endIndex)
            case .end:
                changes.append("\(difference.sources) end")
                items.append(contentsOf: moved)
            }
        }
    }

    private struct Stack: View {
        let model: Model
        var isEnabled = true

        var body: some View {
            VStack(spacing: 10) {
                ForEach(model.items) { Text($0.id).frame(width: 100, height: 40).accessibilityIdentifier($0.id) }
                    .reorderable()
            }
            .reorderContainer(for: Item.self, isEnabled: isEnabled) { model.apply($0) }
        }
    }

    private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
        TestHost(size: CGSize(width: 600, height: 600)) { Live(content: content) }
    }

    @Test func theDataChangesOnceWhenThePointerIsReleased() throws {
        let model = Model("a", "b", "c", "d")
        let host = host { Stack(model: model) }
        let first = try host.find(.text, "a").frame
        try host.find(.text, "a").drag(by: CGSize(width: 0, height: 100))
        #expect(model.changes == [#"["a"] before d"#])
        #expect(model.order == "bcad")
        #expect(try host.find(.text, "b").frame == first)
        try host.find(.text, "a").drag(by: CGSize(width: 0, height: 300))
        #expect(model.changes.last == #"["a"] end"#)
        try host.find(.text, "d").drag(by: CGSize(width: 0, height: -500))
        #expect(model.order == "dbca")
        // A movement that leads back reports nothing.
        try host.find(.text, "c").drag(by: CGSize(width: 0, height: 12))
        #expect(model.changes.count == 3)
    }

    @Test func optionWithAnArrowKeyMovesTheFocusedView() throws {
        let model = Model("a", "b", "c")
        let host = host { Stack(model: model) }
        host.press(.tab)
        host.press(.downArrow, modifiers: .option)
        #expect(model.order == "bac")
        host.press(.downArrow, modifiers: .option)
        #expect(model.order == "bca")
        host.press(.downArrow, modifiers: .option, warns: false)
        #expect(model.changes.count == 2)
        host.press(.upArrow, modifiers: .option)
        #expect(model.order == "bac")
    }

    @Test func controlsInsideKeepTheFocusAndThePress() throws {
        let model = Model("a", "b", "c")
        var pressed = 0
        let host = host {
            VStack {
                ForEach(model.items) { item in Button(item.id) { pressed += 1 } }.reorderable()
            }
            .reorderContainer(for: Item.self) { model.apply($0) }
        }
        try host.find(.button, "b").tap()
        #expect(pressed == 1)
        host.press(.tab)
        host.press(.space)
        #expect(pressed == 2)
        host.press(.downArrow, modifiers: .option)
        #expect(model.order == "bac")
        try host.find(.button, "a").drag(by: CGSize(width: 0, height: -200))
        #expect(model.order == "abc")
        #expect(pressed == 2)
    }

    @Test func assistiveTechnologyFindsTheDirectionsInWhichAViewCanMove() throws {
        let model = Model("a", "b", "c")
        let host = host { Stack(model: model) }
        #expect(try host.element(id: "b").accessibilityActions.sorted() == ["Move Down", "Move Up"])
        try host.element(id: "c").perform("Move Up")
        #expect(model.order == "acb")
    }

    @Test func aGridMovesViewsToTheSlotsOfOthers() throws {
        let model = Model("a", "b", "c", "d", "e", "f")
        let host = host {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]) {
                ForEach(model.items) { Text($0.id).frame(width: 60, height: 60).accessibilityIdentifier($0.id) }
                    .reorderable()
            }
            .reorderContainer(for: Item.self) { model.apply($0) }
        }
        let place = try host.find(.text, "e").frame
        try host.find(.text, "a").drag(onto: host.find(.text, "e"))
        #expect(model.order == "bcdeaf")
        #expect(try host.find(.text, "a").frame == place)
        try host.element(id: "a").perform("Move Up")
        #expect(model.order == "bacdef")
        try host.element(id: "a").perform("Move Left")
        #expect(model.order == "abcdef")
        #expect(try host.element(id: "a").accessibilityActions.contains("Move Left") == false)
    }

    @Test func nothingMovesInADisabledContainerOrOutsideOfOne() throws {
        struct Page: View {
            let model: Model
            @State private var isEnabled = false

            var body: some View {
                Toggle("Enabled", isOn: $isEnabled)
                Stack(model: model, isEnabled: isEnabled)
            }
        }
        let model = Model("a", "b", "c")
        let host = host { Page(model: model) }
        try host.find(.text, "a").drag(by: CGSize(width: 0, height: 100))
        #expect(try host.element(id: "a").accessibilityActions.isEmpty)
        #expect(model.order == "abc")
        try host.find(.toggle, "Enabled").tap()
        try host.find(.text, "a").drag(by: CGSize(width: 0, height: 100))
        #expect(model.order == "bca")
        let outside = self.host { VStack { ForEach(model.items) { Text($0.id) }.reorderable() } }
        try outside.find(.text, "b").drag(by: CGSize(width: 0, height: 100))
        #expect(model.order == "bca")
    }

    @Test func rowsOfAListMoveByPointerKeysMenuAndTests() throws {
        let model = Model("a", "b", "c", "d")
        let host = host {
            List { ForEach(model.items) { Text($0.id) }.reorderable() }
                .reorderContainer(for: Item.self) { model.apply($0) }
        }
        let step = try host.find(.row, "b").frame.minY - host.find(.row, "a").frame.minY
        try host.find(.row, "a").drag(by: CGSize(width: 0, height: 2 * step))
        #expect(model.order == "bcad")
        #expect(model.changes == [#"["a"] before d"#])
        try host.find(.row, "d").move(by: -3)
        #expect(model.order == "dbca")
        try host.find(.row, "d").focus()
        host.press(.downArrow, modifiers: .option)
        #expect(model.order == "bdca")
        try host.find(.row, "a").chooseContextMenuItem("Move Up")
        #expect(model.order == "bdac")
    }

    @Test func aViewThatIsRemovedWhileItIsDraggedEndsTheDrag() throws {
        struct Page: View {
            let model: Model

            var body: some View {
                Stack(model: model).task {
                    try? await Task.sleep(for: .milliseconds(500))
                    model.items.removeAll { $0.id == "a" }
                }
            }
        }
        let model = Model("a", "b", "c")
        let host = host { Page(model: model) }
        try host.find(.text, "a").drag(by: CGSize(width: 0, height: 60), over: .seconds(1))
        #expect(model.order == "bc" && model.changes.isEmpty)
        try host.find(.text, "b").drag(by: CGSize(width: 0, height: 60))
        #expect(model.order == "cb")
    }

    @Test func aDropFromOutsideFindsItsPlace() throws {
        struct Page: View {
            @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
            @State private var place = ""

            var body: some View {
                Text("new").draggable("x")
                VStack(spacing: 10) {
                    ForEach(items) { Text($0.id).frame(width: 100, height: 40) }.reorderable()
                }
                .reorderContainer(for: Item.self) { _ in }
                .dropDestination(for: String.self) { (_: [String], session: DropSession) in
                    let destination = session.reorderDestination(for: Item.self)
                    place = destination.map { "\($0.position)" } ?? "none"
                }
                Text("place \(place)")
            }
        }
        let host = host { Page() }
        try host.find(.text, "new").drag(to: host.find(.text, "b").frame.point(0.5, 0.2))
        #expect(host.texts.contains { $0.contains("before") && $0.contains("\"b\"") })
        try host.find(.text, "new").drag(to: host.find(.text, "c").frame.point(0.5, 0.9))
        #expect(host.texts.contains("place end"))
    }

    @Test func theConfigurationOfADropMayChooseItsPlace() throws {
        struct Page: View {
            @State private var place = ""
            @State private var seen: [String] = []
            var isSorted = true

            var body: some View {
                Text("new").draggable("x")
                VStack(spacing: 10) {
                    ForEach(["a", "b", "c"].map(Item.init)) { Text($0.id).frame(width: 100, height: 40) }.reorderable()
                }
                .reorderContainer(for: Item.self) { _ in }
                .dropDestination(for: String.self) { (_: [String], session: DropSession) in
                    place = session.reorderDestination(for: Item.self).map { "\($0.position)" } ?? "none"
                }
                .dropConfiguration { session in
                    let atPointer = session.reorderDestination(for: Item.self)
                    let isFirst = atPointer?.position == .before("a")
                    let second = ReorderDifference<String, ReorderableSingleCollectionIdentifier>
                        .Destination(position: isFirst ? .before("b") : .end)
                    return isSorted
                        ? DropConfiguration(operation: .copy, destination: second) : DropConfiguration(operation: .copy)
                }
                .onDropSessionUpdated { session in
                    guard session.phase == .active else { return }
                    seen = [session.reorderDestination(for: Item.self).map { "\($0.position)" } ?? "none"]
                }
                Text("place \(place)")
                Text("seen \(seen.joined())")
            }
        }
        let sorted = host { Page() }
        try sorted.find(.text, "new").drag(to: sorted.find(.text, "a").frame.point(0.5, 0.2))
        #expect(sorted.texts.contains { $0.hasPrefix("place before") && $0.contains("\"b\"") })
        #expect(sorted.texts.contains { $0.hasPrefix("seen before") && $0.contains("\"b\"") })
        try sorted.find(.text, "new").drag(to: sorted.find(.text, "b").frame.point(0.5, 0.2))
        #expect(sorted.texts.contains("place end"))
        let plain = host { Page(isSorted: false) }
        try plain.find(.text, "new").drag(to: plain.find(.text, "a").frame.point(0.5, 0.2))
        #expect(plain.texts.contains { $0.hasPrefix("place before") && $0.contains("\"a\"") })
    }
}

extension CGRect {
    fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * x, y: minY + height * y)
    }
}

/// Movements between the collections of a container.
@MainActor @Suite struct ReorderCollectionTests {
    struct Card: Identifiable { let id: String }
    struct Column: Identifiable {
        let id: Int
        var cards: [Card]
    }

    @MainActor @Observable final class Board {
        var columns: [Column]

        init(_ columns: [String]...) {
            self.columns = columns.enumerated().map { Column(id: $0, cards: $1.map { Card(id: $0) }) }
        }

        var state: String { columns.map { $0.cards.map(\.id).joined() }.joined(separator: "|") }

        func apply(_ difference: ReorderDifference<String, Int>) {
            var moved: [Card] = []
            for index in columns.indices {
                moved += columns[index].cards.filter { difference.sources.contains($0.id) }
                columns[index].cards.removeAll { difference.sources.contains($0.id) }
            }
            let target = difference.destination.collectionID
            switch difference.destination.position {
            case .before(let id):
                let place = columns[target].cards.firstIndex { $0.id == id }
                columns[target].cards.insert(contentsOf: moved, at: place ?? columns[target].cards.endIndex)
            case .end: columns[target].cards.append(contentsOf: moved)
            }
        }
    }

    private struct BoardView: View {
        let board: Board

        var body: some View {
            HStack(alignment: .top) {
                ForEach(board.columns) { column in
                    VStack {
                        ForEach(column.cards) {
                            Text($0.id).frame(width: 100, height: 40).accessibilityIdentifier($0.id)
                        }
                        .reorderable(collectionID: column.id)
                        Spacer()
                    }
                    .frame(width: 120, height: 300)
                }
            }
            .reorderContainer(for: Card.self, in: Int.self) { board.apply($0) }
        }
    }

    @Test func cardsMoveToOtherColumns() throws {
        let board = Board(["a", "b"], ["c", "d"], [])
        let host = TestHost(size: CGSize(width: 600, height: 400)) { BoardView(board: board) }
        let target = try host.find(.text, "d").frame
        try host.find(.text, "a").drag(to: CGPoint(x: target.midX, y: target.minY + 5))
        #expect(board.state == "b|cad|")
        // An empty column takes cards too.
        try host.find(.text, "c").drag(by: CGSize(width: 128, height: 30))
        #expect(board.state == "b|ad|c")
        try host.element(id: "b").perform("Move Right")
        #expect(board.state == "|bad|c")
        try host.element(id: "b").perform("Move Left")
        #expect(board.state == "b|ad|c")
    }

    @Test func rowsMoveToOtherSections() throws {
        let board = Board(["a", "b"], ["c", "d"])
        let host = TestHost(size: CGSize(width: 400, height: 500)) {
            Live {
                List {
                    ForEach(board.columns) { column in
                        Section("Section \(column.id)") {
                            ForEach(column.cards) { Text($0.id) }.reorderable(collectionID: column.id)
                        }
                    }
                }
                .reorderContainer(for: Card.self, in: Int.self) { board.apply($0) }
            }
        }
        let target = try host.find(.row, "d").frame
        try host.find(.row, "a").drag(to: CGPoint(x: target.midX, y: target.minY + 3))
        #expect(board.state == "b|cad")
        // Beyond the end of a section is the next one.
        try host.find(.row, "b").focus()
        host.press(.downArrow, modifiers: .option)
        #expect(board.state == "|bcad")
        try host.find(.row, "d").chooseContextMenuItem("Move Up")
        #expect(board.state == "|bcda")
    }
}
