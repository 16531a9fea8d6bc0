import Foundation
import HostileCalls
import Martlet
import MartletTesting
import Testing

/// Law C6 for everything that is public: no number, range, date or text that it is given ends the program.
@MainActor
@Suite("Hostile values") struct HostileCallTests {
    @Test(arguments: 0..<HostileValues.rounds)
    func C6_nothingPublicEndsTheProgram(round: Int) {
        let values = HostileValues(round: round)
        for call in HostileCalls.all {
            HostileCalls.note(call.name, round)
            let host = TestHost(size: CGSize(width: 300, height: 200)) {
                ZStack(alignment: .topLeading) {
                    call.make(values)
                    Color.red.frame(width: 30, height: 20).accessibilityIdentifier("mark")
                }
                .frame(width: 300, height: 200, alignment: .topLeading)
            }
            host.advance(by: .milliseconds(40))
            host.resize(to: CGSize(width: 200, height: 300))
            for issue in host.issues { host.expectIssue(containing: issue.message) }
            host.scene.root.forEachInSubtree { node in
                if !node.frame.isFinite { Issue.record("\(call.name), round \(round): \(node.path) at \(node.frame)") }
            }
            host.unmount()
        }
    }
}
