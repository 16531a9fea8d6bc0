import Foundation
import MartletStore

/// One side of a comparison.
indirect enum Term {
    case constant(PredicateValue)
    /// Keys, beginning at the evaluated object, possibly with `@count` and the like.
    case path([String])
    /// The object itself.
    case object
    /// A variable, with keys from there on.
    case variable(String, [String])
    case list([Term])
    case arithmetic(String, Term, Term)
    case negative(Term)
    case function(String, [Term])
    /// Those of a relationship's objects for which a predicate holds, with `@count` or nothing.
    case subquery([String], String, PredicateTree, [String])

    /// The functions that there are, with the number of their arguments.
    static let functions = [
        "uppercase": 1, "lowercase": 1, "abs": 1, "length": 1, "now": 0, "sum": -1, "count": 1, "min": -1, "max": -1,
        "average": -1, "ceiling": 1, "floor": 1, "sqrt": 1,
    ]

    // MARK: - In memory

    func value(for root: Any?, _ variables: [String: PredicateValue]) -> PredicateValue {
        switch self {
        case .constant(let value): return value
        case .object: return PredicateValue.of(root) ?? .null
        case .path(let path): return Term.follow(root, path[...])
        case .variable(let name, let path):
            guard let value = variables[name] else { return .null }
            if path.isEmpty { return value }
            guard case .object(_, let object) = value else { return .null }
            return Term.follow(object, path[...])
        case .list(let terms): return .list(terms.map { $0.value(for: root, variables) })
        case .arithmetic(let sign, let a, let b):
            return Arithmetic.result(sign, a.value(for: root, variables), b.value(for: root, variables))
        case .negative(let term): return Arithmetic.result("-", .integer(0), term.value(for: root, variables))
        case .function(let name, let terms):
            return Arithmetic.call(name, terms.map { $0.value(for: root, variables) })
        case .subquery(let path, let name, let predicate, let rest):
            let found = (Term.follow(root, path[...]).elements ?? []).filter { value in
                var inner = variables
                inner[name] = value
                return predicate.holds(for: root, inner)
            }
            return Term.follow(found, rest[...])
        }
    }

    private static func follow(_ root: Any?, _ path: ArraySlice<String>) -> PredicateValue {
        guard let key = path.first else { return PredicateValue.of(root) ?? .null }
        let rest = path.dropFirst()
        if key == "SELF" || key == "self" { return follow(root, rest) }
        if let dictionary = root as? [String: Any] { return follow(dictionary[key], rest) }
        if let text = root as? String, key == "length" { return .integer(Int64(text.utf16.count)) }
        guard let object = root as? NSManagedObject else { return .null }
        guard let property = object.property(key) else { return .null }
        object.recordReading(property)
        switch object.read(property) {
        case .stored(let stored):
            let value = PredicateValue.of(stored, property.kind)
            if rest.isEmpty { return value }
            return rest == ["length"] ? Arithmetic.call("length", [value]) : .null
        case .object(let other):
            guard let other else { return .null }
            return follow(other, rest)
        case .list(let list): return follow(list.all.map { .object($0.objectID, $0) }, rest)
        case .missing: return .null
        }
    }

    /// Follows a path from several objects.
    private static func follow(_ objects: [PredicateValue], _ path: ArraySlice<String>) -> PredicateValue {
        guard let key = path.first else { return .list(objects) }
        let rest = path.dropFirst()
        if key == "@count" { return .integer(Int64(objects.count)) }
        if key.hasPrefix("@") {
            guard let values = follow(objects, rest).elements else { return .null }
            let name = ["@avg": "average", "@sum": "sum", "@min": "min", "@max": "max"][key] ?? ""
            return Arithmetic.call(name, [.list(values)])
        }
        return .list(
            objects.flatMap { value -> [PredicateValue] in
                guard case .object(_, let object?) = value else { return [] }
                let found = follow(object, path)
                return found.elements ?? [found]
            })
    }

    // MARK: - As a text

    var format: String {
        switch self {
        case .constant(let value): return value.format
        case .object: return "SELF"
        case .path(let path): return Term.format(path)
        case .variable(let name, let path): return (["$" + name] + path).joined(separator: ".")
        case .list(let terms): return "{\(terms.map(\.format).joined(separator: ", "))}"
        case .arithmetic(let sign, let a, let b): return "(\(a.format) \(sign) \(b.format))"
        case .negative(let term): return "-(\(term.format))"
        case .function(let name, let terms): return "\(name):(\(terms.map(\.format).joined(separator: ", ")))"
        case .subquery(let path, let name, let predicate, let rest):
            return (["SUBQUERY(\(Term.format(path)), $\(name), \(predicate.format))"] + rest).joined(separator: ".")
        }
    }

    private static func format(_ path: [String]) -> String {
        path.enumerated().map { index, key in
            index == 0 && PredicateParser.isReserved(key) ? "#" + key : key
        }.joined(separator: ".")
    }
}

extension PredicateValue {
    var format: String {
        switch self {
        case .null: return "nil"
        case .integer(let value): return "\(value)"
        case .real(let value): return "\(value)"
        case .decimal(let value): return "\(value)"
        case .text(let value):
            return "\""
                + value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
                + "\""
        case .date(let value): return "CAST(\(value.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .data(let value): return "<\(value.count) bytes>"
        case .uuid(let value): return value.uuidString
        case .url(let value): return value.absoluteString
        case .object(let id, _): return "\(id)"
        case .list(let values): return "{\(values.map(\.format).joined(separator: ", "))}"
        }
    }
}

/// The arithmetic operations of predicates.
enum Arithmetic {
    static func result(_ sign: String, _ a: PredicateValue, _ b: PredicateValue) -> PredicateValue {
        if case .integer(let a) = a, case .integer(let b) = b {
            let (value, overflow): (Int64, Bool)
            switch sign {
            case "+": (value, overflow) = a.addingReportingOverflow(b)
            case "-": (value, overflow) = a.subtractingReportingOverflow(b)
            case "*": (value, overflow) = a.multipliedReportingOverflow(by: b)
            case "/":
                if b == 0 { return .null }
                (value, overflow) = a.dividedReportingOverflow(by: b)
            default: return .real(pow(Double(a), Double(b)))
            }
            if !overflow { return .integer(value) }
        }
        guard let a = a.double, let b = b.double else { return .null }
        switch sign {
        case "+": return .real(a + b)
        case "-": return .real(a - b)
        case "*": return .real(a * b)
        case "/": return b == 0 ? .null : .real(a / b)
        default: return .real(pow(a, b))
        }
    }

    static func call(_ name: String, _ arguments: [PredicateValue]) -> PredicateValue {
        // Of one list, or of the arguments themselves.
        let values = arguments.count == 1 ? arguments[0].elements ?? arguments : arguments
        switch name {
        case "now": return .date(Date())
        case "count": return .integer(Int64(values.count))
        case "sum": return values.reduce(.integer(0)) { $1.isNull ? $0 : result("+", $0, $1) }
        case "average":
            let numbers = values.compactMap(\.double)
            return numbers.isEmpty ? .null : .real(numbers.reduce(0, +) / Double(numbers.count))
        case "min":
            return values.filter { !$0.isNull }.min { PredicateValue.order($0, $1) == .orderedAscending } ?? .null
        case "max":
            return values.filter { !$0.isNull }.max { PredicateValue.order($0, $1) == .orderedAscending } ?? .null
        case "uppercase": return arguments.first?.text.map { .text($0.uppercased()) } ?? .null
        case "lowercase": return arguments.first?.text.map { .text($0.lowercased()) } ?? .null
        case "length": return arguments.first?.text.map { .integer(Int64($0.utf16.count)) } ?? .null
        case "abs":
            if case .integer(let value)? = arguments.first, value != .min { return .integer(abs(value)) }
            return arguments.first?.double.map { .real(abs($0)) } ?? .null
        case "ceiling": return arguments.first?.double.map { .real($0.rounded(.up)) } ?? .null
        case "floor": return arguments.first?.double.map { .real($0.rounded(.down)) } ?? .null
        case "sqrt": return arguments.first?.double.map { .real($0.squareRoot()) } ?? .null
        default: return .null
        }
    }
}
