import AttributeGraph

/// The content of an `if` with an `else`, or of a `switch`: each branch is an identity of its own (law A4).
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: _ConditionalContent<TrueContent, FalseContent>.Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    /// Wraps the elements in a container, for a place that needs a single element.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .container(of: Self.self, inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            switch view.pointer(in: graph).pointee.storage {
            case .trueContent(let content): branches.show(content, branch: 0)
            case .falseContent(let content): branches.show(content, branch: 1)
            }
        }
    }

    /// False, because the view may have any number of elements.
    nonisolated public static var _isUnary: Bool { false }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// The runtime creates the content; there is no body.
    public typealias Body = Never

    /// Wraps the elements in a container, for a place that needs a single element.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Creates the elements that the view contributes to its container.
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

    /// False, because the view may have any number of elements.
    nonisolated public static var _isUnary: Bool { false }
}

/// A place in a container for one of several contents, each with a lifetime of its own.
package final class BranchSwitch {
    private let inputs: _ViewInputs
    private let group: RenderNode
    private var branch: AnyHashable?
    private var scope: Scope?
    private var value: AnyAttribute?
    /// Whether the place has shown its first content, possibly nothing: later contents have transitions.
    private var hasShown = false
    private var changes = IdentityChanges()
    /// Branches that have been left and are still seen.
    private var leaving: [LeavingBranch] = []

    private struct LeavingBranch {
        let branch: AnyHashable
        let scope: Scope
        let value: AnyAttribute
        let views: LeavingViews
    }

    package init(inputs: _ViewInputs) {
        self.inputs = inputs
        group = RenderNode.makeGroup(inputs: inputs)
    }

    /// Shows a view. If the branch is the current one, its view is updated, otherwise replaced.
    package func show<Content: View>(_ content: Content, branch: Int) {
        show(content, branch: branch) { Content._makeViewList(view: $0, inputs: $1) }
    }

    /// Shows a value that is no view, but creates elements.
    package func show<Content>(_ content: Content, branch: Int, make: (_GraphValue<Content>, _ViewInputs) -> Void) {
        show(content, identity: AnyBranch(branch: branch, type: Content.self), make: make)
    }

    /// Shows a view under an explicit identity, by which it can also be found.
    func show<Content: View>(_ content: Content, identity: some Hashable) {
        if !group.hasAttachment(IdentifiedRows.self) {
            let found = IdentifiedRows { [weak self] id in
                guard let self, branch?.isIdentity(id) == true else { return nil }
                return group
            } id: { [weak self] _ in
                self?.branch
            }
            group.setAttachment(found)
        }
        show(content, identity: AnyHashable(identity)) { Content._makeViewList(view: $0, inputs: $1) }
    }

    private func show<Content>(
        _ content: Content,
        identity: some Hashable,
        make: (_GraphValue<Content>, _ViewInputs) -> Void
    ) {
        let graph = inputs.graph
        let branch = AnyHashable(identity)
        if branch == self.branch, let value {
            graph.set(Attribute<Content>(unchecked: value), to: content)
            return
        }
        let isFirst = !hasShown
        showNothing()
        if returnTo(branch, content) { return }
        if !isFirst { changes.recordChange(of: group) }
        let scope = graph.makeScope(in: inputs.scope)
        let value = graph.makeInput(content, in: scope) { ValueComparator.of(Content.self).areEqual($0, $1) }
        self.branch = branch
        self.scope = scope
        self.value = value.identifier
        make(_GraphValue(value, isCompared: true), inputs.through(group, scope: scope))
        group.structureDidChange()
        if !isFirst { inputs.scene.transitionWork.recordInsertion(of: group) }
    }

    /// Reverts the removal of a branch whose removal transition is running; the branch keeps its storage.
    private func returnTo<Content>(_ branch: AnyHashable, _ content: Content) -> Bool {
        // A former explicit identity never returns (law A6).
        guard !leaving.isEmpty, branch.base is AnyBranch else { return false }
        guard let index = leaving.firstIndex(where: { $0.branch == branch }) else { return false }
        let known = leaving.remove(at: index)
        guard let nodes = known.views.takeBack(into: group, in: inputs.scene) else { return false }
        self.branch = branch
        scope = known.scope
        value = known.value
        group.children = nodes
        group.structureDidChange()
        inputs.graph.set(Attribute<Content>(unchecked: known.value), to: content)
        return true
    }

    package func showNothing() {
        hasShown = true
        guard let scope, let branch, let value else { return }
        let nodes = group.children
        group.children = []
        group.structureDidChange()
        let views = inputs.scene.transitionWork.remove(nodes, scope, from: group) { [weak self] in
            self?.leaving.removeAll { $0.scope == scope }
        }
        if let views { leaving.append(LeavingBranch(branch: branch, scope: scope, value: value, views: views)) }
        self.scope = nil
        self.branch = nil
        self.value = nil
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
