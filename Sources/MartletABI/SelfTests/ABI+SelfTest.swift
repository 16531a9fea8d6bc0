/// A fact that does not hold on this toolchain.
public struct ABIFailure: Sendable, CustomStringConvertible {
    /// The fact.
    public let fact: ABIFact
    /// The unexpected observation.
    public let reason: String

    /// The fact's name and the unexpected observation.
    public var description: String { "\(fact.name): \(reason)" }
}

extension ABI {
    /// Tests each fact, whether or not it is in use.
    ///
    /// - Returns: The facts that do not hold; empty on a supported toolchain.
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
                case .pluralRules: SelfTest.pluralRules()
                case .objectInitializers: SelfTest.objectInitializers()
                case .enumPayloads: SelfTest.enumPayloads()
                }
            return reasons.map { ABIFailure(fact: fact, reason: $0) }
        }
    }
}

/// The tests of the facts. Each returns its failures.
enum SelfTest {
    /// Collects failures.
    struct Findings {
        private(set) var reasons: [String] = []

        mutating func expect(_ condition: @autoclosure () -> Bool, _ reason: @autoclosure () -> String) {
            if !condition() { reasons.append(reason()) }
        }
    }
}
