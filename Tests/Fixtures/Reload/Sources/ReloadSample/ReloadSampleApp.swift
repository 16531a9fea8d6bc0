import SwiftUI

@main
struct ReloadSampleApp: App {
    var body: some Scene {
        WindowGroup("Reload") { ContentView() }
    }
}
