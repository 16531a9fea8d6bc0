import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Sliders: their values, their callbacks, and the cost of their updates.
@MainActor @Suite struct SliderTests {
    private final class Model {
        var log: [String] = []
    }

    private struct Volume: View {
        var model = Model()
        @State var volume: Double
        var bounds = 0.0...1.0

        var body: some View {
            VStack {
                Slider(value: $volume, in: bounds) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                } onEditingChanged: {
                    model.log.append($0 ? "begin \(volume)" : "end \(volume)")
                }
                Text("\(volume)")
            }
        }
    }

    @Test func aSliderIsItsLabelItsTrackAndTheEndsOfItsRange() throws {
        let host = TestHost { Volume(volume: 0.25) }
        #expect(host.texts == ["Volume", "low", "high", "0.250000"])
        let slider = try host.find(.slider, "Volume")
        #expect(slider.value == "0.25")
        #expect(slider.frame.width == 400)
        let track = slider.node.parts.trackFrame
        #expect(track.minX == CGFloat(6 * 8 + 8 + 3 * 8 + 8))
        #expect(track.maxX == CGFloat(400 - 4 * 8 - 8))
        try slider.set(0.75)
        #expect(slider.value == "0.75")
        #expect(host.texts.last == "0.750000")
    }

    @Test func aDragIsOneChangeOfManyValues() throws {
        let model = Model()
        let host = TestHost { Volume(model: model, volume: 0.5) }
        let slider = try host.find(.slider, "Volume")
        try slider.drag(from: .leading, to: .trailing)
        #expect(slider.value == "1")
        #expect(model.log == ["begin 0.5", "end 1.0"])
        try slider.drag(from: .center, to: .leading)
        #expect(slider.value == "0")
        #expect(model.log == ["begin 0.5", "end 1.0", "begin 1.0", "end 0.0"])
        try slider.set(0.25)
        #expect(model.log.suffix(2) == ["begin 0.0", "end 0.25"])
    }

    @Test func theLabelsAreNotTheTrack() throws {
        let screen = Screen { Volume(volume: 0.5) }
        let slider = try #require(screen.all(.slider).first)
        screen.tap(at: CGPoint(x: 4, y: screen.center(slider).y))
        #expect(slider.controlContent?.value == .number(0.5))
        screen.tap(at: CGPoint(x: slider.parts.trackFrame.maxX - 1, y: screen.center(slider).y))
        #expect(slider.controlContent?.value == .number(1))
    }

    @Test func whatLiesOutsideOfTheRangeIsShownAtItsEndAndStays() throws {
        let host = TestHost { Volume(volume: 7) }
        let slider = try host.find(.slider, "Volume")
        #expect(slider.value == "1")
        #expect(host.texts.last == "7.000000", "showing a value writes none")
        #expect(throws: ElementNotOperable.self) { try slider.set(3) }
        try slider.drag(from: .center, to: .trailing)
        #expect(host.texts.last == "1.000000", "what a person chooses lies in the range")
    }

    private struct Stepped: View {
        let model: Model
        @State private var value = 3.0

        var body: some View {
            let binding = Binding(
                get: { value },
                set: {
                    value = $0; model.log.append("\($0)")
                })
            Slider(value: binding, in: 1...10, step: 4) { Text("Value") }
        }
    }

    @Test func stepsAreCountedFromTheLowerBound() throws {
        let model = Model()
        let host = TestHost { Stepped(model: model) }
        let slider = try host.find(.slider, "Value")
        #expect(slider.value == "3", "what no step leads to is shown as it is")
        for number in [6.9, 7.1, 10, 1, 1.4] { try slider.set(number) }
        #expect(model.log == ["5.0", "9.0", "1.0"], "the same choice is written once")
    }

    @Test func keysMoveTheValue() throws {
        let screen = Screen { Volume(volume: 0, bounds: 0...100) }
        let slider = try #require(screen.all(.slider).first)
        screen.scene.focusMoves.setFocus(slider)
        func value() -> ControlValue? { slider.controlContent?.value }
        #expect(screen.key(.leftArrow), "at its end a slider has the key all the same")
        #expect(value() == .number(0))
        screen.key(.rightArrow)
        #expect(value() == .number(5))
        screen.key(.pageUp)
        #expect(value() == .number(25))
        screen.key(.end)
        #expect(value() == .number(100))
        screen.key(.pageDown)
        screen.key(.leftArrow)
        #expect(value() == .number(75))
        screen.key(.home)
        #expect(value() == .number(0))
    }

    @Test func fromRightToLeftTheLeastIsAtTheRight() throws {
        let host = TestHost { Volume(volume: 0.5).environment(\.layoutDirection, .rightToLeft) }
        let slider = try host.find(.slider, "Volume")
        try slider.drag(from: .center, to: .trailing)
        #expect(slider.value == "0")
        #expect(slider.node.parts.trackFrame.minX == CGFloat(4 * 8 + 8))
    }

    private struct Pair: View {
        @State private var value = 0.0
        let probe: Probe

        var body: some View {
            let _ = probe.note("pair")
            VStack {
                Slider(value: $value)
                Reader(value: value)
                Bystander(probe: probe)
            }
        }
    }

    private struct Reader: View {
        let value: Double
        var body: some View { Text("\(value)") }
    }

    private struct Bystander: View {
        let probe: Probe
        var body: some View { Text("by") }
    }

    private struct Passing: View {
        @State private var value = 0.0

        var body: some View {
            VStack {
                Holder(value: $value)
                Slider(value: $value, in: 0...4, step: 1)
            }
        }
    }

    private struct Holder: View {
        @Binding var value: Double
        var body: some View { Text("\(value)") }
    }

    @Test func aDragRunsWhatReadsTheValueOncePerChange() throws {
        let host = TestHost { Passing() }
        let slider = try #require(host.findAll(.slider).first)
        let runs = host.bodyRuns(of: Passing.self)
        let reads = host.bodyRuns(of: Holder.self)
        try slider.drag(from: .leading, to: .trailing)
        #expect(slider.value == "4")
        #expect(host.bodyRuns(of: Passing.self) == runs, "passing a binding on is no read")
        #expect(host.bodyRuns(of: Holder.self) == reads + 4, "a movement to the same step is no change")
    }

    @Test func aParentThatReadsTheValueRunsNobodyElse() throws {
        let host = TestHost { Pair(probe: Probe()) }
        let slider = try #require(host.findAll(.slider).first)
        let runs = (host.bodyRuns(of: Pair.self), host.bodyRuns(of: Bystander.self))
        try slider.set(0.5)
        #expect(host.bodyRuns(of: Pair.self) == runs.0 + 1)
        #expect(host.bodyRuns(of: Bystander.self) == runs.1)
    }

    private struct Forms: View {
        @State private var double = 0.5
        @State private var float: Float = 2
        @State private var graphic: CGFloat = 0

        var body: some View {
            Slider(value: $double)
            Slider(value: $double, in: 0...2)
            Slider(value: $float, in: 0...10, step: 2)
            Slider(value: $float, in: 0...10, step: 2) { _ in }
            Slider(value: $graphic, onEditingChanged: { _ in })
            Slider(value: $graphic, in: -1...1) { Text("a") }
            Slider(value: $graphic, in: -1...1, step: 0.5) { Text("b") }
            Slider(value: $graphic, in: -1...1, onEditingChanged: { _ in }) { Text("c") }
            Slider(value: $graphic, in: -1...1, step: 0.5, onEditingChanged: { _ in }) { Text("d") }
            Slider(value: $graphic, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("e") }
            Slider(value: $graphic, in: 0...1, label: { Text("f") }, minimumValueLabel: { Text("0") }) { Text("1") }
            Slider(value: $graphic).labelsHidden().disabled(true).tint(.red)
        }
    }

    @Test func allForms() throws {
        let host = TestHost { Forms() }
        let sliders = host.findAll(.slider)
        #expect(sliders.map(\.label) == ["", "", "", "", "", "a", "b", "c", "d", "e", "f", ""])
        try sliders[2].set(5.1)
        #expect(sliders[3].value == "6")
        #expect(throws: ElementNotOperable.self) { try sliders[11].set(1) }
        #expect(throws: ElementNotOperable.self) { try sliders[11].drag(from: .leading, to: .trailing) }
    }

    @Test func aHiddenLabelStillNames() throws {
        let host = TestHost { Volume(volume: 0).labelsHidden() }
        #expect(host.texts == ["low", "high", "0.000000"])
        #expect(try host.find(.slider, "Volume").node.parts.trackFrame.minX == CGFloat(3 * 8 + 8))
    }

    private struct Leaving: View {
        let model: Model
        @State private var value = 0.0

        var body: some View {
            if value < 0.5 {
                Slider(value: $value, onEditingChanged: { model.log.append("\($0)") })
            } else {
                Text("gone")
            }
        }
    }

    @Test func aSliderThatLeavesWhileItIsDraggedIsDragsNoMore() throws {
        let model = Model()
        let host = TestHost { Leaving(model: model) }
        try #require(host.findAll(.slider).first).drag(from: .leading, to: .trailing)
        #expect(host.texts == ["gone"])
        #expect(model.log == ["true"])
    }
}
