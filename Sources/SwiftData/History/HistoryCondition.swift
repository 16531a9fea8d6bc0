import Foundation
import MartletStore

/// The parts of a predicate on transactions that a store can evaluate, before the predicate is evaluated in memory.
struct HistoryCondition {
    fileprivate enum Term {
        case token(String, DefaultHistoryToken)
        case number(String, Int64)
        case time(String, Date)
        case author(String?)
    }

    private var terms: [Term] = []
    /// Whether the parts are the whole predicate.
    private(set) var isComplete = true

    init(_ predicate: Predicate<DefaultHistoryTransaction>?) {
        if let predicate { add(predicate.expression) }
    }

    private mutating func add(_ expression: any PredicateExpression) {
        if let conjunction = expression as? any HistoryConjunction {
            conjunction.parts.forEach { add($0) }
        } else if let term = (expression as? any HistoryComparison)?.term {
            terms.append(term)
        } else {
            isComplete = false
        }
    }

    /// Whether the predicate asks for what comes after a token, and so has to know what was deleted since.
    var isAfterToken: Bool {
        terms.contains { if case .token(let mark, _) = $0 { mark.hasPrefix(">") } else { false } }
    }

    /// Returns the condition for the rows of a store.
    ///
    /// - Parameter isOnly: Whether the container has no other store. The tokens of several stores are not always in the
    ///   order of the numbers of one.
    func sql(of store: String, isOnly: Bool) -> (condition: String, arguments: [SQLValue], isComplete: Bool) {
        var conditions: [String] = []
        var arguments: [SQLValue] = []
        var isComplete = isComplete
        for term in terms {
            switch term {
            case .token(let mark, let token):
                guard mark == ">" || isOnly && token.storeIdentifier == store else {
                    isComplete = false
                    continue
                }
                conditions.append("number \(mark) ?")
                arguments.append(.integer(token.position(in: store)))
            case .number(let mark, let number):
                conditions.append("number \(mark) ?")
                arguments.append(.integer(number))
            case .time(let mark, let time):
                conditions.append("time \(mark) ?")
                arguments.append(.real(time.timeIntervalSinceReferenceDate))
            case .author(let author):
                conditions.append("author\(ColumnKind.text.collation) IS ?")
                arguments.append(author.map { .text($0) } ?? .null)
            }
        }
        return (conditions.joined(separator: " AND "), arguments, isComplete)
    }
}

/// An expression that consists of two that both have to hold.
private protocol HistoryConjunction {
    var parts: [any PredicateExpression] { get }
}

extension PredicateExpressions.Conjunction: HistoryConjunction {
    fileprivate var parts: [any PredicateExpression] { [lhs, rhs] }
}

/// A comparison of a property of a transaction with a value.
private protocol HistoryComparison {
    var term: HistoryCondition.Term? { get }
}

/// One side of a comparison.
private protocol HistoryOperand {
    var operand: HistorySide { get }
}

private enum HistorySide {
    case property(AnyKeyPath)
    case value(Any)
}

extension PredicateExpressions.KeyPath: HistoryOperand {
    fileprivate var operand: HistorySide { .property(keyPath) }
}

extension PredicateExpressions.Value: HistoryOperand {
    fileprivate var operand: HistorySide { .value(value) }
}

private func historyTerm(
    _ first: any PredicateExpression, _ mark: String, _ second: any PredicateExpression
) -> HistoryCondition.Term? {
    guard let first = (first as? any HistoryOperand)?.operand, let second = (second as? any HistoryOperand)?.operand
    else { return nil }
    switch (first, second) {
    case (.property(let property), .value(let value)): return historyTerm(property, mark, value)
    case (.value(let value), .property(let property)):
        let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
        return historyTerm(property, turned[mark] ?? mark, value)
    default: return nil
    }
}

private func historyTerm(_ property: AnyKeyPath, _ mark: String, _ value: Any) -> HistoryCondition.Term? {
    typealias Transaction = DefaultHistoryTransaction
    switch property {
    case \Transaction.token: return (value as? DefaultHistoryToken).map { .token(mark, $0) }
    case \Transaction.transactionIdentifier, \Transaction.id: return (value as? Int64).map { .number(mark, $0) }
    case \Transaction.timestamp: return (value as? Date).map { .time(mark, $0) }
    case \Transaction.author where mark == "=": return (value as? String?).map { .author($0) }
    default: return nil
    }
}

extension PredicateExpressions.Comparison: HistoryComparison {
    fileprivate var term: HistoryCondition.Term? {
        let mark: String
        switch op {
        case .lessThan: mark = "<"
        case .lessThanOrEqual: mark = "<="
        case .greaterThan: mark = ">"
        case .greaterThanOrEqual: mark = ">="
        @unknown default: return nil
        }
        return historyTerm(lhs, mark, rhs)
    }
}

extension PredicateExpressions.Equal: HistoryComparison {
    fileprivate var term: HistoryCondition.Term? { historyTerm(lhs, "=", rhs) }
}
