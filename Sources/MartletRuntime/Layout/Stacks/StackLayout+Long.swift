import Foundation

extension StackLayout {
    /// Places the children of a long stack that was just measured with ideal lengths and uniform distances. Most
    /// children only move.
    ///
    /// It saves asking children again, and lists those that move together. Each child has the place, the size and the
    /// proposal that `place` of StackLayout.swift gives it (`aLongStackThatChangesStandsAsANewOne`).
    ///
    /// - Returns: False, without an effect, if the stack does not qualify.
    @inline(never)
    func placeLong(
        _ children: ContiguousArray<RenderNode>, size ownSize: CGSize, proposal: ProposedViewSize, node: RenderNode
    ) -> Bool {
        guard let known = node.withScene({ $0.layoutWork.measuredStack }), !known.wantsSpacing,
            known.describes(of: node, count: children.count, proposal: proposal)
        else { return false }
        let cross = proposal[axis.other]
        let context = PlacementContext(of: node)
        let proposed = SizeCache.numbers(of: ProposedViewSize(nil, along: axis, across: cross))
        let standard = standardDistance(in: node)
        let isOpenAcross = cross == nil
        let isVertical = axis == .vertical
        let before = known.reach.before
        // With a nonnegative spacing, all children are inside the stack's length and breadth.
        let mayShift =
            context.mayShift && standard >= 0 && context.keepsSizes(from: ownSize.width, ownSize.height)
        // Unsafe pointers: the records of a run of the layout, which end with it, and nodes that the tree holds.
        let places = known.children
        children.withUnsafeBufferPointer { nodes in
            withUnsafeTemporaryAllocation(of: Borrowed<RenderNode>.self, capacity: nodes.count) { moved in
                // Listed together: where one row is new, most others move.
                let start = moved.baseAddress.unsafelyUnwrapped
                var end = start
                var position: CGFloat = 0
                for index in nodes.indices {
                    let size = places[index].size
                    let across = before - places[index].guide
                    let place = CGPoint(x: isVertical ? across : position, y: isVertical ? position : across)
                    let child = Borrowed(nodes[index])
                    let isAsMeasured = !isOpenAcross || places[index].isBounded
                    var length = isVertical ? size.height : size.width
                    let shift =
                        isAsMeasured && mayShift
                        ? child.with { $0.shift(to: place, size: size, proposed: proposed) }
                        : .impossible
                    switch shift {
                    case .done: break
                    case .toBeListed:
                        end.initialize(to: child)
                        end += 1
                    case .impossible:
                        length = child.with {
                            self.place(
                                $0, places + index, at: place, across: isAsMeasured ? cross : ownSize[axis.other],
                                reach: isAsMeasured ? nil : before, in: context)
                        }
                    }
                    position += length
                    position += standard
                }
                node.withScene { $0.changes.record(UnsafeBufferPointer(start: start, count: end - start)) }
                start.deinitialize(count: end - start)
            }
        }
        withExtendedLifetime(known) {}
        return true
    }

    /// Places a child that does more than move.
    ///
    /// - Parameters:
    ///   - known: The measurements of the child.
    ///   - cross: The proposal across the axis.
    ///   - reach: The extent of the children before the shared guide, if the child is now offered another breadth than
    ///     it was measured with.
    /// - Returns: The length of the child.
    @inline(never)
    private func place(
        _ child: RenderNode, _ known: UnsafePointer<MeasuredChild>, at origin: CGPoint, across cross: CGFloat?,
        reach: CGFloat?, in context: PlacementContext
    ) -> CGFloat {
        let offered = ProposedViewSize(nil, along: axis, across: cross)
        var size = known.pointee.size
        var origin = origin
        if let reach {
            size = child.size(for: offered)
            let across = reach - guide(of: child, size: size, offered)
            if axis == .vertical { origin.x = across } else { origin.y = across }
        }
        child.place(at: origin, size: size, proposal: offered, in: context)
        return size[axis]
    }
}
