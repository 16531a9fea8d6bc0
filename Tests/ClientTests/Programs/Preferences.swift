import SwiftUI

/// Settings in rows: values that are stored, pages behind links, a value that opens below.
struct Preferences: View {
    @State private var isDark = false
    @State private var volume = 0.5
    @State private var tint = "Blue"
    @State private var showsDetails = false

    private let colors: [(name: String, color: Color)] = [("Blue", .blue), ("Green", .green), ("Pink", .pink)]

    var body: some View {
        NavigationStack {
            List {
                Section("Look") {
                    Toggle(isOn: $isDark) { Label("Dark mode", systemImage: "moon.fill") }
                    NavigationLink {
                        TintPage(choice: $tint, names: colors.map(\.name))
                    } label: {
                        HStack {
                            Label("Tint", systemImage: "paintpalette")
                            Spacer()
                            Circle()
                                .fill(colors.first { $0.name == tint }?.color ?? .gray)
                                .frame(width: 12, height: 12)
                                .accessibilityIdentifier("swatch")
                            Text(tint).foregroundStyle(.secondary)
                        }
                    }
                }
                Section("Sound") {
                    HStack {
                        Image(systemName: "speaker.fill")
                        Slider(value: $volume)
                            .accessibilityLabel("Volume")
                        Image(systemName: "speaker.wave.3.fill")
                    }
                    LabeledContent("Level", value: volume.formatted(.percent.precision(.fractionLength(0))))
                }
                Section {
                    DisclosureGroup("About", isExpanded: $showsDetails) {
                        LabeledContent("Version", value: "1.0")
                        LabeledContent("Build", value: "42")
                    }
                }
            }
            .navigationTitle("Settings")
        }
        .preferredColorScheme(isDark ? .dark : .light)
    }
}

private struct TintPage: View {
    @Binding var choice: String
    let names: [String]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(names, id: \.self) { name in
            Button {
                choice = name
                dismiss()
            } label: {
                HStack {
                    Text(name)
                    Spacer()
                    if name == choice { Image(systemName: "checkmark") }
                }
            }
        }
        .navigationTitle("Tint")
    }
}
