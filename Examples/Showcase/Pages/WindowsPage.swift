import SwiftUI

/// Several windows: each has state of its own, and all share that of the app.
struct WindowsPage: View {
    @Binding var visits: Int
    @State private var number = 1
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 12) {
            Text("This window is \(phase).")
            Stepper("Number \(number)", value: $number, in: 1...9)
            Button("Open window \(number)") { openWindow(value: number) }
            Button("Open the tally") { openWindow(id: "tally") }
            Button("Close the tally") { dismissWindow(id: "tally") }
            Button("Visit") { visits += 1 }
            Text("\(visits) visits, in all windows")
                .foregroundStyle(.secondary)
        }
        .padding()
    }

    private var phase: String {
        switch scenePhase {
        case .active: "active"
        case .inactive: "inactive"
        default: "in the background"
        }
    }
}

/// A window for a number.
struct NumberWindow: View {
    @Binding var number: Int?
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("Window \(number ?? 0)")
                .font(.title)
            Button("Taps in this window: \(taps)") { taps += 1 }
            Button("Done") { dismiss() }
                .keyboardShortcut(.cancelAction)
        }
        .padding()
        .navigationTitle("Window \(number ?? 0)")
    }
}

/// The window that counts for all others.
struct TallyWindow: View {
    @Binding var visits: Int

    var body: some View {
        VStack(spacing: 12) {
            Text("\(visits)")
                .font(.largeTitle)
            Button("Visit") { visits += 1 }
        }
        .padding()
    }
}

/// The menu that acts on what the app keeps.
struct VisitCommands: Commands {
    @Binding var visits: Int

    var body: some Commands {
        CommandMenu("Visits") {
            Button("Visit") { visits += 1 }
                .keyboardShortcut("b")
            Button("Forget \(visits) Visits") { visits = 0 }
                .disabled(visits == 0)
        }
    }
}
