import Foundation
import SwiftData
import Testing

/// A class with properties of the kinds that predicates ask for.
@Model final class Sample {
    var name: String
    var count: Int
    var amount: Double
    var flag: Bool
    var note: String?
    var size: Int?
    var genre: Genre
    var day: Date
    var price: Decimal
    var code: UUID
    var large: UInt64
    var parts: [Int] = []
    var parent: Sample?
    @Relationship(inverse: \Sample.parent) var children: [Sample] = []

    init(_ random: inout some RandomNumberGenerator) {
        name = Self.texts.randomElement(using: &random)!
        count = Int.random(in: -3...3, using: &random)
        amount = Double(Int.random(in: -4...4, using: &random)) / 2
        flag = Bool.random(using: &random)
        note = Bool.random(using: &random) ? Self.texts.randomElement(using: &random) : nil
        size = Bool.random(using: &random) ? Int.random(in: -2...2, using: &random) : nil
        genre = Genre.allCases.randomElement(using: &random)!
        day = Date(timeIntervalSinceReferenceDate: Double(Int.random(in: -2...2, using: &random)))
        price = Decimal(Int.random(in: -30...30, using: &random)) / 10
        code = Self.codes.randomElement(using: &random)!
        large = [0, 1, UInt64(Int64.max) + 1, .max].randomElement(using: &random)!
        parts = (0..<Int.random(in: 0...2, using: &random)).map { $0 }
    }

    static let texts = [
        "", "a", "A", "ab", "b", "é", "e\u{301}", "É", "ß", "a\r\n", "\n", "Z", "10", "9", "👍🏽", "\u{212A}", "K",
    ]
    static let codes = (0..<4).map { UUID(uuid: (UInt8($0 * 80), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8($0))) }
}

struct Seed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@MainActor @Suite struct PredicateTests {
    static func filled(_ random: inout Seed) throws -> (ModelContext, [Sample]) {
        let container = try ModelContainer(
            for: Sample.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let samples = (0..<40).map { _ in Sample(&random) }
        for sample in samples {
            context.insert(sample)
            if Bool.random(using: &random) { sample.parent = samples.randomElement(using: &random) }
        }
        try context.save()
        return (context, samples)
    }

    /// A predicate of each kind finds the same objects in the store and in memory.
    @Test func everyExpressionGivesTheSameInBothWays() throws {
        for seed in 0..<20 {
            var random = Seed(state: UInt64(seed))
            let (context, samples) = try Self.filled(&random)
            let text = Sample.texts.randomElement(using: &random)!
            let number = Int.random(in: -3...3, using: &random)
            let amount = Double(number) / 2
            let note: String? = Bool.random(using: &random) ? text : nil
            let day = Date(timeIntervalSinceReferenceDate: 0)
            let genre = Genre.allCases.randomElement(using: &random)!
            let price = Decimal(number) / 10
            let code = Sample.codes.randomElement(using: &random)!
            let large = UInt64(Int64.max) + 1
            let texts = ["a", text, "é"]
            let notes: [String?] = [nil, text]
            let sample = samples.randomElement(using: &random)!
            let id = sample.persistentModelID
            let predicates: [(Predicate<Sample>, Bool)] = [
                (#Predicate { $0.name == text }, true),
                (#Predicate { $0.name != text }, true),
                (#Predicate { $0.name < text }, true),
                (#Predicate { text <= $0.name }, true),
                (#Predicate { $0.count > number && $0.flag }, true),
                (#Predicate { $0.count >= number || !$0.flag }, true),
                (#Predicate { $0.flag }, true),
                (#Predicate { $0.flag == false }, true),
                (#Predicate { $0.amount < amount }, true),
                (#Predicate { $0.amount * 2 + 1 == amount }, true),
                (#Predicate { $0.count - 1 > -$0.count }, true),
                (#Predicate { $0.note == nil }, true),
                (#Predicate { $0.note != nil }, true),
                (#Predicate { $0.note == note }, true),
                (#Predicate { $0.note != note }, true),
                (#Predicate { $0.size == number }, true),
                (#Predicate { $0.size! > number }, true),
                (#Predicate { $0.size == nil || $0.size! > number }, true),
                (#Predicate { !($0.size! > number) }, true),
                (#Predicate { ($0.size ?? 0) < number }, true),
                (#Predicate { ($0.note ?? "") < text }, true),
                (#Predicate { $0.note?.contains(text) == true }, true),
                (#Predicate { $0.note?.isEmpty ?? true }, true),
                (#Predicate { $0.note?.count == number }, true),
                (#Predicate { $0.genre == genre }, true),
                (#Predicate { $0.day > day }, true),
                (#Predicate { $0.day == day }, true),
                (#Predicate { $0.price > price }, true),
                (#Predicate { $0.price == price }, true),
                (#Predicate { $0.code == code }, true),
                (#Predicate { $0.code < code }, true),
                (#Predicate { $0.large >= large }, true),
                (#Predicate { $0.name.contains(text) }, true),
                (#Predicate { $0.name.starts(with: text) }, true),
                (#Predicate { $0.name.localizedStandardContains(text) }, true),
                (#Predicate { $0.name.isEmpty }, true),
                (#Predicate { $0.name.count == number }, true),
                (#Predicate { texts.contains($0.name) }, true),
                (#Predicate { notes.contains($0.note) }, false),
                (#Predicate { (-1...1).contains($0.count) }, true),
                (#Predicate { (-1..<1).contains($0.count) }, true),
                (#Predicate { $0.flag ? $0.count > 0 : $0.size == nil }, true),
                (#Predicate { ($0.flag ? $0.count : 2) > number }, true),
                (#Predicate { $0.parts.contains(1) }, false),
                (#Predicate { $0.parts.contains(1) && $0.count > number }, false),
                (#Predicate { $0.parent == nil }, true),
                (#Predicate { $0.parent?.name == text }, true),
                (#Predicate { $0.parent?.count ?? 0 > number }, true),
                (#Predicate { $0.parent?.parent?.name == text }, true),
                (#Predicate { $0.parent?.note == nil }, true),
                (#Predicate { $0.parent?.persistentModelID == id }, true),
                (#Predicate { $0.persistentModelID == id }, true),
                (#Predicate { $0.children.isEmpty }, true),
                (#Predicate { $0.children.count > 1 }, true),
                (#Predicate { $0.children.contains { $0.count > number } }, true),
                (#Predicate { $0.children.allSatisfy { $0.flag } }, true),
                (#Predicate { $0.children.filter { $0.flag }.count == 1 }, true),
                (#Predicate { $0.children.contains { child in child.children.contains { $0.flag } } }, true),
                (#Predicate { $0.parent!.flag && $0.parent!.count > number }, true),
                (#Predicate { _ in true }, true),
            ]
            for (index, (predicate, inSQL)) in predicates.enumerated() {
                let translation = PredicateTranslation(predicate, of: EntityPlan.of(Sample.self))
                #expect(translation.isComplete == inSQL, "\(index): \(predicate)")
                let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.persistentModelID.id)
                let expected = samples.filter { (try? predicate.evaluate($0)) ?? false }.map(\.persistentModelID.id)
                #expect(found == expected, "\(index), seed \(seed): \(predicate) is \(translation.sql)")
                #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == expected.count)
            }
        }
    }

    @Test func ordersAreThoseOfSwift() throws {
        for seed in 0..<20 {
            var random = Seed(state: UInt64(seed))
            let (context, samples) = try Self.filled(&random)
            let orders: [[SortDescriptor<Sample>]] = [
                [SortDescriptor(\.name)], [SortDescriptor(\.name, order: .reverse), SortDescriptor(\.count)],
                [SortDescriptor(\.note), SortDescriptor(\.amount, order: .reverse)],
                [SortDescriptor(\.size, order: .reverse)],
                [SortDescriptor(\.day), SortDescriptor(\.price)], [SortDescriptor(\.large)], [SortDescriptor(\.code)],
                [SortDescriptor(\.name, comparator: .lexical)], [SortDescriptor(\.parent?.name)],
            ]
            for order in orders {
                let found = try context.fetch(FetchDescriptor(sortBy: order))
                let expected = samples.enumerated().sorted { a, b in
                    for descriptor in order {
                        let result = descriptor.compare(a.element, b.element)
                        if result != .orderedSame { return result == .orderedAscending }
                    }
                    return a.offset < b.offset
                }.map(\.element)
                #expect(found == expected, "\(order)")
            }
        }
    }
}
