import Foundation

/// Calls the handler of a request that no service answers with an error, on the main queue, where requests are made.
package func fail<Result>(_ completionHandler: @escaping (Result?, (any Error)?) -> Void, with error: any Error) {
    // nonisolated(unsafe): the handler runs on the main queue, where it was made.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(nil, error) }
}
