import Foundation
import Martlet
import MartletRuntime

extension Query where Result == [Element] {
    /// All objects of a class, in the order in which they were made.
    public init() { self.init(FetchDescriptor(), Transaction()) }

    /// All objects of a class, whose changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

    /// All objects of a class, whose changes come with a transaction.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }

    /// The objects that a predicate holds for, in order.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - descriptors: Their order.
    ///   - transaction: What changes of the result come with.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction ?? Transaction())
    }

    /// The objects that a predicate holds for, in order.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - descriptors: Their order.
    ///   - animation: How changes of the result are shown.
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

    /// The objects that a predicate holds for, in the order of a property.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether it rises or falls.
    ///   - transaction: What changes of the result come with.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction())
    }

    /// The objects that a predicate holds for, in the order of a property, whose changes are animated.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether it rises or falls.
    ///   - animation: How changes of the result are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation))
    }

    /// The objects that a predicate holds for, in the order of a property; those without it come first.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether it rises or falls.
    ///   - transaction: What changes of the result come with.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction())
    }

    /// The objects that a predicate holds for, in the order of a property, whose changes are animated; those without it
    /// come first.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether it rises or falls.
    ///   - animation: How changes of the result are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation))
    }
}
