import Foundation
import Testing

import Martlet

/// Labels beside the content of controls.
@MainActor @Suite struct FieldLabelTests {
    private struct Trip: View {
        let width: CGFloat?

        var body: some View {
            DatePicker(
                "Departure", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date
            )
            .frame(width: width).fixedSize()
        }
    }

    private func frames(_ screen: Screen) throws -> (label: CGRect, whole: CGRect) {
        var label: RenderNode?
        screen.scene.root.forEachInSubtree {
            if case .text(let text) = $0.content, text.string == "Departure" { label = $0 }
        }
        let found = try #require(label)
        let control = try #require(sequence(first: found) { $0.parent }.first { $0.controlContent != nil })
        return (found.frameInWindow, control.frameInWindow)
    }

    @Test func aLabelThatHasNoRoomBesideItsDateStandsAbove() throws {
        let wide = try frames(Screen { Trip(width: nil) })
        let narrow = try frames(Screen { Trip(width: wide.whole.width - 4) })
        #expect(narrow.label.size == wide.label.size)
        #expect(narrow.whole.height > wide.whole.height)
        #expect(narrow.label.minY == narrow.whole.minY)
    }

    @Test func whereTheDateHasNoRoomEitherTheLabelIsAsWideAsThat() throws {
        let wide = try frames(Screen { Trip(width: nil) })
        let narrow = try frames(Screen { Trip(width: 10) })
        #expect(narrow.label.size == wide.label.size)
        #expect(narrow.label.minY == narrow.whole.minY)
        #expect(narrow.whole.width < wide.whole.width)
    }
}
