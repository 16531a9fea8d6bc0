#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a line to standard error.
func printToStandardError(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}
