import Foundation

/// A description of a fetch: the condition for the objects, their order, and their maximum number.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition for the objects; nil for all.
    public var predicate: Predicate<T>?
    /// The order: by the first descriptor, then by the second among equal objects, and so on; finally by creation.
    public var sortBy: [SortDescriptor<T>]
    /// The maximum number of objects; nil for any number.
    public var fetchLimit: Int?
    /// The number of objects that are skipped at the beginning.
    public var fetchOffset: Int?
    /// Whether unsaved changes are taken into account.
    public var includePendingChanges = true
    /// The properties that are needed immediately. It has no effect on properties in the object's own row, which are
    /// always read with it.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose objects are needed at once: they are read with one query each.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a description of a fetch.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

// @unchecked Sendable: key paths of properties capture nothing.
extension FetchDescriptor: @unchecked Sendable {}

/// The result of a fetch, of which a part is read at a time.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    private let identifiers: [PersistentIdentifier]
    private let context: ModelContext

    init(_ identifiers: [PersistentIdentifier], in context: ModelContext) {
        self.identifiers = identifiers
        self.context = context
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { identifiers.count }

    /// The object at a place.
    public subscript(position: Int) -> Element {
        // Has the requested class, since its identifier has.
        context.model(for: identifiers[position]) as! Element
    }
}
