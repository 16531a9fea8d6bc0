import SwiftUI

/// Shows one control by itself, named by `GALLERY`, for the pictures of the documentation: `script/pictures`.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            let name = ProcessInfo.processInfo.environment["GALLERY"] ?? "Button"
            VStack(spacing: 12) { sample(name) }
                .padding(Self.fillsItsWindow.contains(name) ? 0 : 20)
                .frame(width: name == "NavigationSplitView" || name == "Table" ? 640 : 360)
        }
    }

    private static let fillsItsWindow: Set<String> = [
        "Form", "List", "Search field", "Steppers and sliders in a form", "TabView", "NavigationSplitView", "Toolbar",
        "Context menu",
    ]

    @ViewBuilder func sample(_ name: String) -> some View {
        switch name {
        case "Button": ButtonSample()
        case "Toggle": ToggleSample()
        case "Picker": PickerSample()
        case "Stepper and Slider": NumberSample()
        case "Text fields": FieldSample()
        case "TextEditor": EditorSample()
        case "Dates and colours": DateSample()
        case "Progress and Gauge": ProgressSample()
        case "Label and Link": LabelSample()
        case "Menu": MenuSample()
        case "GroupBox and DisclosureGroup": GroupSample()
        case "Form": FormSample()
        case "List": ListSample()
        case "Table": TableSample()
        case "Date pickers": DatePickerSample()
        case "Search field": SearchSample()
        case "Pickers as menus and lists": PickerStyleSample()
        case "Steppers and sliders in a form": NumberFormSample()
        case "Gauges": GaugeSample()
        case "DisclosureGroup": DisclosureSample()
        case "ControlGroup": ControlGroupSample()
        default: presentation(name)
        }
    }

    @ViewBuilder private func presentation(_ name: String) -> some View {
        switch name {
        case "TabView": TabSample()
        case "NavigationSplitView": SplitSample()
        case "Toolbar": ToolbarSample()
        case "Alert": AlertSample()
        case "Sheet": SheetSample()
        case "Popover": PopoverSample()
        case "Context menu": ContextMenuSample()
        default: chart(name)
        }
    }

    @ViewBuilder private func chart(_ name: String) -> some View {
        switch name {
        case "Bars": BarsSample()
        case "Stacked bars": StackedBarsSample()
        case "Bars beside each other": GroupedBarsSample()
        case "Lines": LinesSample()
        case "Dates": DatesSample()
        case "Areas": AreasSample()
        case "Points": PointsSample()
        case "Ranges and a threshold": RangesSample()
        case "Cells": CellsSample()
        case "Ring": RingSample()
        case "Functions": FunctionsSample()
        case "Histogram": HistogramSample()
        case "Scrolled plots": ScrolledPlotsSample()
        case "Styled axes and annotations": StyledAxesSample()
        default: EmptySample()
        }
    }
}
