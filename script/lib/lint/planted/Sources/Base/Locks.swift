/// Values behind locks.
final class Locks<Value> {
    private let lock = Lock()
    private var last: Value
    private var seen = 0

    func replace(_ value: Value) {
        lock.withLock { last = value }
        lock.withLock {
            // Of the library: a number.
            seen = 1
            let last = value
            self.last = last
        }
        last = value
    }

    private let action = Mutex<(@Sendable () -> Void)?>(nil)
    private let actions = Mutex<[@Sendable () -> Void]>([])
}
