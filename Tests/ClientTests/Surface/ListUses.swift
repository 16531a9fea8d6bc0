import SwiftUI

// Lists, tables and pages, with their bars and searches.

private struct Item: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var done = false
    var price: Double = 1
    var date = Date.now
    var children: [Item]?
}

private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
}

private struct ListUses: View {
    @State var items = [Item(name: "a")]; @State var sel: UUID?; @State var multi = Set<UUID>(); @State var search = "";
    @State var path = NavigationPath(); @State var path2: [Item] = []; @State var show = false; @State var item: Item?;
    @State var editMode: EditMode = .inactive
    @Environment(\.editMode) var em
    func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    func move(from s: IndexSet, to d: Int) { items.move(fromOffsets: s, toOffset: d) }
    @State var order = [KeyPathComparator(\Item.name)]
    @State var intsel: Int?
    @State var col = NavigationSplitViewVisibility.all
    var body: some View { EmptyView() }
    @ViewBuilder var part59: some View {
        ForEach(items) { item in NavigationLink(value: item) { Text(item.name) } }.onDelete(perform: delete).onMove(
            perform: move)
    }
    @ViewBuilder var part60: some View {
        ForEach($items) { $item in Toggle(item.name, isOn: $item.done) }.onDelete { items.remove(atOffsets: $0) }
            .onDelete(perform: nil)
    }
    @ViewBuilder var part61: some View {
        ForEach(0..<3) { Text("\($0)") }; ForEach(0..<items.count, id: \.self) { i in Text(items[i].name) };
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)") };
        ForEach(items.indices, id: \.self) { Text(items[$0].name) };
        ForEach(Array(zip(items.indices, items)), id: \.0) { i, x in Text(x.name) };
        ForEach(["a": 1].sorted(by: <), id: \.key) { key, value in Text(key) };
        ForEach(items.filter { $0.done }.sorted { $0.name < $1.name }) { Text($0.name) };
        ForEach(items, id: \.self.id) { Text($0.name) }
    }
    @ViewBuilder var part62: some View {
        ForEach(Array(stride(from: 0, to: 10, by: 2)), id: \.self) { Text("\($0)") };
        ForEach(items.reversed()) { Text($0.name) }; ForEach(1...5, id: \.self) { _ in Image(systemName: "star") };
        ForEach(Array(items.prefix(3))) { Text($0.name) }; ForEach(items[0...], id: \.id) { Text($0.name) };
        ForEach(items.lazy.filter(\.done)) { Text($0.name) }; ForEach($items, id: \.id) { $x in Text(x.name) };
        ForEach(items.enumerated().map { $0 }, id: \.element.id) { i, e in Text(e.name) }
    }
    @ViewBuilder var part63: some View {
        Section { Text("x") }; Section("x") { Text("y") }; Section(header: Text("h")) { Text("x") };
        Section(header: Text("h"), footer: Text("f")) { Text("x") };
        Section {
            Text("x")
        } header: {
            Text("h")
        } footer: {
            Text("f")
        }; Section(footer: Text("f")) { Text("x") }; Section("x", isExpanded: $show) { Text("x") };
        Section {
            Text("x")
        } footer: {
            Text("f")
        };
        Section(isExpanded: $show) {
            Text("x")
        } header: {
            Text("x")
        }; Section(content: { Text("a") }, header: { Text("h") })
    }
    @ViewBuilder var part65: some View {
        Text("t").navigationTitle("x").navigationTitle(Text("x")).navigationBarTitleDisplayMode(.inline)
            .navigationBarTitle("x", displayMode: .large).navigationBarTitle(Text("x")).navigationBarHidden(true)
            .navigationBarBackButtonHidden().navigationSubtitle("x").toolbarRole(.editor)
    }
    @ViewBuilder var part66: some View {
        Text("t").navigationDestination(for: Item.self) { item in Text(item.name) }.navigationDestination(
            isPresented: $show
        ) { Text("x") }.navigationDestination(item: $item) { Text($0.name) }
    }
    @ViewBuilder var part67: some View {
        Text("t").toolbar {
            EditButton(); Button("x") {}
        }.toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} };
            ToolbarItemGroup(placement: .bottomBar) {
                Spacer(); Button("x") {}
            }; ToolbarItem { Button("x") {} }; ToolbarItem(placement: .principal) { Text("x") };
            if show { ToolbarItem(placement: .topBarLeading) { Text("x") } }; ToolbarSpacer(.fixed);
            ToolbarItem(placement: .keyboard) { Text("x") }
        }
    }
    @ViewBuilder var part68: some View {
        Text("t").toolbar(id: "m") { ToolbarItem(id: "x", placement: .primaryAction) { Text("x") } }.toolbar(
            .hidden, for: .navigationBar
        ).toolbar(.hidden).toolbarBackground(.red, for: .navigationBar, .tabBar).toolbarBackground(
            .visible, for: .navigationBar
        ).toolbarColorScheme(.dark, for: .navigationBar).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
            .toolbarVisibility(.hidden, for: .tabBar)
    }
    @ViewBuilder var part69: some View {
        Text("t").searchable(text: $search).searchable(text: $search, prompt: "p").searchable(
            text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("p")
        ).searchable(text: $search, isPresented: $show).searchScopes($sel) { Text("x").tag(UUID()) }.searchSuggestions {
            ForEach(items) { Text($0.name).searchCompletion($0.name) }
        }.onSubmit(of: .search) {}.searchable(text: $search) { Text("x") }.searchPresentationToolbarBehavior(
            .avoidHidingContent)
    }
    @ViewBuilder var part70: some View {
        Text("t").refreshable { await Task.yield() }.listStyle(.insetGrouped).listStyle(PlainListStyle())
            .listRowSpacing(3).listSectionSpacing(.compact).listSectionSpacing(3).environment(\.editMode, $editMode)
            .environment(\.editMode, .constant(.active)).headerProminence(.increased)
    }
    @ViewBuilder var part71: some View { NavigationStack(path: $path2) { List(items) { Text($0.name) } } }
    @ViewBuilder var part72: some View {
        List(items, selection: $sel) { Text($0.name) }; List(items, id: \.id, selection: $multi) { Text($0.name) };
        List(selection: $multi) { ForEach(items) { Text($0.name).tag($0.id) } };
        List(items, children: \.children) { Text($0.name) }; List($items) { $item in TextField("x", text: $item.name) };
        List(0..<5) { Text("\($0)") }; List(items, id: \.name) { Text($0.name) };
        List($items, selection: $sel) { $i in Text(i.name) }; List($items, editActions: .all) { $x in Text(x.name) };
        List($items, editActions: .delete, selection: $multi) { $x in Text(x.name) }
    }
    @ViewBuilder var part73: some View {
        List {
            Text("x").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowInsets(
                .init(top: 0, leading: 1, bottom: 2, trailing: 3)
            ).listRowSeparator(.hidden, edges: .all).swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("x") {}
            }.swipeActions { Button("x", role: .destructive) {} }.badge(3).badge("x").badge(Text("x")).contextMenu {
                Button("x") {}
            } preview: {
                Text("x")
            }.contextMenu { Button("x") {} }.deleteDisabled(true).moveDisabled(false).id(3).selectionDisabled()
                .listRowSeparatorTint(.red, edges: .bottom);
            Text("x").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
    }
    @ViewBuilder var part75: some View {
        NavigationSplitView {
            List(items, selection: $sel) { Text($0.name) }
        } detail: {
            Text("x")
        };
        NavigationSplitView(columnVisibility: $col) {
            Text("a")
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }.navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    @ViewBuilder var part76: some View {
        Table(items) {
            TableColumn("x", value: \.name); TableColumn("p") { Text("\($0.price)") }
        };
        Table(of: Item.self, selection: $sel, sortOrder: $order) {
            TableColumn("x", value: \.name);
            TableColumn("y", value: \.price) { item in Text(item.price, format: .number) }.width(min: 10, max: 100)
        } rows: {
            ForEach(items) { TableRow($0) }
        }
    }
}
