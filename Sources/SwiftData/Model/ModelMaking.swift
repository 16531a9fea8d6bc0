import Foundation

/// The record of an object that is being created on this thread: its initializer reads it before it sets anything else.
enum ModelMaking {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Sets the record for the next object; the caller retains it meanwhile.
    static func begin(_ record: _ModelRecord) { pthread_setspecific(key, Unmanaged.passUnretained(record).toOpaque()) }

    /// The record for the next object, which stays set: a subclass reads it before its superclass.
    static var waiting: _ModelRecord? {
        pthread_getspecific(key).map { Unmanaged<_ModelRecord>.fromOpaque($0).takeUnretainedValue() }
    }

    static func take() -> _ModelRecord? {
        guard let waiting = pthread_getspecific(key) else { return nil }
        pthread_setspecific(key, nil)
        return Unmanaged<_ModelRecord>.fromOpaque(waiting).takeUnretainedValue()
    }
}
