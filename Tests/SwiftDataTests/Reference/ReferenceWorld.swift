/// The documented rules of stored models, on plain values: what a context must show, and a store must have.
struct ReferenceWorld: Equatable {
    struct Node: Equatable {
        var value = 0
        var parent: Int?
        var groups: Set<Int> = []
        /// Relationships without an inverse.
        var mark: Int?
        var marks: Set<Int> = []
    }

    struct Mark: Equatable {
        /// Unique.
        var code: Int
        var value = 0
    }

    var nodes: [Int: Node] = [:]
    var groups: [Int: Int] = [:]
    var marks: [Int: Mark] = [:]

    /// Deletes a node, and by the cascade all below it.
    mutating func deleteNode(_ number: Int) {
        guard nodes.removeValue(forKey: number) != nil else { return }
        for (child, node) in nodes where node.parent == number && nodes[child] != nil { deleteNode(child) }
    }

    mutating func deleteGroup(_ number: Int) {
        groups[number] = nil
        for key in nodes.keys { nodes[key]!.groups.remove(number) }
    }

    mutating func deleteMark(_ number: Int) {
        marks[number] = nil
        for key in nodes.keys {
            if nodes[key]!.mark == number { nodes[key]!.mark = nil }
            nodes[key]!.marks.remove(number)
        }
    }

    /// Has a mark become another one, which then has its values.
    private mutating func merge(_ new: Int, into old: Int) {
        marks[old] = nil
        for key in nodes.keys {
            if nodes[key]!.mark == old { nodes[key]!.mark = new }
            if nodes[key]!.marks.remove(old) != nil { nodes[key]!.marks.insert(new) }
        }
    }

    /// Returns the unique codes after a save; nil if the save throws.
    ///
    /// - Parameter saved: The marks that the store has.
    func afterSave(_ saved: [Int: Mark]) -> ReferenceWorld? {
        var result = self
        let known = marks.keys.filter { saved[$0] != nil }.sorted()
        for number in known where marks[number]!.code != saved[number]!.code {
            if known.contains(where: { $0 != number && marks[$0]!.code == marks[number]!.code }) { return nil }
        }
        var holders: [Int: Int] = [:]
        for number in known { holders[marks[number]!.code] = number }
        for number in marks.keys.filter({ saved[$0] == nil }).sorted() {
            let code = marks[number]!.code
            if let holder = holders[code] { result.merge(number, into: holder) }
            holders[code] = number
        }
        return result
    }

    func children(_ number: Int) -> Set<Int> { Set(nodes.filter { $0.value.parent == number }.keys) }
    func members(_ number: Int) -> Set<Int> { Set(nodes.filter { $0.value.groups.contains(number) }.keys) }
}
