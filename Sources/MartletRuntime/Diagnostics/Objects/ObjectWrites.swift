import MartletABI
import Synchronization

/// The writes to properties of objects, each from its announcement until it is made.
///
/// One write of the program is announced to each rule and view that has read the property. All of them share one
/// capture, which finds the property and its values by comparing the object before and after the write.
enum ObjectWrites {
    private final class Open {
        let capture: WriteCapture
        let keyPath: AnyKeyPath?
        /// The object that publishes; nil where only the property is known.
        let object: ObjectIdentifier?
        /// The change that the object announces, which other objects may announce in turn.
        let change: Int?
        /// The observers that were told. Compared only.
        var observers: Set<ObjectIdentifier> = []
        var isMade = false
        /// Whether the end of the write is announced as well.
        var hasEnd: Bool

        init(
            _ capture: WriteCapture, keyPath: AnyKeyPath?, object: ObjectIdentifier?, change: Int?, hasEnd: Bool
        ) {
            self.change = change
            self.capture = capture
            self.keyPath = keyPath
            self.object = object
            self.hasEnd = hasEnd
        }
    }

    // nonisolated(unsafe): the lock guards it; each thread uses only its own list.
    private nonisolated(unsafe) static var open: [Int32: [Open]] = [:]
    private static let lock = Mutex(())
    /// The largest number of nested writes: the end of some is not announced.
    private static let nestingLimit = 16

    private static var thread: Int32 { MainThread.isCurrent ? 0 : martlet_thread_number() }

    private static var writes: [Open] {
        get { lock.withLock { _ in open[thread] ?? [] } }
        set { lock.withLock { _ in open[thread] = newValue.isEmpty ? nil : newValue } }
    }

    /// An observer was told of a write that is about to be made on this thread.
    ///
    /// - Parameters:
    ///   - keyPath: The property, if it is known.
    ///   - object: The object, if it is known.
    ///   - change: The identity of the change that is being announced, if it is known.
    ///   - hasEnd: Whether `made(by:keyPath:)` follows.
    ///   - objects: The objects that the write may concern; called once for each write.
    /// - Returns: The capture that all observers of the write share; nil if too many writes are captured.
    static func announced(
        to observer: AnyObject, keyPath: AnyKeyPath? = nil, object: ObjectIdentifier? = nil, change: Int? = nil,
        hasEnd: Bool, objects: () -> [AnyObject]
    ) -> WriteCapture? {
        var writes = writes
        // An update that has applied a write without an announced end has ended it.
        while let last = writes.last, last.isMade || !last.capture.isOpen { writes.removeLast() }
        let id = ObjectIdentifier(observer)
        if let last = writes.last, !last.observers.contains(id),
            isSame(last, keyPath: keyPath, object: object, change: change)
        {
            last.observers.insert(id)
            last.capture.learn(keyPath)
            last.hasEnd = last.hasEnd || hasEnd
            self.writes = writes
            return last.capture
        }
        if let last = writes.last, !last.hasEnd {
            last.capture.complete()
            writes.removeLast()
        }
        guard let capture = WriteCapture.ifTracing(keyPath: keyPath) else { return nil }
        capture.begin(ObjectSnapshot(of: objects()))
        let made = Open(capture, keyPath: keyPath, object: object, change: change, hasEnd: hasEnd)
        made.observers = [id]
        if writes.count >= nestingLimit { writes.removeFirst() }
        self.writes = writes + [made]
        return capture
    }

    /// Whether an announcement to another observer is of a write that is already open.
    private static func isSame(_ last: Open, keyPath: AnyKeyPath?, object: ObjectIdentifier?, change: Int?) -> Bool {
        if let change, last.change == change { return true }
        guard last.object == object, last.change == change else { return false }
        if let known = last.keyPath, let keyPath { return known == keyPath }
        // Without the property, only the object shows whether the write has been made in the meantime.
        return object != nil || !last.capture.isSnapshotOutdated
    }

    /// The write that an observer was told of has been made on this thread.
    ///
    /// - Returns: The capture of the write; nil if none was announced.
    @discardableResult
    static func made(by observer: AnyObject, keyPath: AnyKeyPath? = nil) -> WriteCapture? {
        let id = ObjectIdentifier(observer)
        guard
            let write = writes.last(where: {
                $0.observers.contains(id) && ($0.keyPath == nil || keyPath == nil || $0.keyPath == keyPath)
            })
        else { return nil }
        write.isMade = true
        write.capture.complete()
        return write.capture
    }
}
