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
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is an accessibility size.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

    var dynamicTypeSize: DynamicTypeSize {
        // Both have the same sizes in the same order.
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

extension ContentSizeCategory: Comparable {
    /// Returns whether the first size is smaller than the second.
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
