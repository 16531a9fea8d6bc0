import Martlet

/// The content of a row.
struct Item: Identifiable {
    let id: Int
    var name: String
}

/// The lists that are opened, by what their rows are made from.
enum ListKind: String, CaseIterable {
    case numbers, items, sections

    static let count = 100_000
    static let data = (0..<count).map { Item(id: $0, name: "Item \($0)") }
}

struct Rows: View {
    let kind: ListKind

    var body: some View {
        switch kind {
        case .numbers:
            List(0..<ListKind.count, id: \.self) { Text("Row \($0)") }
        case .items:
            List(ListKind.data) { item in
                HStack {
                    Text(item.name)
                    Spacer()
                    Text("\(item.id)").foregroundStyle(.secondary)
                }
            }
        case .sections:
            List {
                ForEach(0..<100) { section in
                    Section("Section \(section)") {
                        ForEach(0..<(ListKind.count / 100), id: \.self) { Text("Row \(section).\($0)") }
                    }
                }
            }
        }
    }
}

/// Opens and closes the list of a kind.
@MainActor
enum Handles {
    static var setKind: (ListKind?) -> Void = { _ in }
}

struct Page: View {
    @State private var kind: ListKind?

    var body: some View {
        let _ = Handles.setKind = { kind = $0 }
        if let kind { Rows(kind: kind) } else { Text("Closed").frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
}
