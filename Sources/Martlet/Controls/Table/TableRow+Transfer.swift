import AttributeGraph
import Foundation

extension TableRowContent {
    /// Makes each row draggable, with a transferable value.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(rows: self) { $0.draggable(payload()) }
    }

    /// Accepts drops of values on each row.
    ///
    ///     struct Folder: Identifiable {
    ///         let id: Int
    ///         var notes: [String] = []
    ///     }
    ///
    ///     struct Folders: View {
    ///         @State private var folders = [Folder(id: 1), Folder(id: 2)]
    ///
    ///         var body: some View {
    ///             Table(of: Folder.self) {
    ///                 TableColumn("Notes") { Text($0.notes.joined(separator: ", ")) }
    ///             } rows: {
    ///                 ForEach(folders) { folder in
    ///                     TableRow(folder)
    ///                         .dropDestination(for: String.self) { notes in
    ///                             guard let index = folders.firstIndex(where: { $0.id == folder.id }) else { return }
    ///                             folders[index].notes += notes
    ///                         }
    ///                 }
    ///             }
    ///         }
    ///     }
    ///
    /// The whole row takes the drop. Values that go between the rows are taken by the modifier of ``DynamicTableRowContent``
    /// with this name, whose action has an offset as well.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that receives the dropped values.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        let action = MainOnly(action)
        return ChangedTableRows(rows: self) { rows in
            rows.dropDestination(for: T.self) { values, _ in
                action.value(values)
                return true
            }
        }
    }

    /// Makes each row draggable, with the data of an item provider.
    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }
}

/// A modifier of table rows that creates the modified rows.
public protocol _TableRowModifier {
    /// Creates the modified rows.
    nonisolated static func _makeRows<Rows: TableRowContent>(
        _ rows: _GraphValue<ModifiedContent<Rows, Self>>, inputs: _ViewInputs)
}

extension ModifiedContent: _CollectionPart where Content: TableRowContent, Modifier: _TableRowModifier {}

extension ModifiedContent: TableRowContent, PrimitiveTableRows
where Content: TableRowContent, Modifier: _TableRowModifier {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates the modified rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        Modifier._makeRows(rows, inputs: inputs)
    }

    /// Whether there is always exactly one row.
    nonisolated public static var _isOneRow: Bool { Content._isOneRow }
}

/// Makes rows of a table draggable: the result of ``TableRowContent/itemProvider(_:)``.
nonisolated public struct ItemProviderTableRowModifier: _TableRowModifier {
    let action: (() -> NSItemProvider?)?

    /// Creates the draggable rows.
    public static func _makeRows<Rows: TableRowContent>(
        _ rows: _GraphValue<ModifiedContent<Rows, Self>>, inputs: _ViewInputs
    ) {
        inputs.makeRowViews(rows) { rows in
            let action = rows.modifier.action
            return TableRows(rows.content).onDrag { action?() ?? NSItemProvider() }
        }
    }
}
