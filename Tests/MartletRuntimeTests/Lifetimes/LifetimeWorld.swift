import Combine
import Foundation
import Martlet
import MartletTesting

/// The tree that the fuzz of lifetimes shows and changes: `if` in `if`, rows, what reads its place, erased views,
/// backgrounds.
indirect enum LifetimeNode: Identifiable, Equatable {
    case text(Int)
    case branch(Int, isOn: Bool, LifetimeNode, LifetimeNode?)
    case rows(Int, [LifetimeNode])
    case geometry(Int, LifetimeNode)
    case canvas(Int)
    case effect(Int, LifetimeNode)
    case erased(Int, LifetimeNode)
    case behind(Int, isOn: Bool, LifetimeNode)
    case identified(Int, version: Int, LifetimeNode)
    case stack(Int, [LifetimeNode])

    var id: Int {
        switch self {
        case .text(let id), .branch(let id, _, _, _), .rows(let id, _), .geometry(let id, _), .canvas(let id),
            .effect(let id, _), .erased(let id, _), .behind(let id, _, _), .identified(let id, _, _), .stack(let id, _):
            id
        }
    }

    /// The nodes of the tree.
    var count: Int {
        switch self {
        case .text, .canvas: 1
        case .branch(_, _, let first, let second): 1 + first.count + (second?.count ?? 0)
        case .rows(_, let children), .stack(_, let children): children.reduce(1) { $0 + $1.count }
        case .geometry(_, let child), .effect(_, let child), .erased(_, let child), .behind(_, _, let child),
            .identified(_, _, let child):
            1 + child.count
        }
    }

    /// A random tree of at most a depth.
    static func random(depth: Int, _ next: inout Int, _ random: inout SplitMix) -> LifetimeNode {
        next += 1
        let id = next
        guard depth > 0 else { return Bool.random(using: &random) ? .text(id) : .canvas(id) }
        func child() -> LifetimeNode { .random(depth: depth - 1, &next, &random) }
        func children(_ range: ClosedRange<Int>) -> [LifetimeNode] {
            (0..<Int.random(in: range, using: &random)).map { _ in child() }
        }
        return switch Int.random(in: 0..<11, using: &random) {
        case 0: .text(id)
        case 1, 2: .branch(id, isOn: Bool.random(using: &random), child(), Bool.random(using: &random) ? child() : nil)
        case 3, 4: .rows(id, children(0...3))
        case 5: .geometry(id, child())
        case 6: .effect(id, child())
        case 7: .erased(id, child())
        case 8: .behind(id, isOn: Bool.random(using: &random), child())
        case 9: .identified(id, version: 0, child())
        default: .stack(id, children(1...3))
        }
    }

    /// The tree with one thing changed in it.
    func changed(_ next: inout Int, _ random: inout SplitMix) -> LifetimeNode {
        // Here, or somewhere below.
        let isHere = Int.random(in: 0..<3, using: &random) == 0
        switch self {
        case .text, .canvas:
            return isHere ? .random(depth: 2, &next, &random) : self
        case .branch(let id, let isOn, let first, let second):
            if isHere { return .branch(id, isOn: !isOn, first, second) }
            if isOn { return .branch(id, isOn: isOn, first.changed(&next, &random), second) }
            return .branch(id, isOn: isOn, first, second?.changed(&next, &random))
        case .rows(let id, var rows):
            if isHere || rows.isEmpty {
                if rows.count > 3 || !rows.isEmpty && Bool.random(using: &random) {
                    rows.remove(at: Int.random(in: rows.indices, using: &random))
                } else {
                    rows.insert(
                        .random(depth: 1, &next, &random), at: Int.random(in: 0...rows.count, using: &random))
                }
                if Bool.random(using: &random) { rows.shuffle(using: &random) }
                return .rows(id, rows)
            }
            let index = Int.random(in: rows.indices, using: &random)
            rows[index] = rows[index].changed(&next, &random)
            return .rows(id, rows)
        case .geometry(let id, let child): return .geometry(id, child.changed(&next, &random))
        case .effect(let id, let child): return .effect(id, child.changed(&next, &random))
        case .erased(let id, let child):
            return .erased(id, isHere ? .random(depth: 1, &next, &random) : child.changed(&next, &random))
        case .behind(let id, let isOn, let child):
            return isHere ? .behind(id, isOn: !isOn, child) : .behind(id, isOn: isOn, child.changed(&next, &random))
        case .identified(let id, let version, let child):
            if isHere { return .identified(id, version: version + 1, child) }
            return .identified(id, version: version, child.changed(&next, &random))
        case .stack(let id, var children):
            let index = Int.random(in: children.indices, using: &random)
            children[index] = children[index].changed(&next, &random)
            return .stack(id, children)
        }
    }
}

/// The state that the views of the fuzz show and their callbacks write.
@MainActor final class LifetimeWorld: ObservableObject {
    /// A value whose end writes.
    final class Token {
        private let end: @MainActor () -> Void
        init(_ end: @escaping @MainActor () -> Void) { self.end = end }
        deinit { MainActor.assumeIsolated { [end] in end() } }
    }

    @Published var root: LifetimeNode
    @Published var counter = 0
    @Published var token: Token?
    @Published var isSheet = false
    @Published var path: [Int] = []
    private var next = 0
    private var random: SplitMix
    /// The writes that callbacks may still make in this step: without an end, updates would not settle.
    private var allowance = 0

    /// A tree of more nodes is replaced by a new one: many steps with small trees find more than few with large ones.
    private static let countLimit = 24
    /// Each page shows the whole tree.
    private static let pathLimit = 2

    init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        root = .random(depth: 3, &next, &random)
        self.random = random
    }

    /// Writes from a callback: reentrant, as apps do.
    func poke() {
        guard allowance > 0 else { return }
        allowance -= 1
        switch Int.random(in: 0..<6, using: &random) {
        case 0: counter += 1
        case 1: changeTree()
        case 2: withAnimation(.linear(duration: 0.1)) { changeTree() }
        case 3: token = Token { [weak self] in self?.poke() }
        case 4: token = nil
        default: isSheet.toggle()
        }
    }

    /// One step of the user, with or without animation.
    func step() {
        allowance = 3
        let animation = Bool.random(using: &random) ? Fuzz.animation(&random) : nil
        withAnimation(animation) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: isSheet.toggle()
            case 1: path = path.isEmpty ? [Int.random(in: 0..<3, using: &random)] : []
            case 2: path = path.suffix(Self.pathLimit - 1) + [Int.random(in: 0..<3, using: &random)]
            case 3: counter += 1
            case 4: token = Token { [weak self] in self?.poke() }
            case 5: root = .random(depth: 3, &next, &random)
            default: changeTree()
            }
        }
    }

    private func changeTree() {
        let changed = root.changed(&next, &random)
        root = changed.count > Self.countLimit ? .random(depth: 3, &next, &random) : changed
    }

    func settle() {
        allowance = 0
        isSheet = false
        path = []
    }

    func choice(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
