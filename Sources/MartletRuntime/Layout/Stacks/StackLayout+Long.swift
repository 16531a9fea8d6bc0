import Foundation

extension StackLayout {
    /// Places the children of a long stack that has just been measured, where all of them are as long as they like to be,
    /// at one distance from each other. Most are placed as they were, if elsewhere.
    /// - Returns: false where the stack is no such one; then nothing has happened.
    @inline(never)
    func placeLong(
        _ children: ContiguousArray<RenderNode>, size ownSize: CGSize, proposal: ProposedViewSize, node: RenderNode
    ) -> Bool {
        guard let known = node.withScene({ $0.layoutWork.measuredStack }), !known.wantsSpacing,
            known.tells(of: node, count: children.count, proposal: proposal)
        else { return false }
        let cross = proposal[axis.other]
        let ideal = ProposedViewSize(nil, along: axis, across: cross)
        let context = PlacementContext(of: node)
        let proposed = SizeCache.numbers(of: ideal)
        let standard = spacing ?? node.withScene { $0.profile.defaultSpacing[axis] }
        let isOpenAcross = cross == nil
        let isVertical = axis == .vertical
        let before = known.reach.before
        var position: CGFloat = 0
        // Unsafe pointers: the records of a run of the layout, which end with it.
        let places = known.children
        children.forEachUnretained { index, child in
            var size = places[index].size
            var guide = places[index].guide
            var offered = ideal
            let isAsMeasured = !isOpenAcross || places[index].isBounded
            if !isAsMeasured {
                // It is offered the length across that the stack has.
                offered = ProposedViewSize(nil, along: axis, across: ownSize[axis.other])
                size = child.size(for: offered)
                guide = self.guide(of: child, size: size, offered)
            }
            let across = before - guide
            let place = CGPoint(x: isVertical ? across : position, y: isVertical ? position : across)
            if !isAsMeasured || !child.shift(to: place, size: size, proposed: proposed, in: context) {
                child.place(at: place, size: size, proposal: offered, in: context)
            }
            position += isVertical ? size.height : size.width
            position += standard
        }
        withExtendedLifetime(known) {}
        return true
    }
}
