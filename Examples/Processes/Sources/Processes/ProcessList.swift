import Foundation
import Observation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A process of the system, as `/proc` describes it.
struct ProcessRecord: Identifiable, Hashable {
    var id: Int32
    var parent: Int32
    var name: String
    var state: Character
    /// The processor time so far, in ticks.
    var ticks: UInt64
    /// The share of one processor since the last refresh, in percent.
    var load = 0.0
    /// The resident memory, in bytes.
    var memory: Int
    /// The number of ancestors above it in the tree.
    var depth = 0

    /// Reads the process with a number; nil if it has ended.
    init?(id: Int32) {
        // In bytes and by one call: reading 500 files is most of the work of each second.
        let file = open("/proc/\(id)/stat", O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let stat = [UInt8](unsafeUninitializedCapacity: 1024) { $1 = max(0, read(file, $0.baseAddress, $0.count)) }
        // The name is in parentheses, and may have any characters.
        guard let start = stat.firstIndex(of: UInt8(ascii: "(")), let end = stat.lastIndex(of: UInt8(ascii: ")")) else {
            return nil
        }
        let fields = stat[(end + 1)...].split(separator: UInt8(ascii: " "))
        func number(_ field: Int) -> Int? { Int(String(decoding: fields[field], as: UTF8.self)) }
        guard fields.count > 21, let parent = number(1), let user = number(11), let system = number(12),
            let pages = number(21)
        else { return nil }
        self.id = id
        self.parent = Int32(parent)
        name = String(decoding: stat[start + 1..<end], as: UTF8.self)
        state = Character(Unicode.Scalar(fields[0].first ?? 63))
        ticks = UInt64(user + system)
        memory = pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The command with its arguments.
    var command: String {
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/cmdline"), !bytes.isEmpty else {
            return name
        }
        return String(decoding: bytes.map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
    }
}

extension ProcessRecord {
    /// Returns the processes below their parents. Siblings have the order that the processes have.
    ///
    /// - Complexity: Linear. A process whose parent is not among them is at the root, and none is listed twice.
    static func tree(of processes: [ProcessRecord]) -> [ProcessRecord] {
        let ids = Set(processes.map(\.id))
        let children = Dictionary(grouping: processes) { ids.contains($0.parent) ? $0.parent : 0 }
        var rows: [ProcessRecord] = []
        // A stack, because a chain of parents may be as long as the system allows.
        var waiting: [ProcessRecord] = (children[0] ?? []).reversed()
        while let row = waiting.popLast() {
            rows.append(row)
            for var child in (children[row.id] ?? []).reversed() {
                child.depth = row.depth + 1
                waiting.append(child)
            }
        }
        return rows
    }
}

/// The processes of the system, and the load of the last minute.
@MainActor @Observable
final class ProcessList {
    private(set) var all: [ProcessRecord] = []
    /// The load of all processors at each refresh, in percent of one; the last 60.
    private(set) var history: [Double] = []
    private var lastRefresh: ContinuousClock.Instant?
    private let send: (Int32, Int32) -> Int32

    /// - Parameter send: Sends a signal to a process, as `kill` does.
    init(send: @escaping (Int32, Int32) -> Int32 = kill) { self.send = send }

    /// Reads all processes, and computes their loads since the last call.
    func refresh() {
        let now = ContinuousClock.now
        let seconds = lastRefresh.map { ($0.duration(to: now) / .seconds(1)) } ?? 0
        lastRefresh = now
        let before = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.ticks) })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
        all = names.compactMap { Int32($0) }.compactMap { ProcessRecord(id: $0) }.map { process in
            var process = process
            if seconds > 0, let old = before[process.id], process.ticks >= old {
                process.load = Double(process.ticks - old) / ticksPerSecond / seconds * 100
            }
            return process
        }
        history.append(all.reduce(0) { $0 + $1.load })
        if history.count > 60 { history.removeFirst() }
    }

    /// Asks a process to end.
    ///
    /// - Returns: The reason if the system refuses; nil otherwise.
    func end(_ id: Int32) -> String? {
        guard send(id, SIGTERM) != 0 else { return nil }
        return String(cString: strerror(errno))
    }
}
