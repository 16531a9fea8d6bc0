/// A text: verbatim, localized, formatted, or composed from other texts.
///
/// ```swift
/// Text("Welcome")                        // looked up in the localization tables
/// Text(book.title)                       // shown verbatim
/// Text("\(count) books")                 // key "%lld books", with the number in the locale's format
/// Text("**Bold** and [a link](https://example.com)")
/// ```
///
/// Creating a text is cheap; localization, formatting and styling happen when the text is resolved.
public struct Text: Sendable {
    /// The common kinds store their strings inline; all others are stored behind one reference.
    enum Storage: Sendable {
        case verbatim(String)
        /// A key of the main bundle's default table, without arguments.
        case key(String)
        /// The key `%lld` of the main bundle's default table with its argument.
        case integer(Int64)
        /// A key of the main bundle's default table, with arguments.
        case format(LocalizedFormat)
        case boxed(TextBox)
    }

    // The reference comes first: behind it, the storage needs only one byte more than a string.
    /// The attributes set by modifiers; `nil` if there are none.
    var modifiers: TextModifiers?
    var storage: Storage

    init(storage: Storage, modifiers: TextModifiers? = nil) {
        self.storage = storage
        self.modifiers = modifiers
    }

    /// Creates a text that is shown verbatim, without localization.
    ///
    /// - Parameter content: The string to show.
    public init(verbatim content: String) {
        storage = .verbatim(content)
        modifiers = nil
    }

    /// Creates a text that is shown verbatim.
    ///
    /// A string literal is a ``LocalizedStringKey`` instead; use ``init(verbatim:)`` to show a literal verbatim.
    ///
    /// - Parameter content: The string to show.
    @_disfavoredOverload
    @inlinable
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: (content as? String) ?? String(content))
    }
}

extension Text: ComparedSpecially {
    /// An unchanged text has the same strings and the same objects.
    @usableFromInline package static var comparison: SpecialComparison { .bytesFirst }
}

extension Text: Equatable {
    /// Returns whether both texts look the same in every environment.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.verbatim(let a), .verbatim(let b)):
            if a != b { return false }
        case (.key(let a), .key(let b)):
            if a != b { return false }
        case (.integer(let a), .integer(let b)):
            if a != b { return false }
        case (.format(let a), .format(let b)):
            if a != b { return false }
        case (.boxed(let a), .boxed(let b)):
            if a !== b && !a.isEqual(to: b) { return false }
        default:
            return false
        }
        switch (lhs.modifiers, rhs.modifiers) {
        case (nil, nil): return true
        case (let a?, let b?): return a === b || a.attributes == b.attributes
        default: return false
        }
    }
}
