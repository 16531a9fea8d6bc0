#if GTK
import CGTK
import Foundation
import HostileCalls
import Martlet
import MartletGTK
import Testing

extension Desktop {
    /// Law C6 in windows and in pictures.
    @MainActor
    @Suite struct HostileWindows {
        /// The number of calls that share a window: a window for each would take minutes.
        private static let shared = 16

        @Test(arguments: HostileValues.shownRounds)
        func C6_whateverIsComputedIsShown(round: Int) {
            let values = HostileValues(round: round)
            let calls = HostileCalls.all
            for start in stride(from: 0, to: calls.count, by: Self.shared) {
                let part = calls[start..<min(start + Self.shared, calls.count)]
                let fixture = WindowFixture(
                    ZStack {
                        ForEach(part.indices, id: \.self) { index in
                            HostileCalls.make(part[index], values, round).frame(width: 300, height: 200)
                        }
                    })
                fixture.close()
            }
        }

        @Test(arguments: HostileValues.shownRounds)
        func C6_whateverIsComputedIsDrawn(round: Int) {
            let values = HostileValues(round: round)
            for call in HostileCalls.all {
                let renderer = ImageRenderer(
                    content: HostileCalls.make(call, values, round).frame(width: 60, height: 40))
                _ = renderer.pngData
            }
        }
    }
}
#endif
