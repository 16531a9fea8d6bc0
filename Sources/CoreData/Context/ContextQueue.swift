import Dispatch
import Foundation
import Martlet
import MartletRuntime

/// The thread or queue of a context: the main thread, or a queue of its own.
final class ContextQueue: Sendable {
    /// nil for the main thread.
    private let queue: DispatchQueue?
    private let mark = DispatchSpecificKey<Bool>()

    init(isMain: Bool) {
        queue = isMain ? nil : DispatchQueue(label: "NSManagedObjectContext")
        queue?.setSpecific(key: mark, value: true)
    }

    var isCurrent: Bool {
        queue == nil ? MainThread.isCurrent : DispatchQueue.getSpecific(key: mark) == true
    }

    func later(_ work: @escaping @Sendable () -> Void) {
        if let queue { queue.async(execute: work) } else { MainThread.later { work() } }
    }

    /// Does work and waits for it.
    func now<Result>(_ work: () throws -> Result) rethrows -> Result {
        if isCurrent { return try work() }
        if let queue { return try queue.sync(execute: work) }
        return try DispatchQueue.main.sync(execute: work)
    }
}
