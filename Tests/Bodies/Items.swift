import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var note: String?
    var price: Double
    var isDone = false
    var date = Date()
}

final class Store: ObservableObject {
    @Published var items: [Item] = []
    @Published var query = ""
    func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    var total: Double { items.map(\.price).reduce(0, +) * 1.19 }
    var shown: [Item] { query.isEmpty ? items : items.filter { $0.title.contains(query) } }
}

struct Items: View {
    @StateObject private var store = Store()
    @State private var selection: Item.ID?
    @State private var showsEditor = false
    @State private var edited: Item?
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Section("Open") {
                    ForEach(store.shown.filter { !$0.isDone }) { item in
                        NavigationLink(value: item) {
                            HStack(spacing: 8) {
                                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                                    .foregroundStyle(item.isDone ? Color.green : Color.gray)
                                VStack(alignment: .leading) {
                                    Text(item.title).bold() + Text(" ") + Text(item.date, style: .date).italic()
                                    if let note = item.note {
                                        Text(note)
                                            .font(.caption)
                                            .foregroundStyle(.secondary)
                                    }
                                }
                                Spacer()
                                Text(item.price, format: .number.precision(.fractionLength(2)))
                            }
                        }
                        .swipeActions(edge: .trailing) {
                            Button("Edit") { edited = item }
                                .tint(.orange)
                        }
                        .contextMenu {
                            Button("Duplicate", systemImage: "plus.square.on.square") {
                                store.items.append(item)
                            }
                        }
                    }
                    .onDelete(perform: store.remove)
                }
                Section("Total") {
                    Text(
                        "\(store.items.count) items, \(store.total, specifier: "%.1f")"
                    )
                }
            }
            .searchable(text: $store.query, prompt: "Find")
            .navigationTitle("Items (\(store.items.count))")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        showsEditor = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                    .keyboardShortcut("n", modifiers: .command)
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("\(store.shown.count) shown")
                    Spacer()
                }
            }
        } detail: {
            if let item = store.items.first(where: { $0.id == selection }) {
                Text(item.title).font(.largeTitle)
            } else {
                Text("Nothing selected").foregroundStyle(.tertiary)
            }
        }
        .sheet(isPresented: $showsEditor) {
            VStack {
                TextField("Search", text: $store.query)
                    .focused($isSearching)
                Button("Close") { showsEditor.toggle() }
            }
            .padding()
            .presentationDetents([.medium, .large])
        }
        .sheet(item: $edited) { item in
            Text(item.title).padding()
        }
        .onChange(of: store.query) { old, new in
            print(old, new)
        }
        .task { store.items = [Item(title: "Milk", price: 1.2)] }
    }
}

// error: Text(item.title).bold() + Text(" ") => Text(item.titel).bold() + Text(" ")
// error: .italic() => .italics()
// error: .swipeActions(edge: .trailing) => .swipeActions(side: .trailing)
// error: edited = item } => editing = item }
// error: .presentationDetents([.medium, .large]) => .presentationDetents([.medium, .huge])
// error: .fractionLength(2) => .fractionLengths(2)
// error: .map(\.price) => .map(\.cost)
// error: .searchable(text: $store.query, prompt: "Find") => .searchable(text: $store.search, prompt: "Find")
// error: .keyboardShortcut("n", modifiers: .command) => .keyboardShortcuts("n", modifiers: .command)
// error: ToolbarItem(placement: .primaryAction) => ToolbarItem(placement: .firstAction)
// error: ForEach(store.shown.filter { !$0.isDone }) => ForEach(store.shown.filter { !$0.done })
// error: .onDelete(perform: store.remove) => .onDelete(perform: store.delete)
// error: .sheet(item: $edited) => .sheet(item: edited)
// error: Text("\(store.shown.count) shown") => Txt("\(store.shown.count) shown")
// error: { $0.id == selection } => { $0.id == selection!.title }
