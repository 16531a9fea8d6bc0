import Foundation
import Martlet
import MartletRuntime

/// The objects of a store that a view shows in sections: filtered, in order, and always current.
///
///     struct Shelves: View {
///         @SectionedFetchRequest(
///             sectionIdentifier: \Novel.genre, sortDescriptors: [SortDescriptor(\.genre), SortDescriptor(\.title)])
///         private var shelves: SectionedFetchResults<String, Novel>
///
///         var body: some View { ForEach(shelves) { shelf in Section(shelf.id) { ForEach(shelf) { Text($0.title) } } } }
///     }
///
/// The order has to begin with the section identifier: a section ends where the identifier changes.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    /// The section key path, the predicate and the order of a request.
    public struct Configuration {
        /// The key path of the section identifier. Only a new declaration can change it.
        public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// The condition for the objects; nil for all.
        public var nsPredicate: NSPredicate?
    }

    let source: FetchSource
    let path: KeyPath<Result, SectionIdentifier>
    private var keeper: FetchKeeper?

    init(
        _ path: KeyPath<Result, SectionIdentifier>,
        _ source: (@escaping (NSManagedObject) -> AnyHashable) -> FetchSource
    ) {
        self.path = path
        self.source = source { object in (object as? Result).map { AnyHashable($0[keyPath: path]) } ?? AnyHashable(0) }
    }

    /// The sections. Outside of a view hierarchy there are none.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        let found = keeper?.location.get()
        return SectionedFetchResults(
            sectionIdentifier: path, link: keeper?.link, objects: found?.objects ?? [], sections: found?.sections ?? [])
    }

    /// A binding to the predicate and the order. Setting it changes the request.
    @MainActor public var projectedValue: Binding<Configuration> {
        let (link, source, path) = (keeper?.link, source, path)
        return Binding(
            get: {
                Configuration(
                    sectionIdentifier: path, nsSortDescriptors: link?.nsSortDescriptors ?? source.descriptors,
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

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates a request for the objects of an entity, in sections.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - sectionIdentifier: The key path of the section identifier.
    ///   - sortDescriptors: The order, which begins with the section identifier.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(sectionIdentifier) {
            FetchSource(
                Result.self, entity: entity, predicate: predicate, descriptors: sortDescriptors,
                transaction: Transaction.of(animation), section: $0)
        }
    }

    /// Creates a request for the objects of the entity with the class of the result, in sections.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: The key path of the section identifier.
    ///   - sortDescriptors: The order, which begins with the section identifier.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(sectionIdentifier) {
            FetchSource(
                Result.self, predicate: predicate, descriptors: sortDescriptors,
                transaction: Transaction.of(animation), section: $0)
        }
    }

    /// Creates a request for the objects of the entity with the class of the result, in sections.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: The key path of the section identifier.
    ///   - sortDescriptors: The order, which begins with the section identifier.
    ///   - predicate: The condition for the objects; nil for all.
    ///   - animation: The animation of changes of the result.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(sectionIdentifier) {
            FetchSource(
                Result.self, predicate: predicate, descriptors: SwiftSortDescriptors.remembered(sortDescriptors),
                transaction: Transaction.of(animation), section: $0)
        }
    }
}

extension SectionedFetchRequest {
    /// Creates a property for the results of a request, in sections.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request, whose order begins with the section identifier.
    ///   - sectionIdentifier: The key path of the section identifier.
    ///   - animation: The animation of changes of the result.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(sectionIdentifier) {
            FetchSource(Result.self, fetchRequest, transaction: Transaction.of(animation), section: $0)
        }
    }

    /// Creates a property for the results of a request, in sections.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request, whose order begins with the section identifier.
    ///   - sectionIdentifier: The key path of the section identifier.
    ///   - transaction: The transaction of changes of the result.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(sectionIdentifier) {
            FetchSource(Result.self, fetchRequest, transaction: transaction, section: $0)
        }
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order, by key paths.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { SwiftSortDescriptors.of(nsSortDescriptors) }
        set { nsSortDescriptors = SwiftSortDescriptors.remembered(newValue) }
    }
}

/// The sections of a ``SectionedFetchRequest``.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects of one section.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The common section identifier of the objects.
        public let id: SectionIdentifier
        let objects: ArraySlice<NSManagedObject>

        /// The first place.
        public var startIndex: Int { 0 }
        /// The place after the last.
        public var endIndex: Int { objects.count }
        /// The object at a place.
        public subscript(position: Int) -> Result { objects[objects.startIndex + position] as! Result }
    }

    /// The key path of the section identifier.
    public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    let link: FetchLink?
    let objects: [NSManagedObject]
    let sections: [(id: AnyHashable, range: Range<Int>)]

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
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(position: Int) -> Section {
        let section = sections[position]
        return Section(id: section.id.base as! SectionIdentifier, objects: objects[section.range])
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order, by key paths. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { SwiftSortDescriptors.of(nsSortDescriptors) }
        nonmutating set { nsSortDescriptors = SwiftSortDescriptors.remembered(newValue) }
    }
}
