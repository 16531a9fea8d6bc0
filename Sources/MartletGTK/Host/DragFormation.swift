#if GTK
import Foundation
import Martlet

/// The arrangement under the pointer of the pictures of views that are dragged together.
@MainActor
struct DragFormation {
    /// A picture of a view: its origin relative to the view under the pointer, in points, and its rotation about the
    /// center, in degrees.
    struct Picture {
        let node: RenderNode
        var offset = CGSize.zero
        var degrees = 0.0

        /// The room that it takes up.
        @MainActor var bounds: CGRect {
            let rect = CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: node.frame.size)
            guard degrees != 0 else { return rect }
            let (sine, cosine) = (abs(sin(degrees * .pi / 180)), abs(cos(degrees * .pi / 180)))
            let size = CGSize(
                width: rect.width * cosine + rect.height * sine, height: rect.width * sine + rect.height * cosine)
            return rect.insetBy(dx: (rect.width - size.width) / 2, dy: (rect.height - size.height) / 2)
        }
    }

    /// The pictures, from the back to the front.
    let pictures: [Picture]
    /// The room that they take up together.
    let bounds: CGRect

    /// The largest number of pictures; more could not be distinguished.
    private static let limit = 10
    /// The offset of each picture behind the previous one, in points.
    private static let step: CGFloat = 6
    /// Between the pictures of a list, in points.
    private static let spacing: CGFloat = 4
    private static let turns: [Double] = [-5, 4, -8, 7, -2, 6, -6, 3, -4]

    init(_ preview: DragPreview) {
        let held = Picture(node: preview.node)
        let all = preview.nodes.prefix(Self.limit)
        let others = all.filter { $0 !== preview.node }.prefix(Self.limit - 1)
        switch preview.formation {
        case .inPlace:
            let origin = preview.node.frameInWindow.origin
            pictures =
                others.map { node in
                    let place = node.frameInWindow.origin
                    return Picture(node: node, offset: CGSize(width: place.x - origin.x, height: place.y - origin.y))
                } + [held]
        case .list:
            var pictures: [Picture] = []
            var top: CGFloat = 0
            for node in all.contains(where: { $0 === preview.node }) ? Array(all) : [preview.node] + others {
                pictures.append(Picture(node: node, offset: CGSize(width: 0, height: top)))
                top += node.frame.height + Self.spacing
            }
            // The view under the pointer stays there.
            let shift = pictures.first { $0.node === preview.node }?.offset.height ?? 0
            self.pictures = pictures.map { picture in
                var picture = picture
                picture.offset.height -= shift
                return picture
            }
        case .stack:
            pictures =
                others.enumerated().map { index, node in
                    let distance = CGFloat(index + 1) * Self.step
                    return Picture(node: node, offset: CGSize(width: distance, height: distance))
                }.reversed() + [held]
        case .pile:
            pictures =
                others.enumerated().map { index, node in
                    Picture(
                        node: node,
                        offset: CGSize(
                            width: (held.node.frame.width - node.frame.width) / 2,
                            height: (held.node.frame.height - node.frame.height) / 2),
                        degrees: Self.turns[index % Self.turns.count])
                }.reversed() + [held]
        }
        bounds = pictures.reduce(held.bounds) { $0.union($1.bounds) }
    }
}
#endif
