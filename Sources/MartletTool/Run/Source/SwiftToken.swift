/// A token of Swift source, as far as finding members needs it.
struct SwiftToken: Equatable {
    /// The kind of a token.
    enum Kind: Equatable {
        /// An identifier, a keyword, or a number.
        case word
        /// A string literal with all of its interpolations, or a regular expression literal.
        case literal
        /// A run of operator characters.
        case operation
        /// One of `(){}[],;:@#\` and the back quote.
        case mark
    }

    var kind: Kind
    var text: String
    /// The place in the source, in UTF-8 units.
    var range: Range<Int>
    /// The line in the source, counted from 1.
    var line: Int
    /// Whether it is the first token of its line.
    var beginsLine: Bool
    /// Whether there is a space, a line break or a comment before it.
    var isApart: Bool
}

/// A reason why source can't be split into members: the file is compiled as a whole then.
struct NotUnderstood: Error, Equatable {
    var reason: String
    var line: Int
}
