import AttributeGraph
import Foundation

/// A row of a table that expands and collapses the rows below it.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: PrimitiveTableRows
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Label.TableRowValue

    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Creates a row that shows a value, with rows that are present while it is expanded.
    ///
    /// - Parameters:
    ///   - value: The value that the row shows.
    ///   - isExpanded: A binding to the expansion; `nil` if only the user changes it.
    ///   - content: A builder of the rows below.
    public init<Value>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Label.TableRowValue {
        self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
    }

    /// Creates the row and, while it is expanded, the rows below it.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) {
            DisclosedRows(label: $0.label, isExpanded: $0.isExpanded, content: $0.content)
        }
    }
}

/// A row of a table with the rows below it.
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

/// Marks the row of the content as one that expands and collapses others.
nonisolated private struct TableOpenerModifier: InputModifier {
    let isExpanded: Binding<Bool>

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let outer = inputs.attachment(TableDisclosure.self, as: TableDisclosure.self)
        let opener = TableDisclosure(depth: outer?.depth ?? 0, isExpanded: modifier[\.isExpanded])
        inputs.attach(TableDisclosure.self, opener)
    }
}

/// Marks the rows of the content as one level deeper in the tree.
nonisolated private struct TableStepModifier: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let outer = inputs.attachment(TableDisclosure.self, as: TableDisclosure.self)
        inputs.attach(TableDisclosure.self, TableDisclosure(depth: (outer?.depth ?? 0) + 1, isExpanded: nil))
    }
}

/// The position of a row in a tree of rows, and its expansion.
final class TableDisclosure {
    let depth: Int
    private let isExpanded: _GraphValue<Binding<Bool>>?

    init(depth: Int, isExpanded: _GraphValue<Binding<Bool>>?) {
        self.depth = depth
        self.isExpanded = isExpanded
    }

    /// Returns the view before the content of the first cell.
    func arrow(in graph: Graph) -> TableArrow {
        TableArrow(depth: depth, isExpanded: isExpanded?.read(in: graph))
    }
}

/// The view before the content of the first cell of a row in a tree: the indentation and the disclosure arrow.
nonisolated struct TableArrow: View {
    /// The width of one level of indentation and of the arrow, in points: two terminal cells.
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

/// Rows of a table for the elements of a tree, with the rows of the children of expanded elements.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    init(data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    /// Creates the visible rows.
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
