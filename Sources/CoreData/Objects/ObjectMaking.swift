import Foundation

/// What an object is being made of, on this thread: its initialiser finds it before anything else is set.
final class ObjectMaking {
    enum Purpose {
        /// It stands for what a store has.
        case stored(NSManagedObjectID, NSManagedObjectContext)
        /// It finds out what a key path reads.
        case probe(KeyProbe)
    }

    let purpose: Purpose
    private init(_ purpose: Purpose) { self.purpose = purpose }

    // Unsafe pointers: whoever begins holds what is being made of until it ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// What the next object is made of.
    static var current: ObjectMaking? {
        pthread_getspecific(key).map { Unmanaged<ObjectMaking>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs a closure whose next object is for a purpose.
    static func with<Result>(_ purpose: Purpose, _ body: () -> Result) -> Result {
        let making = ObjectMaking(purpose)
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(making).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return withExtendedLifetime(making, body)
    }

    /// Says that the object is there: those that its initialiser makes are new ones.
    static func end() { pthread_setspecific(key, nil) }
}
