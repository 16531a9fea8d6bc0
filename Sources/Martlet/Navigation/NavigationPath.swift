/// The values of the pages of a navigation stack, which may have different types.
///
///     struct Browser: View {
///         @State private var path = NavigationPath()
///         var body: some View {
///             NavigationStack(path: $path) {
///                 Button("Open 7") { path.append(7) }
///                     .navigationDestination(for: Int.self) { number in Text("Number \(number)") }
///             }
///         }
///     }
///
/// Appending a value pushes a page, and removing the last value pops it. A path whose values are `Codable` can be
/// stored (``codable``).
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Creates an empty path, which shows the root.
    public init() {}

    /// Creates a path from values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values, which are the pages above the root.
    public var count: Int { elements.count }

    /// Whether the path is empty and the root is visible.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes a page for a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Pops pages.
    ///
    /// - Parameter k: The number of pages. It is clamped to the number that there are.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

/// The type-erased path binding of a navigation stack.
struct NavigationPathBinding {
    /// Returns the values. Reading them in a rule registers a dependency.
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
