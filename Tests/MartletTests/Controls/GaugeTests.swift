import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Gauges: one element with a name and a value, whatever the style shows.
@MainActor @Suite struct GaugeTests {
    private struct Speed: View {
        var speed = 30.0

        var body: some View {
            Gauge(value: speed, in: 0...120) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(Int(speed)) km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("120")
            }
        }
    }

    @Test func aGaugeIsOneElement() throws {
        let host = TestHost { Speed() }
        let gauges = host.findAll(.progress)
        #expect(gauges.map(\.label) == ["Speed"])
        #expect(gauges.map(\.value) == ["30 km/h"])
        #expect(gauges[0].node.control?.value == .number(0.25))
        #expect(host.texts == ["Speed", "0", "120", "30 km/h"])
    }

    @Test func allStylesNameIt() throws {
        let host = TestHost(size: CGSize(width: 600, height: 900)) {
            VStack {
                Speed()
                Speed().gaugeStyle(.linearCapacity)
                Speed().gaugeStyle(.accessoryLinear)
                Speed().gaugeStyle(.accessoryLinearCapacity)
                Speed().gaugeStyle(.accessoryCircular)
                Speed().gaugeStyle(.accessoryCircularCapacity)
            }
        }
        let gauges = host.findAll(.progress)
        #expect(gauges.map(\.label) == Array(repeating: "Speed", count: 6))
        #expect(gauges.map(\.value) == Array(repeating: "30 km/h", count: 6))
        #expect(gauges[4].frame.size == CGSize(width: 64, height: 64))
    }

    @Test func whatStandsInARingIsAsSmallAsItHasToBe() throws {
        let host = TestHost {
            Gauge(value: 0.5) {
                Text("Ultraviolet")
            } currentValueLabel: {
                Text("12,345,678")
            }
            .gaugeStyle(.accessoryCircular)
        }
        let ring = try host.find(.progress).frame
        let value = try host.find(text: "12,345,678").frame
        let label = try host.find(text: "Ultraviolet").frame
        #expect(value.width <= 44 && abs(value.midX - ring.midX) <= 1 && abs(value.midY - ring.midY) <= 2)
        #expect(label.minY > value.maxY && label.maxY <= ring.maxY + 2 && label.width <= 44)
    }

    private struct Percent: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(Int(configuration.value * 100)) %")
                Text(configuration.currentValueLabel == nil ? "no value" : "a value")
                Text(configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
            }
        }
    }

    @Test func aStyleOfOnesOwn() throws {
        let host = TestHost {
            VStack {
                Speed(speed: 500)
                Gauge(value: 0.4) { Text("Plain") }
            }
            .gaugeStyle(Percent())
        }
        #expect(host.texts == ["Speed", "100 %", "a value", "bounds", "Plain", "40 %", "no value", "no bounds"])
        #expect(host.findAll(.progress).map(\.value) == ["100%", "40%"], "what the style does not show is not said")
    }

    private struct Level: View {
        @State private var level: Float = 2

        var body: some View {
            VStack {
                Gauge(value: level, in: 1...5) { Text("Level") }
                Button("up") { level += 1 }
                Inside()
            }
        }
    }

    private struct Inside: View {
        var body: some View { Text("inside") }
    }

    @Test func aGaugeFollowsItsValue() throws {
        let host = TestHost { Level() }
        let gauge = try host.find(.progress, "Level")
        #expect(gauge.value == "25%")
        let runs = host.bodyRuns(of: Inside.self)
        try host.find(.button, "up").tap()
        #expect(gauge.value == "50%")
        #expect(host.bodyRuns(of: Inside.self) == runs)
    }

    @Test func allForms() {
        let host = TestHost {
            VStack {
                Gauge(value: 1) { Text("a") }
                Gauge(value: 1, in: 0...2) {
                    Text("b")
                } currentValueLabel: {
                    Text("1")
                }
                Gauge(value: 1, in: 0...2) {
                    Text("c")
                } currentValueLabel: {
                    Text("1")
                } markedValueLabels: {
                    Text("m")
                }
                Gauge(value: 1, in: 0...2) {
                    Text("d")
                } currentValueLabel: {
                    Text("1")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("2")
                } markedValueLabels: {
                    Text("m")
                }
            }
        }
        #expect(host.findAll(.progress).map(\.label) == ["a", "b", "c", "d"])
    }

    private struct Marked: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                if let marks = configuration.markedValueLabels { marks } else { Text("none") }
            }
        }
    }

    @Test func aStyleShowsTheMarks() {
        let marked = TestHost {
            Gauge(value: 0.5) {
                Text("Heat")
            } currentValueLabel: {
                Text("half")
            } markedValueLabels: {
                Text("0").tag(0.0)
                Text("1").tag(1.0)
            }
            .gaugeStyle(Marked())
        }
        #expect(marked.texts == ["Heat", "0", "1"])
        #expect(TestHost { Speed().gaugeStyle(Marked()) }.texts == ["Speed", "none"])
    }

    @Test func aProgressOfFoundationIsFollowed() throws {
        let progress = Progress(totalUnitCount: 4)
        let host = TestHost { ProgressView(progress) }
        func value() -> ControlValue? { host.findAll(.progress).first?.node.control?.value }
        #expect(value() == .number(0))
        progress.completedUnitCount = 1
        host.advance(by: .milliseconds(150))
        #expect(value() == .number(0.25))
        progress.completedUnitCount = 4
        host.advance(by: .milliseconds(150))
        #expect(value() == .number(1))
        host.advance(by: .milliseconds(500))
        #expect(!host.scene.needsFrame)
    }
}
