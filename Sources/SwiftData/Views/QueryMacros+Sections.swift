import Foundation
import Martlet

/// The objects that a descriptor asks for, in sections. See ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a descriptor asks for, in sections, whose changes are animated. See ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of descriptors and in sections. See ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of descriptors and in sections, whose changes are animated. See
/// ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property and in sections. See ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property and in sections, whose changes are animated. See
/// ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property and in sections; those without it come first. See
/// ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property and in sections, whose changes are animated; those
/// without it come first. See ``SectionedResults``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel, Title: _SectionTitle>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, Title> & Sendable
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")
