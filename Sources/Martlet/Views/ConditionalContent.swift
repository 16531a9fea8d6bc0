import AttributeGraph

/// The content of an `if` with an `else`, or of a `switch`: each branch is an identity of its own (law A4).
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            switch view.pointer(in: graph).pointee.storage {
            case .trueContent(let content): branches.show(content, branch: 0)
            case .falseContent(let content): branches.show(content, branch: 1)
            }
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            if let content = view.pointer(in: graph).pointee {
                branches.show(content, branch: 0)
            } else {
                branches.showNothing()
            }
        }
    }

    nonisolated public static var _isUnary: Bool { false }
}

/// One of several contents at a place in a container, each with a lifetime of its own.
final class BranchSwitch {
    private let inputs: _ViewInputs
    private let group: RenderNode
    private var branch: AnyHashable?
    private var scope: Scope?
    private var value: AnyAttribute?

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        group = RenderNode.makeGroup(inputs: inputs)
    }

    /// Shows a view: the one that is shown gets the new value if the branch is the same, and is replaced if not.
    func show<Content: View>(_ content: Content, branch: Int) {
        show(content, branch: AnyBranch(branch: branch, type: Content.self))
    }

    /// Shows a view under an explicit identity, by which it can also be found.
    func show<Content: View>(_ content: Content, identity: some Hashable) {
        if group.extras?.storage == nil {
            group.ensuredExtras.storage = IdentifiedRows { [weak self] id in
                guard let self, branch == id else { return nil }
                return group
            }
        }
        show(content, branch: AnyHashable(identity))
    }

    private func show<Content: View>(_ content: Content, branch: some Hashable) {
        let graph = inputs.graph
        let branch = AnyHashable(branch)
        if branch == self.branch, let value {
            graph.set(Attribute<Content>(unchecked: value), to: content)
            return
        }
        showNothing()
        let scope = graph.makeScope(in: inputs.scope)
        let value = graph.makeInput(content, in: scope) { ValueComparator.of(Content.self).areEqual($0, $1) }
        self.branch = branch
        self.scope = scope
        self.value = value.identifier
        Content._makeViewList(view: _GraphValue(value, isCompared: true), inputs: inputs.through(group, scope: scope))
        group.structureDidChange()
    }

    func showNothing() {
        guard let scope else { return }
        let nodes = group.children
        group.children = []
        group.structureDidChange()
        inputs.scene.end(scope, removing: nodes)
        self.scope = nil
        branch = nil
        value = nil
    }
}

private struct AnyBranch: Hashable {
    let branch: Int
    let type: ObjectIdentifier

    init(branch: Int, type: Any.Type) {
        self.branch = branch
        self.type = ObjectIdentifier(type)
    }
}
