import Testing

import MartletTesting
@testable import Martlet

/// The size of controls, and the range that limits it.
@MainActor @Suite struct ControlSizeTests {
    private struct Size: View {
        @Environment(\.controlSize) private var size
        var body: some View { Text(verbatim: "\(size)") }
    }

    private func size(_ view: some View) -> String? { TestHost { view }.texts.first }

    @Test func sizesAreInAscendingOrder() {
        #expect(ControlSize.allCases == ControlSize.allCases.sorted())
        #expect(ControlSize.mini < .small && ControlSize.large < .extraLarge)
    }

    @Test func aSizeOutsideOfTheRangeBecomesTheNearest() {
        #expect(size(Size().controlSize(...ControlSize.small)) == "small")
        #expect(size(Size().controlSize(ControlSize.large...)) == "large")
        #expect(size(Size().controlSize(ControlSize.mini...ControlSize.large)) == "regular")
        #expect(size(Size().controlSize(..<ControlSize.large).controlSize(.extraLarge)) == "regular")
    }

    @Test func rangesIntersect() {
        let view = Size().controlSize(ControlSize.small...).controlSize(...ControlSize.large)
        #expect(size(view) == "regular")
        #expect(size(view.controlSize(.mini)) == "small")
        #expect(size(view.controlSize(.extraLarge)) == "large")
    }

    @Test func aSizeInsideTheViewIsNotLimited() {
        #expect(size(Size().controlSize(.mini).controlSize(ControlSize.large...)) == "mini")
    }

    @Test func aRangeWithoutSizesHasNoEffect() {
        #expect(size(Size().controlSize(ControlSize.small..<ControlSize.small)) == "regular")
        #expect(size(Size().controlSize(..<ControlSize.mini)) == "regular")
    }
}
