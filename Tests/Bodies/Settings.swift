import SwiftUI

struct Settings: View {
    enum Theme: String, CaseIterable, Identifiable {
        case light, dark, automatic
        var id: String { rawValue }
    }

    @AppStorage("name") private var name = ""
    @State private var theme = Theme.automatic
    @State private var volume = 0.5
    @State private var notifies = true
    @State private var count = 3
    @State private var showsReset = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    Toggle("Notifications", isOn: $notifies)
                } header: {
                    Text("General")
                } footer: {
                    Text("Shown to \(name.isEmpty ? "nobody" : name), \(count) times")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Section("Sound") {
                    HStack {
                        Image(systemName: "speaker")
                        Slider(value: $volume, in: 0...1)
                        Text("\(Int(volume * 100)) %")
                            .monospacedDigit()
                            .frame(width: 60, alignment: .trailing)
                    }
                    .padding(.vertical, 4)
                    Stepper("Repeat \(count) times", value: $count, in: 1...10)
                }
                Section {
                    Button("Reset", role: .destructive) {
                        showsReset = true
                    }
                    .frame(maxWidth: .infinity, alignment: .center)
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
            .alert("Reset everything?", isPresented: $showsReset) {
                Button("Reset", role: .destructive) { name = "" }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

// error: .monospacedDigit() => .monospaceDigit()
// error: Slider(value: $volume, in => Slider(value: volume, in
// error: Text(theme.rawValue.capitalized).tag(theme) => Text(theme.rawValue.capitalized).tagged(theme)
// error: \(count) times") => \(cuont) times")
// error: Stepper("Repeat \(count) times", value: $count, in: 1...10) => Stepper("Repeat \(count) times", value: $count, range: 1...10)
// error: .alert("Reset everything?", isPresented => .alert("Reset everything?", presented
// error: Int(volume * 100) => Int(volume * count)
// error: Section("Sound") => Sektion("Sound")
// error: TextField("Name", text: $name) => TextField("Name", text: name)
// error: (\.dismiss) => (\.dismissal)
