import Foundation

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Sendable {
    /// The part of the content that is to be seen, in points of the content.
    public var rect: CGRect
    /// The point of the part that stands at the same point of the scroll view; nil for its start.
    public var anchor: UnitPoint?

    /// A target of one's own.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What is known when a person has scrolled.
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view was when the person began to scroll.
    public let originalTarget: ScrollTarget
    /// How the content was moved, in points a second.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// Where the elements of the layouts stand that are scroll targets, in points of the content.
    let elements: [CGRect]
}

/// How a scroll view comes to rest after a person has scrolled.
///
///     struct HalfPages: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             let step = context.containerSize.height / 2
///             target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
///         }
///     }
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// Changes where the scroll view is to come to rest.
    @MainActor @preconcurrency func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Comes to rest at pages that are as large as the scroll view: at the next one in the direction of the movement.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    nonisolated public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / page).rounded()
            let now = target.rect.origin[axis] / page
            var number = now.rounded()
            if abs(now - start) > 0.02 {
                number = now > start ? max(start + 1, number) : min(start - 1, number)
            }
            target.rect.origin[axis] = number * page
        }
    }
}

/// Comes to rest where one of the elements of a layout that is marked with `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many elements one movement goes by.
    public struct LimitBehavior: Sendable {
        fileprivate let isLimited: Bool

        /// As many as it reaches.
        public static var automatic: LimitBehavior { LimitBehavior(isLimited: false) }
        /// One at most.
        public static var always: LimitBehavior { LimitBehavior(isLimited: true) }
        /// One at most.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(isLimited: true) }
        /// As many as it reaches.
        public static var never: LimitBehavior { LimitBehavior(isLimited: false) }
    }

    private let limit: LimitBehavior

    /// - Parameter limitBehavior: How many elements one movement goes by.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let starts = context.elements.map { $0.origin[axis] }.sorted()
            guard let first = starts.first, let last = starts.last else { continue }
            let origin = context.originalTarget.rect.origin[axis]
            let now = target.rect.origin[axis]
            // A fifth of an element is enough to go on to the next one.
            let size = context.elements[0].size[axis]
            if now > origin {
                let from = limit.isLimited ? origin + 1 : max(origin + 1, now - size / 5)
                target.rect.origin[axis] = starts.first { $0 >= from } ?? last
            } else if now < origin {
                let from = limit.isLimited ? origin - 1 : min(origin - 1, now + size / 5)
                target.rect.origin[axis] = starts.last { $0 <= from } ?? first
            }
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at pages that are as large as the scroll view.
    nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest where an element of a layout that is marked with `scrollTargetLayout()` begins.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// The same, going by some elements at most.
    nonisolated public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says where the scroll views in the view come to rest after a person has scrolled with the wheel or a touchpad.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack {
    ///             ForEach(photos) { PhotoView($0).containerRelativeFrame(.horizontal) }
    ///         }
    ///         .scrollTargetLayout()
    ///     }
    ///     .scrollTargetBehavior(.viewAligned)
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }
}
