#if canImport(Glibc)
import Glibc
#endif

// Unsafe pointers: the standard library allocates the name, which is copied and freed here.

// A function of the standard library, which uses it for its own messages.
@_extern(c, "swift_demangle")
private func swift_demangle(
    _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension ABI {
    /// Returns the demangled name of a symbol, such as `Shop.Cart.total.getter : Swift.Int`, or the symbol itself if
    /// it is not a Swift symbol.
    public static func demangled(_ symbol: String) -> String {
        guard let name = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(name) }
        return String(cString: name)
    }
}
