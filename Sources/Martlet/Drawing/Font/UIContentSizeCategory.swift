/// The preferred size of text, as UIKit calls it.
///
/// ``DynamicTypeSize`` has the same sizes:
///
///     let size = DynamicTypeSize(UIContentSizeCategory.extraLarge)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size.
    public let rawValue: String

    /// Creates a size with a name. A name other than those of the constants is no size.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ rawValue: String) { self.rawValue = rawValue }

    /// No size.
    public static let unspecified = UIContentSizeCategory("unspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory("extraSmall")
    /// Two steps below the standard.
    public static let small = UIContentSizeCategory("small")
    /// One step below the standard.
    public static let medium = UIContentSizeCategory("medium")
    /// The default.
    public static let large = UIContentSizeCategory("large")
    /// One step above the standard.
    public static let extraLarge = UIContentSizeCategory("extraLarge")
    /// Two steps above the standard.
    public static let extraExtraLarge = UIContentSizeCategory("extraExtraLarge")
    /// Three steps above the standard.
    public static let extraExtraExtraLarge = UIContentSizeCategory("extraExtraExtraLarge")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory("accessibilityMedium")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("accessibilityLarge")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("accessibilityExtraLarge")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("accessibilityExtraExtraLarge")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("accessibilityExtraExtraExtraLarge")

    /// The sizes, in the order of ``DynamicTypeSize``.
    private static let ascending: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    /// The position in the order of sizes, starting with 0; nil if it is no size.
    fileprivate var index: Int? { Self.ascending.firstIndex(of: self) }

    /// Whether the size is an accessibility size.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    /// Creates the equivalent of a size; ``unspecified`` for nil.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { Self.ascending[$0.index] } ?? .unspecified
    }

    /// Creates the equivalent of a size; ``unspecified`` for nil.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.dynamicTypeSize) }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether the first size is smaller than the second. ``unspecified`` is smaller than all others.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (a.index ?? -1) < (b.index ?? -1)
    }
}

extension DynamicTypeSize {
    /// Creates the equivalent of a size of UIKit; nil for ``UIContentSizeCategory/unspecified``.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = uiSizeCategory.index else { return nil }
        self = Self.allCases[index]
    }
}

extension ContentSizeCategory {
    /// Creates the equivalent of a size of UIKit; nil for ``UIContentSizeCategory/unspecified``.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}
