import Foundation
import MartletStore

extension PredicateExpressions.Variable: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        guard let known = translator.variables[key] else { throw Untranslatable() }
        return known
    }
}

extension PredicateExpressions.Value: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment { try literal(value, Output.self) }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment { SQLFragment(sql: "NULL", kind: .null) }
}

/// A value of the program's as an argument.
private func literal(_ value: Any, _ type: Any.Type) throws -> SQLFragment {
    let isOptional = type is any OptionalStorage.Type
    var value = value
    var type = type
    if let optional = value as? any OptionalStorage, let wrapped = type as? any OptionalStorage.Type {
        guard let inner = optional.wrappedValue else { return SQLFragment(sql: "NULL", kind: .null) }
        value = inner
        type = wrapped.wrappedType
    }
    if let id = value as? PersistentIdentifier {
        // The key of a custom store: the number of the object may be another one.
        guard id.key >= 0 else { throw Untranslatable() }
        return SQLFragment(sql: "?", arguments: [.integer(id.key)], kind: .value(.identifier, isRaw: false))
    }
    if let model = value as? any PersistentModel {
        let record = model.record
        return SQLFragment(sql: "?", arguments: [.integer(record.key)], kind: .object(record.plan))
    }
    if let array = value as? any LiteralList { return try array.fragment() }
    guard let coder = ValueCoder.of(type), coder.kind != .coded else { throw Untranslatable() }
    let stored = try coder.encode(value)
    // A number that is none is equal to nothing, and NULL is not that.
    guard !stored.isNull else { throw Untranslatable() }
    return SQLFragment(
        sql: "?", arguments: [stored],
        kind: coder.kind == .bool && !coder.isRaw ? .bool : .value(coder.kind, isRaw: coder.isRaw),
        isOptional: isOptional)
}

/// Several values of the program's.
private protocol LiteralList {
    func fragment() throws -> SQLFragment
}

extension Array: LiteralList {
    fileprivate func fragment() throws -> SQLFragment { try listed(self, Element.self) }
}

extension Set: LiteralList {
    fileprivate func fragment() throws -> SQLFragment { try listed(Array(self), Element.self) }
}

private func listed(_ values: [Any], _ type: Any.Type) throws -> SQLFragment {
    var stored: [SQLValue] = []
    var kind: ColumnKind?
    for value in values {
        let fragment = try literal(value, type)
        guard let column = fragment.column, fragment.arguments.count == 1 else { throw Untranslatable() }
        kind = column
        stored.append(fragment.arguments[0])
    }
    if kind == nil { kind = ValueCoder.of(type)?.kind ?? .identifier }
    return SQLFragment(sql: "", kind: .list(stored, kind!))
}

extension PredicateExpressions.KeyPath: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let root = try translator.translate(root)
        return try translator.property(root, keyPath, output: Output.self)
    }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let wrapped = try translator.translate(self.wrapped)
        if case .null = wrapped.kind { return wrapped }
        guard wrapped.column != nil else {
            // A list that may be nil is never nil.
            guard case .objects = wrapped.kind else { throw Untranslatable() }
            translator.variables[variable.key] = wrapped
            var result = try translator.translate(transform)
            result.isOptional = true
            return result
        }
        translator.variables[variable.key] = wrapped
        var result = try translator.translate(transform)
        guard result.column != nil || { if case .null = result.kind { true } else { false } }() else {
            guard case .objects = result.kind else { throw Untranslatable() }
            // Of no object there are no objects, and not none.
            throw Untranslatable()
        }
        result = SQLFragment(
            sql: "CASE WHEN \(wrapped.value) IS NOT NULL THEN \(result.value) END",
            arguments: wrapped.arguments + result.arguments, kind: result.kind, isOptional: true,
            isForced: wrapped.isForced || result.isForced)
        result.sql = "(\(result.sql))"
        return result
    }
}

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        var fragment = try translator.value(inner)
        fragment.isOptional = false
        fragment.isForced = true
        return fragment
    }
}

extension PredicateExpressions.NilCoalesce: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (first, second) = (try translator.value(lhs), try translator.value(rhs))
        if case .null = first.kind { return second }
        guard !first.isForced, !second.isForced else { throw Untranslatable() }
        if case .null = second.kind { return first }
        guard first.column == second.column else { throw Untranslatable() }
        return SQLFragment(
            sql: "COALESCE(\(first.value), \(second.value))", arguments: first.arguments + second.arguments,
            kind: first.kind, isOptional: second.isOptional)
    }
}

extension PredicateExpressions.Conditional: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let test = try translator.condition(self.test)
        let (first, second) = (try translator.value(trueBranch), try translator.value(falseBranch))
        guard !test.isForced, let column = first.column ?? second.column,
            first.column ?? column == second.column ?? column
        else { throw Untranslatable() }
        return SQLFragment(
            sql: "(CASE WHEN \(test.value) THEN \(first.value) ELSE \(second.value) END)",
            arguments: test.arguments + first.arguments + second.arguments,
            kind: first.column == nil ? second.kind : first.kind, isOptional: first.isOptional || second.isOptional,
            isForced: first.isForced || second.isForced)
    }
}

extension PredicateExpressions.Arithmetic: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        // In other types numbers are cut off, or rounded, in other places.
        guard Output.self == Int.self || Output.self == Double.self || Output.self == Int64.self else {
            throw Untranslatable()
        }
        let (first, second) = (try translator.value(lhs), try translator.value(rhs))
        let sign =
            switch op {
            case .add: "+"
            case .subtract: "-"
            case .multiply: "*"
            @unknown default: throw Untranslatable()
            }
        return SQLFragment(
            sql: "(\(first.sql) \(sign) \(second.sql))", arguments: first.arguments + second.arguments,
            kind: first.kind, isForced: first.isForced || second.isForced)
    }
}

extension PredicateExpressions.UnaryMinus: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        guard Output.self == Int.self || Output.self == Double.self || Output.self == Int64.self else {
            throw Untranslatable()
        }
        var inner = try translator.value(wrapped)
        // So that it is known as a value of the program's.
        switch (inner.sql, inner.arguments.first) {
        case ("?", .integer(let number)?) where number != .min: inner.arguments = [.integer(-number)]
        case ("?", .real(let number)?): inner.arguments = [.real(-number)]
        default: inner.sql = "(- \(inner.sql))"
        }
        return inner
    }
}

extension PredicateExpressions.Range: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try range(translator.value(lower), translator.value(upper), isClosed: false)
    }
}

extension PredicateExpressions.ClosedRange: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try range(translator.value(lower), translator.value(upper), isClosed: true)
    }
}

/// Only ranges of two constants: SQL can't report an error if the bounds are in the wrong order.
private func range(_ lower: SQLFragment, _ upper: SQLFragment, isClosed: Bool) throws -> SQLFragment {
    guard lower.sql == "?", upper.sql == "?", let kind = lower.column, !lower.isRaw else { throw Untranslatable() }
    return SQLFragment(
        sql: "",
        kind: .range(lower: lower.arguments[0], upper: upper.arguments[0], isClosed: isClosed, kind))
}
