/// Tells whether two values of a type are provably equal (laws B5 and B6).
///
/// A comparator is made once per type: plain data is compared by its bytes, `Equatable` types by `==`,
/// references by identity, closures by function and context, and everything else field by field. What can't be
/// proved equal counts as changed.
final class ValueComparator: @unchecked Sendable {
    private enum Step {
        /// Bytes without padding.
        case bytes(offset: Int, count: Int)
        /// A string: most often the same storage, and so the same 16 bytes.
        case string(offset: Int)
        case equatable(offset: Int, AnyEquality)
        case nested(offset: Int, ValueComparator)
        case optional(offset: Int, AnyOptionalEquality)
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
    static func of(_ type: Any.Type) -> ValueComparator {
        if let known = cache[type] { return known }
        let made = ValueComparator()
        // Known before its steps are: a type may contain itself by way of a class or an array.
        cache[type] = made
        made.steps = merged(steps(for: type, at: 0))
        return made
    }

    private nonisolated(unsafe) static var cache = TypeTable<ValueComparator>()

    private static func steps(for type: Any.Type, at offset: Int) -> [Step] {
        if type is any IgnoredInComparison.Type { return [] }
        if type == String.self { return [.string(offset: offset)] }
        if type is any PlainData.Type || type is any FixedWidthInteger.Type {
            return [.bytes(offset: offset, count: size(of: type))]
        }
        if let fields = type as? any ComparedByFields.Type {
            return fieldSteps(of: fields, at: offset)
        }
        // A view that says how it is compared is compared so; so is every other value.
        if let equatable = type as? any Equatable.Type { return [equalityStep(equatable, at: offset)] }
        if type is AnyObject.Type { return [.bytes(offset: offset, count: 8)] }
        if let optional = type as? any OptionalValue.Type { return [optionalStep(optional, at: offset)] }
        if isFunction(type) { return [.bytes(offset: offset, count: 16)] }
        return fieldSteps(of: type, at: offset)
    }

    private static func fieldSteps(of type: Any.Type, at offset: Int) -> [Step] {
        var result: [Step] = []
        var found = false
        forEachField(of: type) { _, fieldOffset, fieldType in
            found = true
            result += steps(for: fieldType, at: offset + fieldOffset)
        }
        if found || size(of: type) == 0 { return result }
        return [isPlain(type) ? .bytes(offset: offset, count: size(of: type)) : .never]
    }

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

    private static func equalityStep(_ type: any Equatable.Type, at offset: Int) -> Step {
        func open<T: Equatable>(_: T.Type) -> Step { .equatable(offset: offset, Equality<T>()) }
        return open(type)
    }

    private static func optionalStep(_ type: any OptionalValue.Type, at offset: Int) -> Step {
        func open<T: OptionalValue>(_: T.Type) -> Step {
            .optional(offset: offset, OptionalEquality<T>(wrapped: of(T.Wrapped.self)))
        }
        return open(type)
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    private static func isPlain(_ type: Any.Type) -> Bool {
        func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: open)
    }

    private static func isFunction(_ type: Any.Type) -> Bool {
        // The kind word of a function type's metadata; see the ABI's list of metadata kinds.
        let functionKind: UInt = 0x302
        return unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == functionKind
    }
}

/// Two values of an `Equatable` type behind pointers.
class AnyEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

private final class Equality<T: Equatable>: AnyEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
}

/// Two optionals of a type that is not `Equatable`.
class AnyOptionalEquality {
    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }
}

protocol OptionalValue {
    associatedtype Wrapped
    var wrapped: Wrapped? { get }
}

extension Optional: OptionalValue {
    var wrapped: Wrapped? { self }
}

private final class OptionalEquality<T: OptionalValue>: AnyOptionalEquality {
    let wrapped: ValueComparator

    init(wrapped: ValueComparator) { self.wrapped = wrapped }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: T.self).pointee.wrapped
        let b = b.assumingMemoryBound(to: T.self).pointee.wrapped
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?): return wrapped.areEqual(a, b)
        default: return false
        }
    }
}

/// A type whose bytes say everything and hold no padding.
protocol PlainData {}

extension Bool: PlainData {}

/// A type that takes no part in the comparison of the values it is stored in: what it brings is an initial value
/// only, or is followed by the graph.
protocol IgnoredInComparison {}

/// A type that is compared field by field although it has other ways.
protocol ComparedByFields {}
