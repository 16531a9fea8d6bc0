import Foundation
import Synchronization

/// Says which stored object is meant: in any context, on any thread.
///
/// An object has the same identifier from the beginning on; a save makes it permanent.
// @unchecked Sendable: the mutable state is atomic.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    let form: EntityForm
    let key: Int64
    private let storeIdentifier: String
    private let isSaved: Atomic<Bool>

    init(_ form: EntityForm, key: Int64, store: String, isSaved: Bool) {
        self.form = form
        self.key = key
        storeIdentifier = store
        self.isSaved = Atomic(isSaved)
    }

    func settle() { isSaved.store(true, ordering: .relaxed) }

    /// The entity of the object.
    public var entity: NSEntityDescription { form.description }
    /// Whether the object has not been saved yet.
    public var isTemporaryID: Bool { !isSaved.load(ordering: .relaxed) }

    /// Returns the identifier as an address, which is good for as long as the store has the object.
    public func uriRepresentation() -> URL {
        var parts = URLComponents()
        parts.scheme = "x-coredata"
        parts.host = storeIdentifier
        parts.path = "/\(form.name)/\(isTemporaryID ? "t" : "p")\(key)"
        return parts.url!
    }

    /// Whether both mean the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return key == other.key && form.root.name == other.form.root.name
    }

    /// By the object's number.
    public override var hash: Int { key.hashValue }
    /// The address.
    public override var description: String { uriRepresentation().absoluteString }
}
