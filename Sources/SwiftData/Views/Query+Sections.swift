import Foundation
import Martlet

extension Query where Result: _SectionedQueryResult {
    /// The objects that a descriptor asks for, in sections.
    ///
    /// - Parameters:
    ///   - descriptor: What to ask for.
    ///   - transaction: What changes of the result come with.
    ///   - sectionKeyPath: The property whose values are the titles of the sections; `nil` is the empty title.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(descriptor, transaction ?? Transaction(), sectionBy: TitleProperty(sectionKeyPath))
    }

    /// The objects that a descriptor asks for, in sections, whose changes are animated.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(descriptor, transaction: Transaction(animation: animation), sectionBy: sectionKeyPath)
    }

    /// The objects that a predicate holds for, in order and in sections.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - descriptors: Their order.
    ///   - transaction: What changes of the result come with.
    ///   - sectionKeyPath: The property whose values are the titles of the sections; `nil` is the empty title.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction, sectionBy: sectionKeyPath
        )
    }

    /// The objects that a predicate holds for, in order and in sections, whose changes are animated.
    public init<Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            filter: filter, sort: descriptors, transaction: Transaction(animation: animation), sectionBy: sectionKeyPath
        )
    }

    /// The objects that a predicate holds for, in the order of a property and in sections.
    ///
    /// - Parameters:
    ///   - filter: What the objects have to be like; nil for all.
    ///   - keyPath: The property.
    ///   - order: Whether it rises or falls.
    ///   - transaction: What changes of the result come with.
    ///   - sectionKeyPath: The property whose values are the titles of the sections; `nil` is the empty title.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction,
            sectionBy: sectionKeyPath)
    }

    /// The objects that a predicate holds for, in the order of a property and in sections, whose changes are animated.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation),
            sectionBy: sectionKeyPath)
    }

    /// The objects that a predicate holds for, in the order of a property and in sections; those without it come first.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction,
            sectionBy: sectionKeyPath)
    }

    /// The objects that a predicate holds for, in the order of a property and in sections, whose changes are animated;
    /// those without it come first.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
    ) {
        self.init(
            filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation),
            sectionBy: sectionKeyPath)
    }
}
