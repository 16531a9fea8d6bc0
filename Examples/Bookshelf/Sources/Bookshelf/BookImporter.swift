import Foundation
import SwiftData

/// Brings many books to the store, beside the views.
@ModelActor
actor BookImporter {
    /// Adds books in batches. Each batch is saved separately: if the user ends the app in between, the earlier batches
    /// remain.
    ///
    /// - Parameter progress: Called after each batch with the completed share, from 0 to 1.
    func add(_ count: Int, batch: Int = 500, progress: @Sendable (Double) async -> Void) async throws {
        let authors = try existing(Author.self, Self.authors, name: \.name) { Author(name: $0) }
        let tags = try existing(Tag.self, Self.tags, name: \.name) { Tag(name: $0) }
        for start in stride(from: 0, to: count, by: batch) {
            try Task.checkCancellation()
            for number in start..<min(start + batch, count) {
                let book = Book(
                    title: "\(Self.words[number % Self.words.count]) \(number + 1)", year: 1800 + number % 220,
                    rating: number % 6, author: authors[number % authors.count])
                modelContext.insert(book)
                book.tags = [tags[number % tags.count]]
            }
            try modelContext.save()
            await progress(Double(min(start + batch, count)) / Double(count))
        }
    }

    private func existing<Model: PersistentModel>(
        _ type: Model.Type, _ names: [String], name: (Model) -> String, make: (String) -> Model
    ) throws -> [Model] {
        let known = try modelContext.fetch(FetchDescriptor<Model>())
        return names.map { wanted in
            if let found = known.first(where: { name($0) == wanted }) { return found }
            let made = make(wanted)
            modelContext.insert(made)
            return made
        }
    }

    private static let authors = ["Anne Brontë", "Charles Dickens", "George Eliot", "Jane Austen", "Mary Shelley"]
    private static let tags = ["classic", "travel", "ghosts", "letters"]
    private static let words = [
        "The House", "A Winter", "The Letter", "Two Voyages", "The Garden", "An Island", "Night",
    ]
}
