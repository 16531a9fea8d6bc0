import AttributeGraph
import Foundation

/// The scrolling nodes around the options of a picker in the wheel style.
struct PickerWheel {
    // The node that the picker lays out.
    // A node of the picker, which lives as long as the owner of this value.
    unowned let outer: RenderNode
    /// The scroll node that contains the options.
    unowned let scroll: RenderNode

    /// The default height of a wheel, in points.
    private static let height: CGFloat = 216
    /// The minimum visible height of a wheel, in points.
    private static let leastHeight: CGFloat = 64

    /// Creates the nodes.
    init(inputs: _ViewInputs) {
        let (outputs, node) = ScrollMaker.make(inputs: inputs) { _ in (.vertical, true) }
        outer = outputs.node
        scroll = node
    }

    /// Returns the height of the wheel for a proposed size: the options' height, but no more than a wheel's.
    func height(for proposed: CGFloat?, width: CGFloat?) -> CGFloat {
        let all = outer.size(for: ProposedViewSize(width: width, height: nil)).height
        let room = min(max(proposed ?? Self.height, Self.leastHeight), Self.height)
        return min(all, room)
    }

    /// Scrolls an option to the center of the wheel, unless it is fully visible. Enclosing scroll views do not move.
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
        scroll.scene.scrolling.scroll(scroll, by: CGSize(width: 0, height: top + height / 2 - place.midY))
    }
}
