import Foundation

/// A type that sizes and places a collection of views.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             subviews.reduce(.zero) { total, view in
///                 let size = view.sizeThatFits(.unspecified)
///                 return CGSize(width: total.width + size.width, height: total.height + size.height)
///             }
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var point = bounds.origin
///             for view in subviews {
///                 let size = view.sizeThatFits(.unspecified)
///                 view.place(at: point, proposal: .unspecified)
///                 point.x += size.width
///                 point.y += size.height
///             }
///         }
///     }
///
/// Use it as a view: `Diagonal { Text("a"); Text("b") }`.
public protocol Layout: Animatable {
    /// The properties of all containers with this type of layout.
    static var layoutProperties: LayoutProperties { get }

    /// Data that the layout keeps between calls. The cache is created again, or updated, when the subviews or their
    /// sizes may have changed.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// Creates the cache for a container's subviews.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache after a possible change of the subviews. The default implementation creates a new cache.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// Returns the preferred spacing around the container. The default is the combined spacing of its subviews.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// Returns the size that the container chooses for a proposal, in points.
    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGSize

    /// Places the subviews in the container's bounds. A subview that is not placed is centered.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    )

    /// Returns the position of a horizontal guide of the container; nil, the default, if the layout does not define
    /// one.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the container; nil, the default, if the layout does not define one.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    /// Properties as they are by default.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache by a new one.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the spacing of the subviews together.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// Returns nil, so that the guides of the subviews are combined.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    /// Returns nil, so that the guides of the subviews are combined.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    /// Arranges the views of a builder in the layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(content: content(), layout: self)
    }
}

extension Layout where Cache == Void {
    /// Returns the empty cache.
    public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// Properties of all containers with a type of layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack: spacers grow along it, and dividers are drawn across it. Nil for a layout that is no stack.
    public var stackOrientation: Axis?

    /// Creates the default properties.
    public init() {}
}

/// A key for a value that a view passes to the layout around it.
///
///     struct Flexibility: LayoutValueKey {
///         static let defaultValue: CGFloat? = nil
///     }
///     extension View {
///         func flexible(_ value: CGFloat?) -> some View { layoutValue(key: Flexibility.self, value: value) }
///     }
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

extension View {
    /// Passes a value to the layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<K, K.Value>(value: value, affectsLayout: true))
    }
}
