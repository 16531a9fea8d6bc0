// Columns by which the table cannot be sorted.

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column with a text as its title.
    nonisolated public init(
        _ text: Text,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column of strings, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// Creates a column of strings, with a text as its title.
    nonisolated public init(
        _ text: Text,
        value: KeyPath<RowValue, String>
    ) {
        self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
    }
}
