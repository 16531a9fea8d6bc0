/// Replacement of the class of a live object.
public enum ObjectClass {
    /// Changes the class of an object to a subclass without stored properties.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - plain: The class that the object must have.
    ///   - subclass: The new class.
    /// - Returns: `false` if the object has another class, if the classes differ in size, or if the fact is not in
    ///   use.
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

    /// Returns the instance size from the class metadata, where it follows the kind, the superclass and two four-byte
    /// fields.
    private static func instanceSize(of type: AnyClass) -> UInt32 {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
    }
}
