import Foundation

extension NotificationCenter {
    /// Returns the notifications with a name as an asynchronous sequence. The sequence begins with the loop over it.
    ///
    ///     for await note in NotificationCenter.default.notifications(named: .itemsChanged) { print(note) }
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that must have posted them; `nil` for any object.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications, as they are posted.
    // @unchecked Sendable: immutable, and a notification center may be used on any thread.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// The elements of the sequence.
        public typealias Element = Notification
        /// The sequence never fails.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Starts observing. Notifications are buffered until the iterator requests them.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Posted>.makeStream()
            // A loop that ends releases the stream, which releases the observer.
            let observer = Observer(
                center: center,
                token: center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                })
            continuation.onTermination = { _ in observer.end() }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// An iterator that waits for the next notification.
        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Posted>.Iterator

            fileprivate init(base: AsyncStream<Posted>.Iterator) { self.base = base }

            /// Returns the next notification; `nil` if the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// Returns the next notification, for code isolated to an actor; `nil` if the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on its way to the waiting loop.
// @unchecked Sendable: a notification is delivered to observers on any thread.
private struct Posted: @unchecked Sendable {
    let notification: Notification
}

/// An observer of a notification center, registered until its loop ends.
// @unchecked Sendable: the token is used only once, to remove the observer.
private final class Observer: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
    }

    func end() { center.removeObserver(token) }
}
