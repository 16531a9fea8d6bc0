import Combine
import Synchronization

/// Counts the objects that were made and that live.
package final class ObjectCensus: Sendable {
    private let counts = Mutex((made: 0, alive: 0))

    package init() {}

    package func begin() { counts.withLock { $0 = ($0.made + 1, $0.alive + 1) } }
    package func end() { counts.withLock { $0.alive -= 1 } }

    package var made: Int { counts.withLock { $0.made } }
    package var alive: Int { counts.withLock { $0.alive } }
}

/// An observable object with two properties.
///
/// Unchecked: tests write its properties on several threads on purpose.
package final class Player: ObservableObject, @unchecked Sendable {
    @Published package var level = 1
    @Published package var name: String
    package let census: ObjectCensus

    package init(_ name: String = "Ann", census: ObjectCensus = ObjectCensus()) {
        self.name = name
        self.census = census
        census.begin()
    }

    deinit { census.end() }
}
