/// The entries of a rotor.
///
/// Desktop screen readers have no rotors: they find headings, links and fields themselves. Rotors are therefore
/// accepted without effect. A type of an app composes its entries of others in its `body`:
///
///     struct Chapters: AccessibilityRotorContent {
///         let titles: [String]
///
///         var body: some AccessibilityRotorContent {
///             AccessibilityRotorEntry("Contents", id: "contents")
///             ForEach(titles, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
///         }
///     }
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: _CollectionPart {
    /// The type of the entries in the body.
    associatedtype Body: AccessibilityRotorContent

    /// The entries of which this content is composed. Nothing reads them.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Rotor entries without a body.
@MainActor @preconcurrency
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveRotorContent {
    /// Traps: primitive entries have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// One destination of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveRotorContent {
    /// Creates an entry that leads to the view with an identifier.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}) {}
}

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent where Content: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent, PrimitiveRotorContent where Wrapped: AccessibilityRotorContent {}

extension _ConditionalContent: AccessibilityRotorContent, PrimitiveRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {}

/// A sequence of rotor entries.
nonisolated public struct _TupleRotorContent<each Content>: PrimitiveRotorContent {
    init(_ content: repeat each Content) {}
}

/// Builds rotor entries from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Supports statements that are entries.
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Supports a single entry.
    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Supports a sequence of entries.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _TupleRotorContent<repeat each Content> {
        _TupleRotorContent(repeat each content)
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> _TupleRotorContent<Content?> {
        _TupleRotorContent(content)
    }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: AccessibilityRotorContent, F: AccessibilityRotorContent>(
        first: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: AccessibilityRotorContent, F: AccessibilityRotorContent>(
        second: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

    /// Supports `if #available`.
    nonisolated public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }
}

/// A rotor that the system defines.
public struct AccessibilitySystemRotor: Sendable {
    private init() {}

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Visited or unvisited links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor()
    }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
