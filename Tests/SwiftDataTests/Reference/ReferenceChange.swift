import SwiftData

/// A change that two programs may make at the same time, of objects that one of them may have deleted.
enum ReferenceChange {
    case addNode(Int, parent: Int?)
    case setValue(Int, Int)
    case setParent(Int, Int?)
    case addMember(Int, group: Int)
    case removeMember(Int, group: Int)
    case setMark(Int, Int?)
    case addMark(Int, Int)
    case deleteNode(Int)
    case deleteGroup(Int)
    case deleteMark(Int)
}

extension ReferenceWorld {
    /// Applies a change. Objects that are gone are left out of it.
    mutating func apply(_ change: ReferenceChange) {
        switch change {
        case .addNode(let number, let parent):
            nodes[number] = Node(parent: parent.flatMap { nodes[$0] == nil ? nil : $0 })
        case .setValue(let number, let value): nodes[number]?.value = value
        case .setParent(let number, let parent):
            let target = parent.flatMap { nodes[$0] == nil ? nil : $0 }
            nodes[number]?.parent = target
        case .addMember(let number, let group):
            if groups[group] != nil { nodes[number]?.groups.insert(group) }
        case .removeMember(let number, let group): nodes[number]?.groups.remove(group)
        case .setMark(let number, let mark):
            let target = mark.flatMap { marks[$0] == nil ? nil : $0 }
            nodes[number]?.mark = target
        case .addMark(let number, let mark): if marks[mark] != nil { nodes[number]?.marks.insert(mark) }
        case .deleteNode(let number): deleteNode(number)
        case .deleteGroup(let number): deleteGroup(number)
        case .deleteMark(let number): deleteMark(number)
        }
    }

    func applying(_ changes: [ReferenceChange]) -> ReferenceWorld { changes.reduce(into: self) { $0.apply($1) } }
}
