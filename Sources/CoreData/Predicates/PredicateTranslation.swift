import Foundation
import MartletStore

/// Translates predicates to SQL, if SQL gives the same results as evaluation in memory.
///
/// A condition may be NULL, which counts as false.
struct PredicateTranslation {
    struct Scope {
        let form: EntityForm
        let table: String
        var variables: [String: (form: EntityForm, table: String)]

        func inside(_ form: EntityForm, _ table: String) -> Scope {
            Scope(form: form, table: table, variables: variables)
        }
    }

    /// The type of the values of an SQL expression.
    enum Kind: Equatable {
        case null, integer, real, decimal, text, date, data, uuid, url, object

        init(_ kind: ColumnKind) throws {
            switch kind {
            case .bool, .integer, .unsigned: self = .integer
            case .real: self = .real
            case .text: self = .text
            case .date: self = .date
            case .blob: self = .data
            case .uuid: self = .uuid
            case .url: self = .url
            case .decimal: self = .decimal
            case .identifier: self = .object
            case .coded: throw Unsayable()
            }
        }

        var isNumber: Bool { self == .integer || self == .real }
        var hasOrder: Bool { self != .object && self != .null }
        var collation: String {
            switch self {
            case .text, .url: " COLLATE swift"
            case .decimal: " COLLATE decimal"
            default: ""
            }
        }
    }

    /// The entities that were come by.
    private(set) var forms: [EntityForm] = []
    private var tables = 0

    private mutating func table(of form: EntityForm) -> String {
        tables += 1
        if !forms.contains(where: { $0 === form }) { forms.append(form) }
        return "t\(tables)"
    }

    // MARK: - Conditions

    mutating func condition(_ tree: PredicateTree, _ scope: Scope) throws -> StoreText {
        switch tree {
        case .value(let value): return StoreText(sql: value ? "1" : "0")
        case .and(let parts): return try joined(parts, " AND ", "1", scope)
        case .or(let parts): return try joined(parts, " OR ", "0", scope)
        case .not(let part): return "NOT COALESCE((" + (try condition(part, scope)) + "), 0)"
        case .comparison(let a, let operation, let b, let quantity, let options):
            switch quantity {
            case .one: return try comparison(a, operation, b, options, scope)
            case .any: return try some(a, scope) { try $0.comparison($1, operation, b, options, $2) }
            case .none: return "NOT " + (try some(a, scope) { try $0.comparison($1, operation, b, options, $2) })
            case .all:
                return "NOT "
                    + (try some(a, scope) {
                        "NOT COALESCE((" + (try $0.comparison($1, operation, b, options, $2)) + "), 0)"
                    })
            }
        }
    }

    private mutating func joined(
        _ parts: [PredicateTree], _ separator: String, _ nothing: String, _ scope: Scope
    ) throws -> StoreText {
        guard let first = parts.first else { return StoreText(sql: nothing) }
        var text = "(" + (try condition(first, scope))
        for part in parts.dropFirst() { text = text + separator + (try condition(part, scope)) }
        return text + ")"
    }

    /// Returns the SQL for a condition on some of the values of a path.
    private mutating func some(
        _ term: Term, _ scope: Scope,
        _ condition: (inout PredicateTranslation, Term, Scope) throws -> StoreText
    ) throws -> StoreText {
        switch term {
        case .path(let path): return try some(path[...], scope.form, scope.table, scope, condition)
        case .variable(let name, let path):
            guard let (form, table) = scope.variables[name] else { throw Unsayable() }
            return try some(path[...], form, table, scope, condition)
        default: throw Unsayable()
        }
    }

    private mutating func some(
        _ path: ArraySlice<String>, _ form: EntityForm, _ table: String, _ scope: Scope,
        _ condition: (inout PredicateTranslation, Term, Scope) throws -> StoreText
    ) throws -> StoreText {
        guard let key = path.first, let relationship = form.property(key) as? RelationshipForm, relationship.isToMany
        else { throw Unsayable() }
        let rest = path.dropFirst()
        let destination: EntityForm = relationship.destination
        let inner = self.table(of: destination)
        let isLast = !rest.contains { key in key.hasPrefix("@") } && !leadsToMany(rest, destination)
        let text: StoreText
        if isLast {
            // The left side of the comparison is the element of the enclosing scope.
            var element = scope
            element.variables[""] = (destination, inner)
            text = try condition(&self, .variable("", Array(rest)), element)
        } else {
            text = try some(rest, destination, inner, scope, condition)
        }
        return
            "EXISTS (SELECT 1 FROM \(destination.table) \(inner) WHERE \(link(relationship, table, inner)) AND ("
            + text + "))"
    }

    private func leadsToMany(_ path: ArraySlice<String>, _ form: EntityForm) -> Bool {
        var current: EntityForm? = form
        for key in path {
            guard let relationship = current?.property(key) as? RelationshipForm else { return false }
            if relationship.isToMany { return true }
            current = relationship.destination
        }
        return false
    }

    /// Returns the condition for the rows that belong to an object.
    private func link(_ relationship: RelationshipForm, _ table: String, _ inner: String) -> String {
        if let join = relationship.join {
            return "\(inner).\"$id\" IN (SELECT \(join.other) FROM \(join.table) WHERE \(join.own) = \(table).\"$id\")"
        }
        return "\(inner).\(relationship.inverse!.column) = \(table).\"$id\""
    }

    // MARK: - Comparisons

    private mutating func comparison(
        _ a: Term, _ operation: PredicateTree.Operation, _ b: Term, _ options: TextComparison.Options, _ scope: Scope
    ) throws -> StoreText {
        switch operation {
        case .between:
            guard case let bounds? = elements(of: b), bounds.count == 2 else { throw Unsayable() }
            return "(" + (try comparison(a, .greaterOrEqual, bounds[0], options, scope)) + " AND "
                + (try comparison(a, .lessOrEqual, bounds[1], options, scope)) + ")"
        case .among:
            if let values = elements(of: b) { return try among(a, values, options, scope) }
            if isMany(b, scope) { return try some(b, scope) { try $0.comparison($1, .equal, a, options, $2) } }
            return try texts(.contains, b, a, options, scope)
        case .contains:
            if elements(of: a) != nil { throw Unsayable() }
            if isMany(a, scope) { return try some(a, scope) { try $0.comparison($1, .equal, b, options, $2) } }
            return try texts(.contains, a, b, options, scope)
        case .beginsWith: return try texts(.beginsWith, a, b, options, scope)
        case .endsWith: return try texts(.endsWith, a, b, options, scope)
        case .like: return try texts(.like, a, b, options, scope)
        case .matches: return try texts(.matches, a, b, options, scope)
        case .equal: return try equality(a, b, options, scope)
        case .notEqual: return "NOT " + (try equality(a, b, options, scope))
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return try order(a, operation, b, options, scope)
        }
    }

    private func isMany(_ term: Term, _ scope: Scope) -> Bool {
        (try? term.isMany(in: scope.form, scope.variables.mapValues(\.form))) ?? false
    }

    private func elements(of term: Term) -> [Term]? {
        switch term {
        case .list(let terms): terms
        case .constant(.list(let values)): values.map(Term.constant)
        default: nil
        }
    }

    /// Never NULL.
    private mutating func equality(
        _ a: Term, _ b: Term, _ options: TextComparison.Options, _ scope: Scope
    ) throws -> StoreText {
        let ((first, firstKind), (second, secondKind)) = try pair(a, b, scope)
        if firstKind == .null || secondKind == .null { return "(" + first + " IS " + second + ")" }
        if firstKind == .text, !options.isEmpty {
            return "(CASE WHEN " + first + " IS NULL OR " + second + " IS NULL THEN " + first + " IS NULL AND "
                + second + " IS NULL ELSE " + call(.equal, options, first, second) + " END)"
        }
        return "(" + first + " IS " + second + firstKind.collation + ")"
    }

    private mutating func order(
        _ a: Term, _ operation: PredicateTree.Operation, _ b: Term, _ options: TextComparison.Options, _ scope: Scope
    ) throws -> StoreText {
        let ((first, firstKind), (second, secondKind)) = try pair(a, b, scope)
        if firstKind == .null || secondKind == .null { return StoreText(sql: "0") }
        guard firstKind.hasOrder else { throw Unsayable() }
        if firstKind == .text, !options.isEmpty {
            switch operation {
            case .less: return call(.before, options, first, second)
            case .greater: return call(.before, options, second, first)
            case .lessOrEqual: return "NOT " + call(.before, options, second, first)
            default: return "NOT " + call(.before, options, first, second)
            }
        }
        return "(" + first + " \(operation.rawValue) " + second + firstKind.collation + ")"
    }

    /// Two terms that can be compared with each other.
    private mutating func pair(
        _ a: Term, _ b: Term, _ scope: Scope
    ) throws -> ((StoreText, Kind), (StoreText, Kind)) {
        let (first, second) = (try term(a, scope), try term(b, scope))
        if first.1 == .null || second.1 == .null || first.1 == second.1 || first.1.isNumber && second.1.isNumber {
            return (first, second)
        }
        // A number in the predicate is a decimal one beside an attribute with such.
        if first.1 == .decimal, case .constant(let value) = b, let decimal = Self.decimal(value) {
            return (first, (decimal, .decimal))
        }
        if second.1 == .decimal, case .constant(let value) = a, let decimal = Self.decimal(value) {
            return ((decimal, .decimal), second)
        }
        throw Unsayable()
    }

    private static func decimal(_ value: PredicateValue) -> StoreText? {
        switch value {
        case .integer(let value): StoreText(sql: "?", arguments: [Decimal(value).sqlValue])
        case .real(let value): StoreText(sql: "?", arguments: [Decimal(value).sqlValue])
        default: nil
        }
    }

    private func call(
        _ kind: TextComparison.Kind, _ options: TextComparison.Options, _ a: StoreText, _ b: StoreText
    ) -> StoreText {
        "coredata_text(\(kind.rawValue), \(options.rawValue), " + a + ", " + b + ")"
    }

    private mutating func texts(
        _ kind: TextComparison.Kind, _ a: Term, _ b: Term, _ options: TextComparison.Options, _ scope: Scope
    ) throws -> StoreText {
        let (first, second) = (try term(a, scope), try term(b, scope))
        // Of anything but texts none of it holds.
        guard first.1 == .text, second.1 == .text else { return StoreText(sql: "0") }
        return call(kind, options, first.0, second.0)
    }

    private mutating func among(
        _ a: Term, _ values: [Term], _ options: TextComparison.Options, _ scope: Scope
    ) throws -> StoreText {
        let (text, kind) = try term(a, scope)
        guard options.isEmpty, kind != .null, kind != .decimal, values.count < 10_000 else {
            guard values.count < 200 else { throw Unsayable() }
            return try joined(
                values.map { .comparison(a, .equal, $0, .one, options) }, " OR ", "0", scope)
        }
        var arguments: [SQLValue] = []
        var hasNull = false
        for value in values {
            guard case .constant = value else { throw Unsayable() }
            let (element, elementKind) = try term(value, scope)
            if elementKind == .null {
                hasNull = true
            } else if elementKind == kind || elementKind.isNumber && kind.isNumber {
                arguments += element.arguments
            }
        }
        let list = Array(repeating: "?", count: arguments.count).joined(separator: ", ")
        let found = text + kind.collation + StoreText(sql: " IN (\(list))", arguments: arguments)
        return hasNull ? "(" + found + " OR " + text + " IS NULL)" : found
    }

    // MARK: - Terms

    mutating func term(_ term: Term, _ scope: Scope) throws -> (StoreText, Kind) {
        switch term {
        case .constant(let value): return try constant(value)
        case .object: return (StoreText(sql: "\(scope.table).\"$id\""), .object)
        case .path(let path): return try self.path(path[...], scope.form, scope.table)
        case .variable(let name, let path):
            guard let (form, table) = scope.variables[name] else { throw Unsayable() }
            return try self.path(path[...], form, table)
        case .arithmetic(let sign, let a, let b):
            let ((first, firstKind), (second, secondKind)) = (try self.term(a, scope), try self.term(b, scope))
            guard firstKind.isNumber, secondKind.isNumber, ["+", "-", "*", "/"].contains(sign) else {
                throw Unsayable()
            }
            return (
                "(" + first + " \(sign) " + second + ")",
                firstKind == .integer && secondKind == .integer ? .integer : .real
            )
        case .negative(let inner): return try self.term(.arithmetic("-", .constant(.integer(0)), inner), scope)
        case .function("now", _): return try constant(.date(Date()))
        case .subquery(let path, let name, let predicate, ["@count"]):
            guard path.count == 1, let relationship = scope.form.property(path[0]) as? RelationshipForm,
                relationship.isToMany
            else { throw Unsayable() }
            let destination: EntityForm = relationship.destination
            let inner = table(of: destination)
            var scope = scope
            scope.variables[name] = (destination, inner)
            let text = try condition(predicate, scope)
            return (
                "(SELECT COUNT(*) FROM \(destination.table) \(inner) "
                    + "WHERE \(link(relationship, scope.table, inner)) AND ("
                    + text + "))", .integer
            )
        case .function, .list, .subquery: throw Unsayable()
        }
    }

    private func constant(_ value: PredicateValue) throws -> (StoreText, Kind) {
        func bound(_ value: SQLValue, _ kind: Kind) -> (StoreText, Kind) {
            (StoreText(sql: "?", arguments: [value]), kind)
        }
        switch value {
        case .null: return (StoreText(sql: "NULL"), .null)
        case .integer(let value): return bound(.integer(value), .integer)
        case .real(let value): return value.isNaN ? try { throw Unsayable() }() : bound(.real(value), .real)
        case .decimal(let value): return bound(value.sqlValue, .decimal)
        case .text(let value): return bound(.text(value), .text)
        case .date(let value): return bound(value.sqlValue, .date)
        case .data(let value): return bound(.blob(value), .data)
        case .uuid(let value): return bound(value.sqlValue, .uuid)
        case .url(let value): return bound(value.sqlValue, .url)
        case .object(let id, _): return bound(.integer(id.key), .object)
        case .list: throw Unsayable()
        }
    }

    private mutating func path(
        _ path: ArraySlice<String>, _ form: EntityForm, _ table: String
    ) throws -> (StoreText, Kind) {
        guard let key = path.first else { return (StoreText(sql: "\(table).\"$id\""), .object) }
        let rest = path.dropFirst()
        if key == "SELF" || key == "self" { return try self.path(rest, form, table) }
        guard let property = form.property(key) else { throw Unsayable() }
        guard let relationship = property as? RelationshipForm else {
            guard property.hasColumn, rest.isEmpty else { throw Unsayable() }
            return (StoreText(sql: "\(table).\(property.column)"), try Kind(property.kind))
        }
        let destination: EntityForm = relationship.destination
        if relationship.isToMany {
            guard rest == ["@count"] else { throw Unsayable() }
            let inner = self.table(of: destination)
            let text = "(SELECT COUNT(*) FROM \(destination.table) \(inner) WHERE \(link(relationship, table, inner)))"
            return (StoreText(sql: text), .integer)
        }
        guard relationship.hasColumn else { throw Unsayable() }
        if rest.isEmpty { return (StoreText(sql: "\(table).\(relationship.column)"), .object) }
        let inner = self.table(of: destination)
        let (value, kind) = try self.path(rest, destination, inner)
        return (
            "(SELECT " + value
                + " FROM \(destination.table) \(inner) WHERE \(inner).\"$id\" = \(table).\(relationship.column))",
            kind
        )
    }
}
