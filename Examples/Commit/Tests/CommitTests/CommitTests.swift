import Foundation
import MartletTesting
import Testing

@testable import Commit

@MainActor @Suite struct CommitTests {
    init() {
        // Nothing that a test does may reach a repository: git finds none, and is not found.
        setenv("GIT_DIR", "/nonexistent", 1)
        setenv("PATH", "/nonexistent", 1)
    }

    @Test func aSubjectIsNeeded() throws {
        let host = TestHost { CommitView() }
        #expect(try host.find(.button, "Commit…").isEnabled == false)
        try host.find(.textField, "Subject").type("count words")
        try host.find(.textField, "Scope").type("text")
        #expect(host.texts.contains("23/72"))
        #expect(try host.find(.button, "Commit…").isEnabled)
    }

    @Test func aRestlessUserFindsNoFault() {
        TestHost.explore(seeds: 0..<3, steps: 25) { CommitView() }
    }
}
