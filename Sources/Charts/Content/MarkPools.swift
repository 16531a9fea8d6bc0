/// The pools of a chart, kept from one update to the next.
struct MarkPools {
    var traits = TraitsPool()
    var styles = StylePool()
}

/// Finds the object of traits that the marks before had, so that a thousand marks of one call share one.
///
/// A chart keeps its pools, so that marks that stay as they are have the objects that they had before an update.
struct TraitsPool {
    private var recent: [SharedTraits] = []
    /// As many as a chart has series that take turns. More of them get an object for each mark.
    private static var limit: Int { 8 }

    mutating func shared(_ traits: MarkTraits, source: MarkSource?) -> SharedTraits {
        guard source == nil else { return SharedTraits(traits, source: source) }
        if let known = recent.first(where: { $0.values == traits }) { return known }
        let new = SharedTraits(traits, source: nil)
        if recent.count == Self.limit { recent.removeLast() }
        recent.insert(new, at: 0)
        return new
    }
}

/// Finds the style by a value that the marks before had.
struct StylePool {
    private var recent: [(outer: MarkStyle, channel: StyleChannel, result: MarkStyle)] = []
    private static var limit: Int { 8 }

    mutating func style(
        _ outer: MarkStyle, _ channel: StyleChannel, change: (inout MarkStyle) -> Void
    ) -> MarkStyle {
        if let known = recent.first(where: { $0.channel == channel && $0.outer.isSame(as: outer) }) {
            return known.result
        }
        var result = outer
        change(&result)
        if recent.count == Self.limit { recent.removeLast() }
        recent.insert((outer, channel, result), at: 0)
        return result
    }
}
