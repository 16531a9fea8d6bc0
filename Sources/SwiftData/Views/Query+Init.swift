import Foundation
import Martlet
import MartletRuntime

extension Query where Result == [Element] {
    /// Creates a query for all objects of a class, in the order of their creation.
    public init() { self.init(FetchDescriptor(), Transaction()) }

    /// All objects of a class, whose changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

    /// All objects of a class, whose changes come with a transaction.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

    /// Creates a query for the objects that satisfy a predicate, in order.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - descriptors: Their order.
    ///   - transaction: The transaction of changes of the result.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction ?? Transaction())
    }

    /// Creates a query for the objects that satisfy a predicate, in order.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - descriptors: Their order.
    ///   - animation: The animation of changes of the result.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
    }

    /// The objects that a descriptor asks for.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction ?? Transaction())
    }

    /// The objects that a descriptor asks for, whose changes are animated.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }

    /// Creates a query for the objects that satisfy a predicate, in the order of a property.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether the values increase or decrease.
    ///   - transaction: The transaction of changes of the result.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction())
    }

    /// Creates a query for the objects that satisfy a predicate, in the order of a property, with an animation.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether the values increase or decrease.
    ///   - animation: The animation of changes of the result.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation))
    }

    /// Creates a query for the objects that satisfy a predicate, in the order of a property; objects without a value
    /// come first.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether the values increase or decrease.
    ///   - transaction: The transaction of changes of the result.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction())
    }

    /// Creates a query for the objects that satisfy a predicate, in the order of a property, with an animation; objects
    /// without a value come first.
    ///
    /// - Parameters:
    ///   - filter: The condition for the objects; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether the values increase or decrease.
    ///   - animation: The animation of changes of the result.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation))
    }
}
