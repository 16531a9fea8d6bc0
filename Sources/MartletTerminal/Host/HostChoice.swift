import Foundation

/// The way to run a program that its user has chosen.
package enum HostChoice {
    /// The arguments that choose a way to run, with the values of `MARTLET_HOST` that choose the same.
    private static let arguments = [
        "--accessible": "accessible", "--json": "json", "--plain": "text", "--inline": "inline",
    ]

    /// Returns the value of `MARTLET_HOST`, or the value that the program's first argument has; empty without a choice.
    ///
    /// Later arguments may be values of the app's own options, and so choose nothing. The environment comes first, so that
    /// an app whose first argument has another meaning can set the variable before it starts. No argument is removed.
    ///
    /// - Parameter arguments: The arguments of the program, with its name.
    package static func name(
        arguments: [String] = CommandLine.arguments,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        if let name = environment["MARTLET_HOST"], !name.isEmpty { return name }
        return arguments.dropFirst().first.flatMap { Self.arguments[$0] } ?? ""
    }
}
