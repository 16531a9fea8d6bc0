import AttributeGraph
import Foundation

/// A row of a table that shows and hides others below it.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
    /// What a row of the table is about.
    public typealias TableRowValue = Label.TableRowValue

    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    /// A row that shows a value, and rows that are there while it is open.
    ///
    /// - Parameters:
    ///   - value: What the row shows.
    ///   - isExpanded: Whether the rows are there; nil for what only people change.
    ///   - content: The rows.
    public init<Value>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Label.TableRowValue {
        self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
    }

    /// Makes the row, and those below it while it is open.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) {
            DisclosedRows(label: $0.label, isExpanded: $0.isExpanded, content: $0.content)
        }
    }
}

/// A row of a table, and those below it.
nonisolated private struct DisclosedRows<Label: TableRowContent, Content: TableRowContent>: View {
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    @State private var isOpen = false

    init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor var body: some View {
        let isExpanded = self.isExpanded ?? $isOpen
        TableRows(label).modifier(TableOpenerModifier(isExpanded: isExpanded))
        if isExpanded.wrappedValue { TableRows(content()).modifier(TableStepModifier()) }
    }
}

/// Tells the row of the content that it shows and hides others.
nonisolated private struct TableOpenerModifier: InputModifier {
    let isExpanded: Binding<Bool>

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let outer = inputs.attachment(TableDisclosure.self, as: TableDisclosure.self)
        let opener = TableDisclosure(depth: outer?.depth ?? 0, isExpanded: modifier[\.isExpanded])
        inputs.attach(TableDisclosure.self, opener)
    }
}

/// Tells the rows of the content that they stand below one that shows and hides them.
nonisolated private struct TableStepModifier: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let outer = inputs.attachment(TableDisclosure.self, as: TableDisclosure.self)
        inputs.attach(TableDisclosure.self, TableDisclosure(depth: (outer?.depth ?? 0) + 1, isExpanded: nil))
    }
}

/// Where a row stands in a tree of rows, and what opens it.
final class TableDisclosure {
    let depth: Int
    private let isExpanded: _GraphValue<Binding<Bool>>?

    init(depth: Int, isExpanded: _GraphValue<Binding<Bool>>?) {
        self.depth = depth
        self.isExpanded = isExpanded
    }

    /// What stands before the content of the first cell.
    func arrow(in graph: Graph) -> TableArrow {
        TableArrow(depth: depth, isExpanded: isExpanded?.read(in: graph))
    }
}

/// What stands before the content of the first cell of a row in a tree: the room by which it stands back, and what
/// opens it.
nonisolated struct TableArrow: View {
    /// A step of the tree, and what opens it, in points: two cells of a terminal.
    static let width: CGFloat = 16

    let depth: Int
    let isExpanded: Binding<Bool>?

    @MainActor var body: some View {
        HStack(spacing: 0) {
            Color.clear.frame(width: CGFloat(depth) * Self.width, height: 1).accessibilityHidden(true)
            if let isExpanded {
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
                }
                .buttonStyle(.plain)
                .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
                .frame(width: Self.width)
            } else {
                Color.clear.frame(width: Self.width, height: 1).accessibilityHidden(true)
            }
        }
    }
}

/// Rows of a table for the elements of a tree, and for those below them that are shown.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    /// What a row of the table is about.
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    init(data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    /// Makes the rows that are in sight.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in
            let children = rows.children
            return ForEach(rows.data) { element in
                if let below = element[keyPath: children] {
                    TableRows(
                        DisclosureTableRow(label: TableRow(element), isExpanded: nil) {
                            TableOutlineGroupContent(data: below, children: children)
                        })
                } else {
                    TableRows(TableRow(element))
                }
            }
        }
    }
}
