import Foundation

/// A benchmark or a limit: a program and its arguments.
struct Program {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    var path: String
    var arguments: [String]

    /// Splits at spaces; neither our programs nor their arguments have any inside.
    init?(_ command: String) {
        let words = command.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        path = first
        arguments = Array(words.dropFirst())
    }

    /// Runs the program to its end, and gives what it measured. Its standard error is shown.
    func run(engine: String?) throws -> [Sample] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(description: "\(path) ended with status \(process.terminationStatus)")
        }
        let started = Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
        return text.split(separator: "\n").compactMap { Sample(line: $0, engine: engine, started: started) }
    }
}
