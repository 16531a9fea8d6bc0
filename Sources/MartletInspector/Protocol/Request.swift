/// What the program is asked.
struct Request: Decodable, Sendable {
    var id: Int
    var ask: String
    var view: String?
    var attribute: String?
    var update: Int?
    var depth: Int?
    var text: String?
    var on: Bool?
}

/// An answer to a request: what was asked for, or why there is none.
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

/// An answer that says no more than that it was done.
struct Done: Encodable {}

/// Why a request has no other answer.
struct Refusal: Error, Encodable {
    var error: String

    init(_ error: String) { self.error = error }
}
