import Foundation

// Columns by which the table can be sorted.

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column with a localized title, sorted by a comparator.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// Creates a column with a text as its title, sorted by a comparator.
    nonisolated public init(
        _ text: Text,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a localized title, sorted by a property of the rows' values.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a text as its title, sorted by a property of the rows' values.
    nonisolated public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a localized title, sorted by an optional property. Rows without a value come first.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a text as its title, sorted by an optional property. Rows without a value come first.
    nonisolated public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a localized title, sorted by a property with a comparator.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// Creates a column with a text as its title, sorted by a property with a comparator.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of strings with a localized title, sorted by the strings.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// Creates a column of strings with a text as its title, sorted by the strings.
    nonisolated public init(
        _ text: Text,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(
            label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }
}

extension KeyPath {
    /// The key path as a sendable one, which a comparator may store.
    /// Unsafe pointers: the same object is reinterpreted. Key paths are immutable, and `Sendable` is a marker protocol.
    var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}
