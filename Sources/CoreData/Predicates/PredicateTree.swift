import Foundation

/// A parsed predicate.
indirect enum PredicateTree {
    case value(Bool)
    case and([PredicateTree])
    case or([PredicateTree])
    case not(PredicateTree)
    case comparison(Term, Operation, Term, Quantity, TextComparison.Options)

    enum Operation: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case between = "BETWEEN"
        case among = "IN"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case like = "LIKE"
        case matches = "MATCHES"
    }

    /// Of how many of several values a comparison is to hold.
    enum Quantity: String {
        case one = ""
        case any = "ANY "
        case all = "ALL "
        case none = "NONE "
    }

    // MARK: - In memory

    func holds(for root: Any?, _ variables: [String: PredicateValue]) -> Bool {
        switch self {
        case .value(let value): return value
        case .and(let parts): return parts.allSatisfy { $0.holds(for: root, variables) }
        case .or(let parts): return parts.contains { $0.holds(for: root, variables) }
        case .not(let part): return !part.holds(for: root, variables)
        case .comparison(let a, let operation, let b, let quantity, let options):
            let (first, second) = (a.value(for: root, variables), b.value(for: root, variables))
            func holds(_ value: PredicateValue) -> Bool { Self.holds(value, operation, second, options) }
            switch quantity {
            case .one: return holds(first)
            case .any: return first.elements?.contains(where: holds) ?? holds(first)
            case .all: return first.elements?.allSatisfy(holds) ?? holds(first)
            case .none: return !(first.elements?.contains(where: holds) ?? holds(first))
            }
        }
    }

    static func holds(
        _ a: PredicateValue, _ operation: Operation, _ b: PredicateValue, _ options: TextComparison.Options
    ) -> Bool {
        func order(_ test: (ComparisonResult) -> Bool) -> Bool {
            if case .text(let a) = a, case .text(let b) = b {
                return PredicateValue.compare(.text(options.folded(a)), .text(options.folded(b))).map(test) ?? false
            }
            return PredicateValue.compare(a, b).map(test) ?? false
        }
        func text(_ kind: TextComparison.Kind) -> Bool {
            guard let a = a.text, let b = b.text else { return false }
            return TextComparison.holds(kind, a, b, options)
        }
        switch operation {
        case .equal: return PredicateValue.areEqual(a, b, options)
        case .notEqual: return !PredicateValue.areEqual(a, b, options)
        case .less: return order { $0 == .orderedAscending }
        case .lessOrEqual: return order { $0 != .orderedDescending }
        case .greater: return order { $0 == .orderedDescending }
        case .greaterOrEqual: return order { $0 != .orderedAscending }
        case .between:
            guard let bounds = b.elements, bounds.count == 2 else { return false }
            return holds(a, .greaterOrEqual, bounds[0], options) && holds(a, .lessOrEqual, bounds[1], options)
        case .among:
            if let values = b.elements { return values.contains { PredicateValue.areEqual(a, $0, options) } }
            guard let a = a.text, let b = b.text else { return false }
            return TextComparison.holds(.contains, b, a, options)
        case .contains:
            if let values = a.elements { return values.contains { PredicateValue.areEqual($0, b, options) } }
            return text(.contains)
        case .beginsWith: return text(.beginsWith)
        case .endsWith: return text(.endsWith)
        case .like: return text(.like)
        case .matches: return text(.matches)
        }
    }

    // MARK: - As a text

    /// A format from which the predicate could be created.
    var format: String {
        switch self {
        case .value(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .and(let parts): return parts.map(\.part).joined(separator: " AND ")
        case .or(let parts): return parts.map(\.part).joined(separator: " OR ")
        case .not(let part): return "NOT \(part.part)"
        case .comparison(let a, let operation, let b, let quantity, let options):
            return "\(quantity.rawValue)\(a.format) \(operation.rawValue)\(options.format) \(b.format)"
        }
    }

    private var part: String {
        switch self {
        case .and, .or: "(\(format))"
        default: format
        }
    }
}
