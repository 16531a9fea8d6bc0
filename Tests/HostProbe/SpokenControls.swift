import SwiftUI

/// Controls, and operable views without a control, for accessibility tests.
struct SpokenControls: View {
    @State private var level = 1
    @State private var score = 5
    @State private var steps = 0
    @State private var option = "One"
    @State private var isSeen = false
    @State private var taps = 0
    @State private var keys = ""
    @State private var isMarked = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Stepper("Level", value: $level, in: 0...2)
            Stepper("Score", value: $score)
            Stepper("Steps \(steps)") {
                steps += 1
            } onDecrement: {
                steps -= 1
            }
            SpokenValues()
            HStack {
                ForEach(["One", "Two"], id: \.self) { choice in
                    Button(choice) { option = choice }
                        .accessibilityAddTraits(choice == option ? .isSelected : [])
                }
                Toggle("Muted", isOn: $isSeen).labelsHidden()
                ProgressView("Loading", value: 0.25).labelsHidden().frame(width: 80)
            }
            HStack {
                Image(systemName: "star.fill")
                Image(systemName: "speaker.slash")
                Image(systemName: "gear").accessibilityHidden(true)
                Label("Warned", systemImage: "exclamationmark.triangle")
            }
            ZStack {
                Text("Front").opacity(isSeen ? 0 : 1)
                Text("Back").opacity(isSeen ? 1 : 0)
            }
            VStack {
                Text("Tap here")
                Text("\(taps) taps")
            }
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { taps += 10 }
            .onTapGesture { taps += 1 }
            Text("Keys: \(keys)")
                .padding(4)
                .focusable()
                .onKeyPress(characters: .alphanumerics) { press in
                    keys += press.characters
                    return .handled
                }
            HStack {
                Text("Picture").accessibilityAddTraits(.isImage)
                Text("Tabs").accessibilityAddTraits(.isTabBar)
                Text("Key").accessibilityAddTraits(.isKeyboardKey)
                Text("Search").accessibilityAddTraits(.isSearchField)
                Text("Head").accessibilityAddTraits(.isSelected).accessibilityAddTraits(.isHeader)
                Button("Site") { AccessibilityNotification.Announcement("A site opens").post() }
                    .accessibilityAddTraits(.isLink)
                Text("Mark")
                    .onTapGesture { isMarked.toggle() }
                    .accessibilityAddTraits(isMarked ? [.isToggle, .isSelected] : .isToggle)
            }
            SpokenChoices()
            SpokenRows()
        }
        .padding()
    }
}

/// Options to choose from, and menus.
private struct SpokenChoices: View {
    @State private var letter = "a"
    @State private var size = 1
    @State private var count = 0

    var body: some View {
        HStack {
            Picker("Letter", selection: $letter) {
                Text("Alpha").tag("a")
                Text("Beta").tag("b")
            }
            Picker("Size", selection: $size) {
                ForEach(1..<3) { Text("Size \($0)").tag($0) }
            }
            .pickerStyle(.segmented)
            Picker("Way", selection: $size) {
                ForEach(1..<3) { Text("Way \($0)").tag($0) }
            }
            .pickerStyle(.radioGroup)
            .horizontalRadioGroupLayout()
            Menu("Count \(count)") {
                Button("Up") { count += 1 }
                Button("Down") { count -= 1 }
            }
        }
    }
}

/// Rows with one control, with several, and with none.
private struct SpokenRows: View {
    @State private var name = "Ada"

    var body: some View {
        List {
            ForEach(0..<1) { _ in Button("Alone") {} }
                .onDelete { _ in }
            HStack {
                Text("Theme: dark")
                Button("dark") {}
                Button("light") {}
            }
            TextField("Name", text: $name)
        }
        .frame(height: 130)
    }
}

/// Values from ranges, in lines of their own.
private struct SpokenValues: View {
    @State private var volume = 0.5
    @State private var due = Date(timeIntervalSince1970: 1_709_649_012)

    var body: some View {
        HStack {
            Slider(value: $volume, in: 0...2, step: 0.25) {
                Text("Volume")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            }
            Text("at \(Int(volume * 100))")
            Gauge(value: volume, in: 0...2) {
                Text("Part")
            } currentValueLabel: {
                Text("so much")
            }
            .gaugeStyle(.accessoryCircularCapacity)
        }
        HStack {
            DatePicker("Due", selection: $due, displayedComponents: .date)
            Text("in \(Int(due.timeIntervalSince1970 / 86400))")
        }
        .environment(\.timeZone, TimeZone(identifier: "GMT")!)
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}
