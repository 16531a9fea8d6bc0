import Foundation
import Testing

import MartletTesting
@testable import Martlet

/// Drops on and between the rows of a table.
@MainActor @Suite struct TableDropTests {
    private final class Dropped {
        var values: [(text: String, place: Int)] = []
    }

    private struct Inserting: View {
        let dropped: Dropped
        var takesProviders = false

        var body: some View {
            Table(of: Fruit.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                TableRow(Fruit(id: 9, name: "Own", price: 0))
                if takesProviders {
                    ForEach(Fruit.all) { TableRow($0) }
                        .onInsert(of: [.plainText]) { dropped.values.append(("\($1.count) items", $0)) }
                } else {
                    ForEach(Fruit.all) { TableRow($0).contextMenu { Button("Buy") {} } }
                        .dropDestination(for: String.self) { dropped.values.append(($1.joined(), $0)) }
                }
            }
        }
    }

    @Test func valuesAreInsertedAtTheOffsetOfTheRow() throws {
        let dropped = Dropped()
        let host = TestHost { Inserting(dropped: dropped) }
        #expect(host.findAll(.row).map(\.label) == ["Own", "Pear", "Apple", "Fig"])
        #expect(try host.find(text: "Apple").drop("new"))
        host.update()
        let last = try #require(dropped.values.last)
        #expect(last.text == "new")
        // In the middle of a row, which is its second half or not.
        #expect(last.place == 1 || last.place == 2)
        #expect(try host.find(text: "Fig").drop("end"))
        host.update()
        #expect(dropped.values.last?.place == last.place + 1)
        #expect(try !host.find(text: "Own").drop("none", warns: false))
        #expect(dropped.values.count == 2)
    }

    @Test func itemsAreInsertedByTheirContentTypes() throws {
        let dropped = Dropped()
        let host = TestHost { Inserting(dropped: dropped, takesProviders: true) }
        #expect(try host.find(text: "Pear").drop("new"))
        host.update()
        #expect(dropped.values.map(\.text) == ["1 items"])
        #expect(dropped.values.allSatisfy { $0.place == 0 || $0.place == 1 })
    }

    @Test func aWholeRowTakesValues() throws {
        let dropped = Dropped()
        let host = TestHost {
            Table(of: Fruit.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(Fruit.all) { fruit in
                    TableRow(fruit)
                        .dropDestination(for: String.self) { dropped.values.append(($0.joined(), fruit.id)) }
                }
            }
        }
        #expect(try host.find(text: "Apple").drop("a", "b"))
        host.update()
        #expect(try host.find(text: "Fig").drop("c"))
        host.update()
        #expect(dropped.values.map(\.text) == ["ab", "c"])
        #expect(dropped.values.map(\.place) == [2, 3])
    }

    @Test func aCollectionAloneMakesRows() throws {
        let host = TestHost {
            Table(of: Fruit.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(Fruit.all)
                TableRow(Fruit(id: 9, name: "Own", price: 0)).itemProvider { nil }
            }
        }
        #expect(host.findAll(.row).map(\.label) == ["Pear", "Apple", "Fig", "Own"])
    }

    @Test func modifiedRowsKnowTheirData() {
        func data<Rows: DynamicTableRowContent>(of rows: Rows) -> Rows.Data { rows.data }
        let rows = ForEach(Fruit.all).onInsert(of: [.plainText]) { _, _ in }
        #expect(data(of: rows.itemProvider(nil)) == Fruit.all)
    }
}
