import SwiftUI

@main
struct GalleryApp: App {
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            ContentView().environmentObject(library)
        }
    }
}
