import ArgumentParser
import Foundation

/// `martlet replay`: replays a recorded test.
struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replays a test that the inspector has recorded, in a fresh process of the app.",
        discussion: """
            The exit status is 0 if the test passes, 1 if the app behaves otherwise, and 2 if the test can't be replayed. \
            The app's own objects are linked with the testing library; stored values and the user's folders are empty.
            """
    )

    @Option(help: "The seconds that the app may take for a step.")
    var timeout = 20

    @Argument(help: "The app: a program that SwiftPM has built, or the name of one in .build/debug.")
    var app: String

    @Argument(help: "The file with the test; - for standard input.")
    var test: String

    @Argument(parsing: .allUnrecognized, help: "Arguments for the app.")
    var arguments: [String] = []

    func validate() throws {
        if !(1...86_400).contains(timeout) { throw ValidationError("--timeout is from 1 to 86400 seconds.") }
    }

    func run() async throws {
        ChildGroups.endOnSignals()
        let path: String
        do { path = try LaunchedApp.find(app) } catch { throw ValidationError(error.description) }
        let data =
            test == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: test)
        guard let source = data.map({ String(decoding: $0, as: UTF8.self) }) else {
            throw ValidationError("The file \(test) can't be read.")
        }
        let outcome = await Replayer(app: path, arguments: arguments, timeout: .seconds(timeout))
            .replay(source, start: nil)
        print(outcome.text)
        switch outcome {
        case .passed: break
        case .differs: throw ExitCode(1)
        case .failed: throw ExitCode(2)
        }
    }
}
