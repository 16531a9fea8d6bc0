// Unsafe pointers in this module: they are what it is about. Each use says which description of the ABI it follows, has
// a test of its own (`ABI.selfTest()`), and stands behind a function that takes none, or places that the caller keeps.

/// Which facts of the toolchain are in use.
///
/// All are, unless the environment variable `MARTLET_ABI` says otherwise: `off` leaves off all of them, and a list of
/// names with commas between them those. In debug builds each is tested when one is first asked for, and one that does
/// not hold is left off, with a line on standard error.
public enum ABI {
    /// Whether a fact is in use. Costs a few loads; what stands on a hot path asks once and keeps the answer.
    public static func uses(_ fact: ABIFact) -> Bool {
        verify()
        return isInUse(fact)
    }

    /// The same without the test, for what the tests themselves call.
    static func isInUse(_ fact: ABIFact) -> Bool { martlet_abi_uses(fact.rawValue) }

    /// The facts in use.
    public static var enabled: Set<ABIFact> { Set(ABIFact.allCases.filter(uses)) }

    /// In debug builds, tests every fact the first time that it is called. Whoever begins something that lasts, such
    /// as a scene, calls it, so that hot paths need not.
    @inline(__always)
    public static func verify() {
        #if DEBUG
        _ = hasVerified
        #endif
    }

    #if DEBUG
    private static let hasVerified: Bool = {
        for failure in selfTest() where isInUse(failure.fact) {
            martlet_abi_leave_off(failure.fact.rawValue)
            martlet_abi_warn("Martlet does without \"\(failure.fact.name)\": \(failure.reason)")
        }
        return true
    }()
    #endif
}
