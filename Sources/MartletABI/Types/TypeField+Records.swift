// What the compiler leaves in the program for reflection, as the ABI's description of type metadata has it.

extension TypeField {
    /// By the records that the compiler leaves for reflection; a tuple says it in its metadata.
    package static func byRecords(of type: Any.Type) -> [TypeField] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x200: return fieldsOfStruct(metadata)
        case 0x301: return elementsOfTuple(metadata)
        default: return []
        }
    }

    /// Kind, description, generic arguments, and then the places of the fields, half a word each.
    private static func fieldsOfStruct(_ metadata: UnsafeRawPointer) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        let description = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        // After what all types have: the number of fields, and where the places lie in the metadata, in words.
        let places = metadata + word * Int(description.load(fromByteOffset: 24, as: UInt32.self))
        return recorded(
            in: description, count: description.load(fromByteOffset: 20, as: UInt32.self),
            genericArguments: metadata + 2 * word
        ) { Int(places.load(fromByteOffset: 4 * $0, as: UInt32.self)) }
    }

    /// By the records of a class, after those of its superclasses.
    package static func byRecords(ofObjectsOf type: AnyClass) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        // Kind, superclass, and then sizes, half a word each, of which there are six; and the description.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let inherited = _getSuperclass(type).map(byRecords(ofObjectsOf:)) ?? []
        guard let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return inherited }
        // Where a superclass may grow, only the program that runs knows where the rest lies. Bit 13 of a class's own.
        guard description.load(as: UInt32.self) & (1 << 29) == 0 else { return inherited }
        // After what all types have, and the superclass: how many words lie before the metadata's address and behind it,
        // how many of these are the class's own, the number of fields, and where their places lie, in words. The class's
        // own words begin with its generic arguments; a place is a word.
        func number(_ offset: Int) -> Int { Int(description.load(fromByteOffset: offset, as: UInt32.self)) }
        let places = metadata + word * number(40)
        return inherited
            + recorded(
                in: description, count: UInt32(number(36)),
                genericArguments: metadata + word * (number(28) - number(32))
            ) { places.load(fromByteOffset: word * $0, as: Int.self) }
    }

    /// The records that a description leads to. All types' have flags, parent, name, accessor, and then these.
    private static func recorded(
        in description: UnsafeRawPointer, count: UInt32, genericArguments: UnsafeRawPointer, place: (Int) -> Int
    ) -> [TypeField] {
        guard let records = target(of: description + 16) else { return [] }
        // Type, superclass, kind, size of a record and number of records stand before them.
        let size = Int(records.load(fromByteOffset: 10, as: UInt16.self))
        guard records.load(fromByteOffset: 12, as: UInt32.self) == count else { return [] }
        var fields: [TypeField] = []
        for index in 0..<Int(count) {
            let record = records + 16 + index * size
            guard let mangled = target(of: record + 4), let name = target(of: record + 8) else { continue }
            let length = lengthOfSymbol(mangled)
            let found = _getTypeByMangledNameInContext(
                mangled.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: description,
                genericArguments: genericArguments)
            guard let found else { continue }
            // The last operator is that of how the reference is held: "Xw", weakly.
            let isWeak =
                length >= 2 && mangled.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X")
                && mangled.load(fromByteOffset: length - 1, as: UInt8.self) == UInt8(ascii: "w")
            fields.append(
                TypeField(
                    name: String(cString: name.assumingMemoryBound(to: CChar.self)),
                    offset: place(index), type: found, mayBeWeak: isWeak))
        }
        return fields
    }

    /// Kind, number of elements, their names with a space after each, and then a type and a place for each.
    private static func elementsOfTuple(_ metadata: UnsafeRawPointer) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        let count = metadata.load(fromByteOffset: word, as: Int.self)
        let labels = metadata.load(fromByteOffset: 2 * word, as: UnsafePointer<CChar>?.self)
        let names = labels.map { String(cString: $0).split(separator: " ", omittingEmptySubsequences: false) } ?? []
        return (0..<count).map { index in
            let element = metadata + (3 + 2 * index) * word
            return TypeField(
                name: index < names.count && !names[index].isEmpty ? String(names[index]) : ".\(index)",
                // Half a word: nobody says what the other half holds.
                offset: Int(element.load(fromByteOffset: word, as: UInt32.self)),
                type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
                mayBeWeak: false)
        }
    }

    /// Where a relative reference leads: it is the distance from itself, and 0 where there is nothing.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(reference.load(as: Int32.self))
        return distance == 0 ? nil : reference + distance
    }

    /// The length of a mangled name, which ends with a zero byte; bytes below 32 stand for references, which follow.
    private static func lengthOfSymbol(_ name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
    }
}
