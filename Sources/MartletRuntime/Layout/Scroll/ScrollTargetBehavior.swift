import Foundation

/// The position at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The target rectangle of the content, in points from the start of the content.
    public var rect: CGRect
    /// The point of the rectangle and of the scroll view that meet; nil for their starts.
    public var anchor: UnitPoint?

    /// Creates a target from a rectangle of the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    /// Returns the content offset at which the target is reached in a container of a size.
    func offset(in size: CGSize) -> CGPoint {
        guard let anchor else { return rect.origin }
        return CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    }
}

/// Determines the resting place of scroll views after an interaction of the user.
///
///     struct TopThird: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             if target.rect.minY < context.containerSize.height / 3 { target.rect.origin.y = 0 }
///         }
///     }
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// Updates the target, the place where the scroll view would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

    /// Returns the scroll properties of this behavior.
    func properties(context: Self.PropertiesContext) -> Self.Properties

    /// The state of the scroll view that a behavior can read.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// The scroll properties that a behavior can set.
    typealias Properties = ScrollTargetBehaviorProperties
    /// The state of the scroll view that a behavior can read when it sets scroll properties.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    /// Returns the usual properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The state of the scroll view at the end of an interaction of the user.
///
/// Values of the scroll view's environment are properties: `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The target at the start of the interaction.
    public let originalTarget: ScrollTarget
    /// The last velocity of the content, in points a second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the part of the scroll view in which content is seen, in points, without margins.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let node: RenderNode

    /// A value of the environment of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The behavior of a scroll view that stops at each page, which is as long as the scroll view.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a behavior that stops at each page.
    public init() {}

    /// Moves the target to the start of a page, at most one page away.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let length = context.containerSize[axis]
            guard length > 0 else { continue }
            let first = (context.originalTarget.rect.origin[axis] / length).rounded()
            let page = (target.rect.origin[axis] / length).rounded()
            target.rect.origin[axis] = min(max(page, first - 1), first + 1) * length
        }
        target.anchor = nil
    }
}

/// A behavior that rests at the start of a view: a child of the layout that is marked with
/// ``View/scrollTargetLayout(isEnabled:)``.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one interaction can pass.
    public struct LimitBehavior: Sendable {
        enum Kind { case never, one }

        let kind: Kind

        /// Any number of views.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .never) }
        /// One view at a time.
        public static var always: LimitBehavior { LimitBehavior(kind: .one) }
        /// One view at a time.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
        /// One view at a time.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .one) }
        /// Any number of views.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    let limit: LimitBehavior
    let anchor: UnitPoint?

    /// Creates a behavior that rests at the start of a view.
    ///
    /// - Parameter limitBehavior: The number of views that one interaction can pass.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// Creates a behavior that aligns a point of a view with the same point of the scroll view.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Moves the target to the start of a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let views = context.node.scroll.targets
        guard
            let axis = context.axes.contains(.vertical)
                ? Axis.vertical : context.axes.contains(.horizontal) ? .horizontal : nil,
            !views.isEmpty
        else { return }
        // In a right-to-left layout, views start at their right edge.
        let isMirrored = axis == .horizontal && context.node.flags.contains(.rightToLeft)
        let start = anchor ?? (isMirrored ? UnitPoint(x: 1, y: 0) : nil)
        func offset(_ rect: CGRect) -> CGFloat {
            ScrollTarget(rect: rect, anchor: start).offset(in: context.containerSize)[axis]
        }
        func nearest(_ offset: CGFloat, _ offsets: [CGFloat]) -> Int {
            offsets.indices.min { abs(offsets[$0] - offset) < abs(offsets[$1] - offset) } ?? 0
        }
        let offsets = views.map(offset).sorted()
        var index = nearest(target.rect.origin[axis], offsets)
        if limit.kind == .one {
            let first = nearest(context.originalTarget.rect.origin[axis], offsets)
            index = min(max(index, first - 1), first + 1)
        }
        target.rect.origin[axis] = offsets[index]
        target.anchor = nil
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Stops at each page, which is as long as the scroll view.
    nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests at the start of a view.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests at the start of a view.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Aligns a point of a view with the same point of the scroll view.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A type-erased scroll target behavior.
nonisolated public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    /// Wraps a behavior.
    public init<B: ScrollTargetBehavior>(_ behavior: B) { self.behavior = behavior }

    /// Updates the target with the wrapped behavior.
    @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: context)
    }

    /// Returns the scroll properties of the wrapped behavior.
    @MainActor public func properties(context: PropertiesContext) -> Properties {
        behavior.properties(context: context)
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    // nonisolated(unsafe): a constant.
    nonisolated(unsafe) static let defaultValue: (any ScrollTargetBehavior)? = nil
}

extension EnvironmentValues {
    /// The behavior that determines the resting place; nil to rest at the current offset.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the behavior that determines the resting place of scroll views inside.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack {
    ///             ForEach(albums) { AlbumCover(album: $0) }
    ///         }
    ///         .scrollTargetLayout()
    ///     }
    ///     .scrollTargetBehavior(.viewAligned)
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}

/// The behavior of scroll views at the ends of their content.
public struct ScrollBounceBehavior: Sendable {
    private enum Kind { case automatic, always, basedOnSize }

    private let kind: Kind

    /// As is usual for the scroll view.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Scroll views always bounce.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// A behavior with which scroll views bounce only if their content is longer than they are.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

private enum VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private enum HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }

extension EnvironmentValues {
    /// The behavior of scroll views at the upper and lower ends of their content, set by
    /// ``View/scrollBounceBehavior(_:axes:)``.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// The behavior of scroll views at the ends of their content at the sides, set by
    /// ``View/scrollBounceBehavior(_:axes:)``.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets the behavior of scroll views inside at the ends of their content.
    ///
    ///     ScrollView {
    ///         Text(article)
    ///     }
    ///     .scrollBounceBehavior(.basedOnSize)
    ///
    /// This is for touch screens. With wheels and touchpads of a desktop, and in a terminal, scrolling always stops at
    /// the ends. The environment values for the axes tell what was set.
    ///
    /// - Parameters:
    ///   - behavior: The behavior.
    ///   - axes: The axes to which it applies.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
            if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }
    }
}
