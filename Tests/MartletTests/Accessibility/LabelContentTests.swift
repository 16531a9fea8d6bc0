import Foundation
import Testing

import Martlet
import MartletRuntime
@testable import MartletTesting

/// Names that are put together of views, descriptions of charts, and actions of a kind.
@MainActor @Suite struct LabelContentTests {
    private struct Badge: View {
        @State private var count = 1

        var body: some View {
            VStack {
                Button("Inbox") { count += 1 }
                    .accessibilityLabel { label in
                        Text("\(count) new")
                        label
                    }
                Text("plain")
            }
        }
    }

    @Test func aNameHasPartsBeforeAndAfterItsOwn() throws {
        let host = TestHost { Badge() }
        #expect(try host.find(.button).label == "1 new, Inbox")
        #expect(host.texts == ["Inbox", "plain"], "the parts are not seen")
        try host.find(.button).tap()
        #expect(try host.find(.button).label == "2 new, Inbox")
    }

    private struct Chart: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Steps", summary: "More each day",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Steps", range: 0...100, gridlinePositions: []) {
                    "\(Int($0)) steps"
                },
                series: [
                    AXDataSeriesDescriptor(
                        name: "Week", isContinuous: false,
                        dataPoints: [AXDataPoint(x: "Mon", y: 10), AXDataPoint(x: "Tue", y: 20, label: "Best")])
                ])
        }
    }

    @Test func aChartIsItsPoints() throws {
        let host = TestHost {
            Canvas { _, _ in }.frame(width: 20, height: 20).accessibilityChartDescriptor(Chart())
                .accessibilityIdentifier("chart")
        }
        let chart = try host.element(id: "chart")
        #expect(chart.label == "Steps, More each day")
        #expect(chart.node.writtenPoints == ["Mon: 10 steps", "Best, Tue: 20 steps"])
    }

    @Test func actionsOfAKindAreOffered() throws {
        let host = TestHost {
            VStack {
                Text("page").accessibilityActions(category: .edit) {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                .accessibilityIdentifier("page")
                Text("file").accessibilityAction(action: {}) { Text("Open") }.accessibilityIdentifier("file")
            }
        }
        #expect(try host.element(id: "page").accessibilityActions == ["Cut", "Copy"])
        #expect(try host.element(id: "file").accessibilityActions == ["Open"])
    }
}

extension RenderNode {
    /// The texts in the node that are exposed to assistive technology, visible or not.
    fileprivate var writtenPoints: [String] { children.flatMap { $0.reading.isHidden ? [] : $0.ownPoints } }

    private var ownPoints: [String] {
        if case .text(let text) = content { return [text.string] }
        return children.flatMap(\.ownPoints)
    }
}
