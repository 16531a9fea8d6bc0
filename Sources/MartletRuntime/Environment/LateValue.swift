import Foundation
import Synchronization

/// A value of the environment that is made when it is first asked for.
///
/// A calendar and a time zone take as long to make as the rest of an environment, and most apps never ask for them.
// The type has no requirements, since the runtime would search all conformances of a program for them at its start.
package final class LateValue<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case made(Value)
        case due(@Sendable () -> Value)
    }

    private let state: Mutex<State>

    /// Creates a value that has been made.
    package init(_ value: Value) { state = Mutex(.made(value)) }

    /// Creates a value that a closure makes, on the thread that asks first.
    package init(making make: @escaping @Sendable () -> Value) { state = Mutex(.due(make)) }

    package var value: Value {
        let make: @Sendable () -> Value
        switch state.withLock({ $0 }) {
        case .made(let value): return value
        case .due(let due): make = due
        }
        // Made outside of the lock. If two threads make it, the values are equal.
        let made = make()
        state.withLock { $0 = .made(made) }
        return made
    }
}

extension LateValue: CustomStringConvertible {
    /// The value's description, for reports.
    package var description: String { String(describing: value) }
}

extension LateValue: Equatable where Value: Equatable {
    package static func == (a: LateValue, b: LateValue) -> Bool { a === b || a.value == b.value }
}
