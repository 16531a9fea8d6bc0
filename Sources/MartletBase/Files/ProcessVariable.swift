import Glibc

/// Variables of the process's environment, one at a time: Foundation makes a dictionary of all of them for each question.
package enum ProcessVariable {
    /// The value of a variable; nil if it is not set.
    package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
