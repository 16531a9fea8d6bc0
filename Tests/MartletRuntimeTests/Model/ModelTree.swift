import MartletTesting

/// A view tree described as data, from which the tested views are built, and which is changed at random.
indirect enum Shape: Hashable {
    /// A text that says a word.
    case text(String)
    /// A view with state of its own, which it shows.
    case cell(name: String)
    case stack(horizontal: Bool, [Shape])
    case group([Shape])
    /// One of two branches, by the parity of the state of a switch of that name.
    case branch(name: String, Shape, Shape)
    /// A child for each id; ids are unique in it.
    case rows(name: String, [Row])
    /// The child has an id of its own.
    case identified(Int, Shape)
    case erased(Shape)
    /// A custom modifier with state around one or many children.
    case modified(name: String, Shape)
    /// Sets the environment's word for the subtree.
    case worded(String, Shape)
    /// Says the environment's word.
    case word(name: String)

    struct Row: Hashable {
        let id: Int
        var shape: Shape
    }
}

extension Shape {
    static func random(depth: Int, using random: inout SplitMix, names: inout Int) -> Shape {
        func name() -> String {
            names += 1
            return "n\(names)"
        }
        func child() -> Shape { .random(depth: depth - 1, using: &random, names: &names) }
        func children() -> [Shape] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
        guard depth > 0 else {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return .text("t\(Int.random(in: 0..<9, using: &random))")
            case 1: return .word(name: name())
            default: return .cell(name: name())
            }
        }
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: return .stack(horizontal: Bool.random(using: &random), children())
        case 2: return .group(children())
        case 3, 4: return .branch(name: name(), child(), child())
        case 5, 6:
            return .rows(name: name(), (0..<Int.random(in: 0...4, using: &random)).map { Row(id: $0, shape: child()) })
        case 7: return .identified(0, child())
        case 8: return .erased(child())
        case 9: return .modified(name: name(), child())
        default: return .worded("w\(Int.random(in: 0..<3, using: &random))", child())
        }
    }

    /// Changes something at a random place: an id, a row's place, a word; inserts or removes rows.
    mutating func mutate(using random: inout SplitMix, names: inout Int) {
        switch self {
        case .text: self = .text("t\(Int.random(in: 0..<9, using: &random))")
        case .cell, .word: break
        case .stack(let horizontal, var children):
            children[Int.random(in: children.indices, using: &random)].mutate(using: &random, names: &names)
            self = .stack(horizontal: Int.random(in: 0..<6, using: &random) == 0 ? !horizontal : horizontal, children)
        case .group(var children):
            children[Int.random(in: children.indices, using: &random)].mutate(using: &random, names: &names)
            self = .group(children)
        case .branch(let name, var first, var second):
            first.mutate(using: &random, names: &names)
            second.mutate(using: &random, names: &names)
            self = .branch(name: name, first, second)
        case .rows(let name, var rows):
            Self.mutate(&rows, using: &random, names: &names)
            self = .rows(name: name, rows)
        case .identified(let id, var child):
            if Bool.random(using: &random) {
                self = .identified(id + 1, child)
            } else {
                child.mutate(using: &random, names: &names)
                self = .identified(id, child)
            }
        case .erased(var child):
            child.mutate(using: &random, names: &names)
            self = .erased(child)
        case .modified(let name, var child):
            child.mutate(using: &random, names: &names)
            self = .modified(name: name, child)
        case .worded(let word, var child):
            if Bool.random(using: &random) {
                self = .worded("w\(Int.random(in: 0..<3, using: &random))", child)
            } else {
                child.mutate(using: &random, names: &names)
                self = .worded(word, child)
            }
        }
    }

    private static func mutate(_ rows: inout [Row], using random: inout SplitMix, names: inout Int) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: rows.shuffle(using: &random)
        case 1 where !rows.isEmpty: rows.remove(at: Int.random(in: rows.indices, using: &random))
        case 2 where rows.count < 6:
            let free = (0...rows.count).first { id in !rows.contains { $0.id == id } } ?? rows.count
            let shape = Shape.random(depth: 1, using: &random, names: &names)
            rows.insert(Row(id: free, shape: shape), at: Int.random(in: 0...rows.count, using: &random))
        default:
            guard let index = rows.indices.randomElement(using: &random) else { return }
            rows[index].shape.mutate(using: &random, names: &names)
        }
    }
}
