import Foundation
import Martlet
import MartletRuntime

/// The objects of a store that a view shows: filtered, in order, and always current (law J4).
///
///     struct Shelf: View {
///         @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
///         private var books: FetchedResults<Book>
///         var body: some View { List(books) { Text($0.title ?? "") } }
///     }
///
/// The store is read once, and again when a change may affect the result in a way that can't be determined in memory. A
/// body that reads the result runs again when objects are added, removed or moved; a changed property of an object runs
/// the bodies that have read the property, and those that observe the object by `@ObservedObject`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The predicate and the order of a request.
    public struct Configuration {
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The condition for the objects; nil for all.
        public var nsPredicate: NSPredicate?
    }

    let source: FetchSource
    private var keeper: FetchKeeper?

    init(_ source: FetchSource) { self.source = source }

    /// The objects. Outside of a view hierarchy there are none.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(link: keeper?.link, objects: keeper?.location.get().objects ?? [])
    }

    /// A binding to the predicate and the order. Setting it changes the request.
    @MainActor public var projectedValue: Binding<Configuration> {
        let (link, source) = (keeper?.link, source)
        return Binding(
            get: {
                Configuration(
                    nsSortDescriptors: link?.nsSortDescriptors ?? source.descriptors,
                    nsPredicate: link?.nsPredicate ?? source.predicate)
            },
            set: { link?.configure($0.nsPredicate, $0.nsSortDescriptors) })
    }

    /// Connects the property to its storage in the runtime.
    // Unsafe pointers: the property is in the copy of a view whose properties are being connected, of this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = property.assumingMemoryBound(to: Self.self)
        storage.pointee.keeper = .following(storage.pointee.source, in: &context)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a request for the objects of an entity.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            FetchSource(
                Result.self, entity: entity, predicate: predicate, descriptors: sortDescriptors,
                transaction: Transaction.of(animation)))
    }

    /// Creates a request for the objects of the entity with the class of the result.
    ///
    /// - Parameters:
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchSource(
                Result.self, predicate: predicate, descriptors: sortDescriptors,
                transaction: Transaction.of(animation)))
    }

    /// Creates a request for the objects of the entity with the class of the result.
    ///
    /// - Parameters:
    ///   - sortDescriptors: The order.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchSource(
                Result.self, predicate: predicate, descriptors: SwiftSortDescriptors.remembered(sortDescriptors),
                transaction: Transaction.of(animation)))
    }
}

extension FetchRequest {
    /// The objects that a request asks for.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - animation: How changes of the result are animated.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(FetchSource(Result.self, fetchRequest, transaction: Transaction.of(animation)))
    }

    /// Creates a property for the results of a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request.
    ///   - transaction: The transaction of changes of the result.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(FetchSource(Result.self, fetchRequest, transaction: transaction))
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order, by key paths.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { SwiftSortDescriptors.of(nsSortDescriptors) }
        set { nsSortDescriptors = SwiftSortDescriptors.remembered(newValue) }
    }
}

/// The objects that a ``FetchRequest`` has found, as a collection.
///
///     struct Count<Entity: NSManagedObject>: View {
///         let objects: FetchedResults<Entity>
///         var body: some View {
///             Text("\(objects.count) objects")
///         }
///     }
///
/// The collection is the result at the time of the body that reads it; the next body reads the next one. Setting the
/// predicate or the order fetches again.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let link: FetchLink?
    let objects: [NSManagedObject]

    /// The condition for the objects; nil for all. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { link?.nsPredicate }
        nonmutating set { link?.nsPredicate = newValue }
    }

    /// The order. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { link?.nsSortDescriptors ?? [] }
        nonmutating set { link?.nsSortDescriptors = newValue }
    }

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] as! Result }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order, by key paths. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { SwiftSortDescriptors.of(nsSortDescriptors) }
        nonmutating set { nsSortDescriptors = SwiftSortDescriptors.remembered(newValue) }
    }
}

/// Finds the key paths from which an order was created.
enum SwiftSortDescriptors {
    static func remembered<Object>(_ descriptors: [SortDescriptor<Object>]) -> [NSSortDescriptor] {
        descriptors.compactMap(NSSortDescriptor.of)
    }

    static func of<Object>(_ descriptors: [NSSortDescriptor]) -> [SortDescriptor<Object>] {
        descriptors.compactMap { ($0 as? KeyedSortDescriptor)?.original as? SortDescriptor<Object> }
    }
}
