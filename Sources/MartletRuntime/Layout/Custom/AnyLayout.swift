import Foundation

/// A type-erased layout, which can be replaced by a layout of another type at run time.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("a"); Counter() }
///
/// The views keep their identity and storage when the layout changes.
public struct AnyLayout: Layout {
    /// The type-erased cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    private let box: any LayoutBoxing

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) {
        if let any = layout as? AnyLayout { self = any } else { box = LayoutBox(layout: layout) }
    }

    /// Returns the cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

    /// Updates the cache of the wrapped layout.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.update(&cache.value, subviews) }

    /// Returns the spacing that the layout inside asks for.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

    /// Returns the size that the layout inside chooses, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.size(proposal, subviews, &cache.value)
    }

    /// Places the subviews with the wrapped layout.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        box.place(bounds, proposal, subviews, &cache.value)
    }

    /// Returns the guide that the wrapped layout defines.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }

    /// Returns the guide that the wrapped layout defines.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        box.guide(guide, bounds, proposal, subviews, &cache.value)
    }
}

extension AnyLayout: NodeLayoutConvertible {
    var nodeLayout: any NodeLayout { box.nodeLayout }
}

/// The operations of the wrapped layout, independent of its type.
private protocol LayoutBoxing {
    var nodeLayout: any NodeLayout { get }
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func update(_ cache: inout Any, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func guide(
        _ guide: HorizontalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: LayoutBoxing {
    let layout: L

    var nodeLayout: any NodeLayout { makeNodeLayout(layout) }

    private func with<Result>(
        _ cache: inout Any,
        _ subviews: LayoutSubviews,
        _ body: (inout L.Cache) -> Result
    ) -> Result {
        var value = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = value }
        return body(&value)
    }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
