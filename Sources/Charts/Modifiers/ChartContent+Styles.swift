extension ChartContent {
    /// Sets the style that marks are drawn with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        styled {
            $0.foreground = AnyShapeStyle(style); $0.colorBy = nil
        }
    }

    /// Sets the opacity of marks, from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled { $0.opacity *= opacity }
    }

    /// Blurs marks, by a radius in points.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        styled { $0.blur = radius }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        styled {
            $0.cornerRadius = radius; $0.cornerStyle = style
        }
    }

    /// Sets the stroke of lines and rules.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled {
            $0.line = style; $0.lineBy = nil
        }
    }

    /// Adds a shadow to marks.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.shadow = MarkShadow(color: color, radius: radius, x: x, y: y) }
    }

    /// Sets the curve between the points of lines and areas.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = method }
    }

    /// Whether gradients and the like cover the plot, of which each mark shows its part.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.alignsWithPlot = aligns }
    }

    /// Sets the order of drawing: larger numbers are above smaller ones.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        styled { $0.zIndex = value }
    }

    /// Moves marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        styled { $0.offset.move(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height) }
    }

    /// Moves marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.offset.move(xStart: x, xEnd: x, yStart: y, yEnd: y) }
    }

    /// Moves marks and their ends, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        styled { $0.offset.move(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }
    }

    /// Moves marks and their ends, in points.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }
    }

    /// Moves the ends of marks, in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.offset.move(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd) }
    }
}
