import Foundation

/// A column or a row of a grid during sizing: the cells that determine its length.
struct GridTrack {
    struct Member {
        let node: RenderNode
        /// The proposal across the track's axis.
        let across: CGFloat?
    }

    var members: [Member] = []
    /// The guide that the cells share along the axis.
    let key: AlignmentKey
    let axis: Axis

    /// The length that a track needs for all its cells when a length is proposed to each.
    struct Extent {
        var length: CGFloat = 0
        var traits: SizeTraits = .all
    }

    func extent(offered: CGFloat?) -> Extent {
        guard !members.isEmpty else { return Extent() }
        var result = Extent()
        var reach = GuideReach()
        for member in members {
            let proposal = ProposedViewSize(offered, along: axis, across: member.across)
            let (size, traits) = member.node.sizeAndTraits(for: proposal)
            result.traits.formIntersection(traits)
            let guide = ViewDimensions(node: member.node, size: size, proposal: proposal)[key]
            reach.include(guide, size[axis])
        }
        result.length = reach.length
        return result
    }

    var priority: Double { members.lazy.map(\.node.layoutPriority).max() ?? 0 }
}

extension GridTrack {
    /// The lengths of adjacent tracks, computed like those of a stack's children.
    ///
    /// - Parameters:
    ///   - available: The length for all tracks, without the spacing; nil for their ideal lengths.
    ///   - traits: Receives the intersection of the size traits of all cells.
    static func lengths(of tracks: [GridTrack], in available: CGFloat?, traits: inout SizeTraits) -> [CGFloat] {
        guard let axis = tracks.first?.axis else { return [] }
        let ideal = tracks.map { $0.extent(offered: nil) }
        for extent in ideal { traits.formIntersection(extent.traits) }
        guard let available else { return ideal.map(\.length) }
        let wanted = ideal.reduce(0) { $0 + $1.length }
        let areBounded = ideal.allSatisfy { $0.traits.contains(.bounded(axis)) }
        if areBounded, wanted <= available + 1e-6 { return ideal.map(\.length) }
        var order: [(index: Int, priority: Double, least: CGFloat, flexibility: CGFloat)] = []
        for (index, track) in tracks.enumerated() {
            let isRigid = ideal[index].traits.isSuperset(of: .rigid(axis))
            let least = isRigid ? ideal[index].length : track.extent(offered: 0).length
            let isBounded = ideal[index].traits.contains(.bounded(axis))
            let most = isBounded ? ideal[index].length : track.extent(offered: .infinity).length
            order.append((index, track.priority, least, most == least ? 0 : most - least))
        }
        order.sort {
            if $0.priority != $1.priority { return $0.priority > $1.priority }
            if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
            return $0.index < $1.index
        }
        var lengths = [CGFloat](repeating: 0, count: tracks.count)
        var remaining = available
        // The minimum lengths of tracks with a lower priority are reserved.
        var reserved = order.reduce(0) { $0 + $1.least }
        var start = 0
        while start < order.count {
            let end = order[start...].firstIndex { $0.priority != order[start].priority } ?? order.count
            for entry in order[start..<end] { reserved -= entry.least }
            var open = remaining - reserved
            for position in start..<end {
                let index = order[position].index
                let offered = max(0, open / CGFloat(end - position))
                let taken = tracks[index].extent(offered: offered).length
                lengths[index] = taken
                open = remainder(of: open, after: taken)
                remaining = remainder(of: remaining, after: taken)
            }
            start = end
        }
        return lengths
    }
}
