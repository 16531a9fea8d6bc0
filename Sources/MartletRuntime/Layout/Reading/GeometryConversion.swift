import Foundation

/// The conversion from a node's coordinates to those of an ancestor or of the window, through every offset, scroll
/// position and transform in between.
///
/// Most conversions are translations. A matrix is only built from the first transform on.
struct GeometryConversion: Equatable {
    private var offset = CGPoint.zero
    /// The combined transform from the first transform of the path on; nil for a translation.
    private var matrix: ProjectionTransform?

    /// - Parameter ancestor: The node that coordinates are converted to; nil for the window.
    /// - Complexity: O(*d*) for *d* levels between the nodes.
    init(from node: RenderNode, to ancestor: RenderNode? = nil) {
        var current = node
        while current !== ancestor {
            move(by: current.layoutFrame.origin)
            guard let container = current.containerNode else { return }
            if case .effect(let effect) = container.content {
                switch effect {
                case .transform(let transform) where !transform.isIgnoredByLayout:
                    append(transform.matrix(in: container.layoutFrame.size))
                case .offset(let offset): move(by: CGPoint(x: offset.target.width, y: offset.target.height))
                default: break
                }
            } else {
                move(by: container.contentOffset)
            }
            current = container
        }
    }

    private mutating func move(by distance: CGPoint) {
        if matrix == nil {
            offset.x += distance.x
            offset.y += distance.y
        } else if distance != .zero {
            append(ProjectionTransform(CGAffineTransform(translationX: distance.x, y: distance.y)))
        }
    }

    private mutating func append(_ transform: ProjectionTransform) {
        let before = matrix ?? ProjectionTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
        matrix = before.concatenating(transform)
    }

    /// Appends the inverse of another conversion, omitting transforms that can't be inverted.
    func followed(byInverseOf other: GeometryConversion) -> GeometryConversion {
        var result = self
        guard var back = other.matrix else {
            result.move(by: CGPoint(x: -other.offset.x, y: -other.offset.y))
            return result
        }
        if back.invert() { result.append(back) }
        return result
    }

    /// Converts a point.
    func point(_ point: CGPoint) -> CGPoint {
        if let matrix { return point.applying(matrix) }
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// The bounding box of a rectangle after the conversion.
    func rect(_ rect: CGRect) -> CGRect {
        if let matrix { return rect.applying(matrix) }
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }
}

extension GeometryConversion {
    /// The conversion that changes nothing.
    static let identity = GeometryConversion()

    private init() {}

    /// The conversion from one node's coordinates to another's, in one window.
    static func between(_ node: RenderNode?, _ other: RenderNode?) -> GeometryConversion {
        guard let node else { return .identity }
        let toWindow = GeometryConversion(from: node)
        guard let other else { return toWindow }
        return toWindow.followed(byInverseOf: GeometryConversion(from: other))
    }
}
