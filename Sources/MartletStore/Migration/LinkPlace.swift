import Foundation

/// The table and columns in which a store keeps the links of a relationship, seen from one of its sides.
///
/// A relationship to one object is a column of its entity's table: `own` is then the key of that table. A relationship
/// to several objects is the column of its inverse, or a table of pairs.
package struct LinkPlace: Codable, Hashable {
    package var table: String
    /// The column with the objects that have the relationship.
    package var own: String
    /// The column with the targets.
    package var other: String
    /// The column with the position of `other` among the links of `own`.
    package var ownOrder: String?
    /// The column with the position of `own` among the links of `other`.
    package var otherOrder: String?

    package init(
        table: String, own: String, other: String, ownOrder: String? = nil, otherOrder: String? = nil
    ) {
        self.table = table
        self.own = own
        self.other = other
        self.ownOrder = ownOrder
        self.otherOrder = otherOrder
    }

    /// The place seen from the other side.
    package var reversed: LinkPlace {
        LinkPlace(table: table, own: other, other: own, ownOrder: otherOrder, otherOrder: ownOrder)
    }

    package static let key = "$id"

    /// Whether the links are a column of an entity's table, and not a table of pairs.
    package var isColumn: Bool { own == Self.key || other == Self.key }

    /// The name of the column, if the links are a column.
    var column: String { own == Self.key ? other : own }
}

/// A relationship as a store describes it.
package struct StoredLink: Codable, Equatable {
    package var destination: String
    package var isToMany: Bool
    package var place: LinkPlace

    package init(destination: String, isToMany: Bool, place: LinkPlace) {
        self.destination = destination
        self.isToMany = isToMany
        self.place = place
    }
}

/// One side of a relationship of the new form.
package struct LinkEnd {
    /// "Entity.name", for messages.
    package let name: String
    package let isToMany: Bool
    package let place: LinkPlace
    /// The relationship of the old form that this one continues.
    package let former: StoredLink?

    package init(name: String, isToMany: Bool, place: LinkPlace, former: StoredLink?) {
        self.name = name
        self.isToMany = isToMany
        self.place = place
        self.former = former
    }

    /// The location of the former links after columns and tables have been renamed.
    var movedFormer: LinkPlace? {
        guard let former else { return nil }
        // The column of a to-one relationship is kept, or renamed, with the other columns.
        guard !former.isToMany, !isToMany else { return former.place }
        return LinkPlace(
            table: place.table, own: place.own, other: place.other, ownOrder: former.place.ownOrder,
            otherOrder: former.place.otherOrder)
    }
}

/// Links that can't be carried over.
package struct LinkError: Error {
    package let message: String
    package init(message: String) { self.message = message }
}
