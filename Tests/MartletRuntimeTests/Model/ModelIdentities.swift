/// The inputs that determine whether the body of a named view has a reason to run: its identity, and its parameters.
struct ModelIdentity: Hashable {
    /// The structural place and the explicit ids on the way: another place is another lifetime.
    let path: String
    /// The view value: what a parent's run can change.
    let value: Shape
    /// The environment's word, for those that read it.
    let word: String?
}

extension Shape {
    /// The named views that a tree shows, given the state of its branches.
    func identities(state: (String) -> Int) -> [String: ModelIdentity] {
        var result: [String: ModelIdentity] = [:]
        collect(path: "", word: "none", state: state, into: &result)
        return result
    }

    private func collect(
        path: String,
        word: String,
        state: (String) -> Int,
        into result: inout [String: ModelIdentity]
    ) {
        func add(_ name: String, word: String? = nil) {
            result[name] = ModelIdentity(path: path, value: self, word: word)
        }
        func visit(_ child: Shape, _ step: String, word inner: String? = nil) {
            child.collect(path: path + "/" + step, word: inner ?? word, state: state, into: &result)
        }
        switch self {
        case .text: break
        case .cell(let name): add(name)
        case .word(let name): add(name, word: word)
        case .stack(let horizontal, let children):
            for (index, child) in children.enumerated() { visit(child, "\(horizontal ? "h" : "v")\(index)") }
        case .group(let children):
            for (index, child) in children.enumerated() { visit(child, "g\(index)") }
        case .branch(let name, let first, let second):
            add(name)
            let isFirst = state(name) % 2 == 0
            visit(isFirst ? first : second, isFirst ? "b0" : "b1")
        case .rows(let name, let rows):
            add(name)
            for row in rows { visit(row.shape, "r\(row.id)") }
        case .identified(let id, let child): visit(child, "i\(id)")
        case .erased(let child): visit(child, "e")
        case .modified(_, let child): visit(child, "m")
        case .worded(let inner, let child): visit(child, "w", word: inner)
        }
    }
}
