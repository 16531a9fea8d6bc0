import SwiftUI

/// The environment that the terminal sets.
struct SurroundingsView: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var scheme
    @State private var phases = ""

    var body: some View {
        VStack {
            Text(verbatim: "classes \(horizontal!) \(vertical!)")
            Text(verbatim: "direction \(direction) \(locale.identifier)")
            Text(verbatim: "scheme \(scheme)")
            Text(verbatim: "phases\(phases)")
        }
        .onChange(of: phase) { phases += " \(phase)" }
    }
}
