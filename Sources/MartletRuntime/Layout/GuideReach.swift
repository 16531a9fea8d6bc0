import Foundation

/// How far views that share a guide reach to both sides of it, along one axis: what holds all of them is that long.
struct GuideReach {
    /// From the start to the guide, in points.
    private(set) var before: CGFloat = -.infinity
    /// From the guide to the end, in points.
    private(set) var after: CGFloat = -.infinity

    @inline(__always)
    init() {}

    /// - Parameter guide: Where the guide lies in the view, in points.
    @inline(__always)
    mutating func include(_ guide: CGFloat, _ length: CGFloat) {
        if length == .infinity {
            // Wherever its guide lies, it takes all that there is. Of infinity and infinity no difference can be taken.
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

/// What is left of a length that may be infinite: of that, nothing can be taken away.
@inline(__always)
func remainder(of length: CGFloat, after taken: CGFloat) -> CGFloat { length == .infinity ? length : length - taken }
