import Foundation
import SwiftData
import Testing

@MainActor @Suite struct FullDiskTests {
    @Test func aFullDiskThrowsAndLosesNothing() throws {
        let folder = try Folder()
        let container = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: folder.store))
        let context = ModelContext(container)
        context.insert(Author(name: "Austen"))
        try context.save()
        // As a disk without room refuses pages.
        let store = container.core.stores[0]
        try store.write { try $0.run("PRAGMA max_page_count = 1") }
        for number in 0..<2_000 { context.insert(Author(name: "Author \(number)")) }
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(error!)".contains("the disk is full"))
        #expect(context.insertedModelsArray.count == 2_000)
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Author>()).map(\.name) == ["Austen"])
        try store.write { try $0.run("PRAGMA max_page_count = 1000000") }
        try context.save()
        #expect(try other.fetchCount(FetchDescriptor<Author>()) == 2_001)
    }
}
