import Foundation
import Testing

@testable import Martlet
@testable import MartletTesting

private struct Person: Identifiable {
    let id: String
    var team: [Person]?
    var age = 30
}

private struct Sections: View {
    @State private var isOpen = true
    @State private var hasMore = false
    var body: some View {
        Table(of: Fruit.self) {
            TableColumn("Name", value: \.name)
            if hasMore { TableColumn("Price") { Text($0.price, format: .number) } }
            TableColumn("Id") { Text(verbatim: "#\($0.id)") }
        } rows: {
            TableRow(Fruit(id: 9, name: "Own", price: 0))
            Section("Cheap") {
                ForEach(Fruit.all.filter { $0.price < 3 }) { fruit in
                    TableRow(fruit).contextMenu { Button("Buy") {} }
                }
            }
            if hasMore {
                Section(isExpanded: $isOpen) {
                    ForEach(Fruit.all.filter { $0.price > 3 }) { TableRow($0) }
                } header: {
                    Text("Dear")
                }
            }
        }
        Button("More") { hasMore.toggle() }
        Button("Close") { isOpen.toggle() }
    }
}

private struct Chosen: View {
    @State var customization = TableColumnCustomization<Fruit>()
    var body: some View {
        Table(Fruit.all, columnCustomization: $customization) {
            TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
            TableColumn("Price") { Text($0.price, format: .number) }.customizationID("price")
            TableColumn("Id") { Text(verbatim: "#\($0.id)") }.customizationID("id").defaultVisibility(.hidden)
        }
        Button("Reset") { customization.resetOrder() }
    }
}

@MainActor @Suite struct TableContentTests {
    private func rows(_ host: TestHost) -> [String] { host.findAll(.row).map(\.label) }

    @Test func rowsOfABuilder() throws {
        let host = TestHost { Sections() }
        #expect(rows(host) == ["Own, #9", "Pear, #1", "Apple, #2"])
        #expect(host.texts.contains("Cheap") && !host.texts.contains("Dear"))
        #expect(try host.find(.text, "Pear").contextMenu == "Buy")
        try host.find(.button, "More").tap()
        #expect(rows(host) == ["Own, 0, #9", "Pear, 2, #1", "Apple, 1, #2", "Fig, 5, #3"])
        #expect(host.findAll(.columnHeader).map(\.label) == ["Name", "Price", "Id"])
        try host.find(.button, "Close").tap()
        #expect(rows(host) == ["Own, 0, #9", "Pear, 2, #1", "Apple, 1, #2"])
        #expect(host.texts.contains("Dear"))
    }

    @Test func rowsOfATree() throws {
        let people = [Person(id: "Ada", team: [Person(id: "Ben"), Person(id: "Cid", team: [Person(id: "Dan")])])]
        let host = TestHost {
            Table(people, children: \.team) {
                TableColumn("Name", value: \.id)
                TableColumn("Age") { Text($0.age, format: .number) }
            }
        }
        #expect(host.findAll(.cell).map(\.label).last == "30")
        #expect(host.findAll(.row).count == 1)
        try host.find(.button, "Expand").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 3)
        try host.find(.button, "Expand").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.filter { $0.count == 3 } == ["Age", "Ada", "Ben", "Cid", "Dan"])
        let starts = ["Ada", "Ben", "Dan"].compactMap { try? host.find(.text, $0).frame.minX }
        #expect(starts[1] - starts[0] == 16 && starts[2] - starts[1] == 16)
        try host.findAll(.button)[0].tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 1)
    }

    @Test func disclosureRows() throws {
        struct Open: View {
            @State var isOpen = false
            var body: some View {
                Table(of: Fruit.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    DisclosureTableRow(Fruit.all[0], isExpanded: $isOpen) { ForEach(Fruit.all[1...]) { TableRow($0) } }
                }
                Button("Open") { isOpen = true }
            }
        }
        let host = TestHost { Open() }
        #expect(host.findAll(.row).count == 1)
        try host.find(.button, "Open").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 3)
    }

    @Test func columnsOfACollection() throws {
        let host = TestHost {
            Table(Fruit.all) {
                TableColumn("Name", value: \.name)
                TableColumnForEach(1...3, id: \.self) { factor in
                    TableColumn("×\(factor)") { (fruit: Fruit) in Text(verbatim: "\(Int(fruit.price) * factor)") }
                        .alignment(.trailing)
                }
                Group { TableColumn("Last") { (fruit: Fruit) in Text(verbatim: "\(fruit.id)") } }
            }
        }
        #expect(rows(host) == ["Pear, 2, 4, 6, 1", "Apple, 1, 2, 3, 2", "Fig, 5, 10, 15, 3"])
        #expect(host.findAll(.columnHeader).map(\.label) == ["Name", "×1", "×2", "×3", "Last"])
        let cell = host.findAll(.cell)[1].frame
        #expect(try host.find(.text, "2").frame.maxX == cell.maxX - 8, "at the trailing edge of the cell")
    }

    @Test func peopleChooseColumns() throws {
        let host = TestHost { Chosen() }
        func titles() -> [String] { host.findAll(.columnHeader).map(\.label) }
        #expect(titles() == ["Name", "Price"])
        let price = try host.find(.columnHeader, "Price")
        #expect(price.contextMenu == "[x] Price\n[ ] Id\n---\nMove Left\nMove Right")
        try price.chooseContextMenuItem("Id")
        #expect(titles() == ["Name", "Price", "Id"])
        try host.find(.columnHeader, "Price").chooseContextMenuItem("Move Right")
        #expect(titles() == ["Name", "Id", "Price"])
        try host.find(.columnHeader, "Id").chooseContextMenuItem("Price")
        #expect(titles() == ["Name", "Id"])
        #expect(rows(host)[0] == "Pear, #1")
        try host.find(.columnHeader, "Id").chooseContextMenuItem("Price")
        try host.find(.button, "Reset").tap()
        #expect(titles() == ["Name", "Price", "Id"])
    }

    @Test func whatPeopleChoseCanBeKept() throws {
        var customization = TableColumnCustomization<Fruit>()
        customization[visibility: "a"] = .hidden
        customization[visibility: "b"] = .visible
        let data = try JSONEncoder().encode(customization)
        let read = try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: data)
        #expect(read == customization && read[visibility: "a"] == .hidden && read[visibility: "c"] == .automatic)
    }
}
