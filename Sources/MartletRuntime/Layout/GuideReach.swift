import Foundation

/// The extent of views that share a guide, before and after the guide along one axis; their container is as long as
/// both together.
struct GuideReach {
    /// From the start to the guide, in points.
    private(set) var before: CGFloat = -.infinity
    /// From the guide to the end, in points.
    private(set) var after: CGFloat = -.infinity

    @inline(__always)
    init() {}

    /// - Parameter guide: The position of the guide in the view, in points.
    @inline(__always)
    mutating func include(_ guide: CGFloat, _ length: CGFloat) {
        if length == .infinity {
            // An infinite view is unbounded after its guide, wherever that is; infinity minus infinity would be NaN.
            before = max(before, 0)
            after = .infinity
        } else {
            before = max(before, guide)
            after = max(after, length - guide)
        }
    }

    /// The length that holds all views; zero for none.
    @inline(__always)
    var length: CGFloat { max(0, before + after) }
}

/// Returns `length` minus `taken`; an infinite length stays infinite.
@inline(__always)
func remainder(of length: CGFloat, after taken: CGFloat) -> CGFloat { length == .infinity ? length : length - taken }
