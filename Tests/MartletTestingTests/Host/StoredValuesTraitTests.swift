import Foundation
import MartletTesting
import Testing

private struct Counter: View {
    @AppStorage("StoredValuesTraitTests.count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// The stored values at the beginning and after the end of a test.
@MainActor private func countOnce() async throws {
    let defaults = UserDefaults.standard
    let host = TestHost { Counter() }
    try #require(host.texts == ["Count 0"])
    try host.find(.button).tap()
    for _ in 0..<20 { await Task.yield() }
    await host.settle()
    #expect(host.texts == ["Count 1"])
    #expect(defaults.integer(forKey: "StoredValuesTraitTests.count") == 1)
    // Another host of the same test.
    #expect(TestHost { Counter() }.texts == ["Count 1"])
}

/// Tests beside each other that count up one stored value from its default.
@MainActor @Suite(.ownStoredValues) struct StoredValuesTraitTests {
    @Test(arguments: 0..<20) func eachBeginsWithNothing(round: Int) async throws { try await countOnce() }

    @Test(.ownStoredValues) func theTraitMayBeGivenTwice() async throws { try await countOnce() }

    @Test func valuesOfBeforeComeBack() async throws {
        let defaults = UserDefaults.standard
        #expect(defaults.string(forKey: "StoredValuesTraitTests.other") == nil)
        defaults.set("left", forKey: "StoredValuesTraitTests.other")
    }
}

/// Others that do the same at that time.
@MainActor @Suite(.ownStoredValues) struct OtherStoredValuesTraitTests {
    @Test(arguments: 0..<20) func eachBeginsWithNothing(round: Int) async throws { try await countOnce() }

    @Test func nothingIsLeft() {
        #expect(UserDefaults.standard.string(forKey: "StoredValuesTraitTests.other") == nil)
    }
}
