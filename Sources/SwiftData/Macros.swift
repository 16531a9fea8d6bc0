import Foundation

/// Makes a class persistent.
///
///     @Model final class Book {
///         @Attribute(.unique) var isbn: String
///         var title: String
///         @Relationship(deleteRule: .cascade, inverse: \Chapter.book) var chapters: [Chapter] = []
///         init(isbn: String, title: String) {
///             self.isbn = isbn
///             self.title = title
///         }
///     }
///
///     @Model final class Chapter {
///         var book: Book?
///         init() {}
///     }
///
/// Every stored `var` is persisted, except for those marked ``Transient()``: `Codable` values, and other models, one or
/// several. A view's body depends on the properties that it reads.
///
/// A model may inherit from another one. Both have the macro, and the schema has to list the subclass. Fetching the
/// superclass returns the objects of both:
///
///     @Model class Trip {
///         var destination: String
///         init(destination: String) { self.destination = destination }
///     }
///
///     @Model final class BusinessTrip: Trip {
///         var perDiem = 0.0
///         override init(destination: String) { super.init(destination: destination) }
///     }
///
///     #Predicate<Trip> { $0 is BusinessTrip }
@attached(
    member, conformances: Observable, PersistentModel,
    names: named(_$backingData), named(persistentBackingData), named(_record), named(_make), named(_adopt),
    named(schemaMetadata), named(_uniqueKeyPaths), named(_indexedKeyPaths), named(_keyPaths), named(_ModelRoot),
    named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "MartletMacros", type: "ModelMacro")

/// Sets options for a stored value of a model.
///
/// - Parameters:
///   - options: The options.
///   - originalName: The property's name in earlier versions.
///   - hashModifier: A value that distinguishes versions.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "MartletMacros", type: "ModelPropertyMacro")

/// Sets options for a relationship of a model.
///
/// - Parameters:
///   - options: The options.
///   - deleteRule: The effect of deleting an object on the objects that it refers to.
///   - minimumModelCount: The minimum number of objects.
///   - maximumModelCount: The maximum number of objects.
///   - originalName: The property's name in earlier versions.
///   - inverse: The property of the other class that leads back. By default, the two properties are inverses if each is
///     the only candidate.
///   - hashModifier: A value that distinguishes versions.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "MartletMacros", type: "ModelPropertyMacro")

/// Keeps a property of a model out of the store. It needs a default value.
@attached(peer)
public macro Transient() = #externalMacro(module: "MartletMacros", type: "ModelPropertyMacro")

/// The macro that `@Model` attaches to persisted properties.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
    #externalMacro(module: "MartletMacros", type: "PersistedPropertyMacro")

/// Lists combinations of values that no two objects of a model share: inserting another object with them changes the one
/// that is there.
///
///     @Model final class Novel {
///         #Unique<Novel>([\.isbn], [\.title, \.year])
///         var isbn = ""
///         var title = ""
///         var year = 1815
///         init() {}
///     }
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "MartletMacros", type: "UniqueMacro")

/// Declares indices for the objects of a model.
///
///     @Model final class Novel {
///         #Index<Novel>([\.title], [\.year, \.title])
///         var title = ""
///         var year = 1815
///         init() {}
///     }
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "MartletMacros", type: "IndexMacro")

/// Gives an actor a context of its own, for work with models beside the main actor's.
///
///     @ModelActor actor Importer {
///         func add(_ titles: [String]) throws {
///             for title in titles { modelContext.insert(Book(title: title)) }
///             try modelContext.save()
///         }
///     }
///
///     try await Importer(modelContainer: container).add(titles)
@attached(
    member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "MartletMacros", type: "ModelActorMacro")
