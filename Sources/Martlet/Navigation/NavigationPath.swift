/// The values of the pages of a navigation stack, of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// The path of a stack that shows its root.
    public init() {}

    /// A path through values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of pages above the root.
    public var count: Int { elements.count }

    /// Whether the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a page for a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Pops pages: as many as there are, where `k` is more, and none where it is negative.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

/// The path that a navigation stack is bound to, without the type of its values.
struct NavigationPathBinding {
    /// Reads the values; in a rule, this makes a dependency.
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.elements }
        append = { path.wrappedValue.elements.append($0) }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }
}
