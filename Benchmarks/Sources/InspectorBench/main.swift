// The cost of the inspector for a program of 1,000 changing cells: processor time of the whole process, of all threads.
// Nothing is drawn, so that the parts are the largest that there are. Usage: InspectorBench [ROUNDS]. Prints one JSON object
// a line, and fails if a way to run the program costs more than its limit.
import Foundation

/// A way to run the program, and the largest part of its time that the inspector may add.
struct Mode {
    let name: String
    let client: String?
    let limit: Double?
}

let modes = [
    Mode(name: "not_inspected", client: nil, limit: nil), Mode(name: "nobody_connected", client: nil, limit: 0.02),
    // Most of what is left is recording itself: to write some 4,000 records, and to count them, in an update that takes 0.4
    // milliseconds without. 10 % and 20 % are the aims. By the clock idle machines measured 20 to 22 % connected, and 32 to 35 %
    // recording.
    Mode(name: "connected", client: "quiet", limit: 0.25), Mode(name: "recording", client: "subscribed", limit: 0.38),
]

/// Runs the program once in a process of its own, and returns the microseconds that an update took.
func measure(_ mode: Mode, rounds: Int) throws -> Double {
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
    let (app, output) = try process(["app", mode.name, String(rounds), socket.path])
    let client = try mode.client.map { try process([$0, socket.path]).0 }
    app.waitUntilExit()
    client?.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "app":
    let words = Array(arguments)
    // No asynchronous main function: its main thread ends, at which Valgrind, for counting instructions, crashes.
    Task {
        await InspectedApp.run(
            rounds: Int(words[2]) ?? 0, path: words[1] == "not_inspected" ? nil : words[3],
            waitsForClient: modes.first { $0.name == words[1] }?.client != nil)
        exit(0)
    }
    RunLoop.main.run()
case "quiet", "subscribed":
    Client.run(path: arguments.last ?? "", subscribes: arguments.first == "subscribed")
default:
    let rounds = arguments.first.flatMap { Int($0) } ?? 400
    // In turn, so that a busy machine is busy for all of them; the least is that with the fewest disturbances.
    var times: [String: Double] = [:]
    for _ in 0..<5 {
        for mode in modes { times[mode.name] = min(times[mode.name] ?? .infinity, try measure(mode, rounds: rounds)) }
    }
    let base = times["not_inspected"] ?? .nan
    var isExceeded = false
    for mode in modes {
        let time = times[mode.name] ?? .nan
        let part = time / base - 1
        if let limit = mode.limit, !(part <= limit) { isExceeded = true }
        print(
            String(
                format: "{\"workload\":\"%@\",\"microseconds\":%.0f,\"added\":\"%.1f %%\",\"limit\":\"%@\"}", mode.name,
                time,
                part * 100, mode.limit.map { "\(Int(($0 * 100).rounded())) %" } ?? "none"))
    }
    exit(isExceeded ? 2 : 0)
}
