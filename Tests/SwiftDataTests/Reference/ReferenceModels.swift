import SwiftData

// The classes that ReferenceWorld describes. A number says which object of the world it is.

@Model
final class RefNode {
    var number: Int
    var value = 0
    var parent: RefNode?
    @Relationship(deleteRule: .cascade, inverse: \RefNode.parent) var children: [RefNode] = []
    var groups: [RefGroup] = []
    var mark: RefMark?
    var marks: [RefMark] = []
    init(_ number: Int) { self.number = number }
}

@Model
final class RefGroup {
    var number: Int
    var value = 0
    @Relationship(inverse: \RefNode.groups) var members: [RefNode] = []
    init(_ number: Int) { self.number = number }
}

@Model
final class RefMark {
    var number: Int
    @Attribute(.unique) var code: Int
    var value = 0
    init(_ number: Int, code: Int) {
        self.number = number
        self.code = code
    }
}
