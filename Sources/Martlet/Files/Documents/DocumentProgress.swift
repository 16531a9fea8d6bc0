import Foundation
import Observation

// Foundation has both types from Swift 6.4 on.
#if compiler(<6.4)
/// The progress of a task, of which parts can be assigned to other tasks.
///
///     let manager = progress.start(totalCount: pages.count)
///     for page in pages {
///         try read(page)
///         manager.complete(count: 1)
///     }
public final class ProgressManager: Observable, Sendable {
    private struct State {
        var total: Int?
        var completed = 0
        /// The parts that are assigned to other managers, and the fraction of each that is completed.
        var children: [ObjectIdentifier: (count: Int, fraction: Double)] = [:]

        /// Adds completed units, of which any number may be claimed.
        mutating func complete(_ count: Int) {
            let (sum, overflows) = completed.addingReportingOverflow(count)
            completed = overflows ? (count > 0 ? .max : .min) : sum
        }
    }

    // nonisolated(unsafe): accessed under the lock only.
    private nonisolated(unsafe) var state: State
    private let lock = NSLock()
    private let registrar = ObservationRegistrar()
    private let didChange: @Sendable (ProgressManager) -> Void

    /// Creates a manager.
    ///
    /// - Parameter totalCount: The number of units of work; `nil` for an indeterminate task.
    public convenience init(totalCount: Int?) { self.init(totalCount: totalCount) { _ in } }

    init(totalCount: Int?, didChange: @escaping @Sendable (ProgressManager) -> Void) {
        state = State(total: totalCount)
        self.didChange = didChange
    }

    /// The number of units of work; `nil` for an indeterminate task.
    public var totalCount: Int? { read(\.totalCount) { $0.total } }

    /// The number of completed units, without those that are completed in part.
    public var completedCount: Int { read(\.completedCount) { $0.completed } }

    /// The completed fraction of the work, between 0 and 1; 0 for an indeterminate task.
    public var fractionCompleted: Double {
        read(\.fractionCompleted) { state in
            guard let total = state.total, total > 0 else { return 0 }
            let parts = state.children.values.reduce(0) { $0 + Double($1.count) * $1.fraction }
            return min(1, (Double(state.completed) + parts) / Double(total))
        }
    }

    /// Whether the number of units is unknown.
    public var isIndeterminate: Bool { totalCount == nil }

    /// Whether all units are completed.
    public var isFinished: Bool { read(\.isFinished) { state in state.total.map { state.completed >= $0 } ?? false } }

    /// Records that units of work are completed.
    public func complete(count: Int) { change { $0.complete(count) } }

    /// Returns a part of the progress for another task. A part that is never started counts as completed.
    ///
    /// - Parameter portionOfParentTotal: The number of units of this manager that the other task completes.
    public func subprogress(assigningCount portionOfParentTotal: Int) -> Subprogress {
        Subprogress(parent: self, count: portionOfParentTotal)
    }

    fileprivate func start(_ count: Int, totalCount: Int?) -> ProgressManager {
        let child = ProgressManager(totalCount: totalCount) { [self] in update($0, count: count) }
        update(child, count: count)
        return child
    }

    private func update(_ child: ProgressManager, count: Int) {
        let (fraction, isFinished) = (child.fractionCompleted, child.isFinished)
        change { state in
            guard isFinished else { return state.children[ObjectIdentifier(child)] = (count, fraction) }
            guard state.children.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
            state.complete(count)
        }
    }

    private func read<Value>(_ property: KeyPath<ProgressManager, Value>, _ value: (State) -> Value) -> Value {
        registrar.access(self, keyPath: property)
        return lock.withLock { value(state) }
    }

    private func change(_ body: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.completedCount) {
            registrar.withMutation(of: self, keyPath: \.fractionCompleted) {
                registrar.withMutation(of: self, keyPath: \.isFinished) { lock.withLock { body(&state) } }
            }
        }
        didChange(self)
    }
}

/// A part of a task's progress, for a function that reports its own progress.
public struct Subprogress: ~Copyable, Sendable {
    private let parent: ProgressManager
    private let count: Int
    private var isStarted = false

    fileprivate init(parent: ProgressManager, count: Int) {
        self.parent = parent
        self.count = count
    }

    /// Returns the manager that reports the part.
    ///
    /// - Parameter totalCount: The number of units of the part; `nil` for an indeterminate task.
    public consuming func start(totalCount: Int?) -> ProgressManager {
        isStarted = true
        return parent.start(count, totalCount: totalCount)
    }

    deinit {
        if !isStarted { parent.complete(count: count) }
    }
}
#endif
