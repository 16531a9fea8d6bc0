import Foundation

// Columns that the table can be sorted by.

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column with a title that is localised, by which a comparator sorts.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column with a title that is shown as it is, by which a comparator sorts.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }

    /// A column with a text as its title, by which a comparator sorts.
    nonisolated public init(
        _ text: Text,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column with a title that is localised, sorted by values of the rows.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a title that is shown as it is, sorted by values of the rows.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a text as its title, sorted by values of the rows.
    nonisolated public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a title that is localised, sorted by values of the rows, those without one first.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a title that is shown as it is, sorted by values of the rows, those without one first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a text as its title, sorted by values of the rows, those without one first.
    nonisolated public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column with a title that is localised, sorted by values of the rows as a comparator has them.
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

    /// A column with a title that is shown as it is, sorted by values of the rows as a comparator has them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
    }

    /// A column with a text as its title, sorted by values of the rows as a comparator has them.
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
    /// A column of strings with a title that is localised, sorted by them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of strings with a title that is shown as it is, sorted by them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of strings with a text as its title, sorted by them.
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
    /// The key path as one that comparators may keep.
    // Unsafe pointers: the same object; key paths don't change, and to be Sendable is a mark for the compiler only.
    fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}
