import Dispatch
import Foundation
import Synchronization
import Testing
@testable import Martlet
import MartletBase
import MartletTesting

/// C2, J1 · Stored values that are written from threads, tasks and queues. Run under the thread sanitizer.
@MainActor @Suite(.serialized) struct StorageThreadsTests {
    private nonisolated static let writers = 6

    private struct Shows: View {
        @AppStorage private var value: Int
        init(_ index: Int) { _value = AppStorage(wrappedValue: -1, "threads.\(index)") }
        var body: some View { Text(verbatim: "\(value)") }
    }

    @Test func J1_theLastWriteOfEachThreadIsShown() async {
        let host = TestHost { ForEach(0..<Self.writers, id: \.self) { Shows($0) } }
        let running = Mutex(Self.writers)
        for index in 0..<Self.writers {
            let write: @Sendable () -> Void = {
                for number in 1...500 {
                    if number.isMultiple(of: 2) {
                        UserDefaults.standard.set(number, forKey: "threads.\(index)")
                    } else {
                        AppStorage(wrappedValue: 0, "threads.\(index)").wrappedValue = number
                    }
                }
                running.withLock { $0 -= 1 }
            }
            switch index % 3 {
            case 0: Thread.detachNewThread(write)
            case 1: DispatchQueue.global().async(execute: write)
            default: Task.detached { write() }
            }
        }
        while running.withLock({ $0 > 0 }) {
            host.update()
            await Task.yield()
        }
        host.update()
        #expect(host.texts == Array(repeating: "500", count: Self.writers))
        for index in 0..<Self.writers { UserDefaults.standard.removeObject(forKey: "threads.\(index)") }
    }

    @Test func J2_noChangeOfAStoreInAFileIsLost() {
        let folder = TestFolder()
        let path = folder.path + "/values.plist"
        let store = SceneStore()
        #expect(store.restore(from: StoredFile(path: path)) == nil)
        DispatchQueue.concurrentPerform(iterations: Self.writers) { index in
            for _ in 0..<200 {
                store.write("sum", transaction: Transaction()) { old in .int((old.flatMap(Int.decode) ?? 0) + 1) }
                store.write("own \(index)", transaction: Transaction()) { _ in .int(index) }
            }
        }
        StoreSaver.saveAll()
        let again = SceneStore()
        #expect(again.restore(from: StoredFile(path: path)) == nil)
        #expect(again.read("sum") == .int(200 * Self.writers))
        #expect((0..<Self.writers).allSatisfy { again.read("own \($0)") == .int($0) })
    }
}
