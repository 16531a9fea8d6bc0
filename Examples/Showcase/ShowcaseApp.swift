import SwiftUI

@main
struct ShowcaseApp: App {
    var body: some Scene {
        WindowGroup("Martlet Showcase") {
            HomeView()
        }
    }
}
