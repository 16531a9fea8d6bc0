/// The part of a mark that does not depend on its datum: most marks of a chart have equal traits.
struct MarkTraits {
    var kind: MarkKind
    var stacking = MarkStackingMethod.unstacked
    /// The innermost group that is drawn as one.
    var layer: Int?
    /// The layer that the mark is a part of the mask of.
    var masks: Int?
    var xLabels: PlaceLabels
    var yLabels: PlaceLabels
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var series: PlotValue?
    var angle: PlotValue?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
}

extension MarkTraits: Equatable {
    static func == (a: MarkTraits, b: MarkTraits) -> Bool {
        a.kind == b.kind && a.stacking == b.stacking && a.layer == b.layer && a.masks == b.masks
            && a.width.kind == b.width.kind && a.height.kind == b.height.kind
            && a.innerRadius.kind == b.innerRadius.kind && a.outerRadius.kind == b.outerRadius.kind
            && a.angularInset == b.angularInset && a.xLabels == b.xLabels && a.yLabels == b.yLabels
            && a.series == b.series && a.angle == b.angle
    }
}

/// The labels of the values of one axis: that of the value or the lower bound, and that of the upper bound.
struct PlaceLabels: Equatable {
    var start: Text?
    var end: Text?
}

/// Traits that many records refer to.
final class SharedTraits {
    let values: MarkTraits
    let source: MarkSource?

    init(_ values: MarkTraits, source: MarkSource?) {
        self.values = values
        self.source = source
    }
}
