import Foundation
import SwiftData
import Testing

private enum Before: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Visit.self, Guest.self] }

    @Model final class Visit {
        var place: String
        var guest: Guest?
        init(_ place: String) { self.place = place }
    }

    @Model final class Guest {
        var name: String
        @Relationship(inverse: \Visit.guest) var visits: [Visit] = []
        init(_ name: String) { self.name = name }
    }
}

private enum After: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Visit.self, WorkVisit.self, Guest.self] }

    @Model class Visit {
        var place: String
        var guest: Guest?
        init(_ place: String) { self.place = place }
    }

    @Model final class WorkVisit: Visit {
        var purpose: String = "talk"
        var host: Guest?
        override init(_ place: String) { super.init(place) }
    }

    @Model final class Guest {
        var name: String
        @Relationship(inverse: \Visit.guest) var visits: [Visit] = []
        init(_ name: String) { self.name = name }
    }
}

private enum Later: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Visit.self, WorkVisit.self, Guest.self] }

    @Model class Visit {
        var place: String
        var guest: Guest?
        init(_ place: String) { self.place = place }
    }

    @Model final class WorkVisit: Visit {
        @Attribute(originalName: "purpose") var reason: String = ""
        var cost: Int = 7
        var host: Guest?
        override init(_ place: String) { super.init(place) }
    }

    @Model final class Guest {
        var name: String
        @Relationship(inverse: \Visit.guest) var visits: [Visit] = []
        init(_ name: String) { self.name = name }
    }
}

/// `WorkVisit` as a class of its own.
private enum Apart {
    @Model final class Visit {
        var place: String
        init(_ place: String) { self.place = place }
    }

    @Model final class WorkVisit {
        var purpose: String
        init(_ purpose: String) { self.purpose = purpose }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Before.self, After.self, Later.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: Before.self, toVersion: After.self, willMigrate: nil,
                didMigrate: { context in context.insert(After.WorkVisit("made")) }),
            .lightweight(fromVersion: After.self, toVersion: Later.self),
        ]
    }
}

@Suite struct InheritanceMigrationTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func open(
        _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: schema, migrationPlan: plan, configurations: [ModelConfiguration(url: folder.store)]))
    }

    private func fillBefore() throws {
        let context = try open(Schema(versionedSchema: Before.self))
        for index in 0..<3 {
            let visit = Before.Visit("place \(index)")
            context.insert(visit)
            visit.guest = Before.Guest("guest \(index)")
        }
        try context.save()
    }

    @Test func aClassGetsItsFirstSubclass() throws {
        try fillBefore()
        do {
            let context = try open(Schema(versionedSchema: After.self))
            let visits = try context.fetch(FetchDescriptor<After.Visit>(sortBy: [SortDescriptor(\.place)]))
            #expect(visits.map(\.place) == ["place 0", "place 1", "place 2"])
            #expect(visits.map { $0.guest?.name } == ["guest 0", "guest 1", "guest 2"])
            #expect(try context.fetchCount(FetchDescriptor<After.WorkVisit>()) == 0)
            let work = After.WorkVisit("office")
            context.insert(work)
            work.host = visits[0].guest
            try context.save()
        }
        let context = try open(Schema(versionedSchema: Later.self))
        let work = try #require(try context.fetch(FetchDescriptor<Later.WorkVisit>()).first)
        #expect(work.reason == "talk" && work.cost == 7 && work.place == "office" && work.host?.name == "guest 0")
        #expect(try context.fetchCount(FetchDescriptor<Later.Visit>()) == 4)
    }

    @Test func aPlanLeadsToSubclasses() throws {
        try fillBefore()
        let context = try open(Schema(versionedSchema: Later.self), Plan.self)
        #expect(try context.fetch(FetchDescriptor<Later.WorkVisit>()).map(\.reason) == ["talk"])
        #expect(try context.fetchCount(FetchDescriptor<Later.Visit>()) == 4)
        #expect(try context.fetchCount(FetchDescriptor<Later.Guest>()) == 3)
    }

    @Test func aSchemaWithoutTheSubclassLosesNothing() throws {
        do {
            let context = try open(Schema([After.Visit.self, After.WorkVisit.self]))
            let work = After.WorkVisit("office")
            work.purpose = "fair"
            context.insert(work)
            try context.save()
        }
        do {
            let context = try open(Schema([After.Visit.self]))
            let visit = try #require(try context.fetch(FetchDescriptor<After.Visit>()).first)
            #expect(!(visit is After.WorkVisit))
            visit.place = "home"
            try context.save()
        }
        let context = try open(Schema([After.Visit.self, After.WorkVisit.self]))
        let work = try #require(try context.fetch(FetchDescriptor<After.WorkVisit>()).first)
        #expect(work.purpose == "fair" && work.place == "home")
    }

    @Test func aClassWithATableOfItsOwnBecomesNoSubclass() throws {
        do {
            let context = try open(Schema([Apart.Visit.self, Apart.WorkVisit.self]))
            context.insert(Apart.WorkVisit("fair"))
            try context.save()
        }
        let error = #expect(throws: SwiftDataError.self) {
            _ = try open(Schema([After.Visit.self, After.WorkVisit.self]))
        }
        #expect("\(try #require(error))".contains("WorkVisit"))
        let context = try open(Schema([Apart.Visit.self, Apart.WorkVisit.self]))
        #expect(try context.fetch(FetchDescriptor<Apart.WorkVisit>()).map(\.purpose) == ["fair"])
    }

    @Test func aSubclassBecomesNoClassOfItsOwn() throws {
        do {
            let context = try open(Schema([After.Visit.self, After.WorkVisit.self]))
            context.insert(After.WorkVisit("office"))
            try context.save()
        }
        #expect(throws: SwiftDataError.self) { _ = try open(Schema([Apart.Visit.self, Apart.WorkVisit.self])) }
        let context = try open(Schema([After.Visit.self, After.WorkVisit.self]))
        #expect(try context.fetch(FetchDescriptor<After.WorkVisit>()).map(\.place) == ["office"])
    }
}
