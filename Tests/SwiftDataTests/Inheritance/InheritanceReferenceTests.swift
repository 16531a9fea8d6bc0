import Foundation
import SwiftData
import Testing

@Model class RandomRoot {
    #Unique<RandomRoot>([\.number])
    var number: Int
    var value: Int = 0
    @Relationship(inverse: \RandomOwner.all) var owner: RandomOwner?
    init(_ number: Int) { self.number = number }
}

@Model class RandomLeft: RandomRoot {
    var extra: Int = 1
    @Relationship(inverse: \RandomOwner.left) var leftOwners: [RandomOwner] = []
    override init(_ number: Int) { super.init(number) }
}

@Model final class RandomDeep: RandomLeft {
    var deep: Int = 2
    override init(_ number: Int) { super.init(number) }
}

@Model final class RandomRight: RandomRoot {
    var extra: Int = 3
    override init(_ number: Int) { super.init(number) }
}

@Model final class RandomOwner {
    var number: Int
    @Relationship(deleteRule: .cascade) var all: [RandomRoot] = []
    var left: [RandomLeft] = []
    init(_ number: Int) { self.number = number }
}

/// An object as the reference has it.
private struct Reference: Equatable {
    var kind: Int
    var value = 0
    var extra: Int
    var deep = 2
    var owner: Int?
    var lefts: Set<Int> = []
}

/// Random changes of a hierarchy in one context, beside dictionaries that have what it should. Other contexts and a file
/// that is opened again have what was saved.
private struct HierarchyRun {
    private var random: RandomNumbers
    private let schema = Schema([RandomRoot.self, RandomLeft.self, RandomDeep.self, RandomRight.self])
    private var container: ModelContainer
    private var context: ModelContext
    private let beside: ModelContext
    private var now: (objects: [Int: Reference], owners: Set<Int>) = ([:], [])
    private var saved: (objects: [Int: Reference], owners: Set<Int>) = ([:], [])
    private var next = 0

    init(seed: Int) throws {
        random = RandomNumbers(seed: UInt64(seed) &+ 4711)
        container = try ModelContainer(
            for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        context = ModelContext(container)
        beside = ModelContext(container)
    }

    private func object(_ number: Int) throws -> RandomRoot {
        try #require(
            try context.fetch(FetchDescriptor<RandomRoot>(predicate: #Predicate { $0.number == number })).first)
    }

    private func owner(_ number: Int) throws -> RandomOwner {
        try #require(
            try context.fetch(FetchDescriptor<RandomOwner>(predicate: #Predicate { $0.number == number })).first)
    }

    private mutating func pick(_ numbers: some Collection<Int>) -> Int? {
        numbers.isEmpty ? nil : numbers.sorted()[random.next(numbers.count)]
    }

    mutating func step() throws {
        switch random.next(12) {
        case 0...2: insert()
        case 3:
            next += 1
            context.insert(RandomOwner(next))
            now.owners.insert(next)
        case 4...5: try change()
        case 6...7: try link()
        case 8: try delete()
        case 9: try save()
        case 10 where random.next(3) == 0:
            context.rollback()
            now = saved
        default: try compare(context, now)
        }
    }

    private mutating func insert() {
        next += 1
        let kind = random.next(4)
        let made =
            switch kind {
            case 0: RandomRoot(next)
            case 1: RandomLeft(next)
            case 2: RandomDeep(next)
            default: RandomRight(next)
            }
        context.insert(made)
        now.objects[next] = Reference(kind: kind, extra: kind == 3 ? 3 : 1)
    }

    private mutating func change() throws {
        guard let number = pick(now.objects.keys) else { return }
        let found = try object(number)
        let value = random.next(5)
        if random.next(2) == 0 {
            found.value = value
            now.objects[number]?.value = value
        } else if let left = found as? RandomLeft {
            left.extra = value
            now.objects[number]?.extra = value
            if let deep = left as? RandomDeep {
                deep.deep = value
                now.objects[number]?.deep = value
            }
        } else if let right = found as? RandomRight {
            right.extra = value
            now.objects[number]?.extra = value
        }
    }

    private mutating func link() throws {
        guard let number = pick(now.objects.keys), let target = pick(now.owners) else { return }
        let (found, owner) = (try object(number), try owner(target))
        if let left = found as? RandomLeft, random.next(2) == 0 {
            if now.objects[number]?.lefts.remove(target) != nil {
                left.leftOwners.removeAll { $0 === owner }
            } else {
                now.objects[number]?.lefts.insert(target)
                owner.left.append(left)
            }
            return
        }
        if now.objects[number]?.owner == target {
            found.owner = nil
            now.objects[number]?.owner = nil
        } else {
            if random.next(2) == 0 { owner.all.append(found) } else { found.owner = owner }
            now.objects[number]?.owner = target
        }
    }

    private mutating func delete() throws {
        if random.next(3) == 0, let number = pick(now.owners) {
            context.delete(try owner(number))
            now.owners.remove(number)
            now.objects = now.objects.filter { $0.value.owner != number }
            for key in now.objects.keys { now.objects[key]?.lefts.remove(number) }
        } else if let number = pick(now.objects.keys) {
            context.delete(try object(number))
            now.objects[number] = nil
        }
    }

    private mutating func save() throws {
        try context.save()
        saved = now
        try compare(context, now)
        try compare(beside, now)
        try compare(ModelContext(container), now)
        #expect(try container.danglingLinks() == [])
        if random.next(2) == 0 { context = ModelContext(container) }
    }

    /// Compares all that can be fetched with the reference.
    private func compare(_ context: ModelContext, _ wanted: (objects: [Int: Reference], owners: Set<Int>)) throws {
        func numbers(_ kinds: Set<Int>, _ condition: (Reference) -> Bool = { _ in true }) -> [Int] {
            wanted.objects.filter { kinds.contains($0.value.kind) && condition($0.value) }.keys.sorted()
        }
        func fetch<T: RandomRoot>(_ predicate: Predicate<T>) throws -> [Int] {
            try context.fetch(FetchDescriptor(predicate: predicate)).map(\.number).sorted()
        }
        let all = try context.fetch(FetchDescriptor<RandomRoot>())
        #expect(all.count == wanted.objects.count)
        for found in all {
            let kind =
                switch found {
                case is RandomDeep: 2
                case is RandomLeft: 1
                case is RandomRight: 3
                default: 0
                }
            var reference = Reference(kind: kind, value: found.value, extra: 1, owner: found.owner?.number)
            if let left = found as? RandomLeft {
                reference.extra = left.extra
                reference.lefts = Set(left.leftOwners.map(\.number))
            }
            if let deep = found as? RandomDeep { reference.deep = deep.deep }
            if let right = found as? RandomRight { reference.extra = right.extra }
            #expect(reference == wanted.objects[found.number])
        }
        for owner in try context.fetch(FetchDescriptor<RandomOwner>()) {
            #expect(wanted.owners.contains(owner.number))
            let number = owner.number
            #expect(owner.all.map(\.number).sorted() == numbers([0, 1, 2, 3]) { $0.owner == number })
            #expect(owner.left.map(\.number).sorted() == numbers([1, 2]) { $0.lefts.contains(number) })
        }
        #expect(try context.fetchCount(FetchDescriptor<RandomOwner>()) == wanted.owners.count)
        #expect(try fetch(#Predicate<RandomLeft> { $0.extra > 1 }) == numbers([1, 2]) { $0.extra > 1 })
        #expect(try fetch(#Predicate<RandomDeep> { $0.value == 0 }) == numbers([2]) { $0.value == 0 })
        #expect(try fetch(#Predicate<RandomRoot> { $0 is RandomLeft }) == numbers([1, 2]))
        #expect(
            try fetch(#Predicate<RandomRoot> { ($0 as? RandomRight)?.extra == 3 }) == numbers([3]) { $0.extra == 3 })
        #expect(
            try fetch(#Predicate<RandomRoot> { !($0 is RandomDeep) && $0.value < 3 })
                == numbers([0, 1, 3]) { $0.value < 3 })
    }
}

@Suite struct InheritanceReferenceTests {
    @Test(arguments: 0..<20) func hierarchiesAgreeWithTheReference(part: Int) throws {
        let count = Int(ProcessInfo.processInfo.environment["MARTLET_MODEL_SEEDS"] ?? "") ?? 60
        for seed in stride(from: part, to: count, by: 20) {
            var run = try HierarchyRun(seed: seed)
            for _ in 0..<30 { try run.step() }
        }
    }
}
