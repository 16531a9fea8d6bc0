import Combine

/// Makes an object announce the changes of a key, as if it were one of its stored properties (law F6).
// @unchecked Sendable: a weak reference to a publisher, which any thread may use.
final class StoredListener: @unchecked Sendable {
    private weak var publisher: ObservableObjectPublisher?

    init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }

    /// Announces a change of the object. Called on any thread, with no lock held.
    func announce() { publisher?.send() }
}

extension AppStorage: AnnouncedProperty {
    // Unsafe pointers: the property is in an object that the caller retains, at the offset of a field of this type.
    package static func attach(_ property: UnsafeRawPointer, to announcer: ObjectAnnouncer, at offset: Int) {
        announcer.follow(at: offset) {
            let source = property.assumingMemoryBound(to: AppStorage<Value>.self).pointee.source
            let listener = StoredListener(announcer.publisher)
            DefaultsStores.store(of: source.store).listen(to: source.key, listener)
            return listener
        }
    }
}
