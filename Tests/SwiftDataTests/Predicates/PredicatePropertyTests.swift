import Foundation
import SwiftData
import Testing

private typealias Condition = any StandardPredicateExpression<Bool>
private typealias Row = PredicateExpressions.Variable<Sample>

/// Makes predicates at random: trees of conditions, with each kind of leaf.
private struct Generator {
    var random: Seed
    let row: Row

    mutating func condition(depth: Int) -> Condition {
        guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return leaf() }
        let first = condition(depth: depth - 1)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return not(first)
        case 1: return or(first, condition(depth: depth - 1))
        case 2: return choice(first, condition(depth: depth - 1), condition(depth: depth - 1))
        default: return and(first, condition(depth: depth - 1))
        }
    }

    private func not<A: StandardPredicateExpression<Bool>>(_ a: A) -> Condition {
        PredicateExpressions.build_Negation(a)
    }
    private func and<A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>>(_ a: A, _ b: B)
        -> Condition
    { PredicateExpressions.build_Conjunction(lhs: a, rhs: b) }
    private func or<A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>>(_ a: A, _ b: B)
        -> Condition
    { PredicateExpressions.build_Disjunction(lhs: a, rhs: b) }
    private func choice<
        A: StandardPredicateExpression<Bool>, B: StandardPredicateExpression<Bool>,
        C: StandardPredicateExpression<Bool>
    >(_ a: A, _ b: B, _ c: C) -> Condition { PredicateExpressions.build_Conditional(a, b, c) }

    private mutating func compare<A: StandardPredicateExpression, B: StandardPredicateExpression>(_ a: A, _ b: B)
        -> Condition
    where A.Output == B.Output, A.Output: Comparable {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return PredicateExpressions.build_Equal(lhs: a, rhs: b)
        case 1: return PredicateExpressions.build_NotEqual(lhs: a, rhs: b)
        case 2: return PredicateExpressions.build_Comparison(lhs: a, rhs: b, op: .lessThan)
        case 3: return PredicateExpressions.build_Comparison(lhs: a, rhs: b, op: .lessThanOrEqual)
        case 4: return PredicateExpressions.build_Comparison(lhs: a, rhs: b, op: .greaterThan)
        default: return PredicateExpressions.build_Comparison(lhs: a, rhs: b, op: .greaterThanOrEqual)
        }
    }

    private mutating func text() -> String { Sample.texts.randomElement(using: &random)! }
    private mutating func number() -> Int { Int.random(in: -3...3, using: &random) }

    private func arg<T>(_ value: T) -> PredicateExpressions.Value<T> { PredicateExpressions.build_Arg(value) }
    private func path<T>(_ keyPath: KeyPath<Sample, T> & Sendable) -> PredicateExpressions.KeyPath<Row, T> {
        PredicateExpressions.build_KeyPath(root: row, keyPath: keyPath)
    }

    private mutating func leaf() -> Condition {
        typealias P = PredicateExpressions
        switch Int.random(in: 0..<22, using: &random) {
        case 0: return compare(path(\.name), arg(text()))
        case 1: return compare(arg(number()), path(\.count))
        case 2: return compare(path(\.amount), arg(Double(number()) / 2))
        case 3: return path(\.flag)
        case 4: return P.build_Equal(lhs: path(\.note), rhs: arg(Bool.random(using: &random) ? text() : nil))
        case 5: return P.build_NotEqual(lhs: path(\.size), rhs: P.build_NilLiteral())
        case 6: return compare(P.build_NilCoalesce(lhs: path(\.size), rhs: arg(number())), path(\.count))
        case 7: return compare(P.build_NilCoalesce(lhs: path(\.note), rhs: path(\.name)), arg(text()))
        case 8: return compare(path(\.day), arg(Date(timeIntervalSinceReferenceDate: Double(number()))))
        case 9: return compare(path(\.price), arg(Decimal(number()) / 10))
        case 10: return compare(path(\.large), arg([0, UInt64(Int64.max) + 1].randomElement(using: &random)!))
        case 11: return P.build_contains(path(\.name), arg(text()))
        case 12: return P.build_starts(path(\.name), with: arg(text()))
        case 13: return P.build_localizedStandardContains(path(\.name), arg(text()))
        case 14: return P.build_contains(arg([text(), text()]), path(\.name))
        case 15: return P.build_contains(arg(number()...5), path(\.count))
        case 16:
            return compare(
                P.build_Arithmetic(
                    lhs: path(\.count), rhs: arg(number()),
                    op: [.add, .subtract, .multiply].randomElement(using: &random)!),
                arg(number()))
        case 17: return P.build_contains(path(\.parts), arg(abs(number())))
        case 18:
            return P.build_Equal(
                lhs: P.build_flatMap(path(\.parent)) { P.build_KeyPath(root: $0, keyPath: \.name) },
                rhs: arg(Optional(text())))
        case 19:
            let limit = number()
            return P.build_contains(path(\.children)) {
                P.build_Comparison(
                    lhs: P.build_KeyPath(root: $0, keyPath: \.count), rhs: P.build_Arg(limit), op: .greaterThan)
            }
        case 20: return compare(P.build_KeyPath(root: path(\.children), keyPath: \.count), arg(abs(number())))
        default: return P.build_Equal(lhs: path(\.genre), rhs: arg(Genre.allCases.randomElement(using: &random)!))
        }
    }
}

@MainActor @Suite struct PredicatePropertyTests {
    /// 10,000 predicates, each on 40 objects: the store and the memory find the same.
    @Test func randomPredicatesGiveTheSameInBothWays() throws {
        var inSQL = 0
        for lot in 0..<100 {
            var random = Seed(state: UInt64(lot) &+ 1_000)
            let (context, samples) = try PredicateTests.filled(&random)
            for seed in 0..<100 {
                let predicate = Predicate<Sample> { row in
                    var generator = Generator(random: Seed(state: UInt64(lot * 100 + seed)), row: row)
                    return generator.condition(depth: 3)
                }
                let translation = PredicateTranslation(predicate, of: EntityPlan.of(Sample.self))
                if translation.isComplete { inSQL += 1 }
                let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.persistentModelID.id.key)
                let expected = samples.filter { (try? predicate.evaluate($0)) ?? false }
                    .map(\.persistentModelID.id.key)
                guard found != expected else { continue }
                Issue.record("\(lot), \(seed): \(found.count) for \(expected.count), by \(translation.sql)")
            }
        }
        #expect(inSQL > 8_000)
    }

    /// Unsaved changes give the same results as saved ones.
    @Test func pendingChangesGiveTheSameAsSavedOnes() throws {
        for lot in 0..<20 {
            var random = Seed(state: UInt64(lot) &+ 7_000)
            let (context, saved) = try PredicateTests.filled(&random)
            var samples = saved
            for _ in 0..<4 {
                let new = Sample(&random)
                new.parent = samples.randomElement(using: &random)
                context.insert(new)
                samples.append(new)
            }
            for _ in 0..<4 {
                let gone = samples.remove(at: Int.random(in: 0..<samples.count, using: &random))
                context.delete(gone)
                let changed = samples.randomElement(using: &random)!
                changed.name = Sample.texts.randomElement(using: &random)!
                changed.count = Int.random(in: -3...3, using: &random)
                changed.parent = samples.randomElement(using: &random)
            }
            func check(_ phase: String) throws {
                for seed in 0..<30 {
                    let predicate = Predicate<Sample> { row in
                        var generator = Generator(random: Seed(state: UInt64(lot * 100 + seed)), row: row)
                        return generator.condition(depth: 2)
                    }
                    let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.persistentModelID.id.key)
                    let expected = samples.filter { (try? predicate.evaluate($0)) ?? false }
                        .map(\.persistentModelID.id.key)
                    #expect(found == expected, "\(phase) \(lot), \(seed)")
                }
            }
            try check("pending")
            try context.save()
            try check("saved")
        }
    }
}
