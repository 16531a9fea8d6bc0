import Martlet
import Synchronization

/// The question that an element answers. It is asked again when the node that answered it has gone.
@MainActor
struct ElementQuestion {
    /// Returns the first answer now; nil if there is none.
    let ask: () -> (node: RenderNode, core: HostCore)?

    /// A question for the first node that a search of a container yields.
    init(_ container: some ElementContainer, first: @escaping (ElementSearch) -> RenderNode?) {
        let searches = container.repeatedSearches
        ask = {
            for search in searches() {
                if let node = first(search) { return (node, search.core) }
            }
            return nil
        }
    }

    /// A question for one of all nodes that the searches of a container yield, in the order of `findAll`.
    init(_ container: some ElementContainer, at index: Int, of all: @escaping (ElementSearch) -> [RenderNode]) {
        let searches = container.repeatedSearches
        ask = {
            let found = searches().reversed().flatMap { search in all(search).map { ($0, search.core) } }
            return found.indices.contains(index) ? found[index] : nil
        }
    }
}

extension ElementContainer {
    /// A closure that returns the places of the container as they are when it is called. It does not keep a host alive.
    fileprivate var repeatedSearches: () -> [ElementSearch] {
        if let element = self as? Element { return { element.searches } }
        guard let core = (self as? TestHost)?.core else { return { [] } }
        return {
            guard core.isMounted else { return [] }
            return core.cores.reversed().map(\.search)
        }
    }
}

/// The node behind an element, and the question that found it.
final class ElementReference {
    private var found: RenderNode!
    private(set) var core: HostCore
    private let question: ElementQuestion?
    /// The containers of the node when it was found, the innermost first.
    private var surroundings: [RenderNode] = []
    /// The row that the node was in, and its name then: what has gone is not called as it was.
    private var row: (node: RenderNode, name: String)?
    /// Whether the question is being asked: what is asked of the element meanwhile is asked of the old node.
    private var isAsking = false
    let identity = ElementIdentity()

    @MainActor
    init(_ node: RenderNode, core: HostCore, question: ElementQuestion?) {
        self.core = core
        self.question = question
        take(node)
    }

    // Nodes are released before the scene that they belong to, which the core holds.
    deinit {
        surroundings = []
        row = nil
        found = nil
    }

    /// The node that answers the question now; the last one that did if none does.
    @MainActor var node: RenderNode {
        if found.isAttached && core.isMounted || isAsking { return found }
        isAsking = true
        defer { isAsking = false }
        // An element in one that has gone is found there, and has gone too.
        if let question, let (node, core) = question.ask(), node.isAttached {
            self.core = core
            take(node)
        }
        return found
    }

    @MainActor
    private func take(_ node: RenderNode) {
        found = node
        identity.set(node)
        guard question != nil else { return }
        surroundings = []
        row = nil
        var around = node.containerNode
        while let current = around {
            surroundings.append(current)
            if row == nil, Role(of: current) == .row {
                row = (current, current.otherNames.first ?? current.reading.label)
            }
            around = current.containerNode
        }
    }

    /// Describes the outermost container that has gone with the node; nil if the node alone has gone.
    @MainActor var goneWith: String? {
        if let row, !row.node.isAttached { return "the row \"\(row.name)\"" }
        let gone = surroundings.prefix { !$0.isAttached }
        return gone.last(where: { $0.kindName != "layout" }).map { "the \($0.kindName)" }
    }
}

/// The identity of the node behind an element, which any thread may compare.
final class ElementIdentity: Sendable {
    private let node = Mutex<ObjectIdentifier?>(nil)

    func set(_ node: RenderNode) {
        let new = ObjectIdentifier(node)
        self.node.withLock { $0 = new }
    }

    func isSame(as other: ElementIdentity) -> Bool {
        if self === other { return true }
        let (a, b) = (node.withLock { $0 }, other.node.withLock { $0 })
        return a == b
    }
}
