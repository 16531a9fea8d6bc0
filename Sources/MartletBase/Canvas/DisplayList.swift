import Foundation

/// The commands that a canvas's renderer has drawn, in order.
package struct DisplayList: Equatable {
    /// An item to draw, in the coordinates of its command's transform.
    package enum Item: Equatable {
        /// A path, filled or stroked.
        case path(Path, ShapeContent.Drawing, ResolvedPaint)
        /// Text in a rectangle.
        case text(TextContent, CGRect)
        /// An image in a rectangle.
        case image(ImageContent, CGRect)
        /// A symbol view of the canvas, identified by its node, in a rectangle.
        case symbol(UInt64, CGRect)
        /// A list that is composited before it is drawn. The transforms of its commands begin at the canvas.
        indirect case layer(DisplayList)
    }

    /// An item with its drawing state.
    package struct Command: Equatable {
        package var item: Item
        package var state: DrawingState

        package init(item: DisplayList.Item, state: DrawingState) {
            self.item = item
            self.state = state
        }
    }

    package var commands: [Command] = []

    package init() {}
}

/// The transform, clipping and compositing of a drawing command.
package struct DrawingState: Equatable {
    /// The transform from the command's coordinates to those of the canvas.
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var operation = CompositingOperation.normal
    /// The clips, applied one after the other.
    package var clips: [Clip] = []
    /// The filters applied to the drawing, the last one first.
    package var filters: [Filter] = []

    package init() {
    }

    /// A mask for a drawing.
    package enum Clip: Equatable {
        /// A path in the coordinates of the canvas.
        case path(Path, evenOdd: Bool, isInverse: Bool)
        /// The opacity of another drawing.
        indirect case layer(DisplayList, opacity: Double, isInverse: Bool)
    }

    /// A filter of a drawing.
    package enum Filter: Equatable {
        case color(ColorTransform)
        /// A blur with a radius in points.
        case blur(radius: CGFloat)
        case shadow(Shadow)
        /// Replaces pixels whose opacity is in a range by a color, and all others by transparency.
        case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
    }

    /// A shadow of the drawing.
    package struct Shadow: Equatable {
        package var color: ResolvedColor
        package var radius: CGFloat
        package var offset: CGSize
        /// Whether the shadow is drawn above the drawing.
        package var isAbove: Bool
        /// Whether only the shadow is drawn.
        package var isAlone: Bool

        package init(color: ResolvedColor, radius: CGFloat, offset: CGSize, isAbove: Bool, isAlone: Bool) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.isAbove = isAbove
            self.isAlone = isAlone
        }
    }

    /// Whether the command draws directly, without an intermediate layer.
    package var isPlain: Bool { filters.isEmpty && operation == .normal && opacity >= 1 }
}

/// The content of a canvas.
package struct DrawingContent: Equatable {
    package var list: DisplayList
    /// Whether areas without a drawing are black.
    package var isOpaque: Bool

    package init(list: DisplayList, isOpaque: Bool) {
        self.list = list
        self.isOpaque = isOpaque
    }
}
