/// A fact that does not hold on this toolchain.
public struct ABIFailure: Sendable, CustomStringConvertible {
    /// The fact.
    public let fact: ABIFact
    /// What was seen instead.
    public let reason: String

    /// The fact's name and what was seen.
    public var description: String { "\(fact.name): \(reason)" }
}

extension ABI {
    /// Tests each fact, whether it is in use or not.
    ///
    /// - Returns: Those that do not hold; none on a toolchain that Martlet knows.
    public static func selfTest() -> [ABIFailure] {
        ABIFact.allCases.flatMap { fact in
            let reasons =
                switch fact {
                case .closureCalls: SelfTest.closureCalls()
                case .equalityWitnesses: SelfTest.equalityWitnesses()
                case .typeKinds: SelfTest.typeKinds()
                case .fieldEnumeration: SelfTest.fieldEnumeration()
                case .weakFlags: SelfTest.weakFlags()
                case .mainActorClosures: SelfTest.mainActorClosures()
                case .observationCallbacks: SelfTest.observationCallbacks()
                case .objectClasses: SelfTest.objectClasses()
                case .framePointers: SelfTest.framePointers()
                }
            return reasons.map { ABIFailure(fact: fact, reason: $0) }
        }
    }
}

/// The tests of the facts. Each gives what is wrong.
enum SelfTest {
    /// Gathers what is wrong.
    struct Findings {
        private(set) var reasons: [String] = []

        mutating func expect(_ condition: @autoclosure () -> Bool, _ reason: @autoclosure () -> String) {
            if !condition() { reasons.append(reason()) }
        }
    }
}
