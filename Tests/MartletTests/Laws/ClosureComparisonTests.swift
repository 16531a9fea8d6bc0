import Testing
@testable import Martlet

/// When closures are provably the same function of the same values. That they are is an economy, which other compilers
/// need not give; that they are not where a difference may be is what matters.
@Suite struct ClosureComparisonTests {
    private final class Object {
        var value = 1
    }

    private struct Values {
        var number = 1
        var name = "a name that is too long to be held in line"
        var list = ["x", "y"]
        var option: Int?
    }

    private func same(_ a: @escaping () -> Int, _ b: @escaping () -> Int) -> Bool {
        withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in ClosureComparison.areEqual(a, b) } }
    }

    private func make(_ values: Values) -> () -> Int { { values.number + values.list.count + values.name.count } }

    @Test func differentValuesDiffer() {
        #expect(!same(make(Values()), make(Values(number: 2))))
        #expect(!same(make(Values()), make(Values(name: "another name that is too long to be held in line"))))
        #expect(!same(make(Values()), make(Values(list: ["x", "z"]))))
        #expect(!same(make(Values(option: nil)), make(Values(option: 3))))
    }

    @Test func differentFunctionsDiffer() {
        let number = Int.random(in: 0...9)
        #expect(!same({ number + 1 }, { number * 2 }))
    }

    @Test func objectsProveNothing() {
        func make(_ object: Object, _ number: Int) -> () -> Int { { object.value + number } }
        let object = Object()
        #expect(!same(make(object, 1), make(object, 1)))
        func alone(_ object: Object) -> () -> Int { { object.value } }
        #expect(!same(alone(object), alone(object)))
    }

    @Test func variablesProveNothing() {
        func make(_ start: Int) -> () -> Int {
            var count = start
            return {
                count += 1
                return count
            }
        }
        #expect(!same(make(1), make(1)))
    }

    @Test func existentialsAndPointersProveNothing() {
        func boxed(_ value: Any, _ number: Int) -> () -> Int { { (value as? Int ?? 0) + number } }
        #expect(!same(boxed(1, 1), boxed(1, 1)))
        func pointed(_ place: UnsafePointer<Int>, _ number: Int) -> () -> Int { { place.pointee + number } }
        var value = 1
        withUnsafePointer(to: &value) { place in
            #expect(!same(pointed(place, 1), pointed(place, 1)))
        }
    }

    @Test func closuresAreComparedByWhatTheyHold() {
        func outer(_ inner: @escaping () -> Int, _ number: Int) -> () -> Int { { inner() + number } }
        #expect(!same(outer(make(Values()), 1), outer(make(Values(number: 2)), 1)))
    }

    @Test func genericClosuresDifferByTheirTypes() {
        func make<T>(_ value: T, _ number: Int) -> () -> Int { { MemoryLayout<T>.size + number } }
        #expect(!same(make(1, 1), make(UInt8(1), 1)))
    }

    @Test func equalityOfATypeIsCalledWhereValuesLie() {
        struct Named: Equatable {
            let name: String
            static func == (a: Named, b: Named) -> Bool { a.name.lowercased() == b.name.lowercased() }
        }
        let comparator = ValueComparator.of(Named.self)
        #expect(comparator.areEqual(Named(name: "A"), Named(name: "a")))
        #expect(!comparator.areEqual(Named(name: "A"), Named(name: "b")))
        let list = ValueComparator.of([Named].self)
        #expect(list.areEqual([Named(name: "A")], [Named(name: "a")]))
        #expect(!list.areEqual([Named(name: "A")], [Named(name: "a"), Named(name: "a")]))
        let set = ValueComparator.of(Set<Int>.self)
        #expect(set.areEqual(Set([1, 2]), Set([2, 1])) && !set.areEqual(Set([1]), Set([2])))
        let optional = ValueComparator.of(Double?.self)
        #expect(optional.areEqual(Double?(1.5), Double?(1.5)) && !optional.areEqual(Double?.none, Double?(1)))
        // For what a computation depends on, a `==` may leave something out.
        let inputs = ValueComparator.of(Named.self, for: .inputs)
        #expect(inputs.areEqual(Named(name: "A"), Named(name: "A")))
        #expect(!inputs.areEqual(Named(name: "A"), Named(name: "a")))
        #expect(!ValueComparator.of(Object.self, for: .inputs).canProve)
    }
}
