/// The class of an object, which can be exchanged while it lives.
public enum ObjectClass {
    /// Makes an object an instance of a subclass of its class, one that has no stored properties.
    ///
    /// - Returns: Whether it is one now. False where it is of another class than `plain`, where the classes differ in
    ///   size, and where the fact is left off.
    public static func exchange(_ object: AnyObject, of plain: AnyClass, for subclass: AnyClass) -> Bool {
        ABI.uses(.objectClasses) && exchangeWord(of: object, from: plain, to: subclass)
    }

    static func exchangeWord(of object: AnyObject, from plain: AnyClass, to subclass: AnyClass) -> Bool {
        let place = Unmanaged.passUnretained(object).toOpaque()
        let current = martlet_load_word(place)
        if current == word(of: subclass) { return true }
        guard current == word(of: plain), instanceSize(of: plain) == instanceSize(of: subclass) else { return false }
        martlet_store_word(place, word(of: subclass))
        return true
    }

    private static func word(of type: AnyClass) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

    /// As the compiler wrote it down: kind, superclass, and twice four bytes stand before it.
    private static func instanceSize(of type: AnyClass) -> UInt32 {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
    }
}
