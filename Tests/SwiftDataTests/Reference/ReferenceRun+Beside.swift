import Foundation
import SwiftData

extension ReferenceRun {
    /// Changes both contexts before either saves. The store must then be as if one had begun after the other.
    func changeBeside(_ step: ReferenceStep) throws {
        guard !context.hasChanges else { return }
        var random = UInt64(step.a * 101 + step.b) &* 0x9E37_79B9_7F4A_7C15 | 1
        // The numbers of new objects are to be in the order of their creation.
        let there = changes(&random)
        let here = changes(&random)
        for change in there { try apply(change, to: other) }
        for change in here { try apply(change, to: context) }
        try context.save()
        try other.save()
        release()
        forgetUndo()
        let (first, second) = (world.applying(here).applying(there), world.applying(there).applying(here))
        let seen = try read(ModelContext(context.container))
        guard seen == first || seen == second else {
            throw Mismatch(
                text:
                    "\(here) beside \(there) gives\n  \(seen)\nexpected\n  \(first)\nor\n  \(second)\nfrom\n  \(world)")
        }
        (world, saved) = (seen, seen)
        try checkRows()
        try look()
        try compare(other, saved, "the other context, which has saved too")
    }

    private func changes(_ random: inout UInt64) -> [ReferenceChange] {
        func next(_ limit: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(limit))
        }
        func change() -> ReferenceChange? {
            let (kind, a, b) = (next(11), next(100), next(100))
            let (node, second) = (pick(world.nodes.keys, a), pick(world.nodes.keys, b))
            let (group, mark) = (pick(world.groups.keys, b), pick(world.marks.keys, b))
            switch kind {
            case 0:
                self.next += 1
                return .addNode(self.next, parent: second)
            case 1: return node.map { .setValue($0, b) }
            case 2, 3: return node.map { .setParent($0, b % 4 == 0 ? nil : second) }
            case 4: return node.flatMap { node in group.map { .addMember(node, group: $0) } }
            case 5: return node.flatMap { node in group.map { .removeMember(node, group: $0) } }
            case 6: return node.map { .setMark($0, b % 4 == 0 ? nil : mark) }
            case 7: return node.flatMap { node in mark.map { .addMark(node, $0) } }
            case 8: return node.map { .deleteNode($0) }
            case 9: return group.map { .deleteGroup($0) }
            default: return mark.map { .deleteMark($0) }
            }
        }
        var all: [ReferenceChange] = []
        var local = world
        for _ in 0...next(3) {
            // A value that is set again is no change, and does not prevail over one from elsewhere.
            guard let change = change(), local.applying([change]) != local else { continue }
            local.apply(change)
            all.append(change)
        }
        return all
    }

    /// Makes a change in a context, unless an object of it was deleted there before.
    private func apply(_ change: ReferenceChange, to context: ModelContext) throws {
        if context === contexts[0] { undo.beginUndoGrouping() }
        defer { if context === contexts[0] { undo.endUndoGrouping() } }
        func node(_ number: Int?) throws -> RefNode? {
            try context.fetch(FetchDescriptor<RefNode>()).first { $0.number == number }
        }
        func group(_ number: Int) throws -> RefGroup? {
            try context.fetch(FetchDescriptor<RefGroup>()).first { $0.number == number }
        }
        func mark(_ number: Int?) throws -> RefMark? {
            try context.fetch(FetchDescriptor<RefMark>()).first { $0.number == number }
        }
        switch change {
        case .addNode(let number, let parent):
            let made = RefNode(number)
            context.insert(made)
            made.parent = try node(parent)
        case .setValue(let number, let value): try node(number)?.value = value
        case .setParent(let number, let parent): try node(number)?.parent = try node(parent)
        case .addMember(let number, let number2):
            guard let node = try node(number), let group = try group(number2), !node.groups.contains(group) else {
                return
            }
            node.groups.append(group)
        case .removeMember(let number, let number2):
            if let group = try group(number2) { try node(number)?.groups.removeAll { $0 === group } }
        case .setMark(let number, let number2): try node(number)?.mark = try mark(number2)
        case .addMark(let number, let number2):
            guard let node = try node(number), let mark = try mark(number2), !node.marks.contains(mark) else { return }
            node.marks.append(mark)
        case .deleteNode(let number): try node(number).map { context.delete($0) }
        case .deleteGroup(let number): try group(number).map { context.delete($0) }
        case .deleteMark(let number): try mark(number).map { context.delete($0) }
        }
    }
}
