import Foundation
import MartletStore
import SwiftData
import Testing

/// J5 · A save into several stores is all or nothing.
@MainActor @Suite struct SeveralStoresTests {
    @Test(arguments: [true, false])
    func J5_whatOneStoreRefusesIsInNone(_ isFirst: Bool) throws {
        let folder = try Folder()
        let urls = ["a", "b"].map { folder.url.appendingPathComponent($0 + ".store") }
        let container = try ModelContainer(
            for: Schema([Author.self, Thermostat.self]),
            configurations: [
                ModelConfiguration("people", schema: Schema([Author.self]), url: urls[0]),
                ModelConfiguration("things", schema: Schema([Thermostat.self]), url: urls[1]),
            ])
        let table = isFirst ? "Author" : "Thermostat"
        let refusing = try Database(path: urls[isFirst ? 0 : 1].path, readOnly: false)
        try refusing.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON \(table) BEGIN SELECT RAISE(ABORT, 'refused'); END")
        let context = ModelContext(container)
        context.insert(Author(name: "Austen"))
        context.insert(Thermostat(name: "hall"))
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 0)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Thermostat>()) == 0)
        #expect(context.hasChanges)
        try refusing.execute("DROP TRIGGER refuse")
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 1)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Thermostat>()) == 1)
    }
}
