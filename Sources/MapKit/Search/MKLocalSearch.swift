/// Looks up places by words. No service is asked here: each search fails with ``MKError/serverFailure``.
open class MKLocalSearch: NSObject {
    /// Called with the places that were found, or with an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// The words and the region of a search.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// The region to prefer.
        open var region = MKCoordinateRegion(.world)
        /// The kinds of result.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The kinds of place.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates a search for nothing.
        public override init() {}

        /// Creates a search for words.
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

        /// Creates a search for words within a region.
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }

        /// Creates a search for what a completion says.
        public init(completion: MKLocalSearchCompletion) {
            naturalLanguageQuery = [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(
                separator: ", ")
        }
    }

    /// The places that a search has found.
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region around them.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            self.mapItems = mapItems
            self.boundingRegion = boundingRegion
        }
    }

    /// The kinds of result of a search.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, rivers and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// Whether a search is under way: never, since each fails at once.
    open var isSearching: Bool { false }

    /// Creates a search.
    public init(request: Request) {}

    /// Begins the search.
    ///
    /// - Throws: ``MKError/serverFailure``.
    open func start() async throws -> Response { throw MKError(.serverFailure) }

    /// Begins the search; the handler gets ``MKError/serverFailure`` on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        fail(completionHandler, with: MKError(.serverFailure))
    }

    /// Ends the search.
    open func cancel() {}
}

/// Kinds of place that a search finds, or leaves out.
open class MKPointOfInterestFilter: NSObject {
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    /// Finds some kinds of place alone.
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isIncluding = true
    }

    /// Leaves out some kinds of place.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isIncluding = false
    }

    /// Finds all kinds of place.
    public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    /// Finds no places.
    public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

    /// Returns whether a kind of place is found.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns whether a kind of place is left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A suggestion for words of a search.
open class MKLocalSearchCompletion: NSObject {
    /// The title.
    open var title: String { "" }
    /// The second title.
    open var subtitle: String { "" }
}

/// An object that hears of suggestions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called when suggestions have come.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when there are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Suggests words of a search. No service is asked here: the delegate hears of ``MKError/serverFailure``.
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of suggestion.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words of searches.
        public static let query = ResultType(rawValue: 4)
    }

    /// The delegate; a weak reference.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The region to prefer.
    open var region = MKCoordinateRegion(.world)
    /// The kinds of suggestion.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// The kinds of place.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The suggestions: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether suggestions are being looked up: never.
    open var isSearching: Bool { false }

    /// The beginning of the words.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            // nonisolated(unsafe): the closure runs on the main queue, where completers are used.
            nonisolated(unsafe) weak let completer = self
            DispatchQueue.main.async {
                guard let completer else { return }
                completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
            }
        }
    }

    /// Ends looking up.
    open func cancel() {}
}
