// Unsafe pointers in this module: accessing memory by the ABI is the module's purpose. Each use names the part of the
// ABI description that it follows, has a test (`ABI.selfTest()`), and is behind a function without pointers or with
// pointers that the caller keeps valid.

/// The facts about the toolchain that are in use.
///
/// All facts are used by default. The environment variable `MARTLET_ABI` disables some of them: `off` disables all,
/// and a comma-separated list disables the named ones. Debug builds test each fact before its first use, disable a
/// fact that does not hold, and print a line to standard error.
public enum ABI {
    /// Returns whether a fact is in use. Costs a few loads; a hot path should store the result.
    public static func uses(_ fact: ABIFact) -> Bool {
        verify()
        return isInUse(fact)
    }

    /// Returns whether a fact is in use, without testing the facts first. Called by the tests themselves.
    static func isInUse(_ fact: ABIFact) -> Bool { martlet_abi_uses(fact.rawValue) }

    /// The facts in use.
    public static var enabled: Set<ABIFact> { Set(ABIFact.allCases.filter(uses)) }

    /// Tests all facts in debug builds, at the first call. Long-lived objects such as scenes call it when they are
    /// created, so that hot paths need not.
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
