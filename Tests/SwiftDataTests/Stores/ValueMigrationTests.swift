import Foundation
import MartletStore
import SwiftData
import Testing

/// J5 · Values of attributes are carried to types that have room for them, and to defaults; others are an error.
@MainActor @Suite struct ValueMigrationTests {
    enum Narrow {
        @Model final class Thing {
            var count: Int = 0
            var isOn: Bool = false
            var small: Int8 = 0
            var amount: Int = 0
            var size: UInt32 = 0
            var half: Float = 0
            var nick: String?
            var level: Double?
            var tags: [Int] = []
            var name: String = "a"
            init() {}
        }
    }
    enum Wide {
        @Model final class Thing {
            var count: Double = 0
            var isOn: Int = 5
            var small: Int64 = 0
            var amount: Decimal = 0
            var size: UInt64 = 0
            var half: Double = 0
            var nick: String = "none"
            var level: Double = 7
            var tags: [Double] = []
            /// Two properties go on from one.
            var name: String = "b"
            @Attribute(originalName: "name") var title: String = "c"
            init() {}
        }
    }
    enum Texts {
        @Model final class Thing {
            var tags: [String] = []
            init() {}
        }
    }
    enum Narrower {
        @Model final class Thing {
            var count: Int8 = 0
            init() {}
        }
    }
    enum Required {
        @Model final class Thing {
            var nick: String
            init(nick: String) { self.nick = nick }
        }
    }

    private func context(_ type: any PersistentModel.Type, _ folder: Folder) throws -> ModelContext {
        ModelContext(try ModelContainer(for: Schema([type]), configurations: [ModelConfiguration(url: folder.store)]))
    }

    private func store(_ change: (Narrow.Thing) -> Void) throws -> Folder {
        let folder = try Folder()
        let context = try context(Narrow.Thing.self, folder)
        let (changed, plain) = (Narrow.Thing(), Narrow.Thing())
        change(changed)
        context.insert(changed)
        context.insert(plain)
        try context.save()
        return folder
    }

    @Test func J5_valuesAreCarriedToWiderTypes() throws {
        let folder = try store { thing in
            thing.count = 1 << 52
            thing.isOn = true
            thing.small = -7
            thing.amount = .max
            thing.size = .max
            thing.half = 0.5
            thing.nick = "x"
            thing.level = 2
            thing.tags = [1, 2]
        }
        for _ in 0..<2 {
            let things = try context(Wide.Thing.self, folder).fetch(
                FetchDescriptor<Wide.Thing>(sortBy: [SortDescriptor(\.count, order: .reverse)]))
            #expect(things.map(\.count) == [Double(1 << 52), 0])
            #expect(things.map(\.isOn) == [1, 0])
            #expect(things.map(\.small) == [-7, 0])
            #expect(things.map(\.amount) == [Decimal(Int.max), 0])
            #expect(things.map(\.size) == [UInt64(UInt32.max), 0])
            #expect(things.map(\.half) == [0.5, 0])
            #expect(things.map(\.nick) == ["x", "none"])
            #expect(things.map(\.level) == [2, 7])
            #expect(things.map(\.tags) == [[1, 2], []])
            #expect(things.map(\.name) == ["a", "a"])
            #expect(things.map(\.title) == ["a", "a"])
        }
        let half = try context(Wide.Thing.self, folder).fetchCount(
            FetchDescriptor<Wide.Thing>(predicate: #Predicate { $0.count > 0.5 && $0.amount > 3 }))
        #expect(half == 1)
    }

    @Test func J5_valuesThatDoNotFitAreAnErrorAndStay() throws {
        func refused(_ type: any PersistentModel.Type, _ words: String, _ change: (Narrow.Thing) -> Void) throws {
            let folder = try store(change)
            let error = #expect(throws: SwiftDataError.self) { try context(type, folder) }
            #expect("\(error!)".contains(words), "\(error!)")
            #expect(try context(Narrow.Thing.self, folder).fetchCount(FetchDescriptor<Narrow.Thing>()) == 2)
        }
        try refused(Wide.Thing.self, "Thing.count") { $0.count = 1 << 60 + 1 }
        try refused(Narrower.Thing.self, "Thing.count") { $0.count = 300 }
        try refused(Texts.Thing.self, "Thing.tags") { $0.tags = [1] }
        try refused(Required.Thing.self, "nick") { _ in }
    }

    @Test func J5_aListWhoseElementsFitNothingButIsEmptyIsNoError() throws {
        let folder = try store { _ in }
        let things = try context(Texts.Thing.self, folder).fetch(FetchDescriptor<Texts.Thing>())
        #expect(things.map(\.tags) == [[], []])
    }

    @Test func J5_aDamagedDescriptionIsCalledDamaged() throws {
        let folder = try store { _ in }
        try Database(path: folder.store.path, readOnly: false)
            .run("UPDATE \"$schema\" SET description = ?", [.blob(Data("{ half".utf8))])
        let error = #expect(throws: SwiftDataError.self) { try context(Narrow.Thing.self, folder) }
        #expect("\(error!)".contains("damaged"))
        #expect(!"\(error!)".contains("newer"))
    }
}
