import SwiftUI

// sample Button
struct ButtonSample: View {
    var body: some View {
        HStack {
            Button("Plain") {}
            Button("Save") {}.buttonStyle(.borderedProminent)
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
            Button("Flat") {}.buttonStyle(.borderless)
        }
        HStack {
            Button("Small") {}.controlSize(.small)
            Button("Large") {}.controlSize(.large)
            Button("Pill") {}.buttonBorderShape(.capsule)
            Button("Off") {}.disabled(true)
        }
    }
}

// sample Toggle
struct ToggleSample: View {
    @State private var isOn = true

    var body: some View {
        HStack(spacing: 20) {
            Toggle("Check", isOn: $isOn)
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
        }
    }
}

// sample Picker
struct PickerSample: View {
    @State private var size = "M"

    var body: some View {
        Picker("Size", selection: $size) { sizes }
        Picker("Size", selection: $size) { sizes }.pickerStyle(.segmented)
        Picker("Size", selection: $size) { sizes }.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }

    private var sizes: some View { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
}

// sample Stepper and Slider
struct NumberSample: View {
    @State private var count = 3
    @State private var level = 0.4

    var body: some View {
        Stepper("Copies: \(count)", value: $count, in: 0...9)
        Slider(value: $level) { Text("Level") }
    }
}

// sample Text fields
struct FieldSample: View {
    @State private var name = "Ada"
    @State private var password = "secret"

    var body: some View {
        TextField("Name", text: $name)
        TextField("Town", text: .constant(""))
        SecureField("Password", text: $password)
    }
}

// sample TextEditor
struct EditorSample: View {
    @State private var text = "Any font, colour, alignment\nand distance of lines."

    var body: some View {
        TextEditor(text: $text)
            .font(.title3)
            .lineSpacing(4)
            .frame(height: 90)
    }
}

// sample Dates and colors
struct DateSample: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 8e8)
    @State private var color = Color.orange

    var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        ColorPicker("Colour", selection: $color)
    }
}

// sample Progress and Gauge
struct ProgressSample: View {
    var body: some View {
        ProgressView("Copying", value: 0.6)
        HStack(spacing: 20) {
            ProgressView(value: 0.6).progressViewStyle(.circular).controlSize(.large)
            Gauge(value: 0.3) { Text("Load") }.gaugeStyle(.accessoryCircularCapacity)
            Gauge(value: 0.7) { Text("Disk") }
        }
    }
}

// sample Label and Link
struct LabelSample: View {
    var body: some View {
        HStack(spacing: 20) {
            Label("Favourites", systemImage: "star")
            Link("swift.org", destination: URL(string: "https://swift.org")!)
        }
    }
}

// sample Menu
struct MenuSample: View {
    var body: some View {
        Menu("Sort") {
            Button("By name") {}
            Button("By date") {}
        }
    }
}

// sample GroupBox and DisclosureGroup
struct GroupSample: View {
    var body: some View {
        GroupBox("Address") { Text("12 Mill Lane") }
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Second floor") }
    }
}

// sample Form
struct FormSample: View {
    @State private var name = "Ada"
    @State private var isOn = true
    @State private var size = "M"

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                Toggle("Send news", isOn: $isOn)
                Picker("Size", selection: $size) { Text("M").tag("M") }
                LabeledContent("Version", value: "2.4")
            }
        }
        .frame(height: 280)
    }
}

// sample List
struct ListSample: View {
    @State private var selection: Int? = 1

    var body: some View {
        List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)").badge($0) }
            .frame(height: 190)
    }
}

// sample ContentUnavailableView
struct EmptySample: View {
    var body: some View {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
    }
}

// sample Table
struct TableSample: View {
    struct Place: Identifiable {
        let id: String
        let height: Int
    }

    private let places = [
        Place(id: "Mont Blanc", height: 4806), Place(id: "Dom", height: 4545), Place(id: "Eiger", height: 3967),
    ]
    @State private var selection: String? = "Dom"

    var body: some View {
        Table(places, selection: $selection) {
            TableColumn("Name", value: \.id)
            TableColumn("Height") { Text("\($0.height) m") }
        }
        .frame(height: 180)
    }
}

// sample Date pickers
struct DatePickerSample: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 8e8)

    var body: some View {
        DatePicker("Starts", selection: $date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
            .labelsHidden()
    }
}

// sample Search field
struct SearchSample: View {
    @State private var term = "sp"

    var body: some View {
        NavigationStack {
            List(["Spain", "Spring"], id: \.self) { Text($0) }
                .searchable(text: $term, prompt: "Words")
        }
        .frame(height: 240)
    }
}

// sample Pickers as menus and lists
struct PickerStyleSample: View {
    @State private var flavour = "Lemon"

    var body: some View {
        Picker("Flavour", selection: $flavour) { flavours }.pickerStyle(.menu)
        Picker("Flavour", selection: $flavour) { flavours }.pickerStyle(.inline)
    }

    private var flavours: some View { ForEach(["Lemon", "Mint"], id: \.self) { Text($0) } }
}

// sample Steppers and sliders in a form
struct NumberFormSample: View {
    @State private var copies = 3
    @State private var volume = 0.4

    var body: some View {
        Form {
            Stepper("Copies: \(copies)", value: $copies, in: 0...9)
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
        }
        .frame(height: 160)
    }
}

// sample Gauges
struct GaugeSample: View {
    var body: some View {
        Gauge(value: 0.7) {
            Text("Disk")
        } currentValueLabel: {
            Text("70 %")
        }
        HStack(spacing: 24) {
            Gauge(value: 0.3) { Text("Load") }.gaugeStyle(.accessoryCircularCapacity)
            Gauge(value: 0.6) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
            Gauge(value: 0.5) { Text("Rain") }.gaugeStyle(.accessoryLinear)
        }
    }
}

// sample DisclosureGroup
struct DisclosureSample: View {
    @State private var isOpen = true

    var body: some View {
        DisclosureGroup("Advanced", isExpanded: $isOpen) {
            Toggle("Keep a log", isOn: .constant(true))
            Toggle("Send reports", isOn: .constant(false))
        }
        DisclosureGroup("Licences") { Text("None") }
    }
}

// sample ControlGroup
struct ControlGroupSample: View {
    var body: some View {
        ControlGroup {
            Button("Undo", systemImage: "arrow.uturn.backward") {}
            Button("Redo", systemImage: "arrow.uturn.forward") {}
        }
        ControlGroup {
            Button("Left") {}
            Button("Centre") {}
            Button("Right") {}
        }
    }
}
