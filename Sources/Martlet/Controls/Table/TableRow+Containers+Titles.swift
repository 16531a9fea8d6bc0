import AttributeGraph
// Made by script/lib/overloads.py of TableRow+Containers.swift. Don't edit it.

extension Section {
    /// Creates a section of rows with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content) { Text(title) }
    }
}
