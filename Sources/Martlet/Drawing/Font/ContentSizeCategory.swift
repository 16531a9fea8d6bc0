/// The preferred size of text, with the older names.
///
/// ``DynamicTypeSize`` has the same values.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Three steps below the standard.
    case extraSmall
    /// Two steps below the standard.
    case small
    /// One step below the standard.
    case medium
    /// The default.
    case large
    /// One step above the standard.
    case extraLarge
    /// Two steps above the standard.
    case extraExtraLarge
    /// Three steps above the standard.
    case extraExtraExtraLarge
    /// The first of the accessibility sizes.
    case accessibilityMedium
    /// The second of them.
    case accessibilityLarge
    /// The third of them.
    case accessibilityExtraLarge
    /// The fourth of them.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those for accessibility.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    fileprivate init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

    fileprivate var dynamicTypeSize: DynamicTypeSize {
        // Both have the same sizes in the same order.
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

extension ContentSizeCategory: Comparable {
    /// Whether text is smaller in one than in the other.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
        a.dynamicTypeSize < b.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// The user's preferred size of text; equivalent to ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
