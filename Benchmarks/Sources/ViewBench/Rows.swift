import Martlet

/// What a row shows.
struct Item: Identifiable, Equatable {
    let id: Int
    var label: String
}

func makeItems(from first: Int, count: Int) -> [Item] {
    (first..<(first + count)).map { Item(id: $0, label: "row \($0) pretty red table") }
}

/// The handles by which the benchmark writes the state of its views.
@MainActor
final class Model {
    var setItems: ([Item]) -> Void = { _ in }
    var setSelected: (Int) -> Void = { _ in }
    var setNumber: (Int) -> Void = { _ in }
    /// The row whose number is set.
    var leaf = 0
}

struct Row: View {
    let item: Item
    let isSelected: Bool
    let model: Model
    @State private var n = 0

    var body: some View {
        let _ = item.id == model.leaf ? (model.setNumber = { n = $0 }) : ()
        HStack {
            Text(item.label)
            Text(isSelected ? "*" : " ")
            Text("\(n)")
        }
    }
}

struct Rows: View {
    let model: Model
    @State private var items: [Item] = []
    @State private var selected = -1

    var body: some View {
        VStack {
            ForEach(items) { Row(item: $0, isSelected: $0.id == selected, model: model) }
        }
        .onAppear {
            model.setItems = { items = $0 }
            model.setSelected = { selected = $0 }
        }
    }
}
