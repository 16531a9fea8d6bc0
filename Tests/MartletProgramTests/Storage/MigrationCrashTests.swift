import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// J5 · Migrations by several programs at once, and by programs that are killed.
@Suite(.serialized) struct MigrationCrashTests {
    private func makeStore(_ folder: TestFolder, _ count: Int) throws -> String {
        let file = folder.path + "/probe.store"
        #expect(
            try ProbeProcess(["entries-make", file, "\(count)"], of: "ModelProbe", home: folder.path).lines() == [
                "begin"
            ])
        return file
    }

    @Test(arguments: [2, 5])
    func J5_programsThatMigrateAtOnceLoseNothing(_ programs: Int) throws {
        for _ in 0..<4 {
            let folder = TestFolder()
            let file = try makeStore(folder, 300)
            let all = try (0..<programs).map { _ in
                try ProbeProcess(["entries-migrate", file], of: "ModelProbe", home: folder.path)
            }
            for program in all { #expect(program.lines() == ["begin", "300 of 300"]) }
            #expect(!FileManager.default.fileExists(atPath: file + ".migrating"))
        }
    }

    @Test func J5_killsWhileAStoreIsMigratedLoseNothing() throws {
        let folder = TestFolder()
        let original = try makeStore(folder, 300)
        let file = folder.path + "/copy.store"
        var random = SystemRandomNumberGenerator()
        let kills = Int(ProcessInfo.processInfo.environment["MARTLET_MIGRATION_KILLS"] ?? "") ?? 80
        for _ in 0..<(kills / 2) {
            for suffix in ["", "-wal", "-shm", ".migrating", ".migrating-wal", ".migrating-shm"] {
                try? FileManager.default.removeItem(atPath: file + suffix)
            }
            try FileManager.default.copyItem(atPath: original, toPath: file)
            // The first process is killed, and possibly the second, which finds the remains of the first.
            for _ in 0..<2 {
                let probe = try ProbeProcess(["entries-migrate", file], of: "ModelProbe", home: folder.path)
                #expect(probe.line() == "begin")
                usleep(UInt32.random(in: 0...100_000, using: &random))
                probe.end(SIGKILL)
            }
            let last = try ProbeProcess(["entries-migrate", file], of: "ModelProbe", home: folder.path)
            #expect(last.lines() == ["begin", "300 of 300"])
            #expect(!FileManager.default.fileExists(atPath: file + ".migrating"))
        }
    }
}
