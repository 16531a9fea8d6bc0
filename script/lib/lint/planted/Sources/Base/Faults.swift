import Foundation
import Top
@_exported import struct SwiftUI.Text

public struct Bare {
    /// A length, in points.
    public var length = 0.0
    public var width = 0.0

    /// A string with a brace { and // no comment.
    public var text = "{ // public func f()"

    /// Documented, with attributes between.
    @available(
        *, deprecated,
        message: "public func"
    )
    @inlinable
    public func documented() {}

    @inlinable
    public func bare() {}

    nonisolated(unsafe) static var first = 0

    // Only the main thread writes it.
    nonisolated(unsafe) static var second = 0

    func local() {
        var open = [1]
        open.removeAll()
    }

    /// Says nothing of the threads.
    nonisolated(unsafe) static var third = 0
}

/// A protocol.
public protocol Requiring {
    associatedtype Value
    /// Fine.
    func fine()
    var bare: Int { get }
}

/// Cases.
public enum Cases {
    /// Either.
    case one, two
    case three
}

final class Box: @unchecked Sendable {
    unowned(unsafe) let owner: Box
    // unowned(unsafe): the owner holds the box.
    unowned(unsafe) let other: Box
    var value = 0  // TODO: more.

    unowned(unsafe) let third: Box
    let path = "/home/someone/file"
    let pointer: UnsafePointer<Int>
    @exclusivity(unchecked) var count = 0  // No access lasts.
    let text = """
        public func inAString()
        """
}
