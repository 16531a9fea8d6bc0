import Foundation
import SwiftData
import Testing

/// Contexts of several actors, at the same time.
@MainActor @Suite struct ThreadTests {
    @Test(.timeLimit(.minutes(10))) func actorsWorkAtOneTime() async throws {
        let container = try makeContainer()
        let rounds = 12
        let workers = 4
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<workers {
                group.addTask {
                    let shelf = Worker(modelContainer: container)
                    for round in 0..<rounds { try await shelf.work(worker, round) }
                }
            }
            // Meanwhile the main context reads what arrives.
            for _ in 0..<rounds {
                let books = try container.mainContext.fetch(FetchDescriptor<Book>())
                for book in books { #expect(book.title.hasPrefix("w")) }
                await Task.yield()
            }
            try await group.waitForAll()
        }
        let books = try container.mainContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
        // Of 300 in each round, every third is deleted, and all others have been changed.
        #expect(books.count == workers * rounds * 200)
        #expect(books.allSatisfy { $0.isRead && $0.pages % 3 != 0 })
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == books.count)
    }
}

@ModelActor private actor Worker {
    func work(_ worker: Int, _ round: Int) throws {
        for number in 0..<300 { modelContext.insert(Book("w\(worker)-\(round)-\(number)", pages: number)) }
        try modelContext.save()
        let prefix = "w\(worker)-\(round)-"
        let books = try modelContext.fetch(
            FetchDescriptor<Book>(predicate: #Predicate { $0.title.starts(with: prefix) }))
        for book in books {
            if book.pages % 3 == 0 { modelContext.delete(book) } else { book.isRead = true }
        }
        try modelContext.save()
    }
}
