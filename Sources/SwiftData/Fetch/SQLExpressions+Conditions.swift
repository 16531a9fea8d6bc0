import Foundation
import MartletStore

/// Compares two values for equality: nil is equal to nil.
private func equality(
    _ first: SQLFragment, _ second: SQLFragment, isEqual: Bool
) throws -> SQLFragment {
    let column = first.column ?? second.column
    guard let column, first.column ?? column == column, second.column ?? column == column else {
        throw Untranslatable()
    }
    let isForced = first.isForced || second.isForced
    let isPlain = !first.isOptional && !second.isOptional && first.column != nil && second.column != nil
    // NaN is not equal to itself, and is stored as NULL.
    let mark =
        isForced || (isPlain && column != .real && column != .date)
        ? (isEqual ? "=" : "<>") : (isEqual ? "IS" : "IS NOT")
    return SQLFragment(
        sql: "\(first.value)\(column.collation) \(mark) \(second.value)", arguments: first.arguments + second.arguments,
        kind: .bool, isForced: isForced)
}

extension PredicateExpressions.Equal: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try equality(translator.value(lhs), translator.value(rhs), isEqual: true)
    }
}

extension PredicateExpressions.NotEqual: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try equality(translator.value(lhs), translator.value(rhs), isEqual: false)
    }
}

extension PredicateExpressions.Comparison: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (first, second) = (try translator.value(lhs), try translator.value(rhs))
        // A type of the program's may have an order of its own.
        guard let column = first.column, column == second.column, !first.isRaw, !second.isRaw,
            column != .identifier, column != .url
        else { throw Untranslatable() }
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: throw Untranslatable()
            }
        let comparison = "\(first.sql)\(column.collation) \(sign) \(second.sql)"
        let isForced = first.isForced || second.isForced
        return SQLFragment(
            // Comparisons with NaN are false, not unknown.
            sql: isForced || (column != .real && column != .date) ? comparison : "IFNULL(\(comparison), 0)",
            arguments: first.arguments + second.arguments, kind: .bool, isForced: isForced)
    }
}

extension PredicateExpressions.Conjunction: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (first, second) = (try translator.condition(lhs), try translator.condition(rhs))
        return SQLFragment(
            sql: "(\(first.value) AND \(second.value))", arguments: first.arguments + second.arguments, kind: .bool,
            isForced: first.isForced || second.isForced)
    }
}

extension PredicateExpressions.Disjunction: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (first, second) = (try translator.condition(lhs), try translator.condition(rhs))
        // If the first value is unknown, so is the result.
        guard !first.isForced else { throw Untranslatable() }
        return SQLFragment(
            sql: "(\(first.value) OR \(second.value))", arguments: first.arguments + second.arguments, kind: .bool,
            isForced: second.isForced)
    }
}

extension PredicateExpressions.Negation: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        var inner = try translator.condition(wrapped)
        inner.sql = "(NOT \(inner.value))"
        return inner
    }
}

extension PredicateExpressions.RangeExpressionContains: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let element = try translator.value(self.element)
        let range: SQLFragment
        if let literal = self.range as? any LiteralRange {
            range = try literal.rangeFragment()
        } else {
            range = try translator.translate(self.range)
        }
        guard case .range(let lower, let upper, let isClosed, let kind) = range.kind, element.column == kind,
            !element.isRaw, !element.isOptional
        else { throw Untranslatable() }
        let test =
            "\(element.sql)\(kind.collation) >= ? AND \(element.sql)\(kind.collation) \(isClosed ? "<=" : "<") ?"
        return SQLFragment(
            sql: element.isForced ? "(\(test))" : "IFNULL(\(test), 0)",
            arguments: element.arguments + [lower] + element.arguments + [upper], kind: .bool,
            isForced: element.isForced)
    }
}

/// A range of the program's own.
private protocol LiteralRange {
    func rangeFragment() throws -> SQLFragment
}

extension PredicateExpressions.Value: LiteralRange {
    fileprivate func rangeFragment() throws -> SQLFragment {
        guard let range = value as? any EndedRange else { throw Untranslatable() }
        return try range.fragment()
    }
}

private protocol EndedRange {
    func fragment() throws -> SQLFragment
}

extension Range: EndedRange {
    fileprivate func fragment() throws -> SQLFragment { try rangeFragment(lowerBound, upperBound, isClosed: false) }
}

extension ClosedRange: EndedRange {
    fileprivate func fragment() throws -> SQLFragment { try rangeFragment(lowerBound, upperBound, isClosed: true) }
}

private func rangeFragment<Bound>(_ lower: Bound, _ upper: Bound, isClosed: Bool) throws -> SQLFragment {
    guard let coder = ValueCoder.of(Bound.self), !coder.isRaw, coder.kind != .coded else { throw Untranslatable() }
    return try SQLFragment(
        sql: "",
        kind: .range(lower: coder.encode(lower), upper: coder.encode(upper), isClosed: isClosed, coder.kind))
}

// MARK: - Texts

private func textFunction(
    _ name: String, _ first: SQLFragment, _ second: SQLFragment, _ kind: SQLFragment.Kind = .bool
) throws -> SQLFragment {
    // Of nil there is nothing to ask, but where optional chaining has come here.
    guard first.column == .text, second.column == .text, !first.isRaw, !second.isRaw else { throw Untranslatable() }
    return SQLFragment(
        sql: "\(name)(\(first.sql), \(second.sql))", arguments: first.arguments + second.arguments, kind: kind,
        isForced: first.isForced || second.isForced)
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try textFunction("martlet_contains", translator.value(base), translator.value(other))
    }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try textFunction("martlet_starts", translator.value(base), translator.value(prefix))
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try textFunction("martlet_finds", translator.value(root), translator.value(other))
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try textFunction(
            "martlet_compare", translator.value(root), translator.value(other), .value(.integer, isRaw: true))
    }
}

// MARK: - Several objects, or values

extension PredicateExpressions.SequenceContains: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let element = try translator.value(self.element)
        let sequence = try translator.translate(self.sequence)
        switch sequence.kind {
        case .list(let values, let kind):
            guard element.column == kind else { throw Untranslatable() }
            let marks = values.map { _ in "?" }.joined(separator: ", ")
            let test = "\(element.value)\(kind.collation) IN (\(marks))"
            return SQLFragment(
                sql: element.isForced ? "(\(test))" : "IFNULL(\(test), 0)", arguments: element.arguments + values,
                kind: .bool, isForced: element.isForced)
        case .objects(_, let alias):
            guard element.column == .identifier else { throw Untranslatable() }
            return SQLFragment(
                sql: "EXISTS (SELECT 1 \(sequence.sql) AND \(alias).\"$id\" = \(element.value))",
                arguments: sequence.arguments + element.arguments, kind: .bool)
        default: throw Untranslatable()
        }
    }
}

extension SQLTranslator {
    /// A test of each of some objects.
    fileprivate mutating func test(
        _ sequence: any PredicateExpression, _ variable: PredicateExpressions.VariableID,
        _ test: any PredicateExpression
    ) throws -> (objects: SQLFragment, test: SQLFragment, plan: EntityPlan, alias: String) {
        let objects = try translate(sequence)
        guard case .objects(let plan, let alias) = objects.kind else { throw Untranslatable() }
        variables[variable] = SQLFragment(sql: alias, kind: .row(plan))
        let condition = try condition(test)
        // If the condition is unknown for one object, so is the result.
        guard !condition.isForced else { throw Untranslatable() }
        return (objects, condition, plan, alias)
    }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (objects, test, _, _) = try translator.test(sequence, variable.key, test)
        return SQLFragment(
            sql: "EXISTS (SELECT 1 \(objects.sql) AND \(test.value))", arguments: objects.arguments + test.arguments,
            kind: .bool)
    }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (objects, test, _, _) = try translator.test(sequence, variable.key, test)
        return SQLFragment(
            sql: "NOT EXISTS (SELECT 1 \(objects.sql) AND (\(test.value)) IS NOT 1)",
            arguments: objects.arguments + test.arguments, kind: .bool)
    }
}

extension PredicateExpressions.Filter: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let (objects, test, plan, alias) = try translator.test(sequence, variable.key, filter)
        return SQLFragment(
            sql: "\(objects.sql) AND \(test.value)", arguments: objects.arguments + test.arguments,
            kind: .objects(plan, alias: alias))
    }
}
