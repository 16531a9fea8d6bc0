import Foundation
import SwiftUI

/// An app whose recorded tests pass, fail, crash or never end.
@main
struct ReplayProbe: App {
    var body: some Scene {
        WindowGroup { ProbeView() }
    }
}

struct ProbeView: View {
    @State private var count = 0
    @State private var chance: Int?
    @AppStorage("launches") private var launches = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            if let chance { Text("Chance: \(chance)") }
            Text("Launches: \(launches)")
            Button("Add") { count += 1 }
            Button("Roll") { chance = Int.random(in: 0..<1_000_000_000) }
            Button("Save") { save() }
            Button("Crash") { fatalError("The probe crashes.") }
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
