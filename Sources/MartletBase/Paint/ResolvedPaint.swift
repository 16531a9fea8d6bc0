import Foundation

/// What a style comes to in its surroundings: what a host fills with. It knows no environment.
public struct _ResolvedPaint: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case color(ResolvedColor)
        /// Colours along a line, around a point or away from one.
        indirect case gradient(GradientPaint)
        /// A picture, repeated.
        indirect case image(ImageTile)
    }

    package struct Stop: Hashable, Sendable {
        package var color: ResolvedColor
        package var location: Double

        package init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    package var content: Content
    /// Shadows and the like; nil for nothing of that.
    package var finish: PaintFinish?

    package init(_ content: Content, finish: PaintFinish? = nil) {
        self.content = content
        self.finish = finish
    }

    package static func color(_ color: ResolvedColor) -> ResolvedPaint {
        ResolvedPaint(.color(color))
    }

    package func opacity(_ factor: Float) -> ResolvedPaint {
        switch content {
        case .color(let color):
            return ResolvedPaint(.color(color.opacity(factor)), finish: finish)
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map {
                Stop(color: $0.color.opacity(factor), location: $0.location)
            }
            return ResolvedPaint(.gradient(gradient), finish: finish)
        case .image(var tile):
            tile.opacity *= factor
            return ResolvedPaint(.image(tile), finish: finish)
        }
    }

    /// Whether it is one colour all over.
    package var isColor: Bool { if case .color = content { true } else { false } }

    /// One colour that stands for the paint where only one can be shown, as in a terminal's cell.
    package var representativeColor: ResolvedColor {
        switch content {
        case .color(let color): color
        case .gradient(let gradient):
            gradient.stops.last?.color ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
        // Neither light nor dark, so that what stands on it can be read.
        case .image(let tile): ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: tile.opacity)
        }
    }
}

extension ResolvedPaint {
    /// The paint with its gradient in a rectangle of the coordinates that are drawn in.
    package func anchored(in rect: CGRect) -> ResolvedPaint {
        guard case .gradient(var gradient) = content, gradient.area == nil else { return self }
        gradient.area = rect
        return ResolvedPaint(.gradient(gradient), finish: finish)
    }
}

/// What the package calls it.
package typealias ResolvedPaint = _ResolvedPaint
