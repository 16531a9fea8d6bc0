import Foundation
import SwiftData
import Testing

@Model
private final class SharedShelf {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \SharedVolume.shelf) var volumes: [SharedVolume] = []
    @Relationship(deleteRule: .deny, inverse: \SharedLoan.shelf) var loans: [SharedLoan] = []
    init(_ name: String) { self.name = name }
}

@Model
private final class SharedVolume {
    var title: String
    var shelf: SharedShelf?
    var tags: [SharedTag] = []
    @Relationship(deleteRule: .cascade, inverse: \SharedPage.volume) var pages: [SharedPage] = []
    init(_ title: String, in shelf: SharedShelf?) {
        self.title = title
        self.shelf = shelf
    }
}

@Model
private final class SharedTag {
    var name: String
    @Relationship(inverse: \SharedVolume.tags) var volumes: [SharedVolume] = []
    init(_ name: String) { self.name = name }
}

@Model
private final class SharedPage {
    var number: Int
    var volume: SharedVolume?
    init(_ number: Int) { self.number = number }
}

@Model
private final class SharedLoan {
    var person: String
    var shelf: SharedShelf?
    init(_ person: String) { self.person = person }
}

@Model
private final class SharedBranch {
    var number: Int
    var parent: SharedBranch?
    @Relationship(deleteRule: .cascade, inverse: \SharedBranch.parent) var children: [SharedBranch] = []
    init(_ number: Int) { self.number = number }
}

/// Two containers of one file whose contexts change linked objects before either saves.
@MainActor
struct SavesAtOnceTests {
    private let folder: Folder
    private let containers: [ModelContainer]
    private let (here, there): (ModelContext, ModelContext)

    init() throws {
        let folder = try Folder()
        self.folder = folder
        containers = try (0..<2).map { _ in
            try ModelContainer(
                for: SharedShelf.self, SharedVolume.self, SharedPage.self, SharedLoan.self, SharedBranch.self,
                SharedTag.self,
                configurations: ModelConfiguration(url: folder.store))
        }
        (here, there) = (ModelContext(containers[0]), ModelContext(containers[1]))
        let (a, b) = (SharedShelf("a"), SharedShelf("b"))
        let volume = SharedVolume("one", in: a)
        here.insert(volume)
        here.insert(b)
        volume.pages = [SharedPage(1)]
        try here.save()
    }

    private func shelf(_ name: String, _ context: ModelContext) throws -> SharedShelf {
        try #require(try context.fetch(FetchDescriptor<SharedShelf>(predicate: #Predicate { $0.name == name })).first)
    }

    private func volumes(_ context: ModelContext) throws -> [SharedVolume] {
        try context.fetch(FetchDescriptor<SharedVolume>(sortBy: [SortDescriptor(\.title)]))
    }

    @Test func aCascadeReachesWhatOthersHaveAdded() throws {
        here.delete(try shelf("a", here))
        there.insert(SharedVolume("two", in: try shelf("a", there)))
        try there.save()
        try here.save()
        #expect(try containers[0].danglingLinks() == [])
        #expect(try volumes(there).isEmpty)
    }

    @Test func aCascadeLeavesWhatOthersHaveMovedAway() throws {
        here.delete(try shelf("a", here))
        try volumes(there)[0].shelf = try shelf("b", there)
        try there.save()
        try here.save()
        for context in [here, there, ModelContext(containers[0])] {
            #expect(try volumes(context).map(\.title) == ["one"])
            #expect(try volumes(context)[0].pages.map(\.number) == [1])
            #expect(try shelf("b", context).volumes.count == 1)
            #expect(try context.fetchCount(FetchDescriptor<SharedShelf>()) == 1)
        }
        #expect(!here.hasChanges)
    }

    /// The list of a deleted shelf is read when it is deleted, and may have volumes that others have moved there since the
    /// context last heard of them.
    @Test func aVolumeThatOthersMoveToAShelfAndAwayStays() throws {
        try volumes(there)[0].shelf = nil
        try there.save()
        let here = ModelContext(containers[0])
        let (volume, doomed) = (try volumes(here)[0], try shelf("a", here))
        #expect(volume.shelf == nil)
        try volumes(there)[0].shelf = try shelf("a", there)
        try there.save()
        here.delete(doomed)
        #expect(volume.isDeleted)
        try volumes(there)[0].shelf = try shelf("b", there)
        try there.save()
        try here.save()
        for context in [here, there, ModelContext(containers[0])] {
            #expect(try volumes(context).map { $0.shelf?.name } == ["b"])
        }
    }

    /// Objects that others have made owners of each other no longer belong to the deleted one.
    @Test(arguments: [1, 3]) func aCascadeLeavesACircleThatOthersHaveMade(_ length: Int) throws {
        let branches = (0...length).map { SharedBranch($0) }
        for branch in branches { here.insert(branch) }
        for branch in branches.dropFirst() { branch.parent = branches[0] }
        try here.save()
        func read(_ context: ModelContext) throws -> [SharedBranch] {
            try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
        }
        here.delete(branches[0])
        let others = Array(try read(there).dropFirst())
        for (offset, branch) in others.enumerated() { branch.parent = others[(offset + 1) % length] }
        let leaf = SharedBranch(9)
        leaf.parent = others[0]
        try there.save()
        try here.save()
        for context in [here, there, ModelContext(containers[0])] {
            let left = try read(context)
            #expect(left.map(\.number) == Array(1...length) + [9])
            #expect(left.map { $0.parent?.number } == (2..<(length + 1)).map { $0 } + [1, 1])
        }
        #expect(!here.hasChanges)
    }

    /// A volume that returns has the tags that the store has now, with the user's changes before the deletion.
    @Test func whatReturnsHasThePairsOfTheStore() throws {
        let names = ["kept", "parted", "joined", "mine"]
        for name in names { here.insert(SharedTag(name)) }
        func tags(_ context: ModelContext) throws -> [String: SharedTag] {
            let all = try context.fetch(FetchDescriptor<SharedTag>())
            return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
        }
        let mine = try tags(here)
        let volume = try volumes(here)[0]
        volume.tags = [mine["kept"]!, mine["parted"]!]
        try here.save()
        volume.tags.append(mine["mine"]!)
        here.delete(try shelf("a", here))
        let (moved, theirs) = (try volumes(there)[0], try tags(there))
        moved.shelf = try shelf("b", there)
        moved.tags = [theirs["kept"]!, theirs["joined"]!]
        try there.save()
        // Read while the volume is deleted here.
        #expect(mine.values.allSatisfy { $0.volumes.isEmpty })
        try here.save()
        for context in [here, there, ModelContext(containers[0])] {
            let expected = ["joined", "kept", "mine"]
            #expect(try volumes(context)[0].tags.map(\.name).sorted() == expected)
            #expect(try tags(context).values.filter { !$0.volumes.isEmpty }.map(\.name).sorted() == expected)
        }
    }

    /// A branch returns without the one that others had moved away from it.
    @Test func whatReturnsDoesNotTakeBackWhatOthersHaveMovedAway() throws {
        let branches = (0...2).map { SharedBranch($0) }
        for branch in branches { here.insert(branch) }
        branches[1].parent = branches[0]
        branches[2].parent = branches[1]
        try here.save()
        func read(_ context: ModelContext) throws -> [SharedBranch] {
            try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
        }
        here.delete(branches[0])
        try read(there)[2].parent = nil
        try there.save()
        // An attempt that others precede: the last branch returns.
        try here.attemptSave()
        #expect(branches[1].isDeleted && !branches[2].isDeleted)
        try read(there)[1].parent = nil
        try there.save()
        try here.save()
        for context in [here, there, ModelContext(containers[0])] {
            #expect(try read(context).map { $0.parent?.number } == [nil, nil])
            #expect(try read(context).map(\.number) == [1, 2])
        }
    }

    @Test func anObjectThatWasDeletedItselfTooStaysDeleted() throws {
        let volume = try volumes(here)[0]
        here.delete(try shelf("a", here))
        here.delete(volume)
        try volumes(there)[0].shelf = try shelf("b", there)
        try there.save()
        try here.save()
        #expect(try volumes(ModelContext(containers[0])).isEmpty)
    }

    @Test func aVolumeThatWasMovedHereIsDeletedWithItsShelf() throws {
        let volume = try volumes(here)[0]
        volume.shelf = try shelf("b", here)
        here.delete(try shelf("b", here))
        try volumes(there)[0].shelf = nil
        try there.save()
        try here.save()
        #expect(try volumes(there).isEmpty)
        #expect(try there.fetchCount(FetchDescriptor<SharedPage>()) == 0)
    }

    @Test func aRuleDeniesByWhatOthersHaveAdded() throws {
        here.delete(try shelf("b", here))
        let loan = SharedLoan("Jane")
        there.insert(loan)
        loan.shelf = try shelf("b", there)
        try there.save()
        #expect(throws: SwiftDataError.self) { try here.save() }
        here.rollback()
        #expect(try shelf("b", here).loans.map(\.person) == ["Jane"])
    }
}
