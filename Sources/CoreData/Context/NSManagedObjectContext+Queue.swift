import Foundation
import MartletBase

extension NSManagedObjectContext {
    /// Schedules work on the context's queue.
    public func perform(_ block: sending @escaping () -> Void) {
        let work = HandedOver(value: block)
        queue.later { work.value() }
    }

    /// Does work on the context's queue, and waits for it.
    public func performAndWait(_ block: () -> Void) { queue.now(block) }

    /// Runs work on the context's queue, waits for it, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.now(block) }

    /// Runs work on the context's queue, and returns its result.
    ///
    /// - Parameters:
    ///   - schedule: Whether the work waits for earlier work on the queue.
    ///   - block: The work.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: sending @escaping () throws(Failure) -> T
    ) async throws(Failure) -> sending T {
        let work = HandedOver(value: block)
        let result = await withCheckedContinuation { continuation in
            queue.later { continuation.resume(returning: HandedOver(value: attempt(work.value))) }
        }
        return try result.value.get()
    }
}

private func attempt<T, Failure: Error>(_ work: () throws(Failure) -> T) -> Result<T, Failure> {
    do { return .success(try work()) } catch { return .failure(error) }
}
