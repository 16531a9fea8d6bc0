/// Tells whether two values of a type are provably equal (laws B5 and B6).
///
/// A comparator is made once per type: plain data is compared by its bytes, `Equatable` types by `==`,
/// references by identity, closures by function and context, and everything else field by field. What can't be
/// proved equal counts as changed.
final class ValueComparator: @unchecked Sendable {
    fileprivate enum Step {
        /// Bytes without padding.
        case bytes(offset: Int, count: Int)
        /// A string: most often the same storage, and so the same 16 bytes.
        case string(offset: Int)
        case equatable(offset: Int, AnyEquality)
        case nested(offset: Int, ValueComparator)
        case optional(offset: Int, AnyOptionalEquality)
        case array(offset: Int, AnyArrayEquality)
        /// A value of which nothing can be proved.
        case never
    }

    private var steps: [Step] = []

    /// Whether two values are equal, as far as that can be proved.
    @inline(__always)
    func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for step in steps {
            switch step {
            case .bytes(let offset, let count):
                if !Self.sameBytes(a + offset, b + offset, count) { return false }
            case .string(let offset):
                if Self.sameBytes(a + offset, b + offset, 16) { continue }
                if (a + offset).load(as: String.self) != (b + offset).load(as: String.self) { return false }
            case .equatable(let offset, let equality):
                if !equality.areEqual(a + offset, b + offset) { return false }
            case .nested(let offset, let comparator):
                if !comparator.areEqual(a + offset, b + offset) { return false }
            case .optional(let offset, let equality):
                if !equality.areEqual(a + offset, b + offset) { return false }
            case .array(let offset, let equality):
                if !equality.areEqual(a + offset, b + offset) { return false }
            case .never:
                return false
            }
        }
        return true
    }

    @inline(__always)
    private static func sameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
        var index = 0
        while index + 8 <= count {
            if (a + index).loadUnaligned(as: UInt64.self) != (b + index).loadUnaligned(as: UInt64.self) { return false }
            index += 8
        }
        while index < count {
            if (a + index).load(as: UInt8.self) != (b + index).load(as: UInt8.self) { return false }
            index += 1
        }
        return true
    }

    // MARK: - Making a comparator

    /// The comparator of a type, made when it is first asked for.
    ///
    /// - Parameter provingCollections: Whether a collection of what is not `Equatable` may be proved equal. A view
    ///   value that was handed the same one is unchanged; one that was written to storage counts as changed, since
    ///   what its elements refer to may have been (law B6).
    static func of(_ type: Any.Type, provingCollections: Bool = true) -> ValueComparator {
        let known = provingCollections ? cache[type] : storageCache[type]
        if let known { return known }
        let made = ValueComparator()
        // Known before its steps are: a type may contain itself by way of a class or an array.
        if provingCollections { cache[type] = made } else { storageCache[type] = made }
        made.steps = merged(Maker(provesCollections: provingCollections).steps(for: type, at: 0))
        return made
    }

    private nonisolated(unsafe) static var cache = TypeTable<ValueComparator>()
    private nonisolated(unsafe) static var storageCache = TypeTable<ValueComparator>()

    /// Proves nothing equal.
    static let never: ValueComparator = {
        let comparator = ValueComparator()
        comparator.steps = [.never]
        return comparator
    }()

    /// Neighbouring byte ranges become one.
    private static func merged(_ steps: [Step]) -> [Step] {
        var result: [Step] = []
        for step in steps {
            if case .bytes(let offset, let count) = step, case .bytes(let start, let length)? = result.last,
                start + length == offset
            {
                result[result.count - 1] = .bytes(offset: start, count: length + count)
            } else {
                result.append(step)
            }
        }
        return result
    }
}

// MARK: - The steps for a type

extension ValueComparator {
    fileprivate struct Maker {
        let provesCollections: Bool

        fileprivate func steps(for type: Any.Type, at offset: Int) -> [Step] {
            if type is any IgnoredInComparison.Type { return [] }
            if type == String.self { return [.string(offset: offset)] }
            if type is any PlainData.Type || type is any FixedWidthInteger.Type {
                return [.bytes(offset: offset, count: TypeLayout.size(of: type))]
            }
            if let fields = type as? any ComparedByFields.Type {
                return fieldSteps(of: fields, at: offset)
            }
            // A view that says how it is compared is compared so; so is every other value.
            if let equatable = type as? any Equatable.Type { return [equalityStep(equatable, at: offset)] }
            if type is AnyLocation.Type { return [.equatable(offset: offset, LocationEquality())] }
            if type is AnyObject.Type { return [.bytes(offset: offset, count: 8)] }
            if !provesCollections, type is any Collection.Type { return [.never] }
            if let array = type as? any ArrayValue.Type { return [arrayStep(array, at: offset)] }
            if let optional = type as? any OptionalValue.Type { return [optionalStep(optional, at: offset)] }
            if MetadataKind.of(type) == MetadataKind.function { return [.bytes(offset: offset, count: 16)] }
            return fieldSteps(of: type, at: offset)
        }

        private func fieldSteps(of type: Any.Type, at offset: Int) -> [Step] {
            var result: [Step] = []
            var found = false
            // A weak reference lies in memory as something else than its type says, and so can't be read by it.
            let mayHoldWeak = !TypeLayout.isBitwiseTakable(type)
            forEachField(of: type) { _, fieldOffset, fieldType in
                found = true
                if mayHoldWeak, fieldType is any OptionalValue.Type, TypeLayout.isBitwiseTakable(fieldType) {
                    result.append(.never)
                } else {
                    result += steps(for: fieldType, at: offset + fieldOffset)
                }
            }
            let size = TypeLayout.size(of: type)
            if found || size == 0 { return result }
            return [TypeLayout.isPlain(type) ? .bytes(offset: offset, count: size) : .never]
        }

        private func equalityStep(_ type: any Equatable.Type, at offset: Int) -> Step {
            func open<T: Equatable>(_: T.Type) -> Step { .equatable(offset: offset, Equality<T>()) }
            return open(type)
        }

        private func optionalStep(_ type: any OptionalValue.Type, at offset: Int) -> Step {
            func open<T: OptionalValue>(_: T.Type) -> Step {
                .optional(offset: offset, OptionalEquality<T>(wrapped: comparator(of: T.Wrapped.self)))
            }
            return open(type)
        }

        private func arrayStep(_ type: any ArrayValue.Type, at offset: Int) -> Step {
            func open<T: ArrayValue>(_: T.Type) -> Step {
                .array(offset: offset, ArrayEquality<T>(element: comparator(of: T.Element.self)))
            }
            return open(type)
        }

        private func comparator(of type: Any.Type) -> ValueComparator {
            ValueComparator.of(type, provingCollections: provesCollections)
        }
    }
}
