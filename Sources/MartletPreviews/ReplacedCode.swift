#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Shared objects with code that replaces some of the program's.
enum ReplacedCode {
    /// Loads a shared object. Returns the reason if it can't be loaded.
    static func load(_ path: String) -> String? {
        // Never closed: the code stays in use.
        if dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil { return nil }
        return dlerror().map { String(cString: $0) } ?? "no reason was given"
    }
}
