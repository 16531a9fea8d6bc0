#if GTK
import Foundation

/// A rectangle, as it is compared with many others.
struct Extent: Equatable {
    var low: SIMD2<Float>
    var high: SIMD2<Float>

    /// The empty extent.
    static let nothing = Extent(low: SIMD2(repeating: .infinity), high: SIMD2(repeating: -.infinity))

    init(low: SIMD2<Float>, high: SIMD2<Float>) {
        self.low = low
        self.high = high
    }

    init(_ rect: CGRect) {
        low = SIMD2(Float(rect.origin.x), Float(rect.origin.y))
        high = SIMD2(Float(rect.origin.x + rect.size.width), Float(rect.origin.y + rect.size.height))
    }

    /// Creates the rectangle of a size at the origin.
    init(_ size: CGSize) {
        low = .zero
        high = SIMD2(Float(size.width), Float(size.height))
    }

    var isEmpty: Bool { low.x > high.x || low.y > high.y }

    var rect: CGRect {
        isEmpty
            ? .zero
            : CGRect(
                x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
    }

    /// Whether both have a point in common; those on an edge count.
    func meets(_ other: Extent) -> Bool {
        low.x <= other.high.x && low.y <= other.high.y && high.x >= other.low.x && high.y >= other.low.y
    }

    func contains(_ other: Extent) -> Bool {
        other.isEmpty
            || (low.x <= other.low.x && low.y <= other.low.y && high.x >= other.high.x && high.y >= other.high.y)
    }

    mutating func formUnion(_ other: Extent) {
        low = pointwiseMin(low, other.low)
        high = pointwiseMax(high, other.high)
    }

    func intersection(_ other: Extent) -> Extent {
        Extent(low: pointwiseMax(low, other.low), high: pointwiseMin(high, other.high))
    }

    func moved(by offset: CGPoint) -> Extent {
        let offset = SIMD2(Float(offset.x), Float(offset.y))
        return Extent(low: low + offset, high: high + offset)
    }

    func grown(by distance: CGFloat) -> Extent { grown(by: CGSize(width: distance, height: distance)) }

    /// Larger by a length on each side.
    func grown(by distance: CGSize) -> Extent {
        let distance = SIMD2(Float(distance.width), Float(distance.height))
        return Extent(low: low - distance, high: high + distance)
    }
}
#endif
