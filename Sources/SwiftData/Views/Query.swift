import Foundation
import Martlet
import MartletRuntime

/// The objects of a store that a view shows: filtered, in order, and always current (law J4).
///
///     struct Shelf: View {
///         @Query(filter: #Predicate<Book> { !$0.isRead }, sort: \Book.title) private var books: [Book]
///         var body: some View { List(books) { Text($0.title) } }
///     }
///
/// The store is read once, and again when a change may affect the result in a way that can't be determined in memory. A
/// body that reads the result runs again when objects are added, removed or moved; a changed property of an object runs
/// the bodies that have read the property.
///
/// In an initializer, create a query from its arguments by `_books = Query(filter: …, sort: …)`.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    let source: QuerySource<Element>
    private var link: QueryLink<Element>?
    private var location: KeptValueLocation<QueryLink<Element>>?

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction) where Result == [Element] {
        source = QuerySource(descriptor, transaction)
    }

    init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction,
        sectionBy title: TitleProperty<Element>
    ) where Result: _SectionedQueryResult {
        source = QuerySource(descriptor, transaction, title: title)
    }

    /// The objects, or their sections. Outside of a view hierarchy there are none.
    public var wrappedValue: Result {
        if let objects = models as? Result { return objects }
        // Every initialiser makes the objects, or their sections, the type of the result.
        return modelsInSections as! Result
    }

    /// The sections of the objects by the property that the query names; empty if it names none. See
    /// ``SectionedResults``.
    @MainActor @preconcurrency public var sections: SectionedResults<Element, String> { modelsInSections }

    private var modelsInSections: SectionedResults<Element, String> {
        guard let title = source.title else { return SectionedResults() }
        guard title.isStored, let link else { return SectionedResults(models, by: title.title) }
        _ = location?.get()
        return link.sections(by: title)
    }

    private var models: [Element] { location?.get().models ?? [] }

    /// The context of the query.
    @MainActor public var modelContext: ModelContext { link?.context ?? EnvironmentValues().modelContext }

    /// The error of the last fetch; nil if it succeeded.
    public var fetchError: (any Error)? {
        _ = location?.get()
        return link?.error
    }

    /// Connects the property to its storage in the runtime.
    // Unsafe pointers: the property is in the copy of a view whose properties are being connected, of this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = property.assumingMemoryBound(to: Self.self)
        let environment = context.instance.environment
        let keeper = context.storage { instance, _ in QueryKeeper<Element>(instance) }
        let models = EnvironmentValues(scope: environment).modelContext
        keeper.link.follow(storage.pointee.source, in: models)
        storage.pointee.link = keeper.link
        storage.pointee.location = keeper.location
    }
}

/// A declaration of a query. A view value that is created again has another.
final class QuerySource<Element: PersistentModel> {
    let descriptor: FetchDescriptor<Element>
    let transaction: Transaction
    /// The property with the titles of the sections; nil for a query without sections.
    let title: TitleProperty<Element>?

    init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction, title: TitleProperty<Element>? = nil
    ) {
        self.descriptor = descriptor
        self.transaction = transaction
        self.title = title
    }
}

/// The stored state of a view's query.
final class QueryKeeper<Element: PersistentModel> {
    let link: QueryLink<Element>
    let location: KeptValueLocation<QueryLink<Element>>

    init(_ instance: ViewInstance) {
        link = QueryLink(instance)
        location = KeptValueLocation(link)
    }
}
