import Foundation
import Testing

@testable import Martlet
@testable import MartletTesting

struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
    var price: Double

    static let all = [
        Fruit(id: 1, name: "Pear", price: 2), Fruit(id: 2, name: "Apple", price: 1),
        Fruit(id: 3, name: "Fig", price: 5),
    ]
}

@MainActor private final class Cells { var made = 0 }

/// A table that can be sorted and selected in.
private struct Fruits: View {
    @State var fruits = Fruit.all
    @State var chosen: Set<Int> = []
    @State var order = [KeyPathComparator(\Fruit.name)]
    var headers = Visibility.automatic

    var body: some View {
        Table(fruits, selection: $chosen, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Price", value: \.price) { Text($0.price, format: .number) }
                .width(80)
            TableColumn("Note") { fruit in if fruit.price > 4 { Text("dear") } }
        }
        .tableColumnHeaders(headers)
        .onChange(of: order, initial: true) { fruits.sort(using: order) }
        Text(verbatim: "\(chosen.sorted())")
    }
}

@MainActor @Suite struct TableTests {
    private func rows(_ host: TestHost) -> [String] { host.findAll(.row).map(\.label) }

    @Test func titlesRowsAndCells() throws {
        let host = TestHost { Fruits() }
        #expect(host.findAll(.table).count == 1)
        #expect(host.findAll(.columnHeader).map(\.label) == ["Name", "Price", "Note"])
        #expect(rows(host) == ["Apple, 1", "Fig, 5, dear", "Pear, 2"])
        #expect(host.findAll(.cell).map(\.label) == ["Apple", "1", "", "Fig", "5", "dear", "Pear", "2", ""])
        for (index, title) in host.findAll(.columnHeader).enumerated() {
            let cell = host.findAll(.cell)[3 + index]
            #expect(cell.frame.minX == title.frame.minX && cell.frame.width == title.frame.width)
        }
        #expect(try host.find(.columnHeader, "Price").frame.width == 80)
        #expect(try host.find(.columnHeader, "Name").frame.width == 160, "what is left is shared")
    }

    @Test func aClickOnATitleSorts() throws {
        let host = TestHost { Fruits() }
        #expect(try host.find(.columnHeader, "Name").value == "ascending")
        #expect(try host.find(.columnHeader, "Price").value == nil)
        try host.find(.columnHeader, "Price").tap()
        #expect(rows(host) == ["Apple, 1", "Pear, 2", "Fig, 5, dear"])
        #expect(try host.find(.columnHeader, "Price").value == "ascending")
        #expect(try host.find(.columnHeader, "Name").value == nil)
        try host.find(.columnHeader, "Price").tap()
        #expect(rows(host) == ["Fig, 5, dear", "Pear, 2", "Apple, 1"])
        #expect(try host.find(.columnHeader, "Price").value == "descending")
        try host.find(.columnHeader, "Name").tap()
        #expect(rows(host) == ["Apple, 1", "Fig, 5, dear", "Pear, 2"])
        try host.find(.columnHeader, "Note").tap()
        #expect(rows(host) == ["Apple, 1", "Fig, 5, dear", "Pear, 2"], "a title without a comparator does nothing")
    }

    @Test func withoutTitles() throws {
        let host = TestHost { Fruits(headers: .hidden) }
        #expect(host.findAll(.columnHeader).isEmpty)
        #expect(host.findAll(.row)[0].frame.minY == 0)
    }

    @Test func whereThereIsLittleRoomTheFirstColumnIsAll() throws {
        let host = TestHost { Fruits().environment(\.horizontalSizeClass, .compact) }
        #expect(host.findAll(.columnHeader).isEmpty)
        #expect(rows(host) == ["Apple", "Fig", "Pear"])
        #expect(host.findAll(.cell)[0].frame.width == 400)
    }

    @Test func keysLeadThroughTitlesAndRows() throws {
        let screen = Screen { Fruits() }
        screen.key(.tab)
        screen.key(.tab)
        screen.key(.space)
        #expect(screen.all(.row).map(\.reading.label) == ["Apple, 1", "Pear, 2", "Fig, 5, dear"])
        screen.key(.tab)
        screen.key(.downArrow)
        #expect(screen.texts.contains("[1]"))
        screen.key(.downArrow, .shift)
        #expect(screen.texts.contains("[1, 3]"))
        screen.key("a", .command)
        #expect(screen.texts.contains("[1, 2, 3]"))
        screen.key(.upArrow)
        #expect(screen.texts.contains("[1]"))
    }

    @Test func aClickSelects() throws {
        let screen = Screen { Fruits() }
        func click(_ row: Int, _ modifiers: EventModifiers = []) {
            let point = screen.center(screen.all(.row)[row])
            for phase in [PointerEvent.Phase.down, .up] {
                screen.scene.send(.pointer(PointerEvent(phase: phase, location: point, modifiers: modifiers)))
            }
            screen.scene.update()
        }
        click(0)
        #expect(screen.texts.contains("[2]"))
        click(2, .shift)
        #expect(screen.texts.contains("[1, 2, 3]"))
        click(1)
        #expect(screen.texts.contains("[3]"))
        click(0, .command)
        #expect(screen.texts.contains("[2, 3]"))
    }

    @Test func oneSelection() throws {
        struct One: View {
            @State var chosen: Int?
            var body: some View {
                Table(Fruit.all, selection: $chosen) { TableColumn("Name", value: \.name) }
                Text(verbatim: "\(chosen ?? 0)")
            }
        }
        let host = TestHost { One() }
        try host.find(.row, "Fig").tap()
        #expect(host.texts.last == "3")
        try host.find(.row, "Pear").tap()
        #expect(host.texts.last == "1")
    }

    /// Of ten thousand rows only the visible ones are created, and they follow the data.
    @Test func rowsAreMadeAsTheyComeIntoSight() throws {
        let cells = Cells()
        struct Line: Identifiable {
            let id: Int
        }
        struct Entry: View {
            let number: Int
            var body: some View { Text(verbatim: "row \(number)") }
        }
        struct Many: View {
            let cells: Cells
            let lines = (0..<10_000).map { Line(id: $0) }
            @State private var chosen: Int?
            var body: some View {
                Table(lines, selection: $chosen) {
                    TableColumn("Number") { line in
                        let _ = cells.made += 1
                        Entry(number: line.id)
                    }
                    TableColumn("Half") { Text(verbatim: "\($0.id / 2)") }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Many(cells: cells) }
        #expect(host.findAll(.row).count < 20)
        #expect(host.bodyRuns(of: Entry.self) < 25 && cells.made < 40)
        let made = host.bodyRuns(of: Entry.self)
        try host.findAll(.row)[0].scroll(by: CGSize(width: 0, height: 100_000))
        #expect(host.texts.contains("row \(Int(100_000 / host.findAll(.row)[0].frame.height) + 5)"))
        #expect(host.bodyRuns(of: Entry.self) - made < 40)
        let again = host.bodyRuns(of: Entry.self)
        try host.findAll(.row)[4].tap()
        #expect(host.bodyRuns(of: Entry.self) == again, "a selection changes no cell")
    }

    @Test func thePointerMovesTheEndOfAColumn() throws {
        let screen = Screen { Fruits() }
        func widths() -> [CGFloat] { screen.all(.columnHeader).map(\.frame.width) }
        let before = widths()
        let title = screen.all(.columnHeader)[0]
        let end = CGPoint(x: title.frameInWindow.maxX - 3, y: title.frameInWindow.midY)
        screen.scene.send(.pointer(PointerEvent(phase: .down, location: end)))
        let target = CGPoint(x: end.x - 40, y: end.y)
        screen.scene.send(.pointer(PointerEvent(phase: .moved, location: target)))
        screen.scene.send(.pointer(PointerEvent(phase: .up, location: target)))
        screen.scene.update()
        #expect(abs(widths()[0] - (before[0] - 43)) < 1)
        #expect(widths()[1] == 80, "a column of one width keeps that")
        #expect(abs(widths().reduce(0, +) - before.reduce(0, +)) < 1)
        #expect(screen.all(.cell)[0].frame.width == widths()[0])
        #expect(screen.all(.row).map(\.reading.label)[0] == "Apple, 1", "the title was not pressed")
    }
}
