import Foundation

/// A value without fault.
public struct Fine {
    /// The length, in points.
    public var length = 0.0
}
