import Foundation

/// The dependencies of a node's size on the proposal.
///
/// Each trait is for the combination of axes without a proposed length.
@usableFromInline
package struct SizeTraits: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let rigidWidth = SizeTraits(rawValue: 1 << 0)
    static let rigidHeight = SizeTraits(rawValue: 1 << 1)
    static let boundedWidth = SizeTraits(rawValue: 1 << 2)
    static let boundedHeight = SizeTraits(rawValue: 1 << 3)

    // A number, so that access needs no check of a lazy initialization.
    static let all = SizeTraits(rawValue: 0b1111)

    /// The size does not depend on the proposal along the axis.
    package static func rigid(_ axis: Axis) -> SizeTraits {
        axis == .horizontal ? [.rigidWidth, .boundedWidth] : [.rigidHeight, .boundedHeight]
    }

    /// The size is the ideal one wherever at least the ideal length is offered along the axis.
    package static func bounded(_ axis: Axis) -> SizeTraits { axis == .horizontal ? .boundedWidth : .boundedHeight }

    /// Returns the traits of the given axes.
    func along(_ axes: Axis.Set) -> SizeTraits {
        var mask: SizeTraits = []
        if axes.contains(.horizontal) { mask.formUnion(.rigid(.horizontal)) }
        if axes.contains(.vertical) { mask.formUnion(.rigid(.vertical)) }
        return intersection(mask)
    }
}

/// The sizes that a node has chosen, by proposal: the few that a layout asks for again and again.
struct SizeCache {
    /// A proposal as comparable words, and the size chosen for it.
    struct Entry {
        var width: CGFloat = 0
        var height: CGFloat = 0
        var size: CGSize = .zero
        var traits: SizeTraits = []

        /// Whether the cached size is also valid for another proposal.
        @inline(__always)
        func answers(_ width: CGFloat, _ height: CGFloat) -> Bool {
            if self.width != width {
                guard traits.contains(.boundedWidth), self.width == SizeCache.unspecified else { return false }
                guard traits.contains(.rigidWidth) || width >= size.width else { return false }
            }
            if self.height != height {
                guard traits.contains(.boundedHeight), self.height == SizeCache.unspecified else { return false }
                guard traits.contains(.rigidHeight) || height >= size.height else { return false }
            }
            return true
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(
                width: width == SizeCache.unspecified ? nil : width,
                height: height == SizeCache.unspecified ? nil : height
            )
        }
    }

    /// Stands for a dimension without a proposal. No proposal is negative.
    static let unspecified: CGFloat = -1

    /// A proposal as numbers.
    @inline(__always)
    static func numbers(of proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? unspecified, height: proposal.height ?? unspecified)
    }

    /// The part of an entry that is stored inline: all but the traits, which padding would extend to a word each.
    private struct Numbers {
        var width: CGFloat = 0
        var height: CGFloat = 0
        var size: CGSize = .zero
    }

    private var more: ContiguousArray<Entry> = []
    /// The first is stored inline: most nodes are never measured for more proposals.
    private var first = Numbers()
    /// Incremented when the cached sizes are dropped.
    private(set) var generation: UInt32 = 0
    // Single bytes come last, so that the next field of a node shares their word.
    private var firstTraits: SizeTraits = []
    private var storedCount: UInt8 = 0
    /// Whether an entry was evicted, so that earlier answers may no longer be known.
    private(set) var hasForgotten = false

    /// The largest number of cached proposals: twice the number that a stack inside another makes to a child.
    private static let capacity = 8

    var count: Int { Int(storedCount) }

    var isEmpty: Bool { storedCount == 0 }

    @inline(__always)
    private static func entry(_ numbers: Numbers, _ traits: SizeTraits) -> Entry {
        Entry(width: numbers.width, height: numbers.height, size: numbers.size, traits: traits)
    }

    @inline(__always)
    subscript(index: Int) -> Entry {
        index == 0 ? Self.entry(first, firstTraits) : more[index - 1]
    }

    /// Returns the size for a proposal if it is the first entry, the usual case.
    ///
    /// - Parameters:
    ///   - width: The width of the proposal, or the marker for nil.
    ///   - height: The height of the proposal, or the marker for nil.
    @inline(__always)
    func firstAnswer(_ width: CGFloat, _ height: CGFloat) -> (size: CGSize, traits: SizeTraits)? {
        guard storedCount > 0, first.width.bitPattern == width.bitPattern,
            first.height.bitPattern == height.bitPattern
        else { return nil }
        return (first.size, firstTraits)
    }

    /// Returns the entry for a proposal, if there is one.
    @inline(__always)
    func entry(for proposal: ProposedViewSize) -> Entry? {
        if storedCount == 0 { return nil }
        let width = proposal.width ?? Self.unspecified
        let height = proposal.height ?? Self.unspecified
        let first = Self.entry(first, firstTraits)
        if first.answers(width, height) { return first }
        if storedCount == 1 { return nil }
        for entry in more where entry.answers(width, height) { return entry }
        return nil
    }

    /// Stores the size chosen for a proposal.
    ///
    /// - Returns: The traits of the size, with those derived from the other entries.
    mutating func insert(_ size: CGSize, traits: SizeTraits, for proposal: ProposedViewSize) -> SizeTraits {
        var open: Axis.Set = []
        if proposal.width == nil { open.insert(.horizontal) }
        if proposal.height == nil { open.insert(.vertical) }
        let entry = Entry(
            width: proposal.width ?? Self.unspecified,
            height: proposal.height ?? Self.unspecified,
            size: size,
            traits: traits.along(open)
        )
        if count == Self.capacity {
            // The oldest entries stay, because a container repeats its first proposals.
            hasForgotten = true
            more[Self.capacity - 2] = entry
            return entry.traits
        }
        if storedCount == 0 {
            first = Numbers(width: entry.width, height: entry.height, size: size)
            firstTraits = entry.traits
        } else {
            more.append(entry)
        }
        storedCount += 1
        return entry.traits
    }

    mutating func removeAll() {
        if !more.isEmpty { more = [] }
        storedCount = 0
        hasForgotten = false
        generation &+= 1
    }
}
