import CMartletABI
import Testing
import MartletABI

/// The facts that Martlet relies on hold for this toolchain.
@Suite struct FactTests {
    @Test(arguments: ABIFact.allCases)
    func everyFactHolds(_ fact: ABIFact) {
        #expect(ABI.selfTest().filter { $0.fact == fact }.map(\.description) == [])
    }

    @Test func namesAreThoseOfTheEnvironment() {
        #expect(ABIFact.allCases.count == Int(MARTLET_ABI_FACT_COUNT.rawValue))
        #expect(Set(ABIFact.allCases.map(\.name)).count == ABIFact.allCases.count)
        #expect(ABIFact.closureCalls.name == "closure-calls")
        #expect(ABIFact.objectClasses.name == "object-classes")
        for fact in ABIFact.allCases {
            #expect(martlet_abi_parse(fact.name) == martlet_abi_parse(nil) & ~(1 << fact.rawValue), "\(fact)")
        }
    }

    @Test func theEnvironmentLeavesFactsOff() {
        let all = martlet_abi_parse(nil)
        #expect(all == (1 << MARTLET_ABI_FACT_COUNT.rawValue) - 1)
        #expect(martlet_abi_parse("") == all && martlet_abi_parse("on") == all)
        #expect(martlet_abi_parse("off") == 0)
        let two = martlet_abi_parse("closure-calls,weak-flags")
        #expect(two == all & ~(1 << ABIFact.closureCalls.rawValue) & ~(1 << ABIFact.weakFlags.rawValue))
    }
}
