import Foundation
// Made by script/lib/overloads.py of TableColumn+SortedInit.swift. Don't edit it.

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column with a verbatim title, sorted by a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a verbatim title, sorted by a property of the rows' values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a verbatim title, sorted by an optional property. Rows without a value come first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// Creates a column with a verbatim title, sorted by a property with a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column of strings with a verbatim title, sorted by the strings.
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
}
