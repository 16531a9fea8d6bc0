/// An error of MapKit.
public struct MKError: Error, Equatable, Sendable {
    /// The reason of an error.
    public enum Code: UInt, Sendable {
        /// Not known.
        case unknown = 1
        /// The service does not answer, or there is none.
        case serverFailure = 2
        /// Too many requests.
        case loadingThrottled = 3
        /// There is no such place.
        case placemarkNotFound = 4
        /// There is no such way.
        case directionsNotFound = 5
        /// The answer could not be read.
        case decodingFailed = 6
    }

    /// The reason.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }

    /// The service does not answer, or there is none.
    public static let serverFailure = Code.serverFailure
    /// There is no such place.
    public static let placemarkNotFound = Code.placemarkNotFound
    /// There is no such way.
    public static let directionsNotFound = Code.directionsNotFound
}

extension MKError: LocalizedError {
    /// The reason in words.
    public var errorDescription: String? { "Martlet asks no service for places and directions (MKError \(code))." }
}
