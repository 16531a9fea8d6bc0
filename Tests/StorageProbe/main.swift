import MartletTerminal
import SwiftUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// A program that stores values and ends in the way that its arguments say. The tests run it, and end it.

func say(_ text: String) {
    var bytes = Array((text + "\n").utf8)
    _ = write(1, &bytes, bytes.count)
}

func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

let defaultsFile = (ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "") + "/StorageProbe.plist"
let arguments = Array(CommandLine.arguments.dropFirst())
let defaults = UserDefaults.standard
if arguments.first != "plain" { TerminalApp.keepStoredValues() }

switch arguments.first {
case "count":
    // Counts on from the stored number, and prints each number with the time after its write has returned.
    var number = defaults.integer(forKey: "count")
    say("start \(number) \(now())")
    while true {
        number += 1
        defaults.set(number, forKey: "count")
        say("\(number) \(now())")
        usleep(1_000)
    }
case "many":
    // many PREFIX COUNT: keys of its own, with a save now and then; it ends as programs do.
    for index in 0..<(Int(arguments[2]) ?? 0) {
        defaults.set(index, forKey: "\(arguments[1])\(index)")
        if index.isMultiple(of: 10) { defaults.synchronize() }
    }
case "set":
    defaults.set(true, forKey: "bool")
    defaults.set(42, forKey: "int")
    defaults.set(1.5, forKey: "double")
    defaults.set("text", forKey: "string")
    defaults.set(URL(string: "https://example.org/a?b=c"), forKey: "url")
    defaults.set(Data([1, 2, 3]), forKey: "data")
    defaults.set(Date(timeIntervalSinceReferenceDate: 0.125), forKey: "date")
    defaults.set(["a", 1, true] as [Any], forKey: "array")
    if arguments.count > 1, arguments[1] == "kill" {
        // The last value is in the file after 10 ms, if the machine has the time for it.
        let last = Data("array".utf8)
        for _ in 0..<10_000 {
            if FileManager.default.contents(atPath: defaultsFile)?.range(of: last) != nil { break }
            usleep(1_000)
        }
        kill(getpid(), SIGKILL)
    }
case "plain", "read":
    // Prints the stored values, read by Foundation alone or with the app's storage.
    say("bool \(defaults.bool(forKey: "bool"))")
    say("int \(defaults.integer(forKey: "int"))")
    say("double \(defaults.double(forKey: "double"))")
    say("string \(defaults.string(forKey: "string") ?? "nil")")
    say("data \(defaults.data(forKey: "data")?.count ?? -1)")
    let date = defaults.object(forKey: "date") as? Date
    say("date \(date?.timeIntervalSinceReferenceDate ?? -1)")
    say("array \(defaults.array(forKey: "array")?.count ?? -1)")
    if arguments[0] == "read" { say("url \(defaults.url(forKey: "url")?.absoluteString ?? "nil")") }
case "follow":
    // Prints the value for a key whenever it changes.
    say(defaults.string(forKey: "string") ?? "nil")
    let observer = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in say(UserDefaults.standard.string(forKey: "string") ?? "nil") }
    sleep(60)
    _ = observer
case "time":
    // Prints the cost of operations in microseconds, and the time until a value is in the file in milliseconds.
    func cost(_ name: String, _ body: (Int) -> Void) {
        let start = now()
        for index in 0..<10_000 { body(index) }
        say("\(name) \(Double(now() - start) / 10_000_000)")
    }
    let property = AppStorage(wrappedValue: 0, "time.property")
    cost("set UserDefaults") { defaults.set($0, forKey: "time.int") }
    cost("get UserDefaults") { _ in _ = defaults.integer(forKey: "time.int") }
    cost("set AppStorage") { property.wrappedValue = $0 }
    cost("get AppStorage") { _ in _ = property.wrappedValue }
    var latencies: [Double] = []
    for number in 0..<50 {
        usleep(30_000)
        var before = stat()
        _ = stat(defaultsFile, &before)
        let start = now()
        defaults.set(-number, forKey: "time.int")
        var after = before
        while after.st_ino == before.st_ino, now() - start < 1_000_000_000 { _ = stat(defaultsFile, &after) }
        latencies.append(Double(now() - start) / 1_000_000)
    }
    latencies.sort()
    say("saved after \(latencies[25]) median, \(latencies[49]) most")
case "say":
    defaults.set(arguments[1], forKey: "string")
default:
    say("unknown")
}
exit(0)
