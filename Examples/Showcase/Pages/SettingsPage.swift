import SwiftUI

/// Values that survive the program, and the surroundings of the view.
struct SettingsPage: View {
    @AppStorage("settings.notifies") private var notifies = false
    @AppStorage("settings.level") private var level = 3
    @AppStorage("settings.name") private var name = "nobody"
    @AppStorage("settings.theme") private var theme = Theme.system
    @SceneStorage("settings.draft") private var draft = ""

    var body: some View {
        Form {
            Section("Kept for the app") {
                Toggle("Notify me", isOn: $notifies)
                Stepper("Level: \(level)", value: $level, in: 0...10)
                TextField("Name", text: $name)
                HStack {
                    Text("Theme: \(theme.rawValue)")
                    Spacer()
                    ForEach(Theme.allCases, id: \.self) { choice in
                        Button(choice.rawValue) { theme = choice }
                            .disabled(choice == theme)
                            .accessibilityLabel("Theme \(choice.rawValue)")
                            .accessibilityAddTraits(choice == theme ? .isSelected : [])
                    }
                }
            }
            Section("Kept for this window") {
                TextField("A draft", text: $draft)
            }
            Section("Surroundings") {
                SurroundingsList()
            }
        }
    }
}

private enum Theme: String, CaseIterable {
    case system, light, dark
}

/// The values of the environment.
private struct SurroundingsList: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        FactRow(name: "Colour scheme", value: "\(colorScheme)")
        FactRow(name: "Locale", value: locale.identifier)
        FactRow(name: "Layout direction", value: "\(layoutDirection)")
        FactRow(name: "Text size", value: "\(dynamicTypeSize)")
    }
}

private struct FactRow: View {
    let name: String
    let value: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text(value)
                .foregroundStyle(.secondary)
        }
    }
}
