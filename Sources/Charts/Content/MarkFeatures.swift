/// The modifiers and kinds that any mark of a chart has.
struct MarkFeatures {
    private(set) var kinds: Set<MarkKind> = []
    private(set) var hasAnnotations = false
    private(set) var hasSymbolViews = false
    private(set) var hasOrder = false
    private(set) var hasMasks = false

    mutating func add(_ mark: MarkRecord) {
        kinds.insert(mark.kind)
        hasAnnotations = hasAnnotations || !mark.style.annotations.isEmpty
        hasSymbolViews = hasSymbolViews || mark.style.symbolView != nil
        hasOrder = hasOrder || mark.style.zIndex != 0
        hasMasks = hasMasks || mark.masks != nil
    }
}
