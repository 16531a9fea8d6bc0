/// The kind and the behavior of an element, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UInt32

    /// Makes no traits.
    public init() { bits = 0 }

    private init(bit: UInt32) { bits = 1 << bit }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The element divides content into parts, as the title of a section does.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The element is selected now.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The element is a field to search by.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The element plays its own sound when it is activated.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The element is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The element summarizes the state of the app at its start.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The element changes its label or value often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The element starts sound or a film when it is activated.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The element takes the pointer directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The element turns the page when it was read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Elements outside of this one can't be reached while it is shown.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The element can be on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The element is a row of tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    // MARK: - SetAlgebra

    /// Whether a trait, or all of several, is among them.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Returns the traits of either.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }

    /// Returns the traits of both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }

    /// Returns the traits of exactly one.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

    /// Adds a trait.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Removes a trait, and returns it if it was there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    /// Adds a trait, and returns it if it was there.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.bits == 0 ? nil : common
    }

    /// Adds traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

    /// Keeps those that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

    /// Keeps and adds those that are in exactly one of both sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var result = self
        result.bits = bits
        return result
    }
}

/// The level of a heading in the outline of a page.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified
    /// The highest.
    case h1
    /// Level 2.
    case h2
    /// Level 3.
    case h3
    /// Level 4.
    case h4
    /// Level 5.
    case h5
    /// The lowest.
    case h6
}
