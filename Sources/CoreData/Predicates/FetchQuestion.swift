import Foundation
import MartletBase
import MartletStore

/// A piece of SQL with its arguments.
struct StoreText {
    var sql: String
    var arguments: [SQLValue] = []

    static func + (a: StoreText, b: StoreText) -> StoreText {
        StoreText(sql: a.sql + b.sql, arguments: a.arguments + b.arguments)
    }
    static func + (a: StoreText, b: String) -> StoreText { StoreText(sql: a.sql + b, arguments: a.arguments) }
    static func + (a: String, b: StoreText) -> StoreText { StoreText(sql: a + b.sql, arguments: b.arguments) }
}

/// The error for an expression that SQL can't evaluate with the same result.
struct Unsayable: Error {}

/// The query of a fetch.
struct FetchQuestion {
    /// The condition for rows, as far as SQL can express it.
    private(set) var condition: StoreText?
    private(set) var order: StoreText?
    /// Whether SQL expresses the whole fetch, including the order.
    private(set) var isComplete = true
    /// The entities whose objects the predicate or the order look at beside the request's own.
    private(set) var forms: [EntityForm] = []

    init(_ plan: FetchPlan) {
        var translation = PredicateTranslation()
        let scope = PredicateTranslation.Scope(form: plan.form, table: "t0", variables: [:])
        if let predicate = plan.predicate {
            var said: [StoreText] = []
            let parts = if case .and(let parts) = predicate { parts } else { [predicate] }
            for part in parts {
                if let text = try? translation.condition(part, scope) { said.append(text) } else { isComplete = false }
            }
            condition = said.reduce(nil) { all, text in all.map { $0 + " AND " + text } ?? text }
        }
        if let kinds = plan.form.kindCondition(in: "t0", subentities: plan.includesSubentities) {
            condition = condition.map { $0 + " AND \(kinds)" } ?? StoreText(sql: kinds)
        }
        var keys: [StoreText] = []
        for key in plan.order {
            guard key.comparator == nil, let (text, kind) = try? translation.term(key.term, scope), kind.hasOrder,
                key.textOrder == nil || kind == .text
            else {
                isComplete = false
                continue
            }
            keys.append(text + (key.textOrder?.collation ?? kind.collation) + (key.isAscending ? "" : " DESC"))
        }
        keys.append(StoreText(sql: "t0.\"$id\""))
        order = keys.dropFirst().reduce(keys[0]) { $0 + ", " + $1 }
        forms = isComplete ? translation.forms : Self.reachable(from: plan.form)
    }

    private static func reachable(from form: EntityForm) -> [EntityForm] {
        var found: [EntityForm] = []
        var waiting = [form]
        while let next = waiting.popLast() {
            for relationship in next.kinds.flatMap(\.form.relationships) {
                guard let destination: EntityForm = relationship.destination,
                    !found.contains(where: { $0 === destination })
                else { continue }
                found.append(destination)
                waiting.append(destination)
            }
        }
        return found
    }
}
