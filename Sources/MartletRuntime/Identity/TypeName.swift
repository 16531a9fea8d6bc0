import Synchronization

/// Returns the name of a type as in source code, without module and generic arguments. Callable on any thread.
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
