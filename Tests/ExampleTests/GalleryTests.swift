import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import Gallery

/// Restless users of the gallery: a failure is shrunk and printed as a test.
@MainActor @Suite struct GalleryExplorationTests {
    nonisolated static let names = [
        "Button", "Toggle", "Picker", "Stepper and Slider", "Text fields", "TextEditor", "Dates and colours",
        "Progress and Gauge", "Label and Link", "Menu", "GroupBox and DisclosureGroup", "Form", "List", "Table",
        "Date pickers", "Search field", "Pickers as menus and lists", "Steppers and sliders in a form", "Gauges",
        "DisclosureGroup", "ControlGroup", "TabView", "NavigationSplitView", "Toolbar", "Alert", "Sheet", "Popover",
        "Context menu", "none of these",
    ]

    private nonisolated static let charts = [
        "Bars", "Stacked bars", "Bars beside each other", "Lines", "Dates", "Areas", "Points", "Ranges and a threshold",
        "Cells", "Ring", "Functions", "Histogram", "Scrolled plots", "Styled axes and annotations",
    ]

    /// Neither list leaves out a sample of the app.
    @Test func everySampleIsListed() throws {
        let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("../../Examples/Gallery/GalleryApp.swift")
        let samples = try String(contentsOf: file, encoding: .utf8).matches(of: /case "(.*)":/).map { String($0.1) }
        #expect(samples.count > 30)
        #expect(Set(samples).subtracting(Self.names + Self.charts) == [])
    }

    // A chart is computed anew after each step, which takes longer than other samples.
    @Test(arguments: charts) func chartIsExplored(name: String) {
        let app = GalleryApp()
        TestHost.explore(seeds: ExploredSeeds.first(1), steps: 10, size: CGSize(width: 640, height: 600)) {
            app.sample(name)
        }
    }

    @Test(arguments: names) func sampleIsExplored(name: String) {
        let app = GalleryApp()
        TestHost.explore(seeds: ExploredSeeds.first(2), steps: 20, size: CGSize(width: 640, height: 600)) {
            app.sample(name)
        }
    }
}
