import Foundation

extension NotificationCenter {
    /// The notifications with a name, as they are posted, from when a loop over them begins.
    ///
    ///     for await note in NotificationCenter.default.notifications(named: .itemsChanged) { … }
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: Who must have posted them; nil for anyone.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted.
    // @unchecked Sendable: nothing of it changes, and a centre may be used on any thread.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// What comes.
        public typealias Element = Notification
        /// Nothing goes wrong.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to listen. What is posted before it is asked for waits.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream<Posted>.makeStream()
            // A loop that is given up lets go of the stream, and that of the observer.
            let observer = Observer(
                center: center,
                token: center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                })
            continuation.onTermination = { _ in observer.end() }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// Waits for one notification after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Posted>.Iterator

            fileprivate init(base: AsyncStream<Posted>.Iterator) { self.base = base }

            /// The next notification; nil where the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// The next notification, for code that runs on an actor; nil where the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on its way to the loop that waits for it.
// @unchecked Sendable: who posts a notification hands it to whoever listens, on any thread.
private struct Posted: @unchecked Sendable {
    let notification: Notification
}

/// What listens to a centre, until its loop is over.
// @unchecked Sendable: the token is only handed back, once.
private final class Observer: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
    }

    func end() { center.removeObserver(token) }
}
