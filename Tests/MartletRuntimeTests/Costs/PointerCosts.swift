import CAllocationCounter
import Foundation
import MartletTesting
import Testing

import Martlet
import MartletRuntime

/// The cost of pointer movements in a large tree.
@MainActor @Suite struct PointerCosts {
    private struct Cell: View {
        let number: Int
        var body: some View { Text("\(number)").padding(1) }
    }

    private struct Cells: View {
        let hovers: Bool

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { Cell(number: row * 50 + $0) }
                    }
                }
                if hovers { Text("hover").onHover { _ in } }
            }
        }
    }

    private func allocations(_ body: () -> Void) -> Int {
        let before = allocations_by_this_thread()
        body()
        return allocations_by_this_thread() - before
    }

    private func move(over host: TestHost, _ count: Int) {
        for step in 0..<count {
            let point = CGPoint(x: CGFloat(step % 400) + 0.5, y: CGFloat(step % 600) + 0.5)
            host.scene.send(.pointer(PointerEvent(phase: .hovered, location: point)))
        }
    }

    @Test func motionOverTenThousandNodesWithoutHoverCostsNothing() {
        let host = TestHost(size: CGSize(width: 2000, height: 2000)) { Cells(hovers: false) }
        #expect(host.scene.liveNodes > 10_000)
        let bodies = host.scene.allBodyRuns
        move(over: host, 10)
        #expect(allocations { move(over: host, 1_000) } <= 0)
        #expect(!host.scene.needsUpdate)
        #expect(host.scene.allBodyRuns == bodies)
    }

    @Test func motionOverTenThousandNodesWithHoverRunsNoBody() {
        let host = TestHost(size: CGSize(width: 2000, height: 2000)) { Cells(hovers: true) }
        move(over: host, 10)
        let bodies = host.scene.allBodyRuns
        let updates = host.scene.updateCount
        move(over: host, 100)
        #expect(!host.scene.needsUpdate)
        #expect(host.scene.updateCount == updates)
        #expect(host.scene.allBodyRuns == bodies)
    }
}
