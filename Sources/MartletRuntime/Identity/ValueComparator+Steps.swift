import MartletABI

/// Determines the comparison steps for the values of a type.
struct StepMaker {
    typealias Step = ValueComparator.Step

    let purpose: ValueComparator.Purpose

    /// Checks few conformances, because for each missing one the runtime searches those of the whole program.
    func steps(for type: Any.Type, at offset: Int) -> [Step] {
        switch TypeKind.of(type) {
        case .function: return [.bytes(offset: offset, count: 16)]
        case .tuple: return fieldSteps(of: type, at: offset)
        case .structure, .other: break
        }
        if type == String.self { return [.string(offset: offset)] }
        if Self.plainTypes.contains(ObjectIdentifier(type)) {
            return [.bytes(offset: offset, count: TypeLayout.size(of: type))]
        }
        let special = (type as? any ComparedSpecially.Type)?.comparison
        switch special {
        case .ignored: return []
        case .never: return [.never]
        case .bytes: return [.bytes(offset: offset, count: TypeLayout.size(of: type))]
        case .bytesFirst, .array, .optional, nil: break
        }
        let array = special == .array ? type as? any ArrayValue.Type : nil
        if let array, array.elementType is any Equatable.Type { return [arrayStep(array, at: offset)] }
        // `Equatable` values are compared by `==`, except views of plain data.
        if let equatable = type as? any Equatable.Type, !isPlainView(type) {
            let equality = Equality(equatable)
            guard special == .bytesFirst else { return [.equatable(offset: offset, equality)] }
            return [.reflexive(offset: Int32(offset), count: Int32(TypeLayout.size(of: type)), equality)]
        }
        if type is AnyLocation.Type { return [.location(offset: offset)] }
        if type is AnyObject.Type { return [.bytes(offset: offset, count: 8)] }
        if special == .optional, let optional = type as? any OptionalValue.Type {
            return [optionalStep(optional, at: offset)]
        }
        if purpose == .storage, type is any Collection.Type { return [.never] }
        if let array { return [arrayStep(array, at: offset)] }
        return fieldSteps(of: type, at: offset)
    }

    /// Returns whether the type is a view with a body whose fields are all plain data. The view's own `==` is only used
    /// with `equatable()`, because one that omits a field would prevent updates.
    private func isPlainView(_ type: Any.Type) -> Bool {
        guard purpose == .views, TypeLayout.isPlain(type), let view = type as? any View.Type else { return false }
        func hasBody<V: View>(_: V.Type) -> Bool { V.Body.self != Never.self }
        return hasBody(view) && !(view is any ComparedByEquality.Type)
    }

    /// The types whose values are equal exactly if their bytes are.
    private static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int.self), ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self),
        ObjectIdentifier(Int32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(UInt.self),
        ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self), ObjectIdentifier(UInt32.self),
        ObjectIdentifier(UInt64.self),
        // Of the environment of each app.
        ObjectIdentifier(ColorScheme.self), ObjectIdentifier(ScenePhase.self), ObjectIdentifier(LayoutDirection.self),
        ObjectIdentifier(UserInterfaceSizeClass?.self),
    ]

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

    /// Returns whether the fields cover the whole value of a size. Reflection omits fields that it can't describe, such
    /// as a tuple of a parameter pack, or reports them as empty.
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
            return .optional(offset: offset, Retained(equality).borrowed)
        }
        return open(type)
    }

    private func arrayStep(_ type: any ArrayValue.Type, at offset: Int) -> Step {
        func open<T: ArrayValue>(_: T.Type) -> Step {
            let equality = ArrayEquality<T>(element: comparator(of: T.Element.self))
            return .array(offset: offset, Retained(equality).borrowed)
        }
        return open(type)
    }

    private func comparator(of type: Any.Type) -> ValueComparator { ValueComparator.of(type, for: purpose) }
}
