/// The modifiers and kinds that any mark of a chart has.
struct MarkFeatures {
    private(set) var kinds: Set<MarkKind> = []
    private(set) var hasAnnotations = false
    /// Whether an annotation is kept within the chart, and one makes the scale give it room.
    private(set) var keepsInChart = false
    private(set) var padsScales = false
    private(set) var hasSymbolViews = false
    private(set) var hasOrder = false
    private(set) var hasMasks = false

    mutating func add(_ mark: MarkRecord) {
        kinds.insert(mark.kind)
        if !mark.style.annotations.isEmpty {
            hasAnnotations = true
            keepsInChart = keepsInChart || mark.style.annotations.contains { $0.overflow.needsChart }
            padsScales = padsScales || mark.style.annotations.contains { $0.overflow.padsScale }
        }
        hasSymbolViews = hasSymbolViews || mark.style.symbolView != nil
        hasOrder = hasOrder || mark.style.zIndex != 0
        hasMasks = hasMasks || mark.masks != nil
    }
}
