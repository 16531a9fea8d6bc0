import Foundation

// The first pass over a stack's children, which is nearly always the only one: children that have their ideal lengths.
// It adds nothing to the algorithm of StackLayout.swift and may never differ from it: a child that has one length for
// every sufficient proposal takes that length as its share too, and the reach of the guides does not depend on the order
// in which they are included. `treesAreLaidOutAsTheDocumentsSay` compares both with a model.

extension StackLayout {
    /// The measurements of a stack that offers each child its ideal length.
    struct IdealSize {
        /// Along the axis, with the spacing.
        var length: CGFloat
        var reach: GuideReach
        var traits: SizeTraits
        /// Whether children may have spacing preferences, and the stack respects them.
        var wantsSpacing: Bool
    }

    /// The running totals over the children measured so far.
    private struct Sums {
        var length: CGFloat = 0
        var reach = GuideReach()
        var traits = SizeTraits.all
        var seen: RenderNode.Flags = []
        /// The largest breadth among the children whose guides are at the same fraction of it. That child extends
        /// furthest on both sides.
        var longestAcross: CGFloat = -.infinity
        let isVertical: Bool
        /// The buffer for the measurements of each child.
        // Unsafe pointers: the caller's buffer, which lives as long as the pass.
        let places: UnsafeMutablePointer<MeasuredChild>?

        /// - Parameter guide: The position of the shared guide in the child, in points.
        @inline(__always)
        mutating func add(
            _ index: Int, _ size: CGSize, at guide: CGFloat, _ known: SizeTraits, _ flags: RenderNode.Flags,
            isAtShare: Bool
        ) {
            length += isVertical ? size.height : size.width
            let across = isVertical ? size.width : size.height
            if isAtShare {
                longestAcross = across > longestAcross ? across : longestAcross
            } else {
                reach.include(guide, across)
            }
            traits.formIntersection(known)
            seen.formUnion(flags)
            guard let places else { return }
            let isBounded = known.contains(isVertical ? .boundedWidth : .boundedHeight)
            (places + index).initialize(to: MeasuredChild(size: size, guide: guide, isBounded: isBounded))
        }
    }

    /// Measures each child once at its ideal length. If all children have their ideal length and fit, this pass is all:
    /// no child has to be asked for its flexibility, and a change of one child leaves the proposals of the others
    /// alone. Returns nil if the length must be divided.
    ///
    /// - Parameters:
    ///   - spacing: Receives the sum of all distances.
    ///   - places: The buffer for the measurements of each child.
    // Unsafe pointers: the caller's buffer, and an array that no other code changes during the pass.
    func measureIdeal(
        _ children: ContiguousArray<RenderNode>,
        proposal: ProposedViewSize,
        node: RenderNode,
        spacing: inout CGFloat,
        into places: UnsafeMutablePointer<MeasuredChild>?
    ) -> IdealSize? {
        let axis = self.axis
        let ideal = ProposedViewSize(nil, along: axis, across: proposal[axis.other])
        let width = ideal.width ?? SizeCache.unspecified
        let height = ideal.height ?? SizeCache.unspecified
        let isVertical = axis == .vertical
        let needed: SizeTraits = proposal[axis] == nil ? [] : .bounded(axis)
        let fraction = alignment.fraction
        let isBaseline = alignment.isTextBaseline
        var sums = Sums(isVertical: isVertical, places: places)
        var fits = true
        let isPlain = fraction != nil && !isBaseline
        let part = fraction ?? 0
        children.withUnsafeBufferPointer { nodes in
            var index = 0
            while index < nodes.count {
                // The loop over children with a cached size. It calls nothing, so that the sums stay in registers.
                while isPlain, index < nodes.count {
                    let isKnown = Borrowed(nodes[index]).with { child -> Bool in
                        let flags = child.flags
                        guard !flags.contains(.hasGuides), let (size, known) = child.cache.firstAnswer(width, height),
                            known.isSuperset(of: needed)
                        else { return false }
                        let across = isVertical ? size.width : size.height
                        if across == .infinity { return false }
                        sums.add(index, size, at: across * part, known, flags, isAtShare: true)
                        return true
                    }
                    if !isKnown { break }
                    index += 1
                }
                if index == nodes.count { break }
                fits = Borrowed(nodes[index]).with { child -> Bool in
                    let flags = child.flags
                    if !needed.isEmpty, child.isUnbounded(along: axis) {
                        sums.traits = []
                        return false
                    }
                    let (size, known) = child.sizeAndTraits(for: ideal)
                    guard known.isSuperset(of: needed) else {
                        sums.traits.formIntersection(known)
                        return false
                    }
                    let guide =
                        isPlain && !flags.contains(.hasGuides)
                        ? (isVertical ? size.width : size.height) * part : self.guide(of: child, size: size, ideal)
                    sums.add(index, size, at: guide, known, flags, isAtShare: false)
                    return true
                }
                guard fits else { return }
                index += 1
            }
        }
        if sums.longestAcross >= 0 { sums.reach.include(sums.longestAcross * part, sums.longestAcross) }
        let wantsSpacing = sums.seen.contains(.mayWantSpacing) && fixedSpacing.isNaN
        var result = IdealSize(
            length: sums.length, reach: sums.reach, traits: sums.traits, wantsSpacing: wantsSpacing)
        if fits, !wantsSpacing {
            spacing = standardDistance(in: node) * CGFloat(children.count - 1)
        } else {
            spacing = totalSpacing(children, node: node)
        }
        guard fits else { return nil }
        if let available = proposal[axis], !result.traits.isSuperset(of: .rigid(axis)),
            result.length > available - spacing + 1e-6
        {
            return nil
        }
        result.length += spacing
        return result
    }
}
