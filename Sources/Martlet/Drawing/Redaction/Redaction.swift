/// The reasons for replacing texts by blocks.
public struct RedactionReasons: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Private content is hidden.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: GatheredKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: GatheredKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The reasons for which texts are replaced by blocks; empty if they are readable.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts are unreadable in this environment.
    var redactsText: Bool {
        redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive)
    }
}

extension String {
    /// The string with a block in place of each character; white space is preserved.
    var redacted: String { String(map { $0.isWhitespace ? $0 : "█" }) }
}

extension View {
    /// Shows texts in the view as blocks, for an additional reason.
    ///
    /// With `.privacy`, only views marked by ``privacySensitive(_:)`` are hidden.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Makes texts in the view readable, regardless of the enclosing views.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the content of the view as private.
    ///
    /// - Parameter sensitive: Whether the content is private.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
