/// A means of travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By any means.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks up ways between places. No service is asked here: each request fails with ``MKError/serverFailure``.
open class MKDirections: NSObject {
    /// Called with the ways that were found, or with an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    /// The places of a way.
    open class Request: NSObject {
        /// The place to begin at.
        open var source: MKMapItem?
        /// The place to end at.
        open var destination: MKMapItem?
        /// The means of travel.
        open var transportType: MKDirectionsTransportType = .any
        /// Asks for several ways.
        open var requestsAlternateRoutes = false
        /// The time of departure.
        open var departureDate: Date?
        /// The time of arrival.
        open var arrivalDate: Date?

        /// Creates a request without places.
        public override init() {}
    }

    /// The ways that were found.
    open class Response: NSObject {
        /// The place to begin at.
        public let source: MKMapItem
        /// The place to end at.
        public let destination: MKMapItem
        /// The ways.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    /// The time of a way.
    open class ETAResponse: NSObject {
        /// The seconds of travel.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The distance, in meters.
        open var distance: CLLocationDistance { 0 }
    }

    /// Whether a request is under way: never, since each fails at once.
    open var isCalculating: Bool { false }

    /// Creates a request.
    public init(request: Request) {}

    /// Looks up ways.
    ///
    /// - Throws: ``MKError/serverFailure``.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Looks up the time of a way.
    ///
    /// - Throws: ``MKError/serverFailure``.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }

    /// Looks up ways; the handler gets ``MKError/serverFailure`` on the main queue.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        fail(completionHandler, with: MKError(.serverFailure))
    }

    /// Ends the request.
    open func cancel() {}
}

/// A way between places. Only a service makes ways, and none is asked here.
open class MKRoute: NSObject {
    /// The name.
    public let name: String
    /// The length, in meters.
    public let distance: CLLocationDistance
    /// The seconds of travel.
    public let expectedTravelTime: TimeInterval
    /// The means of travel.
    public let transportType: MKDirectionsTransportType
    /// The line on the map.
    public let polyline: MKPolyline
    /// The parts.
    public let steps: [Step]
    /// Words of warning.
    public let advisoryNotices: [String]

    init(name: String, distance: CLLocationDistance, expectedTravelTime: TimeInterval, polyline: MKPolyline) {
        self.name = name
        self.distance = distance
        self.expectedTravelTime = expectedTravelTime
        transportType = .any
        self.polyline = polyline
        steps = []
        advisoryNotices = []
    }

    /// A part of a way.
    open class Step: NSObject {
        /// The words.
        public let instructions: String
        /// The length, in meters.
        public let distance: CLLocationDistance
        /// The line on the map.
        public let polyline: MKPolyline
        /// Words of warning.
        public let notice: String?

        init(instructions: String, distance: CLLocationDistance, polyline: MKPolyline) {
            self.instructions = instructions
            self.distance = distance
            self.polyline = polyline
            notice = nil
        }
    }
}
