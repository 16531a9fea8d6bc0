import Observation
import Synchronization

extension SelfTest {
    static func mainActorClosures() -> [String] {
        var findings = Findings()
        let number = Int.random(in: 1...9)
        let isolated: @MainActor (Int) -> Int = { $0 + number }
        findings.expect(
            MemoryLayout.size(ofValue: isolated) == MemoryLayout<(Int) -> Int>.size, "its size is another")
        // The closure may be called only if the main actor is current.
        guard findings.reasons.isEmpty, martlet_abi_is_main_thread() else { return findings.reasons }
        findings.expect(unsafeBitCast(isolated, to: ((Int) -> Int).self)(3) == 3 + number, "its result is another")
        return findings.reasons.map { "a closure of the main actor: \($0)" }
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

    static func observationCallbacks() -> [String] {
        var findings = Findings()
        let model = Model()
        let seen = Mutex<[Int]>([])
        let registration = Mutex<ObservationRegistration?>(nil)
        _ = withObservationCallbacks {
            model.value
        } didChange: { tracking in
            let value = model.value
            seen.withLock { $0.append(value) }
            registration.withLock { $0 = tracking }
        }
        model.value = 1
        model.value = 2
        registration.withLock { $0 }?.cancel()
        model.value = 3
        findings.expect(seen.withLock { $0 } == [1, 2], "told of \(seen.withLock { $0 }), and not of [1, 2]")
        return findings.reasons
    }

    private class Plain {
        let number = 3
        func name() -> String { "plain" }
    }

    private final class Exchanged: Plain {
        override func name() -> String { "exchanged \(number)" }
    }

    private final class Larger: Plain {
        var more = 4
        override func name() -> String { "larger \(more)" }
    }

    @inline(never)
    private static func makePlain() -> Plain { Plain() }

    static func objectClasses() -> [String] {
        var findings = Findings()
        let object = makePlain()
        findings.expect(
            !ObjectClass.exchangeWord(of: object, from: Plain.self, to: Larger.self), "a larger class was taken")
        findings.expect(
            ObjectClass.exchangeWord(of: object, from: Plain.self, to: Exchanged.self), "the class was not exchanged")
        findings.expect(object.name() == "exchanged 3", "the object is not of the class it was given")
        findings.expect(object is Exchanged, "the object is not an instance of the class it was given")
        return findings.reasons
    }

    static func objectInitializers() -> [String] {
        var findings = Findings()
        // A program without Foundation has no class to try.
        guard ObjectInitializer.objectClass != nil else { return [] }
        for name in ["8NSObject", "6NSLock"] {
            guard let type = _typeByName("10Foundation\(name)C") as? AnyClass else { continue }
            let object = ObjectInitializer.makeByTable(type)
            findings.expect(object.map { Swift.type(of: $0) == type } == true, "no object of \(type) was made")
        }
        findings.expect(ObjectInitializer.makeByTable(Plain.self) == nil, "a class without NSObject was taken")
        return findings.reasons
    }
}
