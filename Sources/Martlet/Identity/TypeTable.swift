/// What is known of types, by type: a table that answers in a few nanoseconds once a type is known.
///
/// The slot of a type follows from the address of its metadata. The table is confined to the main actor's thread.
struct TypeTable<Value: AnyObject> {
    private var keys: [UInt]
    private var values: [Value?]
    private var count = 0

    init() {
        keys = Array(repeating: 0, count: 256)
        values = Array(repeating: nil, count: 256)
    }

    private static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (key >> 4) &* 0x9E37_79B9_7F4A_7C15 >> 32)
    }

    subscript(type: Any.Type) -> Value? {
        @inline(__always) get {
            let key = UInt(bitPattern: ObjectIdentifier(type))
            var slot = Self.hash(key) & (keys.count - 1)
            while keys[slot] != 0 {
                if keys[slot] == key { return values[slot] }
                slot = (slot + 1) & (keys.count - 1)
            }
            return nil
        }
        set {
            let key = UInt(bitPattern: ObjectIdentifier(type))
            if count * 2 >= keys.count { grow() }
            var slot = Self.hash(key) & (keys.count - 1)
            while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
            if keys[slot] == 0 { count += 1 }
            keys[slot] = key
            values[slot] = newValue
        }
    }

    private mutating func grow() {
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
