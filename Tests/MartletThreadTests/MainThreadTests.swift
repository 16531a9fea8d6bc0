import Foundation
import Synchronization
import Testing

import Martlet

/// The ways onto the main actor.
@MainActor @Suite struct MainThreadTests {
    private final class Log: Sendable {
        let entries = Mutex<[String]>([])
        func add(_ entry: String) { entries.withLock { $0.append(entry) } }
        var all: [String] { entries.withLock { $0 } }
    }

    @Test func workIsDoneWhereTheMainActorIs() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                log.add("\(MainThread.isCurrent)")
                MainThread.nowOrLater { log.add("later \(MainThread.isCurrent)") }
                MainThread.later { continuation.resume() }
            }
        }
        #expect(log.all == ["false", "later true"])
        MainThread.nowOrLater { log.add("now") }
        #expect(log.all.last == "now")
    }

    @Test func workComesAfterItsDelay() async {
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in
            MainThread.after(.milliseconds(20)) { continuation.resume() }
        }
        #expect(start.duration(to: .now) >= .milliseconds(20))
    }

    #if DEBUG
    /// A debug build stops where what belongs to the main actor is called elsewhere.
    @Test func anotherThreadIsFoundOut() async {
        await #expect(processExitsWith: .failure) {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    onMainActor(1) { _ in }
                    continuation.resume()
                }
            }
        }
    }
    #endif
}
