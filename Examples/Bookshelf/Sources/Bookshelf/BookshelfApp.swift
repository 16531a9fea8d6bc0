import SwiftData
import SwiftUI

@main
struct BookshelfApp: App {
    var body: some Scene {
        WindowGroup("Bookshelf") {
            BookshelfView()
        }
        .modelContainer(for: [Book.self, Author.self, Tag.self], isUndoEnabled: true)
    }
}
