import MartletStore
import SwiftData
import Testing

@Model
private final class Machine {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Part.machine) var parts: [Part] = []
    @Relationship(inverse: \Label.machines) var labels: [Label]? = []
    init(_ name: String) { self.name = name }
}

@Model
private final class Part {
    var number: Int
    var machine: Machine?
    init(_ number: Int) { self.number = number }
}

@Model
private final class Label {
    var number: Int
    var machines: [Machine] = []
    init(_ number: Int) { self.number = number }
}

/// Operations on twice as many objects take at most twice the work: instructions of SQLite's virtual machine, and objects
/// visited in lists from end to end. A list that was searched, copied or compared for each object would take four times it.
@MainActor @Suite(.serialized)
struct LinearityTests {
    private struct Work: CustomStringConvertible {
        let steps: Int
        let visited: Int
        var description: String { "\(steps) steps, \(visited) objects visited" }

        func isLinear(to double: Work) -> Bool {
            // The constant is for what an operation does once, and for the depth of indices.
            Double(double.steps) <= 2.3 * Double(steps) + 2_000
                && Double(double.visited) <= 2.3 * Double(visited) + 200
        }
    }

    private static let count = 200

    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(
            for: Machine.self, Part.self, Label.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    /// The work of an operation on a machine with parts that a new context has fetched.
    private func work(
        _ count: Int, prepare: (ModelContext, Int) throws -> Void,
        _ operation: (ModelContext, Int) throws -> Void
    ) throws -> Work {
        let container = try makeContainer()
        let maker = ModelContext(container)
        try prepare(maker, count)
        try maker.save()
        let context = ModelContext(container)
        let (steps, visited) = (container.storeSteps, ListWork.visited)
        try operation(context, count)
        return Work(steps: container.storeSteps - steps, visited: ListWork.visited - visited)
    }

    private func expectLinear(
        prepare: (ModelContext, Int) throws -> Void = { _, _ in },
        _ operation: (ModelContext, Int) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let single = try work(Self.count, prepare: prepare, operation)
        let double = try work(2 * Self.count, prepare: prepare, operation)
        #expect(single.isLinear(to: double), "\(single) became \(double)", sourceLocation: sourceLocation)
    }

    private func machine(_ context: ModelContext, _ count: Int) {
        let machine = Machine("a")
        context.insert(machine)
        machine.parts = (0..<count).map(Part.init)
    }

    private func machines(_ context: ModelContext, _ count: Int) {
        let labels = (0..<4).map(Label.init)
        for number in 0..<count {
            let machine = Machine("\(number)")
            context.insert(machine)
            machine.parts = [Part(1), Part(2)]
            machine.labels = [labels[number % 4]]
        }
    }

    private func only(_ context: ModelContext) throws -> Machine {
        try #require(try context.fetch(FetchDescriptor<Machine>()).first)
    }

    @Test func insertingAndSaving() throws {
        try expectLinear { context, count in
            for number in 0..<count { context.insert(Part(number)) }
            try context.save()
        }
    }

    @Test func fetching() throws {
        try expectLinear(prepare: machine) { context, count in
            let parts = try context.fetch(FetchDescriptor<Part>(sortBy: [SortDescriptor(\.number)]))
            #expect(parts.count == count)
        }
    }

    @Test func appending() throws {
        try expectLinear(prepare: machine) { context, count in
            let machine = try only(context)
            for number in 0..<count { machine.parts.append(Part(number)) }
            #expect(machine.parts.count == 2 * count)
            try context.save()
        }
    }

    @Test func appendingToAnObjectThatIsInNoContext() throws {
        try expectLinear { context, count in
            let machine = Machine("a")
            for number in 0..<count { machine.parts.append(Part(number)) }
            context.insert(machine)
            try context.save()
        }
    }

    @Test func appendingToBothSides() throws {
        try expectLinear(prepare: machine) { context, count in
            let machine = try only(context)
            for number in 0..<count {
                let label = Label(number)
                context.insert(label)
                if number.isMultiple(of: 2) { machine.labels?.append(label) } else { label.machines.append(machine) }
            }
            try context.save()
            #expect(machine.labels?.count == count)
        }
    }

    @Test(arguments: [false, true]) func deletingTheObjectsOfAList(isReversed: Bool) throws {
        try expectLinear(prepare: machine) { context, _ in
            let machine = try only(context)
            let parts = machine.parts
            for part in isReversed ? parts.reversed() : parts { context.delete(part) }
            #expect(machine.parts.isEmpty)
            try context.save()
        }
    }

    @Test func deletingOwners() throws {
        try expectLinear(prepare: machines) { context, _ in
            for machine in try context.fetch(FetchDescriptor<Machine>()) { context.delete(machine) }
            try context.save()
        }
    }

    @Test func removingAll() throws {
        try expectLinear(prepare: machine) { context, _ in
            try only(context).parts.removeAll { $0.number >= 0 }
            try context.save()
        }
    }

    @Test func moving() throws {
        try expectLinear(prepare: machine) { context, _ in
            let (old, new) = (try only(context), Machine("b"))
            context.insert(new)
            for part in old.parts { part.machine = new }
            #expect(old.parts.isEmpty)
            for part in new.parts { old.parts.append(part) }
            try context.save()
        }
    }

    @Test func rollingBack() throws {
        try expectLinear(prepare: machines) { context, _ in
            for machine in try context.fetch(FetchDescriptor<Machine>()) {
                machine.name = "changed"
                machine.parts.append(Part(3))
                machine.labels = []
            }
            context.rollback()
        }
    }

    @Test func prefetching() throws {
        try expectLinear(prepare: machines) { context, _ in
            var descriptor = FetchDescriptor<Machine>()
            descriptor.relationshipKeyPathsForPrefetching = [\.parts, \.labels]
            let machines = try context.fetch(descriptor)
            #expect(machines.allSatisfy { $0.parts.count == 2 && $0.labels?.count == 1 })
        }
    }
}
