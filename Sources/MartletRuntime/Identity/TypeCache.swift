/// A cache by type, with lookups in a few nanoseconds.
///
/// The slot of a type follows from the address of its metadata. Each cache is a global variable without a lock; the
/// reason is the same for all of them:
// @unchecked Sendable: rules run on the main actor, which the compiler can't prove, and only they access caches. Debug
// builds check this at each access.
final class TypeCache<Value: AnyObject>: @unchecked Sendable {
    // @exclusivity(unchecked): read for each view and comparison; no access calls anything but the standard library.
    @exclusivity(unchecked) private var keys: [UInt]
    // Unsafe pointers: cached values are never freed.
    @exclusivity(unchecked) private var values: [Borrowed<Value>?]
    /// The number of types in the cache.
    @exclusivity(unchecked) private(set) var count = 0

    init() {
        keys = Array(repeating: 0, count: 256)
        values = Array(repeating: nil, count: 256)
    }

    private static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (key >> 4) &* 0x9E37_79B9_7F4A_7C15 >> 32)
    }

    /// Returns the value of a type, unretained.
    @inline(__always)
    func reference(_ type: Any.Type) -> Borrowed<Value>? {
        Self.assertIsConfined()
        let key = UInt(bitPattern: ObjectIdentifier(type))
        var slot = Self.hash(key) & (keys.count - 1)
        while keys[slot] != 0 {
            if keys[slot] == key { return values[slot] }
            slot = (slot + 1) & (keys.count - 1)
        }
        return nil
    }

    /// The value of a type. Each type is set at most once.
    subscript(type: Any.Type) -> Value? {
        @inline(__always) get { reference(type)?.object }
        set {
            Self.assertIsConfined()
            let key = UInt(bitPattern: ObjectIdentifier(type))
            if count * 2 >= keys.count { grow() }
            var slot = Self.hash(key) & (keys.count - 1)
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
            if keys[slot] == 0 { count += 1 }
            keys[slot] = key
            values[slot] = newValue.map { Retained($0).borrowed }
        }
    }

    /// Stops a debug build that asks elsewhere.
    @inline(__always)
    private static func assertIsConfined() {
        // Without this condition, optimized builds would call the empty assertion.
        #if DEBUG
        MainActor.assertIsolated("What is known of types belongs to the main actor.")
        #endif
    }

    private func grow() {
        let old = zip(keys, values).filter { $0.0 != 0 }
        keys = Array(repeating: 0, count: keys.count * 2)
        values = Array(repeating: nil, count: keys.count)
        for (key, value) in old {
            var slot = Self.hash(key) & (keys.count - 1)
            while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
            keys[slot] = key
            values[slot] = value
        }
    }
}
