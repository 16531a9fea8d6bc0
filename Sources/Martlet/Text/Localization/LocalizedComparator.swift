import Foundation
import MartletBase

extension String {
    /// Compares texts according to the user's language. On Apple's platforms Foundation's `String.StandardComparator`
    /// does this. On Linux that type compares Unicode scalar values only.
    public struct LocalizedComparator: SortComparator, Hashable, Sendable {
        /// The type of the compared values.
        public typealias Compared = String

        let kind: TextOrder
        /// The sort order.
        public var order: SortOrder

        init(kind: TextOrder, order: SortOrder = .forward) {
            self.kind = kind
            self.order = order
        }

        /// Creates a comparator with another order.
        public init(_ base: LocalizedComparator, order: SortOrder = .forward) {
            self.init(kind: base.kind, order: order)
        }

        /// Compares two texts.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            switch order {
            case .forward: kind.compare(lhs, rhs)
            case .reverse: kind.compare(rhs, lhs)
            }
        }
    }
}

extension SortComparator where Self == String.LocalizedComparator {
    /// The order of file managers: numbers by value, and case only to distinguish otherwise equal texts.
    public static var localizedStandard: String.LocalizedComparator { String.LocalizedComparator(kind: .standard) }
    /// The order of dictionaries in the user's language.
    public static var localized: String.LocalizedComparator { String.LocalizedComparator(kind: .localized) }
}

extension String.StandardComparator {
    /// The order of file managers: numbers by value, and case only to distinguish otherwise equal texts.
    public static var localizedStandard: String.LocalizedComparator { String.LocalizedComparator(kind: .standard) }
    /// The order of dictionaries in the user's language.
    public static var localized: String.LocalizedComparator { String.LocalizedComparator(kind: .localized) }
}

extension SortDescriptor {
    /// Creates a comparator by a text, in the order of file managers.
    ///
    /// This is the documented behavior of Foundation for texts; Foundation's other initializers compare Unicode scalar
    /// values.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - order: The sort order.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Creates a comparator by a text, in the order of file managers. `nil` precedes all texts.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - order: The sort order.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Creates a comparator by a text.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: The comparator of two texts.
    public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Creates a comparator by a text.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: The comparator of two texts.
    ///   - order: The sort order.
    public init(
        _ keyPath: KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator, order: SortOrder
    ) {
        switch comparator.kind {
        case .standard: self.init(keyPath.leading(to: TextOrderPaths.standard), order: order)
        case .localized: self.init(keyPath.leading(to: TextOrderPaths.localized), order: order)
        }
    }

    /// Creates a comparator by a text. `nil` precedes all texts.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: The comparator of two texts.
    public init(_ keyPath: KeyPath<Compared, String?> & Sendable, comparator: String.LocalizedComparator) {
        self.init(keyPath, comparator: comparator, order: comparator.order)
    }

    /// Creates a comparator by a text. `nil` precedes all texts.
    ///
    /// - Parameters:
    ///   - keyPath: The text.
    ///   - comparator: The comparator of two texts.
    ///   - order: The sort order.
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
    /// Returns the key path with another one appended.
    // unsafeBitCast: both key paths are Sendable, and so is the result, which its static type does not express.
    fileprivate func leading<Next>(to next: KeyPath<Value, Next>) -> any KeyPath<Root, Next> & Sendable {
        unsafeBitCast(appending(path: next), to: (any KeyPath<Root, Next> & Sendable).self)
    }
}
