import Foundation

/// A program that bundling needs besides this tool.
struct BundleTool {
    let name: String
    let path: String

    /// Finds a program.
    ///
    /// - Parameter remedy: The rest of a sentence that says how to get the program.
    init(_ name: String, remedy: String) throws {
        guard let found = Self(ifThere: name) else {
            throw CommandError("The program \(name) is not here. \(remedy)")
        }
        self = found
    }

    /// Finds a program that the bundle can do without; `nil` if it is not there.
    init?(ifThere name: String) {
        // Users other than root may not have the folders of system programs in their path.
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let found = path.split(separator: ":").lazy.compactMap {
            Self(ifThere: name, in: URL(fileURLWithPath: String($0)))
        }.first
        guard let found else { return nil }
        self = found
    }

    /// Finds a program in a folder; `nil` if it is not there.
    init?(ifThere name: String, in folder: URL) {
        let path = folder.appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        self.name = name
        self.path = path
    }

    /// The folder of the programs of Swift's toolchain; `nil` if there is none.
    static var toolchain: URL? {
        Self(ifThere: "swift").map {
            URL(fileURLWithPath: $0.path).resolvingSymlinksInPath().deletingLastPathComponent()
        }
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - folder: The folder to run it in.
    ///   - date: The time that the program writes into files, in seconds since 1970.
    /// - Returns: The program's output, with its messages.
    /// - Throws: ``CommandError`` with the last lines of the output, if the program fails.
    @discardableResult
    func run(_ arguments: [String], in folder: URL? = nil, date: Int? = nil, log: URL) async throws -> String {
        var environment = ["LC_ALL": "C.UTF-8", "TZ": "UTC"]
        if let date { environment["SOURCE_DATE_EPOCH"] = String(date) }
        let all = (folder.map { ["-C", $0.path] } ?? []) + [path] + arguments
        let child = ChildProcess(
            program: "/usr/bin/env", arguments: all, environment: environment, timeout: .seconds(1800))
        let ending = try await child.run(output: log)
        let output = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        guard ending == .exited(0) else {
            let lines = output.split(separator: "\n").suffix(5).joined(separator: "\n")
            throw CommandError("\(name) failed: \(lines.isEmpty ? ending.reason : lines)")
        }
        return output
    }
}
