import SwiftUI

@main
struct WindowSampleApp: App {
    var body: some Scene {
        WindowGroup("Reload") { ContentView() }
            .defaultSize(width: 420, height: 520)
    }
}
