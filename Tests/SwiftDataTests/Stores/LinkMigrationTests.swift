import Foundation
import SwiftData
import Testing

/// J5 · A store is migrated from each form of a relationship to each other, with objects at both sides.
@MainActor @Suite struct LinkMigrationTests {
    private static let links: [[[Int]]] = [
        [[0, 0], [1, 1]], [[0, 0], [0, 1], [1, 2]], [[0, 0], [1, 0], [2, 3]],
        [[0, 0], [0, 1], [1, 0], [1, 1], [2, 3]],
    ]

    private static func fits(_ links: [[Int]], _ shape: LinkShape) -> Bool {
        (shape.several.items || Set(links.map { $0[0] }).count == links.count)
            && (shape.several.owners || Set(links.map { $0[1] }).count == links.count)
    }

    private func context(_ shape: LinkShape, _ url: URL) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(versionedSchema: shape.version), configurations: [ModelConfiguration(url: url)]))
    }

    @Test(arguments: LinkShape.all, LinkShape.all + LinkShape.renamed)
    func J5_everyFormOfARelationshipBecomesEveryOther(_ old: LinkShape, _ new: LinkShape) throws {
        for links in Self.links where Self.fits(links, old) {
            let folder = try Folder()
            do {
                let context = try context(old, folder.store)
                try old.write(context, links)
                try context.save()
            }
            if Self.fits(links, new) {
                for _ in 0..<2 {
                    let found = try new.read(context(new, folder.store))
                    #expect(found.owners == Set(links), "\(links)")
                    if let items = found.items { #expect(items == Set(links), "\(links)") }
                }
            } else {
                let error = #expect(throws: SwiftDataError.self) { try context(new, folder.store) }
                #expect("\(error!)".contains("leads to one object"))
                let found = try old.read(context(old, folder.store))
                #expect(found.owners == Set(links), "\(links)")
            }
        }
    }

    @Test func J5_linksOfARelationshipThatWasAwayAreNotOutdated() throws {
        let folder = try Folder()
        let list = LinkShape.all[0]
        do {
            let context = try context(list, folder.store)
            try list.write(context, [[0, 0], [0, 1]])
            try context.save()
        }
        do {
            let container = try ModelContainer(
                for: Unlinked.Owner.self, Unlinked.Item.self, configurations: ModelConfiguration(url: folder.store))
            let context = ModelContext(container)
            try context.delete(model: Unlinked.Item.self, where: #Predicate { $0.number == 1 })
            try context.save()
        }
        #expect(try list.read(context(list, folder.store)).owners == [[0, 0]])
    }

    @Test func J5_aRelationshipThatBecomesAnAttributeIsAnError() throws {
        let folder = try Folder()
        do {
            let context = try context(LinkShape.all[0], folder.store)
            try LinkShape.all[0].write(context, [[0, 0]])
            try context.save()
        }
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(for: Textual.Owner.self, configurations: ModelConfiguration(url: folder.store))
        }
        #expect("\(error!)".contains("Owner.items as a relationship"))
        #expect(try LinkShape.all[0].read(context(LinkShape.all[0], folder.store)).owners == [[0, 0]])
    }

    @Test func J5_aListThatLeadsToAnotherClassIsAnError() throws {
        let folder = try Folder()
        do {
            let context = try context(LinkShape.all[0], folder.store)
            try LinkShape.all[0].write(context, [[0, 0]])
            try context.save()
        }
        let error = #expect(throws: SwiftDataError.self) {
            try ModelContainer(for: Elsewhere.Owner.self, configurations: ModelConfiguration(url: folder.store))
        }
        #expect("\(error!)".contains("Owner.items leads to Other"))
    }
}

enum Unlinked {
    @Model final class Owner {
        var number: Int
        init(number: Int) { self.number = number }
    }
    @Model final class Item {
        var number: Int
        init(number: Int) { self.number = number }
    }
}

enum Textual {
    @Model final class Owner {
        var number: Int
        var items: String = ""
        init(number: Int) { self.number = number }
    }
}

enum Elsewhere {
    @Model final class Owner {
        var number: Int
        var items: [Other] = []
        init(number: Int) { self.number = number }
    }
    @Model final class Other {
        var number: Int
        init(number: Int) { self.number = number }
    }
}
