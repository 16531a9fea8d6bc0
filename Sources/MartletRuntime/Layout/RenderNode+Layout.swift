import Foundation

extension RenderNode {
    /// Returns the size that the node chooses for a proposal, in points. The size is cached until an input of it
    /// changes.
    package func size(for proposal: ProposedViewSize) -> CGSize {
        if let known = cache.entry(for: proposal) { return known.size }
        return measure(proposal).size
    }

    private func measure(_ proposal: ProposedViewSize) -> (size: CGSize, traits: SizeTraits) {
        withScene { $0.layoutWork.measurements &+= 1 }
        sizeTraits = []
        let size = withSharedLayout { $0.layout.sizeThatFits(proposal, node: self) }
        return (size, cache.insert(size, traits: sizeTraits, for: proposal))
    }

    /// Returns the size for a proposal, with the size traits that describe for which other proposals it holds.
    @inline(never)
    func sizeAndTraits(for proposal: ProposedViewSize) -> (size: CGSize, traits: SizeTraits) {
        if let known = cache.entry(for: proposal) { return (known.size, known.traits) }
        return measure(proposal)
    }

    /// The size for a proposal together with the alignment guides at that size.
    package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
    }

    /// Whether the node holds a lazy container and its length along an axis is not bounded by its ideal length.
    ///
    /// The ideal length of a lazy container is that of all its elements, which would have to be made. Most stacks ask for it
    /// only to learn that it bounds nothing.
    func isUnbounded(along axis: Axis) -> Bool {
        flags.contains(.holdsLazyContainer) && withSharedLayout { $0.layout.isUnbounded(along: axis, node: self) }
    }

    /// Records in the node and those around it that it is a lazy container.
    func setHoldsLazyContainer() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.holdsLazyContainer) {
            current.flags.insert(.holdsLazyContainer)
            node = current.parent
        }
    }

    /// Whether the node may define a guide explicitly, as opposed to using the guide's default.
    func mayHaveGuide(_ key: AlignmentKey) -> Bool {
        flags.contains(.hasGuides) || (key.axis == .vertical && key.isTextBaseline)
    }

    /// Marks the node and its containers as having an explicit alignment guide.
    package func setsGuides() {
        var node: RenderNode? = self
        while let current = node, !current.flags.contains(.hasGuides) {
            current.flags.insert(.hasGuides)
            node = current.parent
        }
    }

    /// Places the node at a point of its container, with the size that it chooses for a proposal.
    ///
    /// The edges of the frame are rounded to pixels. Points are measured from the leading edge: in a right-to-left
    /// container, the frame is mirrored.
    package func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = size(for: proposal)
        if let container = containerNode {
            place(at: origin, size: size, proposal: proposal, in: PlacementContext(of: container))
        } else {
            place(at: origin, size: size, proposal: proposal, in: PlacementContext(pixel: scene.profile.pixelSize))
        }
    }

    /// Puts the node, which chooses `size` for `proposal`, at a point of its container.
    @inline(__always)
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in context: PlacementContext) {
        var x = origin.x
        if context.isRightToLeft { x = context.width - x - size.width }
        if isPlaced(with: size, proposed: SizeCache.numbers(of: proposal)) {
            let last = layoutFrame.origin
            if x == last.x, origin.y == last.y { return }
            if context.keepsSizes(from: x, origin.y) { return shift(to: CGPoint(x: x, y: origin.y)) }
        }
        placeFromLeft(at: CGPoint(x: x, y: origin.y), size: size, proposal: proposal, in: context)
    }

    /// Moves the node to a point of its container, if nothing but its origin has changed and no animation is involved.
    /// The container has checked that it may shift, and that frames keep their sizes.
    ///
    /// - Parameter proposed: The proposal, with `SizeCache.unspecified` for nil.
    @inline(__always)
    func shift(to origin: CGPoint, size: CGSize, proposed: CGSize) -> Shift {
        // Compared in one expression, because usually nothing differs.
        let flags = self.flags
        guard flags.intersection(.shiftState) == .placed,
            Self.difference(size, frame.size) | Self.difference(proposed, placedProposal) == 0
        else { return .impossible }
        let x = PlacementContext.nearestPoint(to: origin.x)
        let y = PlacementContext.nearestPoint(to: origin.y)
        if Self.difference(CGPoint(x: x, y: y), frame.origin) == 0 { return .done }
        frame.origin = CGPoint(x: x, y: y)
        if !flags.isDisjoint(with: .unlisted) { return .done }
        self.flags = flags.union(.reported)
        return .toBeListed
    }

    /// 0 for sizes of the same bits.
    @inline(__always)
    private static func difference(_ a: CGSize, _ b: CGSize) -> UInt {
        (a.width.bitPattern ^ b.width.bitPattern) | (a.height.bitPattern ^ b.height.bitPattern)
    }

    /// 0 for points of the same bits.
    @inline(__always)
    private static func difference(_ a: CGPoint, _ b: CGPoint) -> UInt {
        (a.x.bitPattern ^ b.x.bitPattern) | (a.y.bitPattern ^ b.y.bitPattern)
    }

    /// The result of an attempt to shift a node.
    enum Shift {
        /// The node can't be shifted and must be placed.
        case impossible
        /// The node is at its new place.
        case done
        /// The node was moved, and the caller lists it among the changed nodes.
        case toBeListed
    }

    /// Moves a placed node to another point, measured from the left. This is the most frequent case for the siblings
    /// after an insertion. The frame keeps its size.
    @inline(__always)
    private func shift(to origin: CGPoint) {
        let last = layoutFrame
        let x = PlacementContext.nearestPoint(to: origin.x)
        let y = PlacementContext.nearestPoint(to: origin.y)
        if x == last.origin.x, y == last.origin.y { return }
        move(to: CGRect(x: x, y: y, width: last.width, height: last.height))
    }

    /// Puts the node at a point that is measured from the left.
    private func placeFromLeft(
        at origin: CGPoint, size: CGSize, proposal: ProposedViewSize, in context: PlacementContext
    ) {
        let x = origin.x
        let left = context.round(x, context.pixel.width)
        let top = context.round(origin.y, context.pixel.height)
        var right = context.round(x + size.width, context.pixel.width)
        var bottom = context.round(origin.y + size.height, context.pixel.height)
        if right - left != size.width || bottom - top != size.height {
            let end = context.end(
                of: CGRect(origin: origin, size: size), rounded: CGPoint(x: right, y: bottom), in: containerNode)
            (right, bottom) = (max(left, end.x), max(top, end.y))
        }
        let placed = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let isFirst = !flags.contains(.placed)
        let proposed = SizeCache.numbers(of: proposal)
        let last = layoutFrame
        // Compared as numbers: `==` of rectangles is a call.
        let isThere = !isFirst && left == last.origin.x && top == last.origin.y
        let isOfSize = !isFirst && placed.size.width == last.size.width && placed.size.height == last.size.height
        let isProposed = proposed.width == placedProposal.width && proposed.height == placedProposal.height
        if !isThere || !isOfSize || !isProposed {
            if !placed.isFinite { return placeInvalid(placed, proposal: proposal, in: context) }
            if !isOfSize || !isProposed { flags.insert(.placeQueued) }
            if isFirst {
                frame = placed
                didChange()
            } else if !isThere || !isOfSize {
                move(to: placed)
            }
            placedProposal = proposed
            flags.insert(.placed)
        }
        if flags.contains(.placeQueued) { placeChildrenNow() }
    }

    /// Whether the node was placed with this size and proposal before and nothing in it waits for placement, the usual
    /// case in a long stack. Frames are aligned to pixels, so a size equal to that of the frame needs no rounding.
    @inline(__always)
    private func isPlaced(with size: CGSize, proposed: CGSize) -> Bool {
        guard flags.contains(.placed), !flags.contains(.placeQueued) else { return false }
        let last = layoutFrame
        return size.width == last.size.width && size.height == last.size.height
            && proposed.width == placedProposal.width && proposed.height == placedProposal.height
    }

    /// Places a node with an invalid frame, which a layout or guide of the app may have computed: without a valid
    /// origin at the container's origin, and no larger than the window (law C6).
    @inline(never)
    private func placeInvalid(_ frame: CGRect, proposal: ProposedViewSize, in context: PlacementContext) {
        let window = scene.size
        let origin = CGPoint(
            x: valid(frame.origin.x, "where a layout places it, across,", .distance, or: 0),
            y: valid(frame.origin.y, "where a layout places it, down,", .distance, or: 0))
        let size = CGSize(
            width: valid(frame.size.width, "the width that a layout gives it", .distance, or: window.width),
            height: valid(frame.size.height, "the height that a layout gives it", .distance, or: window.height))
        var context = context
        context.isRightToLeft = false
        let finite = ProposedViewSize(
            width: proposal.width.map { $0.finite(or: size.width) },
            height: proposal.height.map { $0.finite(or: size.height) })
        place(at: origin, size: size, proposal: finite, in: context)
    }

    /// The width in which the children are laid out.
    fileprivate var layoutWidth: CGFloat {
        let width = parent == nil ? layoutFrame.width : size(for: proposal).width
        // The children of a scroll view are laid out in its whole content.
        guard case .scroll(let scroll) = content, scroll.axes.contains(.horizontal) else { return width }
        return max(width, scroll.contentSize.width)
    }

    /// The proposal that the node was last placed with.
    package var proposal: ProposedViewSize {
        ProposedViewSize(
            width: placedProposal.width == SizeCache.unspecified ? nil : placedProposal.width,
            height: placedProposal.height == SizeCache.unspecified ? nil : placedProposal.height
        )
    }

    func placeChildrenNow() {
        flags.remove(.placeQueued)
        if children.isEmpty, !withSharedLayout({ $0.placesWithoutChildren }) { return }
        withScene {
            $0.layoutWork.placements &+= 1
            // Placement reads the current state, so later changes have to notify again.
            $0.layoutWork.round &+= 1
        }
        let proposal = self.proposal
        let size = size(for: proposal)
        withSharedLayout { $0.layout.placeChildren(of: self, size: size, proposal: proposal) }
    }

    // MARK: - What has changed

    /// Marks the size of the node as possibly changed, after a change of its content, its layout or its children.
    ///
    /// No ancestor is invalidated yet. The next layout measures the node with its cached proposals, and continues at
    /// the container only if a size differs.
    package func invalidateSize() {
        // A node that was never measured can only change the size of its container, which is often new too; the loop
        // ends at an ancestor that is already queued. It counts no references on the way.
        var next: Borrowed<RenderNode>? = Borrowed(self)
        while let current = next {
            next = current.with { $0.queueMeasuring() }
        }
    }

    /// Queues the node for measuring, unless it is new.
    ///
    /// - Returns: The container to queue instead, if there is one.
    // Borrowed: the tree retains attached nodes during the call, so they are accessed without counting.
    @inline(__always)
    private func queueMeasuring() -> Borrowed<RenderNode>? {
        if flags.contains(.sizeQueued) { return nil }
        if cache.isEmpty, flags.isDisjoint(with: [.placed, .detached]), let parentReference {
            flags.subtract(.edgesChanged)
            // Stops here, so that creating a deep tree costs no more than creating a wide one.
            if markNotified() { return nil }
            return parentReference.with { $0.containerReference }
        }
        flags.insert(.sizeQueued)
        withScene { $0.layoutWork.queue.append(self) }
        return nil
    }

    /// Returns whether the ancestors were already notified of a change below this node since the last layout, and marks
    /// them as notified.
    @inline(__always)
    func markNotified() -> Bool {
        let round = withScene { $0.layoutWork.round }
        if notifiedRound == round { return true }
        notifiedRound = round
        return false
    }

    /// Measures the node again for each cached proposal; returns true if a size differs.
    func measureAgain() -> Bool {
        flags.remove(.sizeQueued)
        if cache.count == 1 {
            // Most nodes: nothing is copied.
            let entry = cache[0]
            cache.removeAll()
            let new = sizeAndTraits(for: entry.proposal)
            return new.size != entry.size || !new.traits.isSuperset(of: entry.traits)
        }
        let old = cache
        cache.removeAll()
        var changed = old.hasForgotten
        for index in 0..<old.count {
            let entry = old[index]
            let new = sizeAndTraits(for: entry.proposal)
            if new.size != entry.size || !new.traits.isSuperset(of: entry.traits) { changed = true }
        }
        return changed
    }
}

/// The properties of a container that are computed once for the placement of all its children.
struct PlacementContext {
    /// The steps that frames are rounded to.
    let pixel: CGSize
    var isRightToLeft = false
    /// The width in which children are mirrored, for a right-to-left layout.
    var width: CGFloat = 0

    /// Whether a step is a point.
    private let isWhole: Bool
    /// Whether children that only move may be shifted without the full placement, from left to right.
    private(set) var mayShift = false

    init(pixel: CGSize) {
        self.pixel = pixel
        isWhole = pixel.width == 1 && pixel.height == 1
    }

    init(of container: RenderNode) {
        self.init(pixel: container.withScene { $0.profile.pixelSize })
        mayShift = container.withScene { !$0.mayMove }
        if container.withScene({ $0.layoutWork.hasRightToLeft }), container.flags.contains(.rightToLeft) {
            isRightToLeft = true
            mayShift = false
            width = container.layoutWidth
        }
    }

    /// Returns whether frames in whole points keep their size at any position from a point on: at whole points, right
    /// of and below the container's origin, where halves are rounded in one direction.
    @inline(__always)
    func keepsSizes(from x: CGFloat, _ y: CGFloat) -> Bool { isWhole && x >= 0 && y >= 0 && x + y < Self.furthest }

    /// Returns the nearest whole number to a nonnegative one, with the method of `round(_:_:)`.
    @inline(__always)
    static func nearestPoint(to value: CGFloat) -> CGFloat {
        let large: CGFloat = 0x1.8p52
        return (value + 0x1p-20 + large) - large
    }

    /// Returns where a frame ends whose size is not one of whole pixels: not outside of its container, if it is in it.
    ///
    /// The container's own frame is rounded as well, from where it begins: one of 22.5 cells at 23.5 is 22 cells wide, and what
    /// fills it must not be 23.
    ///
    /// - Parameter rounded: The end, rounded by itself.
    @inline(never)
    func end(of frame: CGRect, rounded: CGPoint, in container: RenderNode?) -> CGPoint {
        guard let container, container.parent != nil, container.flags.contains(.placed) else { return rounded }
        if case .scroll = container.content { return rounded }
        let exact = container.size(for: container.proposal)
        let shown = container.layoutFrame.size
        var end = rounded
        for axis in [Axis.horizontal, .vertical] where end[axis] > shown[axis] {
            let length = frame.size[axis]
            // One of whole pixels keeps its size, so that no text is cut.
            if (round(length, pixel[axis]) - length).magnitude < Self.sameEdge { continue }
            if frame.origin[axis] + length < exact[axis] + Self.sameEdge { end[axis] = shown[axis] }
        }
        return end
    }

    /// The distance of edges that differ only by the errors of sums, in points.
    private static let sameEdge: CGFloat = 1e-6

    private static let furthest: CGFloat = 1e9

    /// Returns the nearest multiple of a step; halves are rounded away from zero.
    ///
    /// Adding and subtracting 2^52 drops the fraction. This needs neither a call, on processors without a known
    /// rounding instruction, nor a check of the integer range. It rounds halves to even, so values are first moved away
    /// from zero by an amount too small to be seen.
    @inline(__always)
    func round(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
        let steps = step == 1 ? value : value / step
        guard steps.magnitude < Self.furthest else { return steps.rounded() * step }
        let large: CGFloat = 0x1.8p52
        let rounded = (steps + CGFloat(signOf: steps, magnitudeOf: 0x1p-20) + large) - large
        return step == 1 ? rounded : rounded * step
    }
}
