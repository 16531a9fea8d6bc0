/// The level of a line or an area among the layers of a map.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads and below titles.
    case aboveRoads
    /// Above titles.
    case aboveLabels
}

nonisolated struct StyledMapContent<Content: MapContent>: _PrimitiveMapContent {
    let content: Content
    let change: (inout MapItemStyle) -> Void

    @MainActor func _collect(into collector: inout _MapCollector) { collector.collect(content, change: change) }
}

extension MapContent {
    /// Fills lines and areas with a style.
    public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent {
        let style = AnyShapeStyle(content)
        return StyledMapContent(content: self) { $0.fill = style }
    }

    /// Gives markers, and lines and areas without another style, a color.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        let style = AnyShapeStyle(tint)
        return StyledMapContent(content: self) { $0.tint = style }
    }

    /// Draws lines, and the edges of areas, with a style.
    ///
    /// - Parameter lineWidth: The width in points of the view.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws lines, and the edges of areas, with a style, dashes, caps and joins.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        let shading = AnyShapeStyle(content)
        return StyledMapContent(content: self) {
            $0.stroke = shading
            $0.strokeStyle = style
        }
    }

    /// Draws lines, and the edges of areas, with a width.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws lines, and the edges of areas, with dashes, caps and joins.
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.strokeStyle = style }
    }

    /// Shows or hides the titles of markers and annotations; they are shown by default.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        StyledMapContent(content: self) { $0.titles = visibility }
    }

    /// Shows or hides second titles. Markers and annotations have none here.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        StyledMapContent(content: self) { _ in }
    }

    /// Gives content a value, by which the map's selection names it.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        StyledMapContent(content: self) { $0.tag = AnyHashable(tag) }
    }

    /// Draws lines and areas below titles, or above them.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        StyledMapContent(content: self) { $0.isAboveLabels = level == .aboveLabels }
    }
}
