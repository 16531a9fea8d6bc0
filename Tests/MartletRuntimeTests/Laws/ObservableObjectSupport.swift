import Combine
import Martlet

/// An object that publishes by hand, through a publisher that counts its subscribers.
final class ManualObject: ObservableObject {
    let objectWillChange = CountingSubject()
    var value = 0
}

/// A subject that counts its subscriptions.
final class CountingSubject: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private let subject = CurrentValueSubject<Int, Never>(0)
    private(set) var subscriptions = 0
    private(set) var ended = 0

    var current: Int { subscriptions - ended }

    func send(_ value: Int) { subject.send(value) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriptions += 1
        subject.handleEvents(receiveCancel: { [weak self] in self?.ended += 1 }).receive(subscriber: subscriber)
    }
}
