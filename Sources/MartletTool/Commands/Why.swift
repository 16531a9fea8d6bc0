import ArgumentParser
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `martlet why`: prints causes line by line.
struct Why: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints why an app's views update, a line for each update.",
        discussion:
            "An app that it starts keeps standard output to itself: the lines go to standard error, or to a file."
    )

    @Flag(help: "Print JSON objects.")
    var json = false

    @Flag(help: "Print updates too in which nothing was written and no body ran.")
    var all = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Write the lines to a file.", valueName: "file"))
    var output: String?

    @OptionGroup var options: AppOptions

    func run() async throws {
        let log = try options.makeLog()
        var file = options.app == nil ? FileHandle.standardOutput : .standardError
        if let output {
            guard let opened = FileHandle(forReplacing: output) else {
                throw ValidationError("The file \(output) can't be written.")
            }
            file = opened
        }
        let mayDisturb = output == nil && options.app != nil && isatty(2) == 1
        let causes = CauseLines(asJSON: json, includesAll: all, file: file)
        let ticking = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                await causes.printDue()
            }
        }
        let status = try await Listener(options: options, log: log).listen { _, message, _ in
            if mayDisturb, message["event"] as? String == "hello", message["host"] as? String == "terminal" {
                log.write(
                    "the causes are not printed, since the app draws in this terminal; write them to a file with -o")
                await causes.stopPrinting()
            }
            await causes.take(message)
        }
        ticking.cancel()
        await causes.printAll()
        if status != 0 { throw ExitCode(status) }
    }
}
