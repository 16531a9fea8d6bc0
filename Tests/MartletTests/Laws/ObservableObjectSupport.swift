import Combine
import Synchronization
@testable import Martlet

/// Counts the objects that were made and that live.
final class ObjectCensus: Sendable {
    private let counts = Mutex((made: 0, alive: 0))

    func begin() { counts.withLock { $0 = ($0.made + 1, $0.alive + 1) } }
    func end() { counts.withLock { $0.alive -= 1 } }

    var made: Int { counts.withLock { $0.made } }
    var alive: Int { counts.withLock { $0.alive } }
}

/// An observable object with two properties and a subject of its own.
final class Player: ObservableObject, @unchecked Sendable {
    @Published var level = 1
    @Published var name: String
    let census: ObjectCensus

    init(_ name: String = "Ann", census: ObjectCensus = ObjectCensus()) {
        self.name = name
        self.census = census
        census.begin()
    }

    deinit { census.end() }
}

/// Publishes by hand, through a publisher that tells how many listen.
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
