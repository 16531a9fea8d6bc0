#if canImport(Glibc)
import Glibc
#endif

// Unsafe pointers: the standard library gives the name in memory of its own, which is copied and freed here.

// Of the standard library, which uses it for its own messages.
@_extern(c, "swift_demangle")
private func swift_demangle(
    _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension ABI {
    /// The name of a symbol as people read it: `Shop.Cart.total.getter : Swift.Int`; the symbol itself where it is none
    /// of Swift's.
    public static func demangled(_ symbol: String) -> String {
        guard let name = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(name) }
        return String(cString: name)
    }
}
