import Foundation

/// The state of a scrolling node besides its content.
final class ScrollState: NodeAttachment {
    /// Whether the user can scroll the node.
    var isEnabled = true
    /// The space around the content that the environment asks for.
    private(set) var margins = EdgeInsets()
    /// The overlap of the node with the unsafe area, by which its content is inset.
    private(set) var safeArea = EdgeInsets()
    /// The anchors of the content, which apply until the user has scrolled.
    private(set) var anchors = ScrollAnchors()
    /// The behavior that determines the resting place; nil to rest at the current offset.
    var behavior: (any ScrollTargetBehavior)?
    /// Whether the phases of the scroll view are observed.
    var isWatched = false
    /// The scroll interactions of the user; nil until they are tracked.
    private(set) var session: ScrollSession?
    /// The size of the frame without margins and safe areas, when it was last placed.
    var areaSize: CGSize?
    /// Whether the content was last placed from right to left.
    private var isMirrored = false
    /// The furthest offset when the content was last placed; nil before it was.
    var largestOffset: CGPoint?
    /// An offset that was limited to the content. Layout may settle in several steps: an offset that fits again within
    /// the update is restored.
    private var cut: (update: Int, wanted: CGPoint, fitting: CGPoint)?

    /// Limits the offset so that the frame remains inside the content.
    func fit(_ scroll: inout ScrollContent, in size: CGSize, update: Int) {
        if let cut, cut.update == update, cut.fitting == scroll.offset { scroll.offset = cut.wanted }
        let wanted = scroll.offset
        scroll.clampOffset(in: size)
        cut = scroll.offset == wanted ? nil : (update, wanted, scroll.offset)
    }

    static func of(_ node: RenderNode) -> ScrollState {
        node.attachment(ScrollState.self, orMake: ScrollState())
    }

    /// Records a movement of the content by the user, if a behavior or an observer needs it.
    func moved(_ node: RenderNode, from old: CGPoint, to new: CGPoint) {
        guard behavior != nil || isWatched else { return }
        let session = self.session ?? ScrollSession(node: node)
        self.session = session
        session.moved(from: old, to: new)
    }

    /// The space between the edges of the frame and the content.
    var insets: EdgeInsets {
        EdgeInsets(
            top: margins.top + safeArea.top,
            leading: margins.leading + safeArea.leading,
            bottom: margins.bottom + safeArea.bottom,
            trailing: margins.trailing + safeArea.trailing
        )
    }

    func take(margins: EdgeInsets, anchors: ScrollAnchors, for node: RenderNode) {
        guard margins != self.margins || anchors != self.anchors else { return }
        self.margins = margins
        self.anchors = anchors
        node.invalidateSize()
    }

    /// Called while the node is being placed, before its children are.
    func setSafeArea(_ insets: EdgeInsets, of node: RenderNode) {
        guard insets != safeArea else { return }
        safeArea = insets
        node.cache.removeAll()
        node.flags.insert(.placeQueued)
    }

    /// Returns the alignment of smaller content along an axis, from 0 to 1. The default is the middle, but the start of
    /// the axis that scrolls if there is only one.
    func alignment(along axis: Axis, scrolling axes: Axis.Set) -> CGFloat {
        guard axes.contains(axis) else { return 0.5 }
        guard let anchor = anchors.alignment else { return axes == [.horizontal, .vertical] ? 0.5 : 0 }
        return axis == .horizontal ? anchor.x : anchor.y
    }

    /// Keeps the anchor of resized content in place, if the content was at its anchor before.
    ///
    /// From right to left, the offset is measured from the right end of the content, so that the visible part keeps its
    /// distance from there.
    func keepAnchor(of scroll: inout ScrollContent, in size: CGSize, isRightToLeft: Bool, transaction: Transaction) {
        let largest = scroll.largestOffset(in: size)
        if isRightToLeft != isMirrored {
            isMirrored = isRightToLeft
            if let last = largestOffset { scroll.offset.x = last.x - scroll.offset.x }
        }
        let adjusts = transaction.scrollContentOffsetAdjustmentBehavior == .automatic
        let anchor = largestOffset == nil ? anchors.initial : adjusts ? anchors.sizeChanges : nil
        for axis in Axis.allCases where scroll.axes.contains(axis) {
            let isMirrored = isMirrored && axis == .horizontal
            guard let anchor else {
                if isMirrored { scroll.offset.x += largest.x - (largestOffset?.x ?? 0) }
                continue
            }
            let share = axis == .vertical ? anchor.y : isMirrored ? 1 - anchor.x : anchor.x
            if let last = largestOffset, abs(scroll.offset[axis] - last[axis] * share) > 0.5 { continue }
            scroll.offset[axis] = largest[axis] * share
        }
    }
}
