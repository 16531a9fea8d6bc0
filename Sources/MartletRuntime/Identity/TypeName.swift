import Synchronization

/// The name of a type as a person would write it: without module and generic arguments. Any thread may ask.
package func typeName(_ type: Any.Type) -> String {
    names.withLock { names in
        let key = ObjectIdentifier(type)
        if let known = names[key] { return known }
        let made = _typeName(type, qualified: false).prefix { $0 != "<" }
        names[key] = String(made)
        return String(made)
    }
}

/// Kept, since making one takes thousands of instructions. There are no more than the program has types.
private let names = Mutex<[ObjectIdentifier: String]>([:])
