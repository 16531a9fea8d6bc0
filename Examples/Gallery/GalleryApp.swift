import SwiftUI

/// Shows one control by itself, named by `GALLERY`, for the pictures of the documentation: `script/pictures`.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            let name = ProcessInfo.processInfo.environment["GALLERY"] ?? "Button"
            VStack(spacing: 12) { sample(name) }
                .padding(name == "Form" || name == "List" ? 0 : 20)
                .frame(width: 360)
        }
    }

    @ViewBuilder private func sample(_ name: String) -> some View {
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
        default: EmptySample()
        }
    }
}
