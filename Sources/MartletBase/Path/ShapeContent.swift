import Foundation

/// A shape as a node shows it: its outline is worked out when a host draws it, for the size that is shown then.
package final class ShapeContent {
    /// How the outline is drawn.
    package enum Drawing: Equatable, Sendable {
        /// Its inside.
        case fill(FillStyle)
        /// Its line.
        case stroke(StrokeStyle)

        package var isFill: Bool {
            if case .fill = self { true } else { false }
        }
    }

    /// The outline.
    package let outline: ShapeOutline
    /// What it is drawn with.
    package let paint: ResolvedPaint
    package let drawing: Drawing

    package init(outline: ShapeOutline, paint: ResolvedPaint, drawing: Drawing) {
        self.outline = outline
        self.paint = paint
        self.drawing = drawing
    }
}

/// The outline of a shape for any size.
package final class ShapeOutline: Equatable {
    private let make: (CGRect) -> Path
    private let isMirrored: Bool
    /// Whether the outline depends on nothing but the size.
    private let isKept: Bool
    /// The outline that was asked for last: a shape is drawn more often than its size changes.
    private var last: (size: CGSize, path: Path)?

    package init(isMirrored: Bool = false, isKept: Bool = true, _ make: @escaping (CGRect) -> Path) {
        self.make = make
        self.isKept = isKept
        self.isMirrored = isMirrored
    }

    /// The outline in a frame of a size whose origin is zero.
    package func path(in size: CGSize) -> Path {
        if let last, last.size == size { return last.path }
        var path = make(CGRect(origin: .zero, size: size))
        if isMirrored {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        }
        if isKept { last = (size, path) }
        return path
    }

    /// Whether both are one outline: they are compared by identity.
    package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool { a === b }
}
