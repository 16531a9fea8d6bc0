import Foundation
import MartletBase

extension String {
    /// Compares texts as the person's language has it. Foundation's `String.StandardComparator` does that on Apple's
    /// platforms; on Linux it compares Unicode's numbers alone.
    public struct LocalizedComparator: SortComparator, Hashable, Sendable {
        /// What is compared.
        public typealias Compared = String

        let kind: TextOrder
        /// Whether the order rises or falls.
        public var order: SortOrder

        init(kind: TextOrder, order: SortOrder = .forward) {
            self.kind = kind
            self.order = order
        }

        /// The same comparison in another order.
        public init(_ base: LocalizedComparator, order: SortOrder = .forward) {
            self.init(kind: base.kind, order: order)
        }

        /// Which of two texts comes first.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            switch order {
            case .forward: kind.compare(lhs, rhs)
            case .reverse: kind.compare(rhs, lhs)
            }
        }
    }
}

extension SortComparator where Self == String.LocalizedComparator {
    /// As file managers show names: numbers by their value, and case only where nothing else differs.
    public static var localizedStandard: String.LocalizedComparator { String.LocalizedComparator(kind: .standard) }
    /// As dictionaries of the person's language have it.
    public static var localized: String.LocalizedComparator { String.LocalizedComparator(kind: .localized) }
}

extension String.StandardComparator {
    /// As file managers show names: numbers by their value, and case only where nothing else differs.
    public static var localizedStandard: String.LocalizedComparator { String.LocalizedComparator(kind: .standard) }
    /// As dictionaries of the person's language have it.
    public static var localized: String.LocalizedComparator { String.LocalizedComparator(kind: .localized) }
}

extension SortDescriptor {
    /// An order by a text, as file managers show names. Foundation's documentation has that for texts; by other
    /// initialisers they are compared by Unicode's numbers.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - order: Whether it rises or falls.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// An order by a text, as file managers show names; what has none comes first.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - order: Whether it rises or falls.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// An order by a text.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: How two texts are compared.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// An order by a text.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: How two texts are compared.
    ///   - order: Whether it rises or falls.
    public init(
        _ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator, order: SortOrder
    ) {
        switch comparator.kind {
        case .standard: self.init(keyPath.leading(to: TextOrderPaths.standard), order: order)
        case .localized: self.init(keyPath.leading(to: TextOrderPaths.localized), order: order)
        }
    }

    /// An order by a text; what has none comes first.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: How two texts are compared.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: String.LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// An order by a text; what has none comes first.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: How two texts are compared.
    ///   - order: Whether it rises or falls.
    public init(
        _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: String.LocalizedComparator, order: SortOrder
    ) {
        switch comparator.kind {
        case .standard: self.init(keyPath.leading(to: TextOrderPaths.optionalStandard), order: order)
        case .localized: self.init(keyPath.leading(to: TextOrderPaths.optionalLocalized), order: order)
        }
    }
}

extension KeyPath {
    /// A key path appended to another.
    // unsafeBitCast: both may be sent elsewhere, and so may what is made of them, which the type doesn't say.
    fileprivate func leading<Next>(to next: KeyPath<Value, Next>) -> any KeyPath<Root, Next> & Sendable {
        unsafeBitCast(appending(path: next), to: (any KeyPath<Root, Next> & Sendable).self)
    }
}
