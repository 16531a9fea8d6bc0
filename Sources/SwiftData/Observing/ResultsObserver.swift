import Foundation
import MartletStore
import Observation

/// The objects of a context that a description asks for, kept current outside of views.
///
///     @Observable final class Budget {
///         private let expenses: ResultsObserver<Expense, Never>
///
///         init(context: ModelContext) throws {
///             expenses = try ResultsObserver(sortBy: [SortDescriptor(\.date)], modelContext: context)
///         }
///
///         var total: Double { expenses.results.reduce(0) { $0 + $1.amount } }
///     }
///
/// The observer follows changes of its context, and saves of other contexts and programs. It is observable: a body that
/// reads ``results`` runs again after a change of an object of the class. The store is asked at the next read.
///
/// Without sections, `SectionTitle` is `Never`. The observer belongs to the actor or thread of its context.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable> {
    /// The context in which the objects are.
    public let modelContext: ModelContext
    /// The property whose values are the titles of the sections; `nil` without sections.
    public let sectionBy: PartialKeyPath<Element>?

    private let title: ((Element) -> SectionTitle)?
    private let registrar = ObservationRegistrar()
    private var descriptor: FetchDescriptor<Element>
    /// The last result. The objects are retained, so that their changes are followed.
    private var objects: [Element] = []
    private var isOutdated = true

    init(
        _ descriptor: FetchDescriptor<Element>, in context: ModelContext,
        sectionBy keyPath: PartialKeyPath<Element>? = nil, title: ((Element) -> SectionTitle)? = nil
    ) throws {
        modelContext = context
        sectionBy = keyPath
        self.title = title
        self.descriptor = descriptor
        objects = try fetch()
        isOutdated = false
        watch()
    }

    deinit { modelContext.watchers.remove(self) }

    // MARK: - The question

    /// The description of the objects.
    public var fetchDescriptor: FetchDescriptor<Element> {
        registrar.access(self, keyPath: \.fetchDescriptor)
        return descriptor
    }

    /// The predicate that holds for the objects; `nil` for all objects of the class.
    public var filterBy: Predicate<Element>? {
        get { fetchDescriptor.predicate }
        set { change { $0.predicate = newValue } }
    }

    /// The order of the objects, inside their sections.
    public var sortBy: [SortDescriptor<Element>] {
        get { fetchDescriptor.sortBy }
        set { change { $0.sortBy = newValue } }
    }

    private func change(_ body: (inout FetchDescriptor<Element>) -> Void) {
        registrar.withMutation(of: self, keyPath: \.fetchDescriptor) { body(&descriptor) }
        watch()
        invalidated()
    }

    private func watch() {
        let plan = EntityPlan.of(Element.self)
        let others = PredicateTranslation(descriptor.predicate, of: plan, in: modelContext.core.schema).others
        modelContext.watchers.add(self, own: plan, others: others)
    }

    // MARK: - The answer

    /// The objects, in order.
    public var results: FetchResultsCollection<Element> {
        FetchResultsCollection(current.map(\.persistentModelID), in: modelContext)
    }

    /// The sections, by their titles in ascending order; `nil` if the observer has none.
    ///
    /// Complexity: O(*n*) for *n* objects, each time the property is read.
    public var sections: SectionedResults<Element, SectionTitle>? { title.map { SectionedResults(current, by: $0) } }

    /// Returns the object at an index path of a section and an object in it; `nil` without such an object.
    public func element(at indexPath: IndexPath) -> Element? {
        guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]) else { return nil }
        let section = sections[indexPath[0]]
        return section.indices.contains(indexPath[1]) ? section[indexPath[1]] : nil
    }

    /// Returns the index path of an object: of its section, and of the object in it; `nil` without sections, or if the
    /// object is not in the results.
    ///
    /// Complexity: O(*n*) for *n* objects.
    public func indexPath(for element: Element) -> IndexPath? {
        for (place, section) in (sections ?? SectionedResults()).enumerated() {
            if let index = section.firstIndex(where: { $0 === element }) { return IndexPath(indexes: [place, index]) }
        }
        return nil
    }

    private var current: [Element] {
        registrar.access(self, keyPath: \.results)
        if isOutdated {
            isOutdated = false
            // After an error of the store, the last result remains.
            if let found = try? fetch() { objects = found }
        }
        return objects
    }

    private func fetch() throws -> [Element] {
        guard let title else { return try modelContext.fetch(descriptor) }
        // Sections are in the order of their titles, which precedes the order of the description.
        var whole = descriptor
        whole.fetchLimit = nil
        whole.fetchOffset = nil
        let found = try modelContext.fetch(whole)
        let sorted = modelContext.quietly { found.map { (element: $0, title: title($0)) } }.enumerated()
            .sorted { ("\($0.element.title)", $0.offset) < ("\($1.element.title)", $1.offset) }
            .map(\.element.element)
        let rest = sorted.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(rest.prefix(descriptor.fetchLimit ?? .max))
    }
}

extension ResultsObserver: Observable {}

extension ResultsObserver: ResultWatcher {
    package func touched(_ id: PersistentIdentifier) { invalidated() }

    package func invalidated() {
        guard !isOutdated else { return }
        registrar.withMutation(of: self, keyPath: \.results) { isOutdated = true }
    }
}
