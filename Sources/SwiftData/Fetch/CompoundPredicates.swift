import Foundation

extension Predicate {
    /// Creates a predicate that holds for what all of some predicates hold for; for everything if there are none.
    ///
    ///     var conditions: [Predicate<Book>] = [#Predicate { $0.isRead }]
    ///     if let title { conditions.append(#Predicate { $0.title == title }) }
    ///     let books = try context.fetch(FetchDescriptor(predicate: Predicate(all: conditions)))
    ///
    /// A fetch evaluates each of them in the store if it could do so with it alone.
    ///
    /// - Parameter subpredicates: The predicates, which are evaluated in order up to the first that does not hold.
    // Disfavored: Foundation of other platforms has the initializer.
    @_disfavoredOverload
    public init(all subpredicates: some BidirectionalCollection<Predicate<repeat each Input>>) {
        let predicates = Array(subpredicates)
        self.init { (variable: repeat PredicateExpressions.Variable<each Input>) in
            CompoundExpression(predicates: predicates, isConjunction: true, variable: (repeat each variable))
        }
    }

    /// Creates a predicate that holds for what at least one of some predicates holds for; for nothing if there are none.
    ///
    /// - Parameter subpredicates: The predicates, which are evaluated in order up to the first that holds.
    @_disfavoredOverload
    public init(any subpredicates: some BidirectionalCollection<Predicate<repeat each Input>>) {
        let predicates = Array(subpredicates)
        self.init { (variable: repeat PredicateExpressions.Variable<each Input>) in
            CompoundExpression(predicates: predicates, isConjunction: false, variable: (repeat each variable))
        }
    }
}

/// Several predicates on the same input, of which all or one have to hold.
struct CompoundExpression<each Input>: StandardPredicateExpression {
    typealias Output = Bool

    var predicates: [Predicate<repeat each Input>]
    let isConjunction: Bool
    let variable: (repeat PredicateExpressions.Variable<each Input>)

    init(
        predicates: [Predicate<repeat each Input>], isConjunction: Bool,
        variable: (repeat PredicateExpressions.Variable<each Input>)
    ) {
        self.predicates = predicates
        self.isConjunction = isConjunction
        self.variable = variable
    }

    func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        for predicate in predicates {
            let holds = try predicate.evaluate(repeat (each variable).evaluate(bindings))
            if holds != isConjunction { return !isConjunction }
        }
        return isConjunction
    }

    // Predicates of Foundation on Linux are not coded either; the protocol asks for it.

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Predicates are not coded here."))
    }

    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self,
            EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Predicates are not coded here."))
    }
}

extension CompoundExpression: ConjunctiveExpression {
    var conjuncts: [any PredicateExpression]? {
        guard isConjunction, predicates.count > 1 else { return nil }
        var parts: [any PredicateExpression] = []
        for predicate in predicates {
            // A copy: Swift 6.3 crashes at the initializer with the variables of this one.
            var part = self
            part.predicates = [predicate]
            parts.append(part)
        }
        return parts
    }
}

extension CompoundExpression: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        var all = SQLFragment(sql: "", kind: .bool)
        for predicate in predicates {
            repeat try translator.bind(each predicate.variable, to: each variable)
            let next = try translator.condition(predicate.expression)
            // A condition after an unknown one is not evaluated in memory.
            if !isConjunction, all.isForced { throw Untranslatable() }
            all.sql += all.sql.isEmpty ? next.value : " \(isConjunction ? "AND" : "OR") \(next.value)"
            all.arguments += next.arguments
            all.isForced = all.isForced || next.isForced
        }
        all.sql = all.sql.isEmpty ? (isConjunction ? "1" : "0") : "(\(all.sql))"
        return all
    }
}

extension SQLTranslator {
    /// Binds a variable of another predicate to one of this predicate.
    fileprivate mutating func bind<Value>(
        _ variable: PredicateExpressions.Variable<Value>, to own: PredicateExpressions.Variable<Value>
    ) throws {
        variables[variable.key] = try translate(own)
    }
}
