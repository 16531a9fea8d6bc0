import MartletABI

/// Finds how the values of a type are compared.
struct StepMaker {
    typealias Step = ValueComparator.Step

    let purpose: ValueComparator.Purpose

    func steps(for type: Any.Type, at offset: Int) -> [Step] {
        if type is any IgnoredInComparison.Type { return [] }
        if type is any NeverProvablyEqual.Type { return [.never] }
        if type == String.self { return [.string(offset: offset)] }
        if type is any PlainData.Type || type is any FixedWidthInteger.Type {
            return [.bytes(offset: offset, count: TypeLayout.size(of: type))]
        }
        if let fields = type as? any ComparedByFields.Type { return fieldSteps(of: fields, at: offset) }
        if let array = type as? any ArrayValue.Type, array.elementType is any Equatable.Type {
            return [arrayStep(array, at: offset)]
        }
        // A view that says how it is compared is compared so; so is every other value.
        if let equatable = type as? any Equatable.Type { return [.equatable(offset: offset, Equality(equatable))] }
        if type is AnyLocation.Type { return [.location(offset: offset)] }
        if type is AnyObject.Type { return [.bytes(offset: offset, count: 8)] }
        if purpose == .storage, type is any Collection.Type { return [.never] }
        if let array = type as? any ArrayValue.Type { return [arrayStep(array, at: offset)] }
        if let optional = type as? any OptionalValue.Type { return [optionalStep(optional, at: offset)] }
        if TypeKind.of(type) == .function { return [.bytes(offset: offset, count: 16)] }
        return fieldSteps(of: type, at: offset)
    }

    private func fieldSteps(of type: Any.Type, at offset: Int) -> [Step] {
        var result: [Step] = []
        let fields = TypeField.fields(of: type)
        let size = TypeLayout.size(of: type)
        guard fill(fields, size) else {
            return [TypeLayout.isPlain(type) ? .bytes(offset: offset, count: size) : .never]
        }
        for field in fields {
            if field.mayBeWeak {
                result.append(.never)
            } else {
                result += steps(for: field.type, at: offset + field.offset)
            }
        }
        return result
    }

    /// Whether fields are all that lies in a value of a size. The runtime leaves out, or gives as empty, what it can't
    /// describe: a tuple of a parameter pack, for one.
    private func fill(_ fields: [TypeField], _ size: Int) -> Bool {
        var end = 0
        for field in fields {
            let alignment = TypeLayout.alignment(of: field.type)
            guard field.offset == (end + alignment - 1) & ~(alignment - 1) else { return false }
            end = field.offset + TypeLayout.size(of: field.type)
        }
        return end == size
    }

    private func optionalStep(_ type: any OptionalValue.Type, at offset: Int) -> Step {
        func open<T: OptionalValue>(_: T.Type) -> Step {
            let equality = OptionalEquality<T>(wrapped: comparator(of: T.Wrapped.self))
            return .optional(offset: offset, Unmanaged.passRetained(equality))
        }
        return open(type)
    }

    private func arrayStep(_ type: any ArrayValue.Type, at offset: Int) -> Step {
        func open<T: ArrayValue>(_: T.Type) -> Step {
            let equality = ArrayEquality<T>(element: comparator(of: T.Element.self))
            return .array(offset: offset, Unmanaged.passRetained(equality))
        }
        return open(type)
    }

    private func comparator(of type: Any.Type) -> ValueComparator { ValueComparator.of(type, for: purpose) }
}
