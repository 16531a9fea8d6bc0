import Foundation

/// What a canvas shows: what its renderer drew, in order, as values.
package struct DisplayList: Equatable {
    /// One thing that is drawn, in the coordinates of its state's transform.
    package enum Item: Equatable {
        /// A figure, filled or as a line.
        case path(Path, ShapeContent.Drawing, ResolvedPaint)
        /// Text in a rectangle.
        case text(TextContent, CGRect)
        /// An image in a rectangle.
        case image(ImageContent, CGRect)
        /// A view among the canvas's symbols, by the identity of its node, in a rectangle.
        case symbol(UInt64, CGRect)
        /// Things that are put together before they are drawn. Their states' transforms begin at the canvas.
        indirect case layer(DisplayList)
    }

    /// Something that is drawn, and how.
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

/// How something is put on a canvas.
package struct DrawingState: Equatable {
    /// From the coordinates that are drawn in to those of the canvas.
    package var transform = CGAffineTransform.identity
    package var opacity = 1.0
    package var operation = CompositingOperation.normal
    /// What it is seen through, one after the other.
    package var clips: [Clip] = []
    /// What changes it before it is put on the canvas; the last one comes first.
    package var filters: [Filter] = []

    package init() {
    }

    /// Something that lets only a part be seen.
    package enum Clip: Equatable {
        /// A figure in the coordinates of the canvas.
        case path(Path, evenOdd: Bool, isInverse: Bool)
        /// As far as a drawing is opaque.
        indirect case layer(DisplayList, opacity: Double, isInverse: Bool)
    }

    /// A change of what has been drawn.
    package enum Filter: Equatable {
        case color(ColorTransform)
        /// Of a radius in points.
        case blur(radius: CGFloat)
        case shadow(Shadow)
        /// What has an opacity in a range becomes a colour, and the rest transparent.
        case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
    }

    /// A shadow of what has been drawn.
    package struct Shadow: Equatable {
        package var color: ResolvedColor
        package var radius: CGFloat
        package var offset: CGSize
        /// Whether it lies in front.
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

    /// Whether drawing needs nothing put together first.
    package var isPlain: Bool { filters.isEmpty && operation == .normal && opacity >= 1 }
}

/// What a canvas shows.
package struct DrawingContent: Equatable {
    package var list: DisplayList
    /// Whether what the drawing leaves open is black.
    package var isOpaque: Bool

    package init(list: DisplayList, isOpaque: Bool) {
        self.list = list
        self.isOpaque = isOpaque
    }
}
