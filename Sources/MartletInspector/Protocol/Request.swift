/// A request to the program.
struct Request: Decodable, Sendable {
    var id: Int
    var ask: String
    var view: String?
    var views: [String]?
    var attribute: String?
    var property: String?
    var path: [String]?
    var node: UInt64?
    var update: Int?
    var depth: Int?
    var text: String?
    var on: Bool?
    var expect: [String]?
    var values: [String: String]?
    var moment: Int?
}

/// An answer to a request: the requested data, or the reason for a refusal.
struct Answer: Encodable {
    var re: Int
    var content: any Encodable

    private enum Key: CodingKey { case re }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(re, forKey: .re)
        try content.encode(to: encoder)
    }
}

/// An answer without data, which confirms that an action was performed.
struct Done: Encodable {}

/// The reason why a request was refused.
struct Refusal: Error, Encodable {
    var error: String

    init(_ error: String) { self.error = error }
}
