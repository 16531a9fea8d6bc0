import MartletABI

/// The publishers of the objects that have been asked for their default one (law F6).
///
/// An object has no room for something that its class doesn't declare, so they stand in a table, by the address of the
/// object. An announcer keeps the memory of its object, though not the object: an address is not used again while it
/// stands in the table.
///
/// An announcer goes when the properties of its object do, if one of them announces. Of an object without such a
/// property nothing tells the end: those are looked for whenever the table has doubled.
// @unchecked Sendable: the lock guards what changes.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private let lock = PlainLock()
    // Guarded by the lock.
    private var announcers: [ObjectIdentifier: ObjectAnnouncer] = [:]
    /// How many there may be before those are looked for whose objects have ended.
    private var limit = ObjectPublishers.leastLimit

    static var leastLimit: Int { 32 }

    private init() {}

    /// The publisher of an object.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let announcer = shared.announcer(of: object)
        announcer.attachProperties(of: object)
        return announcer.publisher
    }

    private func announcer(of object: AnyObject) -> ObjectAnnouncer {
        let identifier = ObjectIdentifier(object)
        // Nothing may end while the lock is held, since that can run any code: neither what is let go of, nor an object
        // whose last reference is the one by which it was asked for.
        var seen: [(announcer: ObjectAnnouncer, object: AnyObject?)] = []
        defer { withExtendedLifetime(seen) {} }
        return lock.withLock {
            if let announcer = announcers[identifier] { return announcer }
            if announcers.count >= limit {
                seen = announcers.values.map { ($0, $0.object) }
                for (announcer, object) in seen where object == nil { announcers[announcer.identifier] = nil }
                limit = max(Self.leastLimit, 2 * announcers.count)
            }
            let announcer = ObjectAnnouncer(object)
            announcers[identifier] = announcer
            return announcer
        }
    }

    /// Lets go of an announcer if its object has ended. The caller holds it.
    func drop(_ announcer: ObjectAnnouncer) {
        guard announcer.object == nil else { return }
        lock.withLock {
            guard announcers[announcer.identifier] === announcer else { return }
            announcers[announcer.identifier] = nil
        }
    }

    /// How many objects stand in the table.
    var count: Int { lock.withLock { announcers.count } }
}

/// What is known of an object that has been asked for its default publisher.
// @unchecked Sendable: the lock guards what changes, and the object is only loaded to see whether it lives.
package final class ObjectAnnouncer: @unchecked Sendable {
    /// The object's publisher.
    package let publisher = ObservableObjectPublisher()
    let identifier: ObjectIdentifier
    /// The object; nil when it is no more, or on its way there.
    fileprivate weak var object: AnyObject?
    // Never read: it keeps the memory from becoming another object's.
    private unowned let memory: AnyObject
    private let properties: [AnnouncedField]
    private let lock = PlainLock()
    // Guarded by the lock.
    private var followers: [Int: AnyObject] = [:]

    init(_ object: AnyObject) {
        identifier = ObjectIdentifier(object)
        self.object = object
        memory = object
        properties = AnnouncedField.fields(of: type(of: object))
    }

    /// Lets the properties announce their changes that do not yet. Some may be new, where code replaces their storage.
    func attachProperties(of object: AnyObject) {
        // Unsafe pointers: fields of the object, which lives throughout, at the places that its class has for them.
        let start = Unmanaged.passUnretained(object).toOpaque()
        for property in properties {
            property.type.attach(start + property.offset, to: self, at: property.offset)
        }
        withExtendedLifetime(object) {}
    }

    /// Keeps what tells of the changes of a property that stores elsewhere: made once, and kept for as long as the
    /// publisher.
    package func follow(at offset: Int, _ make: () -> AnyObject) {
        lock.withLock { if followers[offset] == nil { followers[offset] = make() } }
    }

    /// A property has ended, most likely with the object.
    func propertyEnded() { ObjectPublishers.shared.drop(self) }
}
