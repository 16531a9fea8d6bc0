import SwiftData

@Model final class Row {
    #Index<Row>([\.number])
    var name: String
    var number: Int
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var flag = true

    init(name: String, number: Int) {
        self.name = name
        self.number = number
        date = Date(timeIntervalSinceReferenceDate: Double(number))
    }
}

/// An object with a long list.
@Model final class Shelf {
    @Relationship(inverse: \Item.shelf) var items: [Item] = []

    init() {}
}

@Model final class Item {
    var number: Int
    var shelf: Shelf?

    init(number: Int) { self.number = number }
}
