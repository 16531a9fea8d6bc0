import Foundation
import SwiftData
import Testing

/// A form of the relationship between owners and items, of which stores are migrated to every other.
struct LinkShape: CustomTestStringConvertible, Sendable {
    let name: String
    let version: any (VersionedSchema & Sendable).Type
    /// Whether an owner can have several items, and an item several owners.
    let several: (items: Bool, owners: Bool)
    let write: @Sendable (ModelContext, [[Int]]) throws -> Void
    /// The pairs of numbers, as owners have them, and as items have them if they do.
    let read: @Sendable (ModelContext) throws -> (owners: Set<[Int]>, items: Set<[Int]>?)

    var testDescription: String { name }

    static let all: [LinkShape] = [
        LinkShape(
            name: "list", version: OneWayList.self, several: (true, true),
            write: { context, links in
                let (owners, items) = insert(context, OneWayList.Owner.init, OneWayList.Item.init)
                for link in links { owners[link[0]].items.append(items[link[1]]) }
            },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<OneWayList.Owner>())
                return (Set(owners.flatMap { owner in owner.items.map { [owner.number, $0.number] } }), nil)
            }),
        LinkShape(
            name: "one", version: OneWayOne.self, several: (false, true),
            write: { context, links in
                let (owners, items) = insert(context, OneWayOne.Owner.init, OneWayOne.Item.init)
                for link in links { owners[link[0]].items = items[link[1]] }
            },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<OneWayOne.Owner>())
                return (Set(owners.compactMap { owner in owner.items.map { [owner.number, $0.number] } }), nil)
            }),
        LinkShape(
            name: "list and one", version: ListAndOne.self, several: (true, false),
            write: { context, links in
                let (owners, items) = insert(context, ListAndOne.Owner.init, ListAndOne.Item.init)
                for link in links { owners[link[0]].items.append(items[link[1]]) }
            },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<ListAndOne.Owner>())
                let items = try context.fetch(FetchDescriptor<ListAndOne.Item>())
                return (
                    Set(owners.flatMap { owner in owner.items.map { [owner.number, $0.number] } }),
                    Set(items.compactMap { item in item.owner.map { [$0.number, item.number] } })
                )
            }),
        LinkShape(
            name: "two lists", version: TwoLists.self, several: (true, true),
            write: { context, links in
                let (owners, items) = insert(context, TwoLists.Owner.init, TwoLists.Item.init)
                for link in links { owners[link[0]].items.append(items[link[1]]) }
            },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<TwoLists.Owner>())
                let items = try context.fetch(FetchDescriptor<TwoLists.Item>())
                return (
                    Set(owners.flatMap { owner in owner.items.map { [owner.number, $0.number] } }),
                    Set(items.flatMap { item in item.owner.map { [$0.number, item.number] } })
                )
            }),
        LinkShape(
            name: "one and one", version: OneAndOne.self, several: (false, false),
            write: { context, links in
                let (owners, items) = insert(context, OneAndOne.Owner.init, OneAndOne.Item.init)
                for link in links { owners[link[0]].items = items[link[1]] }
            },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<OneAndOne.Owner>())
                let items = try context.fetch(FetchDescriptor<OneAndOne.Item>())
                return (
                    Set(owners.compactMap { owner in owner.items.map { [owner.number, $0.number] } }),
                    Set(items.compactMap { item in item.owner.map { [$0.number, item.number] } })
                )
            }),
    ]

    /// Shapes with other names of the properties, to which stores are migrated.
    static let renamed: [LinkShape] = [
        LinkShape(
            name: "two renamed lists", version: RenamedLists.self, several: (true, true), write: { _, _ in },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<RenamedLists.Owner>())
                let items = try context.fetch(FetchDescriptor<RenamedLists.Item>())
                return (
                    Set(owners.flatMap { owner in owner.things.map { [owner.number, $0.number] } }),
                    Set(items.flatMap { item in item.keepers.map { [$0.number, item.number] } })
                )
            }),
        LinkShape(
            name: "renamed list and one", version: RenamedListAndOne.self, several: (true, false), write: { _, _ in },
            read: { context in
                let owners = try context.fetch(FetchDescriptor<RenamedListAndOne.Owner>())
                let items = try context.fetch(FetchDescriptor<RenamedListAndOne.Item>())
                return (
                    Set(owners.flatMap { owner in owner.things.map { [owner.number, $0.number] } }),
                    Set(items.compactMap { item in item.keeper.map { [$0.number, item.number] } })
                )
            }),
    ]

    private static func insert<Owner: PersistentModel, Item: PersistentModel>(
        _ context: ModelContext, _ owner: (Int) -> Owner, _ item: (Int) -> Item
    ) -> ([Owner], [Item]) {
        let (owners, items) = ((0..<3).map(owner), (0..<4).map(item))
        for owner in owners { context.insert(owner) }
        for item in items { context.insert(item) }
        return (owners, items)
    }
}

enum OneWayList: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        var items: [Item] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        init(number: Int) { self.number = number }
    }
}

enum OneWayOne: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        var items: Item?
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        init(number: Int) { self.number = number }
    }
}

enum ListAndOne: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        @Relationship(inverse: \Item.owner) var items: [Item] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        var owner: Owner?
        init(number: Int) { self.number = number }
    }
}

enum TwoLists: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        @Relationship(inverse: \Item.owner) var items: [Item] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        var owner: [Owner] = []
        init(number: Int) { self.number = number }
    }
}

enum OneAndOne: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        @Relationship(inverse: \Item.owner) var items: Item?
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        var owner: Owner?
        init(number: Int) { self.number = number }
    }
}

enum RenamedLists: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        @Relationship(originalName: "items", inverse: \Item.keepers) var things: [Item] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        @Relationship(originalName: "owner") var keepers: [Owner] = []
        init(number: Int) { self.number = number }
    }
}

enum RenamedListAndOne: VersionedSchema, Sendable {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Owner.self, Item.self] }
    @Model final class Owner {
        var number: Int
        @Relationship(originalName: "items", inverse: \Item.keeper) var things: [Item] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        @Relationship(originalName: "owner") var keeper: Owner?
        init(number: Int) { self.number = number }
    }
}
