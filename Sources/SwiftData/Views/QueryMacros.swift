import Foundation
import Martlet

/// All objects of a class, in the order of their creation. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// All objects of a class, whose changes are animated. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// All objects of a class, whose changes come with a transaction. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a descriptor asks for. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a descriptor asks for, whose changes are animated. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of descriptors. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of descriptors, whose changes are animated. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property, whose changes are animated. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property; those without it come first. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")

/// The objects that a predicate holds for, in the order of a property; those without it come first, whose changes are animated. See ``Query``.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
) =
    #externalMacro(module: "MartletMacros", type: "QueryMacro")
