import Foundation

/// Rare properties of a paint beside its colors.
package final class PaintFinish: Hashable, Sendable {
    /// A shadow of the painted shape.
    package struct Shadow: Hashable, Sendable {
        package let color: ResolvedColor
        /// The radius, in points.
        package let radius: CGFloat
        package let offset: CGSize
        /// Whether the shadow falls inwards from the edges of the shape, instead of behind the shape.
        package let isInner: Bool

        package init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isInner: Bool) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.isInner = isInner
        }
    }

    /// The operation that composites the paint with its backdrop.
    package let operation: CompositingOperation
    /// The shadows, the front one first.
    package let shadows: [Shadow]
    /// Whether the backdrop is visible only blurred.
    package let isMaterial: Bool

    package init(operation: CompositingOperation = .normal, shadows: [Shadow] = [], isMaterial: Bool = false) {
        self.operation = operation
        self.shadows = shadows
        self.isMaterial = isMaterial
    }

    package static func == (a: PaintFinish, b: PaintFinish) -> Bool {
        a === b || (a.operation == b.operation && a.shadows == b.shadows && a.isMaterial == b.isMaterial)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(operation)
        hasher.combine(shadows)
    }
}

extension ResolvedPaint {
    package func mixed(by operation: CompositingOperation) -> ResolvedPaint {
        var result = self
        result.finish = PaintFinish(
            operation: operation, shadows: finish?.shadows ?? [], isMaterial: finish?.isMaterial ?? false)
        return result
    }

    package func shadowed(by shadow: PaintFinish.Shadow) -> ResolvedPaint {
        var result = self
        result.finish = PaintFinish(
            operation: finish?.operation ?? .normal, shadows: (finish?.shadows ?? []) + [shadow],
            isMaterial: finish?.isMaterial ?? false)
        return result
    }
}
