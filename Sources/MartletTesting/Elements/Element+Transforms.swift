import Foundation
import Martlet

/// The displayed transforms of an element, and its drawing order relative to others.
extension Element {
    /// The transform from the element's layout coordinates, with the origin at its top left corner, to its displayed
    /// position in the window, in points: all transforms and offsets on it and around it, as presented now.
    public var transform: ProjectionTransform {
        var node = node.innermostShownEffect
        var transform = node.contentTransform ?? ProjectionTransform()
        if case .effect(.offset) = node.content { transform = transform.moved(by: node.contentOffset) }
        while true {
            transform = transform.moved(by: node.frame.origin)
            guard let container = node.containerNode else { break }
            if let matrix = container.contentTransform { transform = transform.concatenating(matrix) }
            transform = transform.moved(by: container.contentOffset)
            node = container
        }
        return transform.moved(by: core.originInWindow)
    }

    /// The displayed scale of the element relative to its layout, by all transforms on it and around it; negative if it
    /// is mirrored.
    public var scale: CGSize { transform.parts.scale }

    /// The displayed rotation of the element, clockwise, by all transforms on it and around it: between -180° and 180°.
    public var rotation: Angle { transform.parts.rotation }

    /// Whether the element is drawn after another one, and so covers it where they overlap: by the order of views, by
    /// `zIndex(_:)`, or because it is presented above the other. A descendant is in front of its ancestors.
    public func isInFront(of other: Element) -> Bool {
        let levels = core.bottom.cores.map { ObjectIdentifier($0.scene) }
        let level = levels.firstIndex(of: ObjectIdentifier(core.scene))
        let otherLevel = levels.firstIndex(of: ObjectIdentifier(other.core.scene))
        if let level, let otherLevel, level != otherLevel { return level > otherLevel }
        let (way, otherWay) = (node.wayFromRoot, other.node.wayFromRoot)
        let common = zip(way, otherWay).prefix { $0 === $1 }.count
        guard common > 0, common < way.count else { return false }
        guard common < otherWay.count else { return true }
        let drawn = way[common - 1].visibleChildren
        guard let place = drawn.firstIndex(where: { $0 === way[common] }) else { return false }
        return drawn.firstIndex { $0 === otherWay[common] }.map { place > $0 } ?? true
    }
}

extension ProjectionTransform {
    fileprivate func moved(by distance: CGPoint) -> ProjectionTransform {
        concatenating(ProjectionTransform(CGAffineTransform(translationX: distance.x, y: distance.y)))
    }

    /// The scale and the rotation that make up the transform, one after the other. A mirror image has one negative
    /// scale.
    package var parts: (scale: CGSize, rotation: Angle) {
        let determinant = m11 * m22 - m12 * m21
        var width = hypot(m11, m12)
        var radians = atan2(m12, m11)
        // Mirrored from left to right rather than from top to bottom and turned.
        if determinant < 0, m22 > 0 || m22 == 0 && m12 < 0 {
            width = -width
            radians = atan2(-m12, -m11)
        }
        let height = width == 0 ? hypot(m21, m22) : determinant / width
        return (CGSize(width: width, height: height), .radians(radians == 0 ? 0 : radians))
    }
}

extension RenderNode {
    /// The path of containers from the root to the node itself.
    fileprivate var wayFromRoot: [RenderNode] {
        var way: [RenderNode] = [self]
        while let container = way[way.count - 1].containerNode { way.append(container) }
        return way.reversed()
    }
}
