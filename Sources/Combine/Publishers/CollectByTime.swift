import Foundation
import OpenCombine

extension Publishers {
    /// When values that were collected are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// When a time has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// When a time has passed, and before that when there are as many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of another publisher, collected over a time.
    ///
    /// When the other publisher finishes, what was collected is sent before that is told; when it fails, that is lost.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What was collected.
        public typealias Output = [Upstream.Output]
        /// The failures of the other publisher.
        public typealias Failure = Upstream.Failure

        /// The other publisher.
        public let upstream: Upstream
        /// When values are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// What the scheduler is told of how exact the times have to be.
        public let options: Context.SchedulerOptions?

        /// Makes a publisher of collected values.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Sends the collected values to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let collector = TimeCollector<Upstream.Output, Failure, Context>(strategy, options, to: subscriber)
            upstream.receive(subscriber: collector)
        }
    }
}

extension Publisher {
    /// Collects values over a time, and sends them as an array. Of a time in which no value comes, nothing is sent.
    ///
    ///     events.collect(.byTime(RunLoop.main, .seconds(1)))
    ///
    /// - Parameters:
    ///   - strategy: When values are sent.
    ///   - options: What the scheduler is told.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Collects values, and sends them when their time has come.
// @unchecked Sendable: the lock guards all that changes.
private final class TimeCollector<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    @unchecked Sendable
{
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let most: Int?
    private let options: Context.SchedulerOptions?
    private let send: ([Input]) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void
    private let begin: (any Subscription) -> Void
    private let lock = NSLock()
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var collected: [Input] = []
    private var demand = Subscribers.Demand.none
    private var isOver = false

    init<S: Subscriber>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?, to subscriber: S
    ) where S.Input == [Input], S.Failure == Failure {
        switch strategy {
        case .byTime(let context, let stride): (scheduler, interval, most) = (context, stride, nil)
        case .byTimeOrCount(let context, let stride, let count):
            (scheduler, interval, most) = (context, stride, Swift.max(1, count))
        }
        self.options = options
        send = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
        begin = { subscriber.receive(subscription: $0) }
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        let isFirst = upstream == nil && !isOver
        if isFirst { upstream = subscription }
        lock.unlock()
        guard isFirst else { return subscription.cancel() }
        begin(self)
        subscription.request(.unlimited)
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.sendCollected() }
        lock.lock()
        let isLate = isOver
        if !isLate { self.timer = timer }
        lock.unlock()
        if isLate { timer.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        if !isOver { collected.append(input) }
        let isFull = most.map { collected.count >= $0 } ?? false
        lock.unlock()
        if isFull { sendCollected() }
        return .none
    }

    /// Sends what was collected, if there is something and somebody wants it.
    private func sendCollected() {
        lock.lock()
        guard !isOver, !collected.isEmpty, demand > 0 else { return lock.unlock() }
        let values = collected
        collected = []
        demand -= 1
        lock.unlock()
        let more = send(values)
        lock.lock()
        demand += more
        lock.unlock()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { sendCollected() }
        guard end() else { return }
        complete(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        lock.unlock()
    }

    func cancel() {
        lock.lock()
        let upstream = self.upstream
        lock.unlock()
        if end() { upstream?.cancel() }
    }

    /// Lets go of everything. False if that was done before.
    private func end() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !isOver else { return false }
        isOver = true
        timer?.cancel()
        timer = nil
        upstream = nil
        collected = []
        return true
    }
}
