import Synchronization

/// Objects of which a process has one each, such as stored values, the list of notifications, or the window in use.
///
/// An app has one set of them, ``shared``. A test process has one set for each test host, so that tests that run at once
/// do not affect each other: the testing library installs a finder, which returns the set for the running code.
package final class ProcessValues: Sendable {
    /// The set for the running code, where it is not that of the process.
    package struct Place: Sendable {
        package let values: ProcessValues
        /// The set that later hosts of the test begin with, if the running code is that of the test itself.
        package let seeds: ProcessValues?

        package init(_ values: ProcessValues, seeds: ProcessValues? = nil) {
            (self.values, self.seeds) = (values, seeds)
        }
    }

    /// The set of the process.
    package static let shared = ProcessValues()

    /// A struct, because a bare closure would be wrapped again by each access through the lock: after a thousand accesses,
    /// a call would lead through two thousand functions.
    private struct Finder {
        let find: @Sendable () -> Place?
    }

    private static let finder = HandedMutex<Finder?>(nil)
    // Apps have no finder, and pay for one load.
    private static let hasFinder = Atomic<Bool>(false)

    private let objects = HandedMutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    package init() {}

    /// Installs the function that returns the set for the running code; nil for that of the process.
    package static func install(_ find: @escaping @Sendable () -> Place?) {
        finder.withLock { $0 = Finder(find: find) }
        hasFinder.store(true, ordering: .releasing)
    }

    /// The set for the running code; nil for that of the process.
    package static var place: Place? {
        guard hasFinder.load(ordering: .acquiring) else { return nil }
        return finder.withLock { $0 }?.find()
    }

    /// The set for the running code.
    package static var current: ProcessValues { place?.values ?? shared }

    /// Returns the object of a type, which is created when it is first asked for.
    package func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let object = objects.withLock({ $0[key] }) as? Object { return object }
        // Not with the lock held: creating an object may ask for another.
        let made = make()
        let kept = objects.withLock { objects in
            let kept = objects[key] ?? made
            objects[key] = kept
            return kept
        }
        return kept as? Object ?? made
    }
}
