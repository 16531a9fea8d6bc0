import MartletTesting
import Testing

/// Searches for elements, and the errors if there is none.
@MainActor @Suite struct FindingTests {
    private struct Item: Identifiable {
        let id: Int
        let name: String
        let price: String
    }

    private struct ItemRow: View {
        let item: Item
        let buy: (Item) -> Void
        var body: some View {
            HStack {
                Text(item.name)
                Text(item.price)
                Button("Buy") { buy(item) }
            }
        }
    }

    private struct Shop: View {
        @State private var bought = "nothing"
        @State private var query = ""
        @State private var notes = ""
        @State private var size = 1
        private let items = [
            Item(id: 7, name: "Apple", price: "1 €"), Item(id: 8, name: "Pear", price: "2 €"),
            Item(id: 9, name: "Plum", price: "3 €"),
        ]
        var body: some View {
            VStack {
                Text("Bought: \(bought)").id("status")
                List(items) { ItemRow(item: $0) { bought = $0.name } }
                TextField("Query", text: $query, prompt: Text("What do you look for?"))
                TextEditor(text: $notes).frame(height: 40)
                Text("Big").tag(4)
                Image(systemName: "trash")
                DisclosureGroup("More") { Text("Details") }
            }
        }
    }

    @Test func insideOfAnElement() throws {
        let host = TestHost { Shop() }
        let row = try host.find(.row, "Pear")
        #expect(row.texts == ["Pear", "2 €", "Buy"])
        try row.find(.button, "Buy").tap()
        #expect(host.texts.contains("Bought: Pear"))
        #expect(row.findAll(.button).count == 1)
        #expect(host.findAll(.button).count == 4)
        let plum = #expect(throws: ElementNotFound.self) { try row.find(.text, "Plum") }
        #expect(plum?.description.contains("Each text there is: \"Pear\", \"2 €\", \"Buy\"") == true)
    }

    @Test func byPartAndPosition() throws {
        let host = TestHost { Shop() }
        #expect(try host.find(.row, containing: "plum").texts.first == "Plum")
        #expect(try host.find(.button, at: 2).ancestor(.row).texts.first == "Plum")
        #expect(try host.find(.list).findAll(.row).count == 3)
        let tooFar = #expect(throws: ElementNotFound.self) { try host.find(.row, at: 3) }
        #expect(tooFar?.description.hasPrefix("There is no row at 3. Each row there is: ") == true)
    }

    @Test func byTextTagIdentityAndValue() throws {
        let host = TestHost { Shop() }
        #expect(try host.find(text: "Apple").ancestor(.row).findAll(.button).count == 1)
        #expect(try host.find(tag: 4).texts == ["Big"])
        #expect(try host.find(tag: 4).tag(as: Int.self) == 4)
        #expect(try host.find(id: "status").texts == ["Bought: nothing"])
        #expect(try host.find(id: 8).texts == ["Pear", "2 €", "Buy"])
        #expect(try host.find(.disclosure, value: "collapsed").label == "More")
        #expect(throws: ElementNotFound.self) { try host.find(tag: 5) }
        #expect(throws: ElementNotFound.self) { try host.find(id: "none") }
    }

    @Test func byTypeOfView() throws {
        let host = TestHost { Shop() }
        let rows = host.findAll(view: ItemRow.self)
        #expect(rows.map { $0.texts.first } == ["Apple", "Pear", "Plum"])
        #expect(try host.find(view: ItemRow.self).find(.button, "Buy").isHittable)
        #expect(try host.find(view: Shop.self).findAll(.row).count == 3)
        #expect(throws: ElementNotFound.self) { try rows[0].find(view: Shop.self) }
    }

    @Test func byCondition() throws {
        let host = TestHost { Shop() }
        #expect(host.findAll { $0.role == .text && $0.label.hasSuffix("€") }.count == 3)
        #expect(try host.find { $0.role == .text && $0.label.hasPrefix("3") }.label == "3 €")
    }

    @Test func byRole() throws {
        let host = TestHost { Shop() }
        try host.find(.textEditor).type("note")
        #expect(try host.find(.textEditor).value == "note")
        #expect(host.findAll(.textField).count == 2, "an editor is a text field too")
        #expect(try host.find(.textField, "What do you look for?") == host.find(.textField, "Query"))
        #expect(try host.find(.image, "trash").label == "Delete")
        try host.find(.disclosure, "More").tap()
        #expect(try host.find(.disclosure, "More").value == "expanded")
        #expect(host.findAll(.list).count == 1)
        let search = TestHost {
            NavigationStack { Text("page").searchable(text: .constant(""), prompt: "Fruit").navigationTitle("Title") }
        }
        #expect(try search.find(.searchField, "Fruit").role == .textField)
        #expect(search.findAll(.navigationBar).count == 1)
        let sections = TestHost { List { Section("Head") { Text("row") } } }
        #expect(try sections.find(.header, "Head").label == "Head")
        #expect(sections.findAll(.header).count == 1)
    }

    @Test func relatives() throws {
        let host = TestHost { Shop() }
        let price = try host.find(.text, "2 €")
        #expect(price.parent?.role == .row)
        #expect(price.siblings.map(\.label) == ["Pear", "Buy"])
        #expect(try host.find(.row, at: 0).children.map(\.label) == ["Apple", "1 €", "Buy"])
        let noRow = #expect(throws: ElementNotFound.self) { try host.find(.textField, "Query").ancestor(.row) }
        #expect(noRow?.description.contains("There is no row around the textField \"Query\"") == true)
    }

    @Test func anErrorShowsWhatComesNearestAndTheTree() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            VStack {
                Button("Log out") {}; Text("Cancel")
            }
        }
        let error = #expect(throws: ElementNotFound.self) { try host.find(.button, "Logout") }
        #expect(
            error?.description == """
                There is no button "Logout". Each button there is: "Log out". What comes nearest: button "Log out", text \
                "Log out".
                What is shown:
                \(host.tree)
                """)
        let wrongRole = #expect(throws: ElementNotFound.self) { try host.find(.button, "Cancel") }
        #expect(wrongRole?.description.contains("What comes nearest: text \"Cancel\".") == true)
        let empty = #expect(throws: ElementNotFound.self) { try TestHost { EmptyView() }.find(.button, "x") }
        #expect(empty?.description == "There is no button \"x\". There is no button at all. Nothing is shown.")
    }

    @Test func equality() throws {
        let host = TestHost { Shop() }
        #expect(try host.find(.button, at: 0) == host.find(.button, at: 0))
        #expect(try host.find(.button, at: 0) != host.find(.button, at: 1))
    }
}
