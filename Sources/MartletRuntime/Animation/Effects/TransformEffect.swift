import Foundation

/// A transform with which the children of a node are drawn, without an effect on layout.
package struct TransformEffect: Equatable {
    enum Kind: Equatable {
        case scale(width: CGFloat, height: CGFloat)
        case rotation(radians: Double)
        case projection(ProjectionTransform)
    }

    var kind: Kind
    /// The fixed point of the transform, as a fraction of the size.
    var anchor: UnitPoint = .topLeading
    /// Whether the geometry that views read omits the transform, which then only affects drawing.
    var isIgnoredByLayout = false

    /// Whether the transform is a scale.
    package var isScale: Bool {
        if case .scale = kind { return true }
        return false
    }

    /// Whether the transform is a rotation.
    package var isRotation: Bool {
        if case .rotation = kind { return true }
        return false
    }

    /// The transform in the coordinates of a node of a size.
    package func matrix(in size: CGSize) -> ProjectionTransform {
        let matrix =
            switch kind {
            case .scale(let width, let height): ProjectionTransform(CGAffineTransform(scaleX: width, y: height))
            case .rotation(let radians): ProjectionTransform(CGAffineTransform(rotationAngle: radians))
            case .projection(let matrix): matrix
            }
        let origin = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
        let result = origin == .zero ? matrix : matrix.about(origin)
        // A transform computed from NaN or infinite values is ignored (law C6).
        return result.isFinite ? result : ProjectionTransform()
    }
}

extension RenderNode {
    /// The transform with which the children are drawn, in the node's coordinates; nil if there is none.
    package var contentTransform: ProjectionTransform? {
        if case .effect(.transform(let transform)) = content { return transform.matrix(in: frame.size) }
        return nil
    }

    /// Returns a point of the node in the coordinates of its children; nil if the transform makes them invisible.
    func contentPoint(_ point: CGPoint) -> CGPoint? {
        if var matrix = contentTransform {
            guard matrix.invert() else { return nil }
            return point.applying(matrix)
        }
        let offset = contentOffset
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    /// The node's bounds in its window, with the presented transforms of its ancestors.
    ///
    /// If the node itself only applies an effect to its child, that effect is included: a view and its transform are
    /// one element.
    package var frameInWindow: CGRect {
        let inner = innermostEffect
        var rect = CGRect(origin: .zero, size: inner.frame.size)
        var node = inner
        if let matrix = node.contentTransform { rect = rect.applying(matrix) }
        if case .effect(.offset(let offset)) = node.content {
            rect.origin.x += offset.shown.width
            rect.origin.y += offset.shown.height
        }
        while true {
            rect.origin.x += node.frame.minX
            rect.origin.y += node.frame.minY
            guard let container = node.containerNode else { return rect }
            if let matrix = container.contentTransform { rect = rect.applying(matrix) }
            let offset = container.contentOffset
            rect.origin.x += offset.x
            rect.origin.y += offset.y
            node = container
        }
    }

    /// The last node in a chain of directly nested effects that begins at this node; the node itself if it has no
    /// effect.
    var innermostEffect: RenderNode {
        var node = self
        while case .effect = node.content, let child = node.onlyChild, case .effect = child.content { node = child }
        return node
    }
}
