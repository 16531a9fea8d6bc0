import ArgumentParser
import Foundation
import Synchronization

/// `martlet trace`: records into a file.
struct Trace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Records all updates of an app and their causes.",
        discussion: """
            The file has a JSON object on each line: a header, then the app's events. It ends when the app does, or with \
            Ctrl+C. Show it with: martlet inspect --load FILE.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String

    @Flag(help: "Record each rule, body and task of each update too, for flame charts. Slows the app down.")
    var details = false

    @OptionGroup var options: AppOptions

    func run() async throws {
        let log = try options.makeLog()
        guard let file = FileHandle(forReplacing: output) else {
            throw ValidationError("The file \(output) can't be written.")
        }
        let details = details
        let updates = Mutex(0)
        let status = try await Listener(options: options, log: log).listen { line, message, app in
            switch message["event"] as? String {
            case "hello": file.write(Self.header(message))
            case "update":
                updates.withLock { $0 += 1 }
                if details, let number = message["number"] as? Int {
                    try? await app.send(#"{"id":\#(number),"ask":"detail","update":\#(number)}"#)
                }
            case nil where message["records"] == nil: return
            default: break
            }
            file.write(Data(line + [UInt8(ascii: "\n")]))
        }
        try? file.close()
        log.write("\(updates.withLock { $0 }) updates are in \(output)")
        if status != 0 { throw ExitCode(status) }
    }

    /// Returns the first line of a recording.
    static func header(_ hello: [String: Any]) -> Data {
        let header: [String: Any] = [
            "martlet": "recording", "version": 1, "app": hello["app"] as? String ?? "?",
            "started": Date().formatted(.iso8601),
        ]
        let line = (try? JSONSerialization.data(withJSONObject: header, options: .sortedKeys)) ?? Data("{}".utf8)
        return line + Data("\n".utf8)
    }
}
