import AttributeGraph
import MartletABI

/// Determines whether two values of a type are provably equal (laws B5 and B6).
///
/// A comparator is created once per type, usually at the first comparison of values: plain data is compared by its
/// bytes, `Equatable` types by `==`, references by identity, closures by function and context, and everything else
/// field by field. Values that can't be proved equal count as changed.
// @unchecked Sendable: created on the updating thread; the parts that other threads use no longer change.
package final class ValueComparator: @unchecked Sendable {
    /// One comparison at an offset. The references of a step live as long as the process, as comparators do, so that
    /// steps are copied without counting references.
    enum Step {
        /// Bytes without padding.
        case bytes(offset: Int, count: Int)
        /// One byte, such as a Boolean value, and eight, such as a number.
        case byte(offset: Int)
        case word(offset: Int)
        /// A string: most often the same storage, and so the same 16 bytes.
        case string(offset: Int)
        case equatable(offset: Int, Equality)
        /// As `equatable`, for a type whose values are equal if their bytes are, which is the usual case.
        case reflexive(offset: Int32, count: Int32, Equality)
        case optional(offset: Int, Borrowed<AnyOptionalEquality>)
        case array(offset: Int, Borrowed<AnyArrayEquality>)
        /// A reference to a location: equal to the same location, or to another one for the same storage.
        case location(offset: Int)
        /// A value of which nothing can be proved.
        case never
        /// The only step as long as nothing has been compared.
        case unmade

        /// The offset at which the step's comparison begins; nil for the whole value.
        var offset: Int? {
            switch self {
            case .bytes(let offset, _), .byte(let offset), .word(let offset), .string(let offset),
                .equatable(let offset, _), .optional(let offset, _), .array(let offset, _), .location(let offset):
                offset
            case .reflexive(let offset, _, _): Int(offset)
            case .never, .unmade: nil
            }
        }
    }

    /// The purpose of a comparison, which determines its rules.
    package enum Purpose: CaseIterable {
        /// View values: references by identity, closures by function and context (law B5).
        case views
        /// Stored values. A collection whose elements can't be compared is never provably equal, even if its storage is
        /// the same: objects that its elements refer to may have changed (law B6).
        case storage
    }

    // nonisolated(unsafe): set up on the updating thread, before another can know of it; the tables are only asked and
    // filled there.
    private nonisolated(unsafe) var first: UnsafeMutablePointer<Step>
    private nonisolated(unsafe) var count = 1
    /// Whether a comparison may run code of the user: an `==` of a type that is not known to be the library's.
    private(set) nonisolated(unsafe) var runsUserCode = false
    /// For each step, the parts of a value that it compares.
    private nonisolated(unsafe) var parts: UnsafeMutablePointer<ValueParts>?
    private let type: Any.Type
    private let purpose: Purpose

    private init(type: Any.Type, purpose: Purpose) {
        (self.type, self.purpose) = (type, purpose)
        first = .allocate(capacity: 1)
        first.initialize(to: .unmade)
    }

    /// Whether two values are equal, as far as that can be proved.
    // Unsafe pointers: values are compared in place, by steps that were created for their type.
    @inline(__always)
    package func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        var step = first
        let end = step + count
        while step < end {
            if !Self.areEqual(by: step, a, b) {
                return parts == nil ? makeAndCompare(a, b) : false
            }
            step += 1
        }
        return true
    }

    /// The parts in which two values may differ: none if they are provably equal.
    func differences(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> ValueParts {
        var step = first
        let end = step + count
        while step < end {
            if !Self.areEqual(by: step, a, b) { return differences(a, b, from: step) }
            step += 1
        }
        return []
    }

    /// Returns the differences from the first step that finds one.
    @inline(never)
    private func differences(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, from step: UnsafeMutablePointer<Step>
    ) -> ValueParts {
        guard let parts else { return makeAndFindDifferences(a, b) }
        var index = step - first
        var result = parts[index]
        index += 1
        while index < count {
            if !Self.areEqual(by: first + index, a, b) { result.formUnion(parts[index]) }
            index += 1
        }
        return result
    }

    @inline(never)
    private func makeAndCompare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        make()
        return areEqual(a, b)
    }

    @inline(never)
    private func makeAndFindDifferences(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> ValueParts {
        make()
        return differences(a, b)
    }

    @inline(__always)
    private static func areEqual(
        by step: UnsafeMutablePointer<Step>, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
    ) -> Bool {
        switch step.pointee {
        case .byte(let offset):
            (a + offset).load(as: UInt8.self) == (b + offset).load(as: UInt8.self)
        case .word(let offset):
            (a + offset).loadUnaligned(as: UInt64.self) == (b + offset).loadUnaligned(as: UInt64.self)
        case .bytes(let offset, let count):
            sameBytes(a + offset, b + offset, count)
        case .string(let offset):
            sameBytes(a + offset, b + offset, 16)
                || (a + offset).load(as: String.self) == (b + offset).load(as: String.self)
        case .equatable(let offset, let equality):
            equality.areEqual(a + offset, b + offset)
        case .reflexive(let offset, let count, let equality):
            sameBytes(a + Int(offset), b + Int(offset), Int(count))
                || equality.areEqual(a + Int(offset), b + Int(offset))
        case .optional, .array, .location, .never:
            areEqualBySlowPath(step.pointee, a, b)
        case .unmade: false
        }
    }

    /// Compares by the rare steps. They are separate from the loop, which runs for every row of every list that is
    /// created again.
    @inline(never)
    private static func areEqualBySlowPath(_ step: Step, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch step {
        case .optional(let offset, let equality):
            equality.with { $0.areEqual(a + offset, b + offset) }
        case .array(let offset, let equality):
            equality.with { $0.areEqual(a + offset, b + offset) }
        case .location(let offset): isSameLocation(a + offset, b + offset)
        case .bytes, .byte, .word, .string, .equatable, .reflexive, .never, .unmade: false
        }
    }

    @inline(__always)
    package static func sameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
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

    private static func isSameLocation(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
        return a.assumingMemoryBound(to: AnyLocation.self).pointee
            .isSame(as: b.assumingMemoryBound(to: AnyLocation.self).pointee)
    }

    /// The first index, from a start to an end, at which the values of two rows in memory are not provably equal; the
    /// end if there is none.
    ///
    /// - Parameter stride: From one value to the next, in bytes.
    func firstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, stride: Int, from start: Int, to end: Int) -> Int
    {
        var index = start
        if count == 1, case .word(0) = first.pointee {
            while index < end,
                (a + index * stride).loadUnaligned(as: UInt64.self)
                    == (b + index * stride).loadUnaligned(as: UInt64.self)
            {
                index += 1
            }
            return index
        }
        while index < end, areEqual(a + index * stride, b + index * stride) { index += 1 }
        return index
    }

    // MARK: - Making a comparator

    /// Returns the comparator of a type, created on the first call. Any thread may compare with it.
    package static func of(_ type: Any.Type, for purpose: Purpose = .views) -> ValueComparator {
        let comparator = lazily(of: type, for: purpose)
        comparator.make()
        return comparator
    }

    /// The comparator of a type, made when it first compares, which the updating thread is to do: at the start of an app
    /// nothing is compared, and to make one takes as long as the rest of a body.
    static func lazily(of type: Any.Type, for purpose: Purpose = .views) -> ValueComparator {
        let known =
            switch purpose {
            case .views: viewCache[type]
            case .storage: storageCache[type]
            }
        if let known { return known }
        let new = ValueComparator(type: type, purpose: purpose)
        switch purpose {
        case .views: viewCache[type] = new
        case .storage: storageCache[type] = new
        }
        return new
    }

    /// Sets that values of a type are equal exactly if their bytes are, before any are compared.
    ///
    /// For types that each app compares at its start: to find out about a type, the runtime searches the conformances of
    /// the whole program, several times.
    package static func compareBytes(of type: Any.Type) {
        for purpose in Purpose.allCases {
            let comparator = lazily(of: type, for: purpose)
            guard comparator.count == 1, case .unmade = comparator.first.pointee else { continue }
            comparator.take([.bytes(offset: 0, count: TypeLayout.size(of: type))])
        }
    }

    private static let viewCache = TypeCache<ValueComparator>()
    private static let storageCache = TypeCache<ValueComparator>()

    private func make() {
        guard count == 1, case .unmade = first.pointee else { return }
        // Without steps while they are found: a type may contain itself by way of a class or an array.
        count = 0
        take(StepMaker(purpose: purpose).steps(for: type, at: 0))
    }

    private func take(_ steps: [Step]) {
        let size = TypeLayout.size(of: type)
        let steps = Self.merged(steps).map { step in
            guard case .bytes(let offset, let count) = step else { return step }
            return count == 1 ? .byte(offset: offset) : count == 8 ? .word(offset: offset) : step
        }
        runsUserCode = steps.contains { step in
            switch step {
            case .equatable, .reflexive, .optional, .array, .location: true
            case .bytes, .byte, .word, .string, .never, .unmade: false
            }
        }
        first.deallocate()
        first = .allocate(capacity: steps.count)
        first.initialize(from: steps, count: steps.count)
        let parts = UnsafeMutablePointer<ValueParts>.allocate(capacity: steps.count)
        for index in steps.indices { (parts + index).initialize(to: Self.parts(of: index, in: steps, size: size)) }
        self.parts = parts
        count = steps.count
    }

    /// The parts of a value that a step compares: from its offset to that of the next step, since steps are in order of
    /// offsets.
    private static func parts(of index: Int, in steps: [Step], size: Int) -> ValueParts {
        guard let start = steps[index].offset else { return .all }
        let next = index + 1 < steps.count ? steps[index + 1].offset : nil
        let end = next ?? size
        return start < end ? ValueParts(covering: start..<end, of: size) : .all
    }

    /// Neighboring byte ranges become one.
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

/// Returns the comparison by which rules find the parts of a type's values that differ.
@usableFromInline
package func rawComparison(of type: Any.Type) -> RawComparison {
    let comparator = ValueComparator.lazily(of: type)
    return { comparator.differences($0, $1) }
}
