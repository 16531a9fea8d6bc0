// Made by script/lib/overloads.py of TableColumn+Init.swift. Don't edit it.

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of strings, with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
    }
}
