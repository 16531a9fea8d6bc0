import Foundation

/// The sizes that a node has chosen, by proposal: the few that a layout asks for again and again.
struct SizeCache {
    /// A proposal as four comparable words; nil is a value of its own.
    struct Entry {
        var width: CGFloat
        var height: CGFloat
        var size: CGSize

        @inline(__always)
        func matches(_ width: CGFloat, _ height: CGFloat) -> Bool { self.width == width && self.height == height }

        var proposal: ProposedViewSize {
            ProposedViewSize(
                width: width == SizeCache.unspecified ? nil : width,
                height: height == SizeCache.unspecified ? nil : height
            )
        }
    }

    /// Stands for a dimension without a proposal. No proposal is negative.
    static let unspecified: CGFloat = -1

    private(set) var entries: ContiguousArray<Entry> = []
    private var next = 0

    /// The most proposals that are kept: what one stack in another asks of a child, twice.
    private static let capacity = 8

    @inline(__always)
    func size(for proposal: ProposedViewSize) -> CGSize? {
        let width = proposal.width ?? Self.unspecified
        let height = proposal.height ?? Self.unspecified
        for entry in entries where entry.matches(width, height) { return entry.size }
        return nil
    }

    @inline(__always)
    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(
            width: proposal.width ?? Self.unspecified,
            height: proposal.height ?? Self.unspecified,
            size: size
        )
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[next] = entry
            next = (next + 1) % Self.capacity
        }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        next = 0
    }
}
