import Foundation
import SwiftUI

/// An app whose recorded tests pass, fail, crash or never end.
@main
struct ReplayProbe: App {
    var body: some Scene {
        WindowGroup { ProbeView() }
        Window("Notes", id: "notes") { ProbeNotes(fault: ProbeNotes.faultOfProcess) }
    }
}

/// The content of a second window, which can be broken on purpose.
struct ProbeNotes: View {
    nonisolated enum Fault: String, CaseIterable {
        case deadButton, deadToggle, text, removedField
    }

    /// The fault that the environment asks for.
    static var faultOfProcess: Fault? {
        ProcessInfo.processInfo.environment["PROBE_FAULT"].flatMap(Fault.init)
    }

    let fault: Fault?
    @State private var notes: [String] = []
    @State private var note = ""
    @State private var isLoud = false

    var body: some View {
        VStack {
            if fault != .removedField { TextField("Note", text: $note) }
            Toggle("Loud", isOn: fault == .deadToggle ? .constant(false) : $isLoud)
            Button("Add") {
                if fault != .deadButton { notes.append(fault == .text ? note.lowercased() : note) }
                note = ""
            }
            ForEach(notes, id: \.self) { Text($0) }
        }
    }
}

struct ProbeView: View {
    @State private var count = 0
    @State private var chance: Int?
    @AppStorage("launches") private var launches = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Text("Count: \(count)")
            if let chance { Text("Chance: \(chance)") }
            Text("Launches: \(launches)")
            Button("Add") { count += 1 }
            Button("Roll") { chance = Int.random(in: 0..<1_000_000_000) }
            Button("Save") { save() }
            Button("Crash") { fatalError("The probe crashes.") }
            Button("Notes") { openWindow(id: "notes") }
            Button("Hang") { DispatchSemaphore(value: 0).wait() }
        }
        .onAppear { launches += 1 }
    }

    private func save() {
        let files = FileManager.default
        for place in [FileManager.SearchPathDirectory.applicationSupportDirectory, .cachesDirectory] {
            guard let folder = files.urls(for: place, in: .userDomainMask).first else { continue }
            try? files.createDirectory(at: folder, withIntermediateDirectories: true)
            try? Data("saved".utf8).write(to: folder.appendingPathComponent("probe.txt"))
        }
        count += 100
    }
}
