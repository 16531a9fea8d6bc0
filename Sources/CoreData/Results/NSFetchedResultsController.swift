import Foundation
import MartletStore

/// Keeps the result of a request, in sections, and notifies a delegate of changes: for code that is not in a view. A
/// view has ``FetchRequest``.
///
///     let controller = NSFetchedResultsController(
///         fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
///     controller.delegate = delegate
///     try controller.performFetch()
///
/// It is used on its context's queue. Without a delegate it keeps its result, and does not follow changes. The request
/// needs an order; if there are sections, it begins with their key.
open class NSFetchedResultsController<ResultType>: NSObject {
    let core: FetchedResultsCore
    /// The request. A change takes effect at the next ``performFetch()``.
    public let fetchRequest: NSFetchRequest<ResultType>

    /// Creates a controller of a request's objects.
    ///
    /// - Parameters:
    ///   - fetchRequest: The request, with an order.
    ///   - context: The context in which the controller fetches.
    ///   - sectionNameKeyPath: The key path of the section value of an object; nil for one section.
    ///   - name: The name of the original's cache. There is no cache here.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        core = FetchedResultsCore(
            context, fetchRequest.retyped(), sectionKeyPath: sectionNameKeyPath, cacheName: name)
        super.init()
    }

    init(_ core: FetchedResultsCore, _ request: NSFetchRequest<ResultType>) {
        self.core = core
        fetchRequest = request
        super.init()
    }

    /// The context in which the controller fetches.
    open var managedObjectContext: NSManagedObjectContext { core.context }
    /// The key path of the section value of an object.
    open var sectionNameKeyPath: String? { core.sectionKeyPath }
    /// The name that it was given.
    open var cacheName: String? { core.cacheName }

    /// The object that is notified of changes; a weak reference.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Fetches the objects; throws if the request can't be executed.
    open func performFetch() throws { try core.perform(fetchRequest) }

    /// The objects; nil before ``performFetch()``.
    open var fetchedObjects: [ResultType]? { core.found?.objects.compactMap { $0 as? ResultType } }
    /// The sections; nil before ``performFetch()``.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.found?.sections }
    /// The titles of the sections in an index.
    open var sectionIndexTitles: [String] { core.found?.sections.compactMap(\.indexTitle) ?? [] }

    /// Returns the title of a section in an index: its first letter.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    /// Returns the section of an index title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    /// Returns the object at a place: of a section, and in it.
    ///
    /// - Precondition: There is one.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.found?.object(at: indexPath) as? ResultType else {
            preconditionFailure("No object of an NSFetchedResultsController is at \(indexPath).")
        }
        return object
    }

    /// Returns the index path of an object; nil if it is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.found?.indexPath(of: $0) }
    }

    /// Removes the original's cache. There is no cache here.
    open class func deleteCache(withName name: String?) {}

    /// Whether both are the same controller, or one of them is the object that a delegate receives for the other.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any FetchedResultsFace)?.core === core
    }
    /// By the controller's identity.
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller, of whatever type its results are.
protocol FetchedResultsFace { var core: FetchedResultsCore { get } }
extension NSFetchedResultsController: FetchedResultsFace {}
