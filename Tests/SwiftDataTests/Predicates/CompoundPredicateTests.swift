import Foundation
import SwiftData
import Testing

@Model final class Parcel {
    var weight: Int
    var label: String
    var note: String?

    init(_ weight: Int, _ label: String, note: String? = nil) {
        self.weight = weight
        self.label = label
        self.note = note
    }
}

/// Predicates that are made of several.
@Suite struct CompoundPredicateTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(
            try ModelContainer(for: Parcel.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        for weight in 1...6 {
            context.insert(Parcel(weight, weight % 2 == 0 ? "even" : "odd", note: weight == 4 ? "fragile" : nil))
        }
        try context.save()
    }

    private func weights(_ predicate: Predicate<Parcel>) throws -> [Int] {
        let sorted = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.weight)])
        let found = try ModelContext(context.container).fetch(sorted).map(\.weight)
        // Unsaved objects are compared in memory.
        let memory = try context.fetch(FetchDescriptor<Parcel>()).filter { try predicate.evaluate($0) }.map(\.weight)
        #expect(found == memory.sorted())
        return found
    }

    private let heavy = #Predicate<Parcel> { $0.weight > 2 }
    private let even = #Predicate<Parcel> { $0.label == "even" }
    private let fragile = #Predicate<Parcel> { $0.note == "fragile" }

    @Test func allHaveToHold() throws {
        #expect(try weights(Predicate(all: [heavy, even])) == [4, 6])
        #expect(try weights(Predicate(all: [heavy, even, fragile])) == [4])
        #expect(try weights(Predicate(all: [heavy])) == [3, 4, 5, 6])
        #expect(try weights(Predicate(all: [])) == [1, 2, 3, 4, 5, 6])
    }

    @Test func oneHasToHold() throws {
        let light = #Predicate<Parcel> { $0.weight < 2 }
        #expect(try weights(Predicate(any: [light, fragile])) == [1, 4])
        #expect(try weights(Predicate(any: [])) == [])
        #expect(try weights(Predicate(all: [even, Predicate(any: [light, heavy])])) == [4, 6])
        #expect(try weights(Predicate(any: [Predicate(all: [even, heavy]), light])) == [1, 4, 6])
    }

    @Test func onePredicateMayBeThereTwice() throws {
        #expect(try weights(Predicate(all: [heavy, heavy])) == [3, 4, 5, 6])
    }

    @Test func theStoreEvaluatesThem() throws {
        let plan = EntityPlan.of(Parcel.self)
        let all = PredicateTranslation(Predicate(all: [heavy, even]), of: plan)
        #expect(all.isComplete && all.sql.contains(" AND "))
        let any = PredicateTranslation(Predicate(any: [heavy, even]), of: plan)
        #expect(any.isComplete && any.sql.contains(" OR "))
        // A part that SQL can't evaluate leaves the others.
        let custom = #Predicate<Parcel> { $0.label.hashValue == 0 || $0.weight >= 0 }
        let part = PredicateTranslation(Predicate(all: [heavy, custom]), of: plan)
        #expect(!part.isComplete && part.sql.contains("weight"))
    }

    @Test func otherPredicatesAreMadeOfSeveralToo() throws {
        let both = Predicate<Int, String>(all: [#Predicate { $0 > 1 && $1 == "a" }, #Predicate { $0 < 3 || $1 == "b" }])
        #expect(try both.evaluate(2, "a"))
        #expect(try !both.evaluate(3, "a"))
    }
}
