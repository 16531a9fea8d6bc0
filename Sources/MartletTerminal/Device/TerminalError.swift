/// The reason why a terminal can't be used.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input or standard output is not a terminal.
    case notATerminal
    /// The terminal can only print line by line (`TERM` is `dumb`, or missing).
    case tooSimple
    /// A system call has failed, with this value of `errno`.
    case system(Int32)

    package var description: String {
        switch self {
        case .notATerminal: "standard input and standard output have to be a terminal"
        case .tooSimple:
            "this terminal cannot place a cursor (TERM is dumb or not set); --accessible needs none"
        case .system(let number): "the terminal could not be set up (error \(number))"
        }
    }
}
