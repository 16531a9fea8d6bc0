import Foundation

/// The answer to a request. The connection is closed after it, or becomes a WebSocket.
struct HTTPResponse: Sendable {
    /// A status that the tool answers with.
    enum Status: String, Sendable {
        case switching = "101 Switching Protocols"
        case ok = "200 OK"
        case malformed = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case missing = "404 Not Found"
        case large = "431 Request Header Fields Too Large"
    }

    /// The content after the head.
    enum Body: Sendable {
        case data(Data)
        /// The content of a file.
        case file(URL)
        /// The frames of a WebSocket.
        case socket(any WebSocketHandler)
    }

    let status: Status
    /// Names and values, in the order in which they are sent.
    var headers: KeyValuePairs<String, String>
    let body: Body

    /// The bytes of the head, with the empty line at its end.
    ///
    /// - Parameter length: The length of the body; `nil` for a WebSocket.
    func head(length: Int?) -> Data {
        var lines = ["HTTP/1.1 \(status.rawValue)"] + headers.map { "\($0.key): \($0.value)" }
        if let length { lines += ["Content-Length: \(length)", "Connection: close"] }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
