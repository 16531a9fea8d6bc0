import Foundation
import SwiftUI

/// The gallery of live previews in a window or in a terminal. `martlet preview` starts it.
@main
struct MartletGallery: App {
    @State private var model = GalleryModel()

    var body: some Scene {
        WindowGroup("Previews") { GalleryView(model: model) }
            .defaultSize(width: 1200, height: 800)
    }
}
