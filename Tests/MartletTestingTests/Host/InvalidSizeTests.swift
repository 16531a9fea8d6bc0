import Foundation
import Martlet
import MartletTesting
import Testing

/// Law C6 for the size of a window.
@MainActor @Suite struct InvalidSizeTests {
    private struct Page: View {
        var body: some View {
            List {
                Text("first")
                ForEach(0..<100, id: \.self) { Text("row \($0)") }
            }
        }
    }

    private nonisolated static let none: [CGFloat] = [.infinity, -.infinity, .nan, -1]

    @Test(arguments: none) func C6_aSizeThatIsNoneCountsAsNotGiven(length: CGFloat) {
        let host = TestHost(size: CGSize(width: length, height: 300)) { Page() }
        host.expectIssue(containing: "the width of the window")
        #expect(host.scene.size == CGSize(width: 400, height: 300))
        #expect(host.texts.first == "first")
        let other = TestHost(size: CGSize(width: 200, height: length)) { Page() }
        other.expectIssue(containing: "the height of the window")
        #expect(other.scene.size == CGSize(width: 200, height: 600))
        #expect(other.texts.count < 60)
    }

    @Test(arguments: none) func C6_aWindowKeepsItsSizeWhereItIsGivenNone(length: CGFloat) {
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Page() }
        let texts = host.texts
        host.resize(to: CGSize(width: 250, height: length))
        host.expectIssue(containing: "the height of the window")
        #expect(host.scene.size == CGSize(width: 250, height: 300))
        host.resize(to: CGSize(width: length, height: 300))
        host.expectIssue(containing: "the width of the window")
        #expect(host.scene.size == CGSize(width: 250, height: 300))
        #expect(host.texts == texts)
    }
}
