import Foundation

/// The content of a shape node. A host requests the outline for the displayed size when it draws the shape.
package final class ShapeContent {
    /// The way in which the outline is drawn.
    package enum Drawing: Equatable, Sendable {
        /// The inside of the outline is filled.
        case fill(FillStyle)
        /// The line of the outline is stroked.
        case stroke(StrokeStyle)

        package var isFill: Bool {
            if case .fill = self { true } else { false }
        }
    }

    /// The outline.
    package let outline: ShapeOutline
    /// The paint of the shape.
    package let paint: ResolvedPaint
    package let drawing: Drawing

    package init(outline: ShapeOutline, paint: ResolvedPaint, drawing: Drawing) {
        self.outline = outline
        self.paint = paint
        self.drawing = drawing
    }
}

/// The outline of a shape, for any size.
package final class ShapeOutline: Equatable {
    private let make: (CGRect) -> Path
    private let isMirrored: Bool
    /// Whether the outline depends on the size only.
    private let isKept: Bool
    /// The outline requested last. A shape is drawn more often than its size changes.
    private var last: (size: CGSize, path: Path)?

    package init(isMirrored: Bool = false, isKept: Bool = true, _ make: @escaping (CGRect) -> Path) {
        self.make = make
        self.isKept = isKept
        self.isMirrored = isMirrored
    }

    /// Returns the outline in a frame of the given size at the origin.
    package func path(in size: CGSize) -> Path {
        if let last, last.size == size { return last.path }
        var path = make(CGRect(origin: .zero, size: size))
        if isMirrored {
            path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
        }
        if isKept { last = (size, path) }
        return path
    }

    /// Returns whether both are the same object.
    package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool { a === b }
}
