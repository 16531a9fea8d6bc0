import Foundation
import SwiftData
import Testing

@MainActor @Suite struct FileTests {
    private func fill(_ url: URL) throws {
        let container = try ModelContainer(
            for: Author.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        context.insert(Author(name: "Austen", born: 1775))
        try context.save()
    }

    @Test func whatWasSavedIsInTheFile() throws {
        let folder = try Folder()
        try fill(folder.store)
        // One file is left, without a log.
        #expect(folder.names == ["test.store"])
        let container = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: folder.store))
        #expect(try ModelContext(container).fetch(FetchDescriptor<Author>()).map(\.born) == [1775])
    }

    @Test func foldersAreMade() throws {
        let folder = try Folder()
        try fill(folder.url.appendingPathComponent("a/b/c.store"))
        #expect(folder.names == ["a"])
    }

    @Test func J5_twoContainersOfOneFileAgree() throws {
        let folder = try Folder()
        try fill(folder.store)
        let configuration = ModelConfiguration(url: folder.store)
        let (a, b) = try (
            ModelContext(ModelContainer(for: Author.self, configurations: configuration)),
            ModelContext(ModelContainer(for: Author.self, configurations: configuration))
        )
        a.insert(Author(name: "Brontë"))
        try a.save()
        b.insert(Author(name: "Eliot"))
        try b.save()
        let order = [SortDescriptor<Author>(\.name)]
        #expect(try a.fetch(FetchDescriptor(sortBy: order)).map(\.name) == ["Austen", "Brontë", "Eliot"])
        let found = try b.fetch(FetchDescriptor(sortBy: order))
        #expect(found.count == 3)
        let first = try a.fetch(FetchDescriptor(sortBy: order))[0]
        found[0].name = "Aphra Behn"
        b.delete(found[2])
        try b.save()
        #expect(try a.fetch(FetchDescriptor(sortBy: order)).map(\.name) == ["Aphra Behn", "Brontë"])
        #expect(first.name == "Aphra Behn")
    }

    @Test(arguments: [
        "nothing of the kind, and long enough to be looked at as if it were a database of some kind",
        "SQLite format 3\0damaged",
    ])
    func aDamagedFileIsLeftAsItIs(content: String) throws {
        let folder = try Folder()
        try Data(content.utf8).write(to: folder.store)
        let error = #expect(throws: SwiftDataError.self) { try fill(folder.store) }
        #expect(error == .loadIssueModelContainer)
        #expect("\(error!)".contains("damaged"))
        #expect(try Data(contentsOf: folder.store) == Data(content.utf8))
    }

    @Test func readingAlone() throws {
        let folder = try Folder()
        try fill(folder.store)
        let container = try ModelContainer(
            for: Author.self, configurations: ModelConfiguration(url: folder.store, allowsSave: false))
        let context = ModelContext(container)
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
        context.insert(Author(name: "Brontë"))
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(error!)".contains("opened for reading alone"))
    }

    /// Not for root, which may write everywhere.
    @Test(.enabled(if: geteuid() != 0)) func aFolderThatCantBeWritten() throws {
        let folder = try Folder()
        try fill(folder.store)
        chmod(folder.url.path, 0o500)
        chmod(folder.store.path, 0o400)
        #expect(throws: SwiftDataError.self) { try fill(folder.store) }
        let container = try ModelContainer(
            for: Author.self, configurations: ModelConfiguration(url: folder.store, allowsSave: false))
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @Test func severalConfigurations() throws {
        let folder = try Folder()
        let other = folder.url.appendingPathComponent("other.store")
        let configurations = [
            ModelConfiguration("authors", schema: Schema([Author.self]), url: folder.store),
            ModelConfiguration("samples", schema: Schema([Sample.self]), url: other),
        ]
        let schema = Schema([Author.self, Sample.self])
        var random = Seed(state: 1)
        do {
            let context = ModelContext(try ModelContainer(for: schema, configurations: configurations))
            context.insert(Author(name: "Austen"))
            context.insert(Sample(&random))
            try context.save()
        }
        let context = ModelContext(try ModelContainer(for: Schema([Sample.self]), configurations: [configurations[1]]))
        #expect(try context.fetchCount(FetchDescriptor<Sample>()) == 1)
    }
}
