import Dispatch
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// J5 · What is in a store of models after the processes that write it have been ended.
@Suite(.serialized) struct ModelCrashTests {
    private struct Findings: Sendable {
        var kills = 0
        var last = 0
        var problems: [String] = []
    }

    /// Lets the probe save, kills it, and looks at the store, over and over.
    private static func killing(_ count: Int, _ program: String) -> Findings {
        let folder = TestFolder()
        let file = folder.path + "/probe.store"
        var findings = Findings()
        var random = SystemRandomNumberGenerator()
        for _ in 0..<count {
            guard let probe = try? ProbeProcess(["pay", file], of: program, home: folder.path),
                probe.line() == "begin"
            else {
                findings.problems.append("the probe did not start")
                return findings
            }
            // While it opens the store, in a save, and between two.
            usleep(UInt32.random(in: 0...100_000, using: &random))
            probe.end(SIGKILL)
            findings.kills += 1
            let said = probe.lines().compactMap { Int($0) }.last ?? findings.last
            guard let check = try? ProbeProcess(["check", file], of: program, home: folder.path),
                check.line() == "begin", let line = check.line()
            else {
                findings.problems.append("the store can't be read")
                return findings
            }
            check.wait()
            guard let found = Int(line) else {
                findings.problems.append(line)
                continue
            }
            if found < said { findings.problems.append("\(found) is in the store, and \(said) was saved") }
            findings.last = found
        }
        return findings
    }

    /// The programs that store the models of SwiftData, and those of Core Data, and how often each is killed.
    @Test(arguments: [("ModelProbe", 600), ("ManagedProbe", 400)])
    func J5_killsLoseNothingThatWasSavedAndTearNothing(_ program: String, _ kills: Int) async {
        let lanes = 4
        let all = Mutex<[Findings]>([])
        let group = DispatchGroup()
        for _ in 0..<lanes {
            group.enter()
            Thread.detachNewThread {
                let findings = Self.killing(kills / lanes, program)
                all.withLock { $0.append(findings) }
                group.leave()
            }
        }
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { continuation.resume() }
        }
        let findings = all.withLock { $0 }
        #expect(findings.map(\.kills).reduce(0, +) == kills)
        #expect(findings.allSatisfy { $0.last > 0 }, "some were killed after a save")
        #expect(findings.flatMap(\.problems) == [])
    }

    @Test(arguments: ["ModelProbe", "ManagedProbe"])
    func J5_twoProcessesLoseNothingOfEachOthers(_ program: String) throws {
        let folder = TestFolder()
        let file = folder.path + "/probe.store"
        let processes = try ["a", "b"].map {
            try ProbeProcess(["add", file, $0, "100"], of: program, home: folder.path)
        }
        for process in processes { process.wait() }
        let count = try ProbeProcess(["count", file], of: program, home: folder.path)
        #expect(count.lines() == ["begin", "200"])
    }

    /// The history has each save of two programs that save at once, with a number of its own.
    @Test func J5_theHistoryHasTheSavesOfTwoProcesses() throws {
        let folder = TestFolder()
        let file = folder.path + "/probe.store"
        let processes = try ["a", "b"].map {
            try ProbeProcess(["add", file, $0, "100"], of: "ModelProbe", home: folder.path)
        }
        for process in processes { process.wait() }
        let lines = try ProbeProcess(["history", file], of: "ModelProbe", home: folder.path).lines().dropFirst()
        let words = lines.map { $0.split(separator: " ").map(String.init) }
        #expect(words.map(\.first) == (1...200).map { "\($0)" })
        for author in ["a", "b"] {
            #expect(words.filter { $0[1] == author }.map { $0[2...] } == (0..<100).map { ["\(author)\($0)"] })
        }
    }
}
