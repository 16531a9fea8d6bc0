import AttributeGraph
import Foundation

/// What scrolls the options of a picker that looks like a wheel where there is one.
struct PickerWheel {
    // unowned(unsafe): nodes of the picker, which live as long as what holds this.
    /// What the picker lays out.
    unowned(unsafe) let outer: RenderNode
    /// What scrolls, with the options in it.
    unowned(unsafe) let scroll: RenderNode

    /// The height of a wheel that is not given another, in points.
    private static let height: CGFloat = 216
    /// What is seen of a wheel in the least room, in points.
    private static let leastHeight: CGFloat = 64

    /// Makes the nodes.
    init(inputs: _ViewInputs) {
        let (outputs, node) = ScrollMaker.make(inputs: inputs) { _ in (.vertical, true) }
        outer = outputs.node
        scroll = node
    }

    /// How high the options are to stand in a height; nil for no limit but their own.
    func height(for proposed: CGFloat?, width: CGFloat?) -> CGFloat {
        let all = outer.size(for: ProposedViewSize(width: width, height: nil)).height
        let room = min(max(proposed ?? Self.height, Self.leastHeight), Self.height)
        return min(all, room)
    }

    /// Brings an option into the middle, unless all of it is seen; nothing around the wheel moves.
    func show(_ option: RenderNode?) {
        guard let option, scroll.isDrawn, case .scroll(let content) = scroll.content else { return }
        var place = CGRect(origin: .zero, size: option.frame.size)
        var node = option
        while node !== scroll {
            place.origin.x += node.frame.minX
            place.origin.y += node.frame.minY
            guard let container = node.containerNode else { return }
            node = container
        }
        let height = scroll.frame.height
        let top = content.offset.y
        if place.minY >= top, place.maxY <= top + height { return }
        scroll.scene.scroll(scroll, by: CGSize(width: 0, height: top + height / 2 - place.midY))
    }
}
