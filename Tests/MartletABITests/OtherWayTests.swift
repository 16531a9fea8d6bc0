import Foundation
import Observation
import Synchronization
import Testing
import MartletABI

/// With a fact switched off, the alternative gives the same results.
@Suite struct OtherWayTests {
    final class Object {}
    enum Choice: Equatable { case one(String), two }
    struct Pair<A, B> { var a: A; var b: B }
    struct References {
        var flag = true
        weak var weak: Object?
        unowned var unowned: Object
        unowned(unsafe) var unsafe: Object
        var strong: Object?
        weak var existential: (any Existential)?
    }
    struct Empty {}
    protocol Existential: AnyObject {}
    protocol Shape {}

    private let types: [Any.Type] = [
        Int.self, String.self, Bool.self, [Int].self, [String: Int].self, Int?.self, Object.self, Object?.self,
        Choice.self, Pair<Int8, String>.self, Pair<[Int], Choice?>.self, Pair<() -> Void, any Shape>.self,
        Pair<Pair<Bool, Int>, (Int, label: String)>.self, References.self, Pair<References, Int>.self, Empty.self,
        (Int8, String).self, (Int, name: [Int], Bool).self, Void.self, (() -> Void).self, ((Int) -> (Int) -> Int).self,
        (@MainActor (Int) async throws -> String).self, (() -> Void)?.self, (any Shape).self, (any Existential).self,
        Any.self, AnyObject.self, (any Error).self, Int.Type.self, (any Shape.Type).self, KeyPath<Int, Int>.self,
        Result<Int, any Error>.self, Range<Int>.self, Substring.self, Character.self, AnyHashable.self,
    ]

    @Test func kindsByName() {
        for type in types {
            let kind = TypeKind.byMetadata(type)
            let name = TypeKind.byName(type)
            // An enum has no fields, and so may pass as a struct.
            #expect(
                name == kind || kind == .other && name == .structure && TypeField.byEnumeration(of: type).isEmpty,
                "\(type): \(name), and not \(kind)")
        }
        #expect(TypeKind.byName((any Shape).self) == .other)
        #expect(TypeKind.byName(Any.self) == .other)
        #expect(TypeKind.byName((() -> Void).self) == .function)
    }

    @Test func fieldsByRecords() {
        for type in types {
            let one = TypeField.byEnumeration(of: type)
            let other = TypeField.byRecords(of: type)
            #expect(one.map(\.name) == other.map(\.name), "\(type)")
            #expect(one.map(\.offset) == other.map(\.offset), "\(type)")
            #expect(one.map { ObjectIdentifier($0.type) } == other.map { ObjectIdentifier($0.type) }, "\(type)")
            #expect(TypeField.holdsWeakByFlags(type) == TypeField.holdsWeakByRecords(type), "\(type)")
        }
        let weak = TypeField.byRecords(of: References.self).filter(\.mayBeWeak).map(\.name)
        #expect(weak == ["weak", "existential"])
        let maybe = TypeField.byEnumeration(of: References.self).filter(\.mayBeWeak).map(\.name)
        #expect(Set(maybe).isSuperset(of: weak))
    }

    class Base<Value> {
        var flag = true
        var value: Value?
        weak var weak: Object?
    }
    class Derived: Base<[String]> {
        var byte: Int8 = 1
        let pair = Pair(a: Int8(1), b: "b")
        unowned(unsafe) var unsafe: Object?
    }
    final class Generic<A, B>: Derived {
        var both: (A, B)?
        lazy var late = 1
    }
    final class Bare {}
    final class OfFoundation: JSONEncoder, @unchecked Sendable { var own = 1 }
    actor Actor { var value = 1 }

    @Test func fieldsOfObjects() {
        let classes: [AnyClass] = [
            Object.self, Base<Int>.self, Base<Pair<Int8, Int>>.self, Derived.self, Generic<Int8, String>.self,
            Bare.self,
            OfFoundation.self, NSObject.self, Actor.self, KeyPath<Int, Int>.self,
        ]
        for type in classes {
            let one = TypeField.byEnumeration(ofObjectsOf: type)
            let other = TypeField.byRecords(ofObjectsOf: type)
            #expect(one.map(\.name) == other.map(\.name), "\(type)")
            #expect(one.map(\.offset) == other.map(\.offset), "\(type)")
            #expect(one.map { ObjectIdentifier($0.type) } == other.map { ObjectIdentifier($0.type) }, "\(type)")
        }
        let fields = TypeField.fields(ofObjectsOf: Generic<Int8, String>.self)
        #expect(fields.map(\.name).prefix(6) == ["flag", "value", "weak", "byte", "pair", "unsafe"])
        let pair = fields.first { $0.name == "pair" }
        let object = Generic<Int8, String>()
        let place = Unmanaged.passUnretained(object).toOpaque() + (pair?.offset ?? 0)
        #expect(pair?.type == Pair<Int8, String>.self)
        #expect(place.load(as: Pair<Int8, String>.self).b == "b")
        withExtendedLifetime(object) {}
    }

    @Test func equalityOfCopies() {
        func check<T: Equatable>(_ a: T, _ b: T) {
            let equality = Equality(T.self, byWitness: false)
            let seen = withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in equality.areEqual(a, b) } }
            #expect(seen == (a == b))
        }
        check(1, 1)
        check("a", "b")
        check(Double.nan, .nan)
        check(Choice.one("x"), .one("x"))
        check([Choice.two], [.one("x")])
    }

    @Test func closuresOfCopies() {
        func check<A, R: Equatable>(_ closure: @escaping (A) -> R, _ argument: A) {
            withUnsafePointer(to: closure) { closure in
                withUnsafePointer(to: argument) { argument in
                    withUnsafeTemporaryAllocation(of: R.self, capacity: 1) { memory in
                        let place = memory.baseAddress.unsafelyUnwrapped
                        ABI.callCopied(closure, argument, into: place)
                        #expect(place.move() == closure.pointee(argument.pointee))
                    }
                }
            }
        }
        check({ $0 + 1 }, 2)
        check({ $0 + "!" }, "a text that is too long for one line")
    }

    @Test @MainActor func closuresOfACheckedActor() {
        let text = Object()
        let same = MainActorClosure.runChecked(text) { $0 === text }
        #expect(same)
        var runs = 0
        let action: @MainActor () -> Void = { runs += 1 }
        MainActorClosure.unisolated(action)()
        MainActorClosure.isolated(MainActorClosure.unisolated(action))()
        #expect(runs == 2)
    }

    private final class Model: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let stored = Mutex(0)
        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return stored.withLock { $0 }
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = newValue } } }
        }
    }

    /// The effect of `MARTLET_ABI=off` is tested by the laws of observable objects, in a separate run.
    @Test func announcements() {
        let model = Model()
        let reported = Mutex<[String]>([])
        let result = withObservation {
            model.value + 5
        } willChange: {
            let value = model.value
            reported.withLock { $0.append("before \(value)") }
        } didChange: { _ in
            let value = model.value
            reported.withLock { $0.append("after \(value)") }
        }
        #expect(result == 5)
        model.value = 1
        model.value = 2
        let expected = ABI.uses(.observationCallbacks) ? ["after 1", "after 2"] : ["before 0"]
        #expect(reported.withLock { $0 } == expected)
    }
}
