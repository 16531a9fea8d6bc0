import SwiftUI

/// An app whose previews are what `martlet preview` is tested with.
@main
struct PreviewProbe: App {
    var body: some Scene {
        WindowGroup { Text("Not a preview") }
    }
}
