import Testing

import MartletTerminal

/// The choice of a way to run, by the environment or by the first argument.
@Suite struct HostChoiceTests {
    private func name(_ arguments: String..., host: String? = nil) -> String {
        HostChoice.name(arguments: ["program"] + arguments, environment: host.map { ["MARTLET_HOST": $0] } ?? [:])
    }

    @Test func theFirstArgumentChooses() {
        #expect(name("--accessible") == "accessible")
        #expect(name("--json") == "json")
        #expect(name("--plain", "file") == "text")
        #expect(name("--inline") == "inline")
    }

    @Test func otherArgumentsBelongToTheApp() {
        #expect(name() == "")
        #expect(name("file", "--json") == "")
        #expect(name("--output", "--json") == "")
        #expect(name("--", "--json") == "")
        #expect(name("--json=pretty") == "")
        #expect(name("-json") == "")
    }

    @Test func theEnvironmentComesFirst() {
        #expect(name("--json", host: "terminal") == "terminal")
        #expect(name("--json", host: "") == "json")
        #expect(HostChoice.name(arguments: [], environment: [:]) == "")
    }
}
