import Foundation

/// A style resolved in an environment. Hosts fill with it, without access to the environment.
public struct _ResolvedPaint: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case color(ResolvedColor)
        /// A gradient.
        indirect case gradient(GradientPaint)
        /// A repeated picture.
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
    /// Shadows and other rare properties; `nil` if there are none.
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

    /// Whether the paint is a single color.
    package var isColor: Bool { if case .color = content { true } else { false } }

    /// A color that represents the paint if only one color can be shown, as in a terminal's cell.
    package var representativeColor: ResolvedColor {
        switch content {
        case .color(let color): color
        case .gradient(let gradient):
            gradient.stops.last?.color ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
        // Neither light nor dark, so that text on it is readable.
        case .image(let tile): ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: tile.opacity)
        }
    }
}

extension ResolvedPaint {
    /// Returns the paint with its gradient fixed to a rectangle in drawing coordinates.
    package func anchored(in rect: CGRect) -> ResolvedPaint {
        guard case .gradient(var gradient) = content, gradient.area == nil else { return self }
        gradient.area = rect
        return ResolvedPaint(.gradient(gradient), finish: finish)
    }
}

/// The name used inside this package.
package typealias ResolvedPaint = _ResolvedPaint
