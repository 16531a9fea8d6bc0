import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: lists.

@MainActor @Suite struct ListTests {
    private struct Todo: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }

    private struct Todos: View {
        @State private var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Tea")]
        @State private var new = ""
        @State private var showsAll = true

        var body: some View {
            VStack {
                TextField("New", text: $new).onSubmit {
                    todos.append(Todo(id: todos.count + 1, title: new))
                    new = ""
                }
                Picker("Show", selection: $showsAll) {
                    Text("All").tag(true)
                    Text("Open").tag(false)
                }
                .pickerStyle(.segmented)
                List {
                    ForEach($todos) { $todo in
                        if showsAll || !todo.isDone {
                            HStack {
                                Button {
                                    todo.isDone.toggle()
                                } label: {
                                    Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
                                }
                                .accessibilityLabel(todo.isDone ? "Done" : "Open")
                                Text(todo.title).strikethrough(todo.isDone)
                            }
                            .swipeActions(edge: .leading) { Button("Flag") { todo.title += " ⚑" } }
                            .contextMenu {
                                Button("Duplicate") { todos.append(Todo(id: 100 + todo.id, title: todo.title)) }
                                Button("Delete", role: .destructive) { todos.removeAll { $0.id == todo.id } }
                            }
                        }
                    }
                    .onDelete { todos.remove(atOffsets: $0) }
                    .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    private func titles(_ host: TestHost) -> [String] {
        host.findAll(.row).compactMap { try? $0.find(.text, at: 0).label }
    }

    @Test func returnAddsARow() throws {
        let host = TestHost { Todos() }
        let field = try host.find(.textField, "New")
        try field.type("Jam\n")
        #expect(titles(host) == ["Milk", "Bread", "Tea", "Jam"])
        #expect(field.value == "")
    }

    @Test func whatIsDoneIsStruckThroughAndCanBeFilteredOut() throws {
        let host = TestHost { Todos() }
        let row = try host.find(.row, containing: "bread")
        try row.find(.button, "Open").tap()
        #expect(try host.find(.text, "Bread").isStruckThrough)
        #expect(try row.find(.button).label == "Done")
        #expect(try row.find(.button).symbolName == "checkmark.circle.fill")
        try host.find(.picker, "Show").select("Open")
        #expect(titles(host) == ["Milk", "Tea"])
    }

    @Test func rowsAreDeletedBySwipesAndMenus() throws {
        let host = TestHost { Todos() }
        try host.find(.row, at: 0).swipe(.trailing, choosing: "Delete")
        #expect(titles(host) == ["Bread", "Tea"])
        try host.find(.row, containing: "Tea").chooseContextMenuItem("Delete")
        #expect(titles(host) == ["Bread"])
        #expect(try host.find(.row).swipeActions(.leading) == ["Flag"])
        try host.find(.row).swipe(.leading, choosing: "Flag")
        #expect(titles(host) == ["Bread ⚑"])
        try host.find(.row).delete()
        #expect(host.findAll(.row).isEmpty)
    }

    @Test func whatASwipeDoesNotOfferIsSaid() throws {
        let host = TestHost { Todos() }
        let error = #expect(throws: ElementNotFound.self) {
            try host.find(.row, at: 0).swipe(.trailing, choosing: "Archive")
        }
        #expect(error?.description.contains("There is: \"Delete\"") == true)
    }

    @Test func rowsAreMoved() throws {
        let host = TestHost { Todos() }
        try host.find(.row, containing: "Tea").move(by: -2)
        #expect(titles(host) == ["Tea", "Milk", "Bread"])
        try host.find(.row, at: 0).move(by: 1)
        #expect(titles(host) == ["Milk", "Tea", "Bread"])
        let error = #expect(throws: ElementNotOperable.self) { try host.find(.row, at: 0).move(by: 3) }
        #expect(error?.description.contains("there are no 3 rows below it") == true)
    }

    private struct Countries: View {
        @State private var search = ""
        let names = ["Austria", "Belgium", "Chad", "Denmark"]
        var found: [String] { names.filter { search.isEmpty || $0.localizedCaseInsensitiveContains(search) } }
        var body: some View {
            NavigationStack {
                List(found, id: \.self) { name in
                    NavigationLink(name) { Text("All about \(name)").navigationTitle(name) }
                }
                .overlay { if search == "zz" { ContentUnavailableView.search(text: search) } }
                .navigationTitle("Countries")
                .searchable(text: $search, prompt: "Find a country")
            }
        }
    }

    @Test func searching() throws {
        let host = TestHost { Countries() }
        try host.find(.searchField, "Find a country").type("de")
        #expect(host.findAll(.row).map(\.label) == ["Denmark"])
        try host.find(.searchField).clearText()
        #expect(host.findAll(.row).count == 4)
        try host.find(.searchField).type("zz")
        #expect(host.texts.contains { $0.contains("No Results") })
    }

    @Test func thereAndBack() throws {
        let host = TestHost { Countries() }
        #expect(try host.find(.navigationBar, "Countries").isVisible)
        try host.find(.row, "Chad").tap()
        #expect(host.texts.contains("All about Chad"))
        #expect(!host.texts.contains("Austria"))
        try host.find(.button, "Back").tap()
        #expect(host.texts.contains("Austria"))
        #expect(!host.texts.contains("All about Chad"))
    }

    @Test func farDownALazyList() throws {
        let host = TestHost {
            ScrollView { LazyVStack { ForEach(0..<1_000) { Text("Row \($0)").onTapGesture {} } } }
        }
        #expect(throws: ElementNotFound.self) { try host.find(.text, "Row 400") }
        let row = try host.scroll(to: .text, "Row 400")
        #expect(row.isVisible)
        #expect(!host.texts.contains("Row 0"))
        #expect(try host.scroll(toID: 990).label == "Row 990")
    }

    @Test func pullingRefreshes() async throws {
        struct News: View {
            @State private var items = ["old"]
            var body: some View {
                List(items, id: \.self) { Text($0) }
                    .refreshable {
                        try? await Task.sleep(for: .seconds(1))
                        items.insert("new", at: 0)
                    }
            }
        }
        let host = TestHost { News() }
        try host.find(.list).pullToRefresh()
        #expect(host.texts == ["old"])
        host.advance(by: .seconds(1))
        #expect(host.texts == ["new", "old"])
    }

    @Test func sectionsAndDisclosure() throws {
        struct Groups: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    Section("Fruit") { Text("Apple") }
                    DisclosureGroup("More", isExpanded: $isOpen) { Text("Hidden treasure") }
                }
            }
        }
        let host = TestHost { Groups() }
        #expect(host.findAll(.header).map(\.label) == ["Fruit"])
        #expect(try host.find(.disclosure, "More").value == "collapsed")
        #expect(!host.texts.contains("Hidden treasure"))
        try host.find(.disclosure, "More").tap()
        host.advance(by: .seconds(1))
        #expect(try host.find(.disclosure, "More").value == "expanded")
        #expect(host.texts.contains("Hidden treasure"))
    }

    @Test func aTableIsSortedByItsHeaders() throws {
        struct Person: Identifiable {
            let id: Int
            let name: String
            let age: Int
        }
        struct People: View {
            @State private var people = [Person(id: 1, name: "Bob", age: 30), Person(id: 2, name: "Ada", age: 36)]
            @State private var order = [KeyPathComparator(\Person.name)]
            var body: some View {
                Table(people, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                }
                .onChange(of: order) { people.sort(using: order) }
            }
        }
        let host = TestHost(size: CGSize(width: 600, height: 400)) { People() }
        try host.find(.columnHeader, "Age").tap()
        #expect(try host.find(.row, at: 0).find(.cell, at: 0).label == "Bob")
        try host.find(.columnHeader, "Age").tap()
        #expect(try host.find(.row, at: 0).find(.cell, at: 0).label == "Ada")
    }
}
