// What the compiler leaves in the program for reflection, as the ABI's description of type metadata has it.

extension TypeField {
    /// By the records that the compiler leaves for reflection; a tuple says it in its metadata.
    static func byRecords(of type: Any.Type) -> [TypeField] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x200: return fieldsOfStruct(metadata)
        case 0x301: return elementsOfTuple(metadata)
        default: return []
        }
    }

    /// Kind, description, generic arguments, and then the places of the fields.
    private static func fieldsOfStruct(_ metadata: UnsafeRawPointer) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        let description = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        // Flags, parent, name, accessor, fields, their number, and where the places lie in the metadata, in words.
        guard let records = target(of: description + 16) else { return [] }
        let count = Int(description.load(fromByteOffset: 20, as: UInt32.self))
        let places = metadata + word * Int(description.load(fromByteOffset: 24, as: UInt32.self))
        // Type, superclass, kind, size of a record and number of records stand before them.
        let size = Int(records.load(fromByteOffset: 10, as: UInt16.self))
        guard records.load(fromByteOffset: 12, as: UInt32.self) == UInt32(count) else { return [] }
        var fields: [TypeField] = []
        for index in 0..<count {
            let record = records + 16 + index * size
            guard let mangled = target(of: record + 4), let name = target(of: record + 8) else { continue }
            let length = lengthOfSymbol(mangled)
            let found = _getTypeByMangledNameInContext(
                mangled.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: description,
                genericArguments: metadata + 2 * word)
            guard let found else { continue }
            // The last operator is that of how the reference is held: "Xw", weakly.
            let isWeak =
                length >= 2 && mangled.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X")
                && mangled.load(fromByteOffset: length - 1, as: UInt8.self) == UInt8(ascii: "w")
            fields.append(
                TypeField(
                    name: String(cString: name.assumingMemoryBound(to: CChar.self)),
                    offset: Int(places.load(fromByteOffset: 4 * index, as: UInt32.self)),
                    type: found, mayBeWeak: isWeak))
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
