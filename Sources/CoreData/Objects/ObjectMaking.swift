import Foundation

/// The origin of an object that is being created on this thread: its initializer reads it before it sets anything else.
final class ObjectMaking {
    enum Purpose {
        /// The object represents a row of a store.
        case stored(NSManagedObjectID, NSManagedObjectContext)
        /// The object finds the keys that a key path reads.
        case probe(KeyProbe)
    }

    let purpose: Purpose
    private init(_ purpose: Purpose) { self.purpose = purpose }

    // Unsafe pointers: the caller that begins the creation retains the object until the creation ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The origin of the next object.
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

    /// Ends the creation of the object: objects that its initializer creates are new ones.
    static func end() { pthread_setspecific(key, nil) }
}
