import Foundation
import SwiftData
import SwiftUI
import Testing

/// Deleting, taking that back by undo and rollback, and what remains in the store.
struct DeletionTests {
    @Test func nullifyIsStoredOfObjectsThatWereNotRead() throws {
        let container = try ModelContainer(
            for: Team2.self, Player2.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let first = ModelContext(container)
        let team = Team2("red")
        first.insert(team)
        for name in ["a", "b"] { first.insert(Player2(name, team)) }
        try first.save()
        let context = ModelContext(container)
        context.delete(try context.fetch(FetchDescriptor<Team2>())[0])
        try context.save()
        let none = FetchDescriptor<Player2>(predicate: #Predicate { $0.team == nil })
        #expect(try ModelContext(container).fetchCount(none) == 2)
    }

    @Test func rollbackBringsAToOneBackThatWasRead() throws {
        let container = try ModelContainer(
            for: Team2.self, Player2.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let team = Team2("red")
        let player = Player2("a", team)
        context.insert(player)
        try context.save()
        #expect(player.team === team)
        context.delete(team)
        #expect(player.team == nil)
        context.rollback()
        #expect(player.team === team)
        #expect(team.players == [player])
        player.name = "b"
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Player2>())[0].team?.name == "red")
    }

    @Test @MainActor func undoOfADeletionRestoresItsLinks() throws {
        let container = try makeObjectsContainer()
        let context = container.mainContext
        let undo = UndoManager()
        undo.groupsByEvent = false
        let book = Book("Emma", author: Author(name: "Austen"))
        book.tags = [Tag(name: "novel")]
        context.insert(book)
        try context.save()
        context.undoManager = undo
        let (author, tag) = (book.author!, book.tags[0])
        undo.beginUndoGrouping()
        context.delete(author)
        undo.endUndoGrouping()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
        undo.undo()
        #expect(author.books == [book])
        #expect(book.author === author)
        #expect(tag.books == [book])
        undo.redo()
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
        #expect(tag.books == [])
        undo.undo()
        try context.save()
        let other = ModelContext(container)
        let read = try other.fetch(FetchDescriptor<Book>())
        #expect(read.map(\.author?.name) == ["Austen"])
        #expect(read.map { $0.tags.map(\.name) } == [["novel"]])
    }

    @Test func aListWithoutAnInverseLosesADeletedItemAtOnce() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let folder = Drawer("a")
        folder.items = [DrawerItem("1"), DrawerItem("2")]
        context.insert(folder)
        try context.save()
        let other = ModelContext(container)
        let elsewhere = try other.fetch(FetchDescriptor<Drawer>())[0]
        #expect(elsewhere.items.count == 2)
        context.delete(folder.items[0])
        #expect(folder.items.map(\.name) == ["2"])
        context.rollback()
        #expect(folder.items.count == 2)
        context.delete(folder.items.first { $0.name == "1" }!)
        try context.save()
        #expect(folder.items.map(\.name) == ["2"])
        _ = try other.fetchCount(FetchDescriptor<Drawer>())
        #expect(elsewhere.items.map(\.name) == ["2"])
    }

    @Test func contextsThatChangeOneListBothCount() throws {
        let container = try makeObjectsContainer()
        let first = ModelContext(container)
        first.insert(Book("Emma"))
        for name in ["a", "b", "c"] { first.insert(Tag(name: name)) }
        try first.save()
        func book(_ context: ModelContext) throws -> Book { try context.fetch(FetchDescriptor<Book>())[0] }
        func tag(_ name: String, _ context: ModelContext) throws -> Tag {
            try context.fetch(FetchDescriptor<Tag>()).first { $0.name == name }!
        }
        try book(first).tags = [tag("c", first)]
        try first.save()
        let second = ModelContext(container)
        let (one, two) = (try book(first), try book(second))
        one.tags.append(try tag("a", first))
        two.tags.append(try tag("b", second))
        two.tags.removeAll { $0.name == "c" }
        try first.save()
        second.processPendingChanges()
        #expect(two.tags.map(\.name).sorted() == ["a", "b"])
        try second.save()
        first.processPendingChanges()
        #expect(one.tags.map(\.name).sorted() == ["a", "b"])
        #expect(try book(ModelContext(container)).tags.map(\.name).sorted() == ["a", "b"])
    }

    @Test func rollbackGoesBackToWhatAnotherContextHasSaved() throws {
        let container = try makeObjectsContainer()
        let (first, second) = (ModelContext(container), ModelContext(container))
        first.insert(Book("a"))
        try first.save()
        let book = try second.fetch(FetchDescriptor<Book>())[0]
        book.title = "mine"
        try first.fetch(FetchDescriptor<Book>())[0].title = "theirs"
        try first.save()
        second.processPendingChanges()
        #expect(book.title == "mine")
        second.rollback()
        #expect(book.title == "theirs")
    }

    @Test func aRequiredObjectThatIsDeletedIsAnErrorOfTheSave() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let team = Team("red")
        context.insert(Player("a", team))
        try context.save()
        context.delete(team)
        let error = #expect(throws: SwiftDataError.self) { try context.save() }
        #expect("\(error!)".contains("Player") && "\(error!)".contains("team"))
        context.rollback()
        #expect(team.players.map(\.team.name) == ["red"])
        for player in team.players { context.delete(player) }
        context.delete(team)
        try context.save()
    }
}

@Model
final class Team2 {
    var name: String
    @Relationship(deleteRule: .nullify, inverse: \Player2.team) var players: [Player2] = []
    init(_ name: String) { self.name = name }
}

@Model
final class Player2 {
    var name: String
    var team: Team2?
    init(_ name: String, _ team: Team2?) {
        self.name = name
        self.team = team
    }
}
