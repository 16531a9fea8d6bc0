// The cost of the inspector for a program of 1,000 changing cells: processor time of the whole process, of all threads, for a
// program that paints the cells for a terminal, and for one that only updates them, whose parts are the largest that
// there are. Usage: InspectorBench [ROUNDS]. Prints one JSON object a line, and fails if a way to run a program costs more than its
// limit.
import Foundation

/// A way to run the program.
struct Mode {
    let name: String
    /// The word that starts its client; `nil` for a program without.
    let client: String?
    /// The largest parts of the program's time that the inspector may add, by what the program does with its cells.
    let limits: [Showing: Double]
}

let modes = [
    Mode(name: "not_inspected", client: nil, limits: [:]),
    Mode(name: "nobody_connected", client: nil, limits: [.terminal: 0.02, .nothing: 0.02]),
    // The goals are 10 % and 20 % of an app. Where nothing is painted, an update takes 0.4 milliseconds, and most of what is
    // added is to write some 4,000 records, and to count them. Documentation/inspector.md has what was measured.
    Mode(name: "connected", client: "quiet", limits: [.terminal: 0.1, .nothing: 0.25]),
    Mode(name: "recording", client: "subscribed", limits: [.terminal: 0.2, .nothing: 0.38]),
]

/// Runs the program once in a process of its own, and returns the microseconds that an update took.
func measure(_ mode: Mode, _ showing: Showing, rounds: Int) throws -> Double {
    let socket = FileManager.default.temporaryDirectory.appending(path: "inspector-bench-\(UUID().uuidString).sock")
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    func process(_ arguments: [String]) throws -> (Process, Pipe) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        return (process, output)
    }
    let (app, output) = try process(["app", showing.rawValue, mode.name, String(rounds), socket.path])
    let client = try mode.client.map { try process([$0, socket.path]).0 }
    app.waitUntilExit()
    client?.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
}

/// Runs the program in each way, prints what each adds, and returns whether all are within their limits.
func compare(_ showing: Showing, rounds: Int) throws -> Bool {
    // In turn, so that a busy machine is busy for all of them; the least is that with the fewest disturbances.
    var times: [String: Double] = [:]
    for _ in 0..<9 {
        for mode in modes {
            times[mode.name] = min(times[mode.name] ?? .infinity, try measure(mode, showing, rounds: rounds))
        }
    }
    let base = times["not_inspected"] ?? .nan
    var isWithinLimits = true
    for mode in modes {
        let time = times[mode.name] ?? .nan
        let part = time / base - 1
        let limit = mode.limits[showing]
        if let limit, !(part <= limit) { isWithinLimits = false }
        let format = #"{"painted":"%@","workload":"%@","microseconds":%.0f,"added":"%.1f %%","limit":"%@"}"#
        let limitText = limit.map { "\(Int(($0 * 100).rounded())) %" } ?? "none"
        print(String(format: format, showing.rawValue, mode.name, time, part * 100, limitText))
    }
    return isWithinLimits
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "app":
    let words = Array(arguments)
    guard words.count == 5, let showing = Showing(rawValue: words[1]), let rounds = Int(words[3]) else {
        fatalError("app takes what is painted, the way to run, a number of updates and the path of a socket.")
    }
    // No asynchronous main function: its main thread ends, at which Valgrind, for counting instructions, crashes.
    Task {
        await InspectedApp.run(
            showing: showing, rounds: rounds, path: words[2] == "not_inspected" ? nil : words[4],
            waitsForClient: modes.first { $0.name == words[2] }?.client != nil)
        exit(0)
    }
    RunLoop.main.run()
case "quiet", "subscribed":
    Client.run(path: arguments.last ?? "", subscribes: arguments.first == "subscribed")
default:
    let rounds = arguments.first.flatMap { Int($0) } ?? 400
    let areWithinLimits = try Showing.allCases.map { try compare($0, rounds: rounds) }
    exit(areWithinLimits.allSatisfy { $0 } ? 0 : 2)
}
