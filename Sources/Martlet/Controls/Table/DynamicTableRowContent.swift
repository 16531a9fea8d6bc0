import AttributeGraph
import Foundation

/// Rows of a table that are created from a collection, and know the collection.
///
/// A `ForEach` of rows is the usual one. Its modifiers insert dropped values between the rows:
///
///     struct Person: Identifiable {
///         let name: String
///         var id: String { name }
///     }
///
///     struct People: View {
///         @State private var people = [Person(name: "Ada"), Person(name: "Grace")]
///
///         var body: some View {
///             Table(of: Person.self) {
///                 TableColumn("Name", value: \.name)
///             } rows: {
///                 ForEach(people) { TableRow($0) }
///                     .dropDestination(for: String.self) { offset, names in
///                         people.insert(contentsOf: names.map { Person(name: $0) }, at: offset)
///                     }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach {
    /// Creates a row of a table for each element of a collection.
    ///
    ///     Table(of: Person.self) {
    ///         TableColumn("Name") { Text($0.name) }
    ///     } rows: {
    ///         ForEach(people)
    ///     }
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public init(
        _ data: Data, file: StaticString = #fileID, line: UInt = #line
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(data: data, id: { $0.id }, source: SourceLocation(file: file, line: line)) { TableRow($0) }
    }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowModifier {
    /// The collection of the modified rows.
    @MainActor @preconcurrency public var data: Content.Data { content.data }
}

/// Accepts drops between rows of a table: the result of the modifiers of ``DynamicTableRowContent``.
nonisolated public struct OnInsertTableRowModifier: _TableRowModifier {
    let insertion: InsertModifier

    /// Creates the rows that accept drops.
    public static func _makeRows<Rows: TableRowContent>(
        _ rows: _GraphValue<ModifiedContent<Rows, Self>>, inputs: _ViewInputs
    ) {
        inputs.makeRowViews(rows) { TableRows($0.content).modifier($0.modifier.insertion) }
    }
}

extension DynamicTableRowContent {
    /// Accepts drops of values between the rows. The action receives the offset at which to insert the values, and the
    /// values.
    ///
    /// A drop on the upper half of a row is inserted before it, and otherwise after it. A table without rows has none to
    /// drop on.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that receives the offset in ``data`` and the dropped values.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        let insertion = InsertModifier.values(T.self) { action($1, $0) }
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
    }

    /// Accepts drops of some content types between the rows. The action receives the offset at which to insert the
    /// items, and the items.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - action: A closure that receives the offset in ``data`` and the dropped items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        let insertion = InsertModifier.items(of: supportedContentTypes, action)
        return ModifiedContent(content: self, modifier: OnInsertTableRowModifier(insertion: insertion))
    }
}
