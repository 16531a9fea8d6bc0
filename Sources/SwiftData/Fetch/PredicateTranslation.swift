import Foundation
import MartletStore

/// A predicate as SQL, as far as SQL can express it.
package struct PredicateTranslation {
    /// The condition after `WHERE`; empty if no part could be translated.
    package private(set) var sql = ""
    private(set) var arguments: [SQLValue] = []
    /// Whether the whole predicate is translated. If not, the result contains objects that do not satisfy it.
    package private(set) var isComplete = true
    /// The other classes that the predicate looks at, or may look at.
    private(set) var others: [EntityPlan] = []
    /// Whether it looks at other objects of its own class.
    private(set) var isRecursive = false

    package init<T: PersistentModel>(_ predicate: Predicate<T>?, of plan: EntityPlan, in schema: Schema? = nil) {
        guard let predicate else { return }
        var translator = SQLTranslator(plan, variable: predicate.variable.key, schema)
        var terms: [String] = []
        for term in conjuncts(of: predicate.expression) {
            do {
                let start = translator
                do {
                    let fragment = try translator.translate(term)
                    guard case .bool = fragment.kind, arguments.count + fragment.arguments.count < 30_000 else {
                        throw Untranslatable()
                    }
                    terms.append("(\(fragment.sql))")
                    arguments += fragment.arguments
                } catch {
                    translator.restore(start)
                    throw error
                }
            } catch {
                isComplete = false
            }
        }
        sql = terms.joined(separator: " AND ")
        var seen: [EntityPlan] = translator.seen
        // The untranslatable part of a predicate may read any reachable class.
        if !isComplete { seen += Self.reachable(from: plan, in: schema) }
        isRecursive = seen.contains { $0.root === plan.root }
        for other in seen where other !== plan && !others.contains(where: { $0 === other }) { others.append(other) }
    }

    private static func reachable(from plan: EntityPlan, in schema: Schema?) -> [EntityPlan] {
        var found: [EntityPlan] = []
        func targets(_ plan: EntityPlan) -> [EntityPlan] {
            (schema?.members(of: plan) ?? [plan]).flatMap(\.relationships).map { $0.destination! }
        }
        var waiting = targets(plan)
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            waiting += targets(next)
        }
        return found
    }
}

/// The error for an expression that SQL can't evaluate, or not with the same result.
struct Untranslatable: Error {}

/// The SQL of an expression.
struct SQLFragment {
    /// The type of the fragment's result.
    enum Kind {
        case bool
        case value(ColumnKind, isRaw: Bool)
        /// An object, by its key.
        case object(EntityPlan)
        /// A row of a query under way; the piece is the name of its table.
        case row(EntityPlan)
        /// Objects; the fragment is the text after `SELECT …`, and the name is that of their table in it.
        case objects(EntityPlan, alias: String)
        /// Values that are listed.
        case list([SQLValue], ColumnKind)
        /// A range of values.
        case range(lower: SQLValue, upper: SQLValue, isClosed: Bool, ColumnKind)
        /// Nothing.
        case null
    }

    var sql: String
    var arguments: [SQLValue] = []
    var kind: Kind
    /// Whether it may be NULL, and if so, whether NULL means nil, or an unknown value.
    var isOptional = false
    var isForced = false

    /// The kind of a single value.
    var column: ColumnKind? {
        switch kind {
        case .bool: .bool
        case .value(let kind, _): kind
        case .object, .row: .identifier
        default: nil
        }
    }

    var isRaw: Bool {
        if case .value(_, let isRaw) = kind { return isRaw }
        return false
    }

    /// The fragment as a value: the value of a row is its key.
    var value: String {
        if case .row = kind { return "\(sql).\"$id\"" }
        return sql
    }
}

/// An expression that can be translated to SQL.
protocol SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment
}

/// An expression that may consist of several that all have to hold.
protocol ConjunctiveExpression {
    /// The parts; nil for an expression that does not consist of several.
    var conjuncts: [any PredicateExpression]? { get }
}

extension PredicateExpressions.Conjunction: ConjunctiveExpression {
    var conjuncts: [any PredicateExpression]? { [lhs, rhs] }
}

private func conjuncts(of expression: any PredicateExpression) -> [any PredicateExpression] {
    guard let parts = (expression as? any ConjunctiveExpression)?.conjuncts else { return [expression] }
    return parts.flatMap { conjuncts(of: $0) }
}

/// The state during the translation of a predicate.
struct SQLTranslator {
    /// The fragments of the variables.
    var variables: [PredicateExpressions.VariableID: SQLFragment] = [:]
    /// The classes whose tables the predicate reads, other than its own.
    private(set) var seen: [EntityPlan] = []
    private var count = 0
    let schema: Schema?

    init(_ plan: EntityPlan, variable: PredicateExpressions.VariableID, _ schema: Schema?) {
        self.schema = schema
        variables[variable] = SQLFragment(sql: "t0", kind: .row(plan))
    }

    mutating func restore(_ earlier: SQLTranslator) { variables = earlier.variables }

    /// A name for one more table.
    mutating func alias(_ plan: EntityPlan) -> String {
        count += 1
        seen.append(plan)
        return "t\(count)"
    }

    mutating func translate(_ expression: any PredicateExpression) throws -> SQLFragment {
        guard let expression = expression as? any SQLExpression else { throw Untranslatable() }
        return try expression.fragment(&self)
    }

    /// A value that is of use in a comparison.
    mutating func value(_ expression: any PredicateExpression) throws -> SQLFragment {
        let fragment = try translate(expression)
        if case .null = fragment.kind { return fragment }
        guard let column = fragment.column, column != .coded else { throw Untranslatable() }
        return fragment
    }

    mutating func condition(_ expression: any PredicateExpression) throws -> SQLFragment {
        let fragment = try translate(expression)
        guard fragment.column == .bool else { throw Untranslatable() }
        return fragment
    }

    /// Returns a property of the root of a key path.
    mutating func property(_ root: SQLFragment, _ keyPath: AnyKeyPath, output: Any.Type) throws -> SQLFragment {
        switch root.kind {
        case .row(let plan):
            guard let property = plan.propertyByKeyPath[keyPath] else {
                guard output == PersistentIdentifier.self else { throw Untranslatable() }
                return SQLFragment(sql: "\(root.sql).\"$id\"", kind: .object(plan), isForced: root.isForced)
            }
            return try self.property(property, of: "\(root.sql).", root)
        case .object(let plan):
            guard let property = plan.propertyByKeyPath[keyPath] else {
                guard output == PersistentIdentifier.self else { throw Untranslatable() }
                return root
            }
            let name = alias(plan)
            if let relationship = property as? RelationshipPlan, relationship.isToMany {
                return try objects(relationship, of: root.sql, root.arguments)
            }
            let inner = try self.property(property, of: "\(name).", root)
            var fragment = inner
            fragment.sql = "(SELECT \(inner.sql) FROM \(plan.table) AS \(name) WHERE \(name).\"$id\" = \(root.sql))"
            fragment.arguments = root.arguments
            return fragment
        case .value(.text, _) where keyPath == \String.count:
            return with(root, "martlet_count(\(root.sql))", .value(.integer, isRaw: false))
        case .value(.text, _) where keyPath == \String.isEmpty:
            return with(root, "length(\(root.sql)) = 0", .bool)
        case .objects where output == Int.self:
            return with(root, "(SELECT COUNT(*) \(root.sql))", .value(.integer, isRaw: false))
        case .objects where output == Bool.self:
            return with(root, "NOT EXISTS (SELECT 1 \(root.sql))", .bool)
        default: throw Untranslatable()
        }
    }

    private func with(_ root: SQLFragment, _ sql: String, _ kind: SQLFragment.Kind) -> SQLFragment {
        SQLFragment(
            sql: sql, arguments: root.arguments, kind: kind, isOptional: root.isOptional, isForced: root.isForced)
    }

    private mutating func property(
        _ property: PropertyPlan, of prefix: String, _ root: SQLFragment
    ) throws -> SQLFragment {
        if let relationship = property as? RelationshipPlan {
            seen.append(relationship.destination)
            if relationship.isToMany { return try objects(relationship, of: "\(prefix)\"$id\"", []) }
            return SQLFragment(
                sql: prefix + quoted(property.column), kind: .object(relationship.destination),
                isOptional: property.isOptional, isForced: root.isForced || !property.isOptional)
        }
        guard property.hasColumn, let coder = property.coder else { throw Untranslatable() }
        return SQLFragment(
            sql: prefix + quoted(property.column),
            kind: coder.kind == .bool && !coder.isRaw ? .bool : .value(coder.kind, isRaw: coder.isRaw),
            isOptional: property.isOptional, isForced: root.isForced)
    }

    /// The objects of a relationship of the object with a key.
    private mutating func objects(
        _ relationship: RelationshipPlan, of key: String, _ arguments: [SQLValue]
    ) throws -> SQLFragment {
        let plan = relationship.destination!
        let name = alias(plan)
        let condition: String
        if let join = relationship.join {
            condition =
                "\(name).\"$id\" IN (SELECT \(join.other) FROM \(quoted(join.table)) WHERE \(join.own) = \(key))"
        } else if let inverse = relationship.inverse {
            condition = "\(name).\(quoted(inverse.column)) = \(key)"
        } else {
            throw Untranslatable()
        }
        return SQLFragment(
            sql: "FROM \(plan.table) AS \(name) WHERE \(condition)", arguments: arguments,
            kind: .objects(plan, alias: name))
    }
}
