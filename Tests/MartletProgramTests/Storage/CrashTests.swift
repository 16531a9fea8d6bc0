import Dispatch
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// J3 · What is in the files after processes have ended in all kinds of ways.
@Suite(.serialized) struct CrashTests {
    private static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The results of the kills in one lane.
    private struct Findings: Sendable {
        var kills = 0
        var checkedKills = 0
        /// Writes that were due by the clock, and were missing. The machine may have suspended the saving thread, but
        /// not the writing one.
        var late: [String] = []
        var problems: [String] = []
    }

    /// Lets the probe count, kills it, and looks at the file, over and over.
    private static func killing(_ count: Int, lane: Int) -> Findings {
        let folder = TestFolder()
        var findings = Findings()
        var last = 0
        var random = SystemRandomNumberGenerator()
        for _ in 0..<count {
            guard let probe = try? ProbeProcess(["count"], home: folder.path), let first = probe.line() else {
                findings.problems.append("the probe did not start")
                return findings
            }
            // At any instant of the first writes, of a save, and of the time after.
            usleep(UInt32.random(in: 0...200_000, using: &random))
            let killed = now()
            probe.end(SIGKILL)
            findings.kills += 1
            // The first line is the initial state.
            var due = Int(first.split(separator: " ")[1]) ?? 0
            var isOwn = false
            let writes = probe.lines().map { $0.split(separator: " ").compactMap { UInt64($0) } }.filter {
                $0.count == 2
            }
            // 100 ms, as long as the machine lets the process run. How long it did not, the writes show, which follow
            // each other after 1 ms.
            let times = writes.map { $0[1] } + [killed]
            let stall = zip(times, times.dropFirst()).map { $1 - min($0, $1) }.max() ?? 0
            let limit = 100_000_000 + (stall > 5_000_000 ? stall : 0)
            for write in writes where write[1] + limit <= killed {
                due = Int(write[0])
                isOwn = true
            }
            if isOwn { findings.checkedKills += 1 }
            guard due > 0 else { continue }
            guard let values = TestFolder.values(in: folder.defaultsFile) else {
                findings.problems.append("the file can't be read")
                continue
            }
            let found = (values["count"] as? NSNumber)?.intValue ?? values["count"] as? Int ?? -1
            if found < last { findings.problems.append("\(found) is in the file, after \(last) was") }
            last = found
            if found < due { findings.late.append("\(found) is in the file, where \(due) was due") }
        }
        return findings
    }

    @Test func J3_aThousandKillsLeaveTheLastCompleteState() async {
        let lanes = 8
        let all = Mutex<[Findings]>([])
        let group = DispatchGroup()
        for lane in 0..<lanes {
            group.enter()
            Thread.detachNewThread {
                let findings = Self.killing(1_000 / lanes, lane: lane)
                all.withLock { $0.append(findings) }
                group.leave()
            }
        }
        // The threads of the pool are for other tests meanwhile.
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
        let findings = all.withLock { $0 }
        #expect(findings.map(\.kills).reduce(0, +) == 1_000)
        #expect(findings.contains { $0.checkedKills > 0 }, "some were killed long after a write")
        #expect(findings.flatMap(\.problems) == [])
        let late = findings.flatMap(\.late)
        #expect(late.count * 20 <= findings.map(\.checkedKills).reduce(0, +), "\(late)")
    }

    @Test func J3_twoProcessesLoseNothingOfEachOthers() throws {
        let folder = TestFolder()
        let processes = try ["a", "b", "c"].map { try ProbeProcess(["many", $0, "200"], home: folder.path) }
        for process in processes { process.wait() }
        let values = try #require(TestFolder.values(in: folder.defaultsFile))
        let expected = Set(["a", "b", "c"].flatMap { name in (0..<200).map { "\(name)\($0)" } })
        #expect(Set(values.keys) == expected)
    }

    private static let all = [
        "bool true", "int 42", "double 1.5", "string text", "data 3", "date 0.125", "array 3",
    ]

    @Test(arguments: ["exit", "kill"])
    func J1_valuesOfAllTypesAreThereAfterARestart(end: String) throws {
        let folder = TestFolder()
        try ProbeProcess.run("set", end, home: folder)
        #expect(try ProbeProcess.run("plain", home: folder) == Self.all, "Foundation reads the file by itself")
        #expect(try ProbeProcess.run("read", home: folder) == Self.all + ["url https://example.org/a?b=c"])
        // The only other files are the lock and, temporarily, a copy known to be on disk.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/config")
        #expect(
            Set(names).subtracting([".StorageProbe.plist.kept"]) == ["StorageProbe.plist", ".StorageProbe.plist.lock"])
    }

    @Test func J3_aDamagedFileGoesBackToWhatTheDiskHad() throws {
        let folder = TestFolder()
        try ProbeProcess.run("say", "old", home: folder)
        let kept = folder.path + "/config/.StorageProbe.plist.kept"
        #expect(!FileManager.default.fileExists(atPath: kept), "a process that ends has waited for the disk")
        // As a power failure may leave it: the new name, and nothing in it.
        try FileManager.default.moveItem(atPath: folder.defaultsFile, toPath: kept)
        try Data().write(to: URL(fileURLWithPath: folder.defaultsFile))
        #expect(try ProbeProcess.run("read", home: folder).contains("string old"))
        #expect(TestFolder.values(in: folder.defaultsFile)?["string"] as? String == "old")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/config/StorageProbe.damaged-1.plist"))
    }

    @Test(arguments: [
        "", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a", "nothing of the kind", "[1, 2]",
    ])
    func J3_aDamagedFileIsSetAside(content: String) throws {
        let folder = TestFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/config", withIntermediateDirectories: true)
        for number in 1...2 {
            try Data(content.utf8).write(to: URL(fileURLWithPath: folder.defaultsFile))
            try ProbeProcess.run("say", "new", home: folder)
            let kept = folder.path + "/config/StorageProbe.damaged-\(number).plist"
            #expect(FileManager.default.contents(atPath: kept) == Data(content.utf8))
            #expect(TestFolder.values(in: folder.defaultsFile)?["string"] as? String == "new")
        }
    }

    @Test func J1_aChangeInAnotherProcessIsSeen() throws {
        let folder = TestFolder()
        try ProbeProcess.run("say", "first", home: folder)
        let follower = try ProbeProcess(["follow"], home: folder.path)
        defer { follower.end(SIGKILL) }
        #expect(follower.line() == "first")
        try ProbeProcess.run("say", "second", home: folder)
        #expect(follower.line() == "second")
    }
}
