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

    @Test(arguments: names) func sampleIsExplored(name: String) {
        let app = GalleryApp()
        TestHost.explore(seeds: 0..<2, steps: 20, size: CGSize(width: 640, height: 600)) { app.sample(name) }
    }
}
