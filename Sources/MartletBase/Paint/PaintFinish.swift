import Foundation

/// What few paints have beside their colours.
package final class PaintFinish: Hashable, Sendable {
    /// A shadow of what is painted.
    package struct Shadow: Hashable, Sendable {
        package let color: ResolvedColor
        /// In points.
        package let radius: CGFloat
        package let offset: CGSize
        /// Whether it falls onto what is painted from its edges, rather than behind it.
        package let isInner: Bool

        package init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isInner: Bool) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.isInner = isInner
        }
    }

    /// How the paint is mixed with what lies behind.
    package let operation: CompositingOperation
    /// The shadows, the first one in front.
    package let shadows: [Shadow]
    /// Whether what lies behind is seen only out of focus.
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
