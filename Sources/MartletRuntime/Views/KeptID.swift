/// An id as the key of a dictionary that is kept from one update to the next.
///
/// An app may use objects as ids and change the properties that their hash depends on. A dictionary of the ids
/// themselves would then contain two equal keys, and stop the program when it grows. The hash is that of the moment at
/// which the key is created: an id that has changed is another key.
struct KeptID<ID: Hashable>: Hashable {
    let id: ID
    private let hash: Int

    init(_ id: ID) {
        self.id = id
        hash = id.hashValue
    }

    static func == (a: Self, b: Self) -> Bool { a.hash == b.hash && a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
