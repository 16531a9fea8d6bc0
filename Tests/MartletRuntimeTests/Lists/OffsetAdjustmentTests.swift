import Foundation
import Testing

import Martlet

@MainActor @Suite struct OffsetAdjustmentTests {
    /// The first row in sight after a row was inserted before all others.
    private func firstRow(after behavior: ScrollContentOffsetAdjustmentBehavior) -> String? {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<100)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Text("\($0)") } } }
            }
        }
        window.scrollDown(16 * 10)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, behavior) { remote.value.insert(-1, at: 0) }
        window.update()
        return window.texts.first
    }

    @Test func rowsInSightStayUnlessTheTransactionSaysOtherwise() {
        #expect(firstRow(after: .automatic) == "10")
        #expect(firstRow(after: .disabled) == "9")
    }

    /// The distance of the visible part from the end, after content that was at its end has grown.
    private func distanceFromEnd(after behavior: ScrollContentOffsetAdjustmentBehavior) -> CGFloat {
        let remote = Remote<CGFloat>()
        let window = Window {
            Controlled(remote, 400) { $length in
                ScrollView { Color.red.frame(height: length) }.defaultScrollAnchor(.bottom)
            }
        }
        #expect(window.offset == 240)
        withTransaction(\.scrollContentOffsetAdjustmentBehavior, behavior) { remote.value = 500 }
        window.update()
        return 500 - 160 - window.offset
    }

    @Test func theEndStaysInSightUnlessTheTransactionSaysOtherwise() {
        #expect(distanceFromEnd(after: .automatic) == 0)
        #expect(distanceFromEnd(after: .disabled) == 100)
    }
}
