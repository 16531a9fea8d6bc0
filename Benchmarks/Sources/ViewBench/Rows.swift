import Martlet

/// The content of a row.
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
    static var publish: (Int) -> Void = { _ in }
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
    /// A value that the body reads without showing it: writing it publishes the same data again.
    @State private var publications = 0

    var body: some View {
        let _ = publications
        VStack {
            ForEach(items) { Row(item: $0, isSelected: $0.id == selected) }
        }
        .onAppear {
            Handles.setItems = { items = $0 }
            Handles.setSelected = { selected = $0 }
            Handles.publish = { publications = $0 }
        }
    }
}
