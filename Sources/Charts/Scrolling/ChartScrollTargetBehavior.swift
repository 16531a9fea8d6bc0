/// Determines the resting place of charts that scroll, after an interaction of the user.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Updates the target, the place where the chart would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Leaves the target of a scroll view that is no chart as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The state of a chart at the end of an interaction of the user.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ChartScrollTargetBehaviorContext {
    /// The scales of the chart and the size of its plot.
    public let chartProxy: ChartProxy
    let base: ScrollTargetBehaviorContext

    /// A property of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Moves the target to a page, which is as long as the plot.
    @MainActor public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context.base)
    }
}

/// Lets a chart's behaviour determine the target of the scroll view of the plot.
struct ChartTargetAdapter: ScrollTargetBehavior {
    let behavior: any ChartScrollTargetBehavior
    let proxy: ChartProxy

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(chartProxy: proxy, base: context))
    }
}
