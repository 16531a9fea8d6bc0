/// What a rotor leads to. Screen readers of the desktop have no rotors: they find headings, links and fields by
/// themselves, so that rotors are accepted without effect.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: _CollectionPart {}

/// One place that a rotor leads to.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// A place by the id of its view.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}) {}

    /// A place by the id of its view, with a name that is localised.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}

    /// A place by the id of its view, with a name that is shown as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension _ConditionalContent: AccessibilityRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {}

/// Several places that a rotor leads to.
nonisolated public struct _TupleRotorContent<each Content>: AccessibilityRotorContent {
    init(_ content: repeat each Content) {}
}

/// Builds the places of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// A statement that is a place.
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// One place stands for itself.
    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Several places, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _TupleRotorContent<repeat each Content> {
        _TupleRotorContent(repeat each content)
    }

    /// Places that are there under a condition.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> _TupleRotorContent<Content?> {
        _TupleRotorContent(content)
    }

    /// Places of the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: AccessibilityRotorContent, F: AccessibilityRotorContent>(
        first: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

    /// Places of the other branches.
    nonisolated public static func buildEither<T: AccessibilityRotorContent, F: AccessibilityRotorContent>(
        second: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

    /// Places of an `if #available`.
    nonisolated public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }
}

/// A rotor that every system has.
public struct AccessibilitySystemRotor: Sendable {
    private init() {}

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Links, by whether they have been followed.
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
    /// Fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
    /// Adds a rotor to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with a name that is localised to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds one of the system's rotors to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor of elements to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements, with a name that is localised, to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements, whose ids a key path leads to, to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds one of the system's rotors, of elements, to the view. The desktop's screen readers have none.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Names the view as a place that a rotor leads to. The desktop's screen readers have none.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
