import Combine
import Foundation
import Testing

/// `collect(_:options:)` by time, on a scheduler whose time a test moves, and notifications as a sequence.
@MainActor @Suite struct CollectTests {
    final class Clock: Scheduler {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = Never

        private final class Work: Cancellable {
            var due: SchedulerTimeType
            let interval: SchedulerTimeType.Stride?
            let action: () -> Void
            var isOver = false

            init(_ due: SchedulerTimeType, _ interval: SchedulerTimeType.Stride?, _ action: @escaping () -> Void) {
                (self.due, self.interval, self.action) = (due, interval, action)
            }

            func cancel() { isOver = true }
        }

        private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
        let minimumTolerance = SchedulerTimeType.Stride.zero
        private var works: [Work] = []

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) { works.append(Work(date, nil, action)) }

        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            let work = Work(date, interval, action)
            works.append(work)
            return work
        }

        func advance(by stride: SchedulerTimeType.Stride) {
            now = now.advanced(by: stride)
            for work in works {
                while !work.isOver, work.due <= now {
                    if let interval = work.interval {
                        work.due = work.due.advanced(by: interval)
                    } else {
                        work.cancel()
                    }
                    work.action()
                }
            }
        }
    }

    private let clock = Clock()
    private let subject = PassthroughSubject<Int, Never>()

    @Test func valuesComeTogetherWhenTheTimeHasPassed() {
        var log: [String] = []
        let sink = subject.collect(.byTime(clock, .seconds(1)))
            .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        subject.send(1)
        subject.send(2)
        #expect(log.isEmpty)
        clock.advance(by: .seconds(1))
        #expect(log == ["[1, 2]"])
        clock.advance(by: .seconds(1))
        #expect(log == ["[1, 2]"], "nothing came")
        subject.send(3)
        subject.send(completion: .finished)
        #expect(log == ["[1, 2]", "[3]", "finished"])
        clock.advance(by: .seconds(5))
        #expect(log.count == 3)
        sink.cancel()
    }

    @Test func aFullCollectionDoesNotWait() {
        var log: [[Int]] = []
        let sink = subject.collect(.byTimeOrCount(clock, .seconds(1), 2)).sink { log.append($0) }
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(log == [[1, 2]])
        clock.advance(by: .seconds(1))
        #expect(log == [[1, 2], [3]])
        sink.cancel()
        subject.send(4)
        clock.advance(by: .seconds(1))
        #expect(log.count == 2)
    }

    @Test func aFailureLosesWhatWasCollected() {
        struct Failure: Error {}
        let subject = PassthroughSubject<Int, Failure>()
        var log: [String] = []
        let sink = subject.collect(.byTime(clock, .seconds(1)))
            .sink(
                receiveCompletion: { if case .failure = $0 { log.append("failed") } },
                receiveValue: { log.append("\($0)") })
        subject.send(1)
        subject.send(completion: .failure(Failure()))
        #expect(log == ["failed"])
        sink.cancel()
    }

    @Test func notificationsWaitForTheLoop() async {
        let (center, name) = (NotificationCenter(), Notification.Name("items"))
        var notes = center.notifications(named: name).makeAsyncIterator()
        center.post(name: Notification.Name("others"), object: nil)
        center.post(name: name, object: nil, userInfo: ["count": 1])
        center.post(name: name, object: nil, userInfo: ["count": 2])
        #expect(await notes.next()?.userInfo?["count"] as? Int == 1)
        #expect(await notes.next()?.userInfo?["count"] as? Int == 2)
    }
}
