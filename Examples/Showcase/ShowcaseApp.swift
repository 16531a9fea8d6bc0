import SwiftUI

@main
struct ShowcaseApp: App {
    @State private var visits = 0

    var body: some Scene {
        WindowGroup("Martlet Showcase") {
            HomeView(visits: $visits)
        }
        .commands { VisitCommands(visits: $visits) }

        WindowGroup("Number", for: Int.self) { $number in
            NumberWindow(number: $number)
        }
        .defaultSize(width: 320, height: 220)

        Window("Tally", id: "tally") {
            TallyWindow(visits: $visits)
        }

        Settings {
            SettingsPage()
        }
    }
}
