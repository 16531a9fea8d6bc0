import Martlet

/// What a row shows.
struct Item: Identifiable, Equatable {
    let id: Int
    var label: String
}

func makeItems(from first: Int, count: Int) -> [Item] {
    (first..<(first + count)).map { Item(id: $0, label: "row \($0) pretty red table") }
}

/// The handles by which the benchmark writes the state of its views. They belong to the benchmark, and so are no part
/// of the views.
@MainActor
enum Handles {
    static var setItems: ([Item]) -> Void = { _ in }
    static var setSelected: (Int) -> Void = { _ in }
    static var setNumber: (Int) -> Void = { _ in }
    /// The row whose number is set.
    static var leaf = 0
}

struct Row: View {
    let item: Item
    let isSelected: Bool
    @State private var n = 0

    var body: some View {
        let _ = item.id == Handles.leaf ? (Handles.setNumber = { n = $0 }) : ()
        HStack {
            Text(item.label)
            Text(isSelected ? "*" : " ")
            Text("\(n)")
        }
    }
}

struct Rows: View {
    @State private var items: [Item] = []
    @State private var selected = -1

    var body: some View {
        VStack {
            ForEach(items) { Row(item: $0, isSelected: $0.id == selected) }
        }
        .onAppear {
            Handles.setItems = { items = $0 }
            Handles.setSelected = { selected = $0 }
        }
    }
}

/// What a closure may hold that can't be proved to be the same as before: the object may have changed inside.
final class Mark {
    var text = "*"
}

/// The same rows, whose closure has to be run for each row whenever the data is new.
struct MarkedRows: View {
    let mark: Mark
    @State private var items: [Item] = []
    @State private var selected = -1

    var body: some View {
        VStack {
            ForEach(items) { Row(item: $0, isSelected: $0.id == selected && mark.text == "*") }
        }
        .onAppear {
            Handles.setItems = { items = $0 }
            Handles.setSelected = { selected = $0 }
        }
    }
}
