import Glibc

/// Single environment variables. Foundation creates a dictionary of the whole environment for each lookup.
package enum ProcessVariable {
    /// Returns the value of a variable; `nil` if it is not set.
    package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
