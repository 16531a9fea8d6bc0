// The compiler's reflection records, read according to the ABI's description of type metadata.

extension TypeField {
    /// Returns the fields from the compiler's reflection records, or for a tuple from its metadata.
    package static func byRecords(of type: Any.Type) -> [TypeField] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch metadata.load(as: UInt.self) {
        case 0x200: return fieldsOfStruct(metadata)
        case 0x301: return elementsOfTuple(metadata)
        default: return []
        }
    }

    /// Struct metadata has the kind, the descriptor, the generic arguments, and then the field offsets, half a word
    /// each.
    private static func fieldsOfStruct(_ metadata: UnsafeRawPointer) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        let description = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        // After the common part, the descriptor has the number of fields and the position of the field offsets, in
        // words.
        let places = metadata + word * Int(description.load(fromByteOffset: 24, as: UInt32.self))
        return recorded(
            in: description, count: description.load(fromByteOffset: 20, as: UInt32.self),
            genericArguments: metadata + 2 * word
        ) { Int(places.load(fromByteOffset: 4 * $0, as: UInt32.self)) }
    }

    /// Returns the fields from the records of a class, after those of its superclasses.
    package static func byRecords(ofObjectsOf type: AnyClass) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        // Class metadata has the kind, the superclass, six half-word fields with sizes and flags, and then the
        // descriptor.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let inherited = _getSuperclass(type).map(byRecords(ofObjectsOf:)) ?? []
        guard let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return inherited }
        // If the superclass is resilient, the layout of the rest is known only at run time. The flag is bit 13 of the
        // class's flags.
        guard description.load(as: UInt32.self) & (1 << 29) == 0 else { return inherited }
        // After the common part and the superclass, the descriptor has the numbers of words before and after the
        // metadata's address, the number of the class's own words, the number of fields, and the position of their
        // offsets, in words. The class's own words begin with its generic arguments. Each offset is a word.
        func number(_ offset: Int) -> Int { Int(description.load(fromByteOffset: offset, as: UInt32.self)) }
        let places = metadata + word * number(40)
        return inherited
            + recorded(
                in: description, count: UInt32(number(36)),
                genericArguments: metadata + word * (number(28) - number(32))
            ) { places.load(fromByteOffset: word * $0, as: Int.self) }
    }

    /// Returns the records of a descriptor. The common part of all descriptors has flags, parent, name, accessor, and
    /// then the records.
    private static func recorded(
        in description: UnsafeRawPointer, count: UInt32, genericArguments: UnsafeRawPointer, place: (Int) -> Int
    ) -> [TypeField] {
        guard let records = target(of: description + 16) else { return [] }
        // The records are preceded by the type, the superclass, the kind, the record size and the number of records.
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
            // The last operator of the mangled name is the ownership of the reference: "Xw" for weak.
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

    /// Returns the type of the payload of an enum's case; `nil` for a case without a payload, or with one in an object of
    /// its own.
    ///
    /// Enum metadata has the kind, the descriptor and the generic arguments. After the common part, the descriptor has the
    /// number of cases with payloads, whose records come first. The lowest bit of a record's flags says that the payload is
    /// in an object.
    static func payload(ofCase number: UInt32, in type: Any.Type) -> Any.Type? {
        let word = MemoryLayout<UInt>.size
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x201 else { return nil }
        let description = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        guard number < description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF,
            let records = target(of: description + 16)
        else { return nil }
        let record = records + 16 + Int(number) * Int(records.load(fromByteOffset: 10, as: UInt16.self))
        guard record.load(as: UInt32.self) & 1 == 0, let mangled = target(of: record + 4) else { return nil }
        return _getTypeByMangledNameInContext(
            mangled.assumingMemoryBound(to: UInt8.self), UInt(lengthOfSymbol(mangled)), genericContext: description,
            genericArguments: metadata + 2 * word)
    }

    /// Tuple metadata has the kind, the number of elements, their names (each followed by a space), and then a type
    /// and an offset for each element.
    private static func elementsOfTuple(_ metadata: UnsafeRawPointer) -> [TypeField] {
        let word = MemoryLayout<UInt>.size
        let count = metadata.load(fromByteOffset: word, as: Int.self)
        let labels = metadata.load(fromByteOffset: 2 * word, as: UnsafePointer<CChar>?.self)
        let names = labels.map { String(cString: $0).split(separator: " ", omittingEmptySubsequences: false) } ?? []
        return (0..<count).map { index in
            let element = metadata + (3 + 2 * index) * word
            return TypeField(
                name: index < names.count && !names[index].isEmpty ? String(names[index]) : ".\(index)",
                // The offset is half a word; the other half is undefined.
                offset: Int(element.load(fromByteOffset: word, as: UInt32.self)),
                type: unsafeBitCast(element.load(as: UnsafeRawPointer.self), to: Any.Type.self),
                mayBeWeak: false)
        }
    }

    /// Returns the target of a relative reference, which stores the distance from itself; `nil` for a distance of 0.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(reference.load(as: Int32.self))
        return distance == 0 ? nil : reference + distance
    }

    /// Returns the length of a mangled name, which ends with a zero byte. Bytes below 32 are followed by a reference.
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
