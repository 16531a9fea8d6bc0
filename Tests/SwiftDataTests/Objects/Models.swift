import Foundation
import SwiftData

@Model
final class Position {
    @Attribute(.unique) var place: Int
    var name: String
    var rating: Int?

    init(_ place: Int, _ name: String, rating: Int? = nil) {
        self.place = place
        self.name = name
        self.rating = rating
    }
}

@Model
final class Feed {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Entry.feed) var entries: [Entry] = []
    init(_ name: String) { self.name = name }
}

@Model
final class Entry {
    @Attribute(.unique) var link: String
    var text: String
    var feed: Feed?
    init(_ link: String, _ text: String = "") {
        self.link = link
        self.text = text
    }
}

@Model
final class Drawer {
    var name: String
    var items: [DrawerItem] = []
    init(_ name: String) { self.name = name }
}

@Model
final class DrawerItem {
    var name: String
    init(_ name: String) { self.name = name }
}

@Model
final class Leaf {
    var name: String
    var parent: Leaf?
    @Relationship(deleteRule: .cascade, inverse: \Leaf.parent) var children: [Leaf] = []
    init(_ name: String, _ parent: Leaf? = nil) {
        self.name = name
        self.parent = parent
    }
}

@Model
final class Team {
    var name: String
    @Relationship(inverse: \Player.team) var players: [Player] = []
    init(_ name: String) { self.name = name }
}

@Model
final class Player {
    var name: String
    var team: Team
    init(_ name: String, _ team: Team) {
        self.name = name
        self.team = team
    }
}

func makeObjectsContainer() throws -> ModelContainer {
    try ModelContainer(
        for: Position.self, Feed.self, Entry.self, Drawer.self, DrawerItem.self, Leaf.self, Team.self, Player.self,
        Author.self, Book.self, Tag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
