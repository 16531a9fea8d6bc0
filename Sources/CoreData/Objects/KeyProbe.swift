import Foundation
import MartletBase

/// Finds the keys that a key path reads: the key path is followed on an object without values, which records the
/// requested keys.
///
/// Key paths of computed properties do not reveal their names.
final class KeyProbe {
    let identifier = NSManagedObjectID(EntityForm(.none, parent: nil), key: 0, store: "", isSaved: false)
    private var keys: [String] = []

    /// The probe that this thread follows a key path with.
    static var current: KeyProbe? {
        if case .probe(let probe)? = ObjectMaking.current?.purpose { probe } else { nil }
    }

    func record(_ key: String) { keys.append(key) }

    /// The path of keys that a key path of a class follows; nil if it reads no property of objects.
    static func keyPath(_ path: AnyKeyPath) -> String? {
        guard let type = type(of: path).rootType as? NSManagedObject.Type else { return nil }
        if let found = known.withLock({ $0[HandedOver(value: path)] }) { return found }
        let made = find(path, type)
        if let made { known.withLock { $0[HandedOver(value: path)] = made } }
        return made
    }

    private static func find(_ path: AnyKeyPath, _ type: NSManagedObject.Type) -> String? {
        let probe = KeyProbe()
        ObjectMaking.with(.probe(probe)) {
            let object: Any = type.init(entity: .none, insertInto: nil)
            _ = object[keyPath: path]
        }
        return probe.keys.isEmpty ? nil : probe.keys.joined(separator: ".")
    }

    private static let known = HandedMutex<[HandedOver<AnyKeyPath>: String]>([:])
}
