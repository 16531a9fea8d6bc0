import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Sliders with marks, with a neutral value, and with a part of the range that can be chosen.
@MainActor @Suite struct SliderTickTests {
    private struct Percentage: View {
        @State var percentage = 0.5

        var body: some View {
            Slider(value: $percentage) {
                Text("Percentage")
            } currentValueLabel: {
                Text("\(Int(percentage * 100)) per cent")
            } ticks: {
                SliderTickContentForEach(Array(stride(from: 0, through: 1, by: 0.25)), id: \.self) { value in
                    SliderTick(value) { Text("\(Int(value * 4))/4") }
                }
                if percentage > 0.9 { SliderTick(0.9) }
            }
        }
    }

    private func control(_ host: TestHost) throws -> SliderControl {
        try #require(try host.find(.slider).node.control(as: SliderControl.self))
    }

    @Test func marksHaveTheirPlacesAndLabelsBelowThem() throws {
        let host = TestHost { Percentage() }
        #expect(try control(host).ticks == [0, 0.25, 0.5, 0.75, 1])
        #expect(host.texts == ["Percentage", "0/4", "1/4", "2/4", "3/4", "4/4"])
        let track = try host.find(.slider).node.parts.trackFrame
        let labels = try (0...4).map { try host.find(text: "\($0)/4").frame }
        #expect(labels.allSatisfy { $0.minY >= track.maxY })
        #expect(abs(labels[2].midX - track.midX) <= 4)
        #expect(labels.map(\.midX) == labels.map(\.midX).sorted())
        try host.find(.slider).set(1)
        #expect(try control(host).ticks == [0, 0.25, 0.5, 0.75, 0.9, 1])
    }

    @Test func theTextForTheValueIsWhatIsTold() throws {
        let host = TestHost { Percentage() }
        #expect(try host.find(.slider).value == "50 per cent")
        try host.find(.slider).set(0.75)
        #expect(try host.find(.slider).value == "75 per cent")
    }

    private struct Speed: View {
        @State var speed = 1.0
        var step = false

        var body: some View {
            if step {
                Slider(value: $speed, in: 0...3, step: 0.5, neutralValue: 1, enabledBounds: 0.4...2.2) {
                    Text("Speed")
                } tick: { value in
                    value == value.rounded() ? SliderTick(value) : nil
                }
            } else {
                Slider(value: $speed, in: 0...3, neutralValue: 1, enabledBounds: 0.5...2) {
                    Text("Speed")
                } currentValueLabel: {
                    EmptyView()
                }
            }
        }
    }

    @Test func onlyWhatIsEnabledCanBeChosen() throws {
        let host = TestHost { Speed() }
        let slider = try host.find(.slider)
        #expect(try control(host).filled == (1 / 3.0)...(1 / 3.0))
        try slider.drag(from: .center, to: .trailing)
        #expect(slider.value == "2")
        #expect(try control(host).filled == (1 / 3.0)...(2 / 3.0))
        try slider.press(.home)
        #expect(slider.value == "0.5")
        #expect(try control(host).filled.lowerBound == 0.5 / 3)
    }

    @Test func stepsStayInsideOfWhatIsEnabled() throws {
        let host = TestHost { Speed(step: true) }
        let slider = try host.find(.slider)
        #expect(try control(host).ticks == [0, 1, 2, 3])
        try slider.drag(from: .center, to: .trailing)
        #expect(slider.value == "2")
        try slider.drag(from: .center, to: .leading)
        #expect(slider.value == "0.5")
        try slider.press(.rightArrow)
        #expect(slider.value == "1")
    }

    @Test func ticksCompareByTheirValues() {
        #expect(SliderTick(1.0) < SliderTick(2.0))
        #expect(SliderTick(1.0, "a") == SliderTick(1.0))
        #expect(SliderTick(1.0).id == SliderTick(1.0).id)
    }

    @Test func stepsAreMarkedWhereTheyCanBeToldApart() throws {
        func ticks(_ slider: some View) throws -> [Double] { try control(TestHost { slider }).ticks }
        #expect(try ticks(Slider(value: .constant(2), in: 0...4, step: 1)) == [0, 1, 2, 3, 4])
        #expect(try ticks(Slider(value: .constant(2.0), in: 1...10, step: 4) { Text("a") }) == [1, 5, 9])
        #expect(try ticks(Slider(value: .constant(0), in: 0...40)).isEmpty)
        #expect(try ticks(Slider(value: .constant(0), in: 0...40, step: 1)).count == 41)
        #expect(try ticks(Slider(value: .constant(0), in: 0...41, step: 1)).isEmpty)
        #expect(try ticks(Slider(value: .constant(0), in: 0...4, step: 0)).isEmpty)
        #expect(
            try ticks(
                Slider(value: .constant(0), in: 0...4, step: 2) {
                    Text("a")
                } tick: { _ in
                    nil
                }
            ).isEmpty)
    }
}
