import AttributeGraph

/// The inputs with which a view is created: its position, environment and lifetime.
public struct _ViewInputs {
    /// The scene, for access without counting a reference: weak references make counting slow.
    // Borrowed: the scene creates views and outlives them. So does the node, which exists already; inputs are copied for
    // each view, and every reference in them is counted then.
    @usableFromInline let sceneReference: Borrowed<SceneGraph>
    /// The lifetime of the created elements.
    @usableFromInline package var scope: Scope
    /// The environment around the view.
    package var environment: EnvironmentScope
    /// The view whose body contains this one. Retained: a pushed or presented view may outlive the view that declared
    /// it.
    package var instance: ViewInstance?
    /// The instance, for access without counting.
    var instanceReference: Borrowed<ViewInstance>? { .ofOptional(instance) }
    /// The node to which elements are added, which exists already.
    var parentReference: Borrowed<RenderNode>
    /// The node to which elements are added.
    package var parent: RenderNode {
        get { parentReference.object }
        set { parentReference = Borrowed(newValue) }
    }
    /// Inputs that few views have; nil if there are none.
    private var rare: RareInputs?
    /// The elements below the parent that are made only when they come into sight.
    package var laziness = Laziness.none

    /// Whether the rows of a `ForEach` below the parent are made only when they come into sight.
    package var isLazy: Bool {
        get { laziness != .none }
        set { laziness = newValue ? .elements : .none }
    }

    /// Modifiers of a view of many elements, which wait to be applied to each.
    package var wrappers: ElementWrapper? {
        get { rare?.wrappers }
        set { if newValue !== rare?.wrappers { changeRare { $0.wrappers = newValue } } }
    }
    /// The content of the custom modifier in whose body the view is.
    package var modifierContent: ModifierContent? {
        get { rare?.modifierContent }
        set { if newValue !== rare?.modifierContent { changeRare { $0.modifierContent = newValue } } }
    }
    /// The attachments of modifiers and containers around the view: styles, a navigation stack.
    package var attachments: InputAttachment? {
        get { rare?.attachments }
        set { if newValue !== rare?.attachments { changeRare { $0.attachments = newValue } } }
    }

    private mutating func changeRare(_ change: (RareInputs) -> Void) {
        let changed = RareInputs(rare)
        change(changed)
        rare = changed.isEmpty ? nil : changed
    }

    /// The scene that makes the view.
    @inlinable package var scene: SceneGraph { sceneReference.object }

    /// The graph of the scene.
    package var graph: Graph { withScene { $0.graph } }

    /// Calls `body` with the graph, without counting a reference to it or to the scene.
    @inlinable @inline(__always)
    package func withGraph<Result>(_ body: (Graph) -> Result) -> Result {
        sceneReference.with { body($0.graph) }
    }

    /// Calls `body` with the scene, without counting a reference to it.
    @inline(__always)
    func withScene<Result>(_ body: (SceneGraph) -> Result) -> Result {
        sceneReference.with(body)
    }

    package init(scene: SceneGraph, scope: Scope, environment: EnvironmentScope, parent: RenderNode) {
        sceneReference = Borrowed(scene)
        self.scope = scope
        self.environment = environment
        parentReference = Borrowed(parent)
    }

    // These change a copy, so that each reference is counted once.
    /// Returns inputs for the content of `node`, as a container of its own.
    @inline(__always)
    package func inside(_ node: RenderNode, isLazy: Bool = false) -> _ViewInputs {
        var inputs = self
        inputs.parentReference = Borrowed(node)
        inputs.laziness = isLazy ? .elements : .none
        inputs.wrappers = nil
        return inputs
    }

    /// Returns inputs for the body of a view.
    func inside(_ instance: ViewInstance) -> _ViewInputs {
        var inputs = self
        inputs.instance = instance
        return inputs
    }

    // Unsafe pointers: the bytes of inputs that the caller retains. They are lent: no count of their references changes.
    /// Calls `body` with inputs for the content of `node`, as by `inside(_:)`, without counting their references.
    @inline(__always)
    func lent<Result>(inside node: RenderNode, _ body: (_ViewInputs) -> Result) -> Result {
        if wrappers != nil { return body(inside(node)) }
        return withUnsafeTemporaryAllocation(of: _ViewInputs.self, capacity: 1) { memory in
            let place = memory.baseAddress.unsafelyUnwrapped
            lend(to: place)
            withUnsafeMutablePointer(to: &place.pointee.parentReference) { Borrowed(node).lend(to: $0) }
            place.pointee.laziness = .none
            return place.lend(to: body)
        }
    }

    /// Calls `body` with inputs for the body of a view, without counting their references. The caller retains the view.
    @inlinable @inline(__always)
    func lent<Result>(
        in instance: Borrowed<ViewInstance>, body attribute: AnyAttribute, _ body: (_ViewInputs) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: _ViewInputs.self, capacity: 1) { memory in
            let place = memory.baseAddress.unsafelyUnwrapped
            lend(to: place, in: instance, body: attribute)
            return place.lend(to: body)
        }
    }

    private func lend(to place: UnsafeMutablePointer<_ViewInputs>) {
        withUnsafePointer(to: self) {
            UnsafeMutableRawPointer(place).copyMemory(from: $0, byteCount: MemoryLayout<_ViewInputs>.size)
        }
    }

    @usableFromInline
    func lend(
        to place: UnsafeMutablePointer<_ViewInputs>, in instance: Borrowed<ViewInstance>, body: AnyAttribute
    ) {
        instance.with { begin($0, body: body) }
        lend(to: place)
        withUnsafeMutablePointer(to: &place.pointee.instance) { instance.lend(to: $0) }
    }

    /// Returns inputs for the content of `node`, a group that is transparent to the container around it.
    package func through(_ node: RenderNode, scope: Scope) -> _ViewInputs {
        var inputs = self
        inputs.parent = node
        inputs.scope = scope
        return inputs
    }
}

/// The elements of a container that are made only when they come into sight.
package enum Laziness: UInt8 {
    /// None: all elements are there as long as the container is.
    case none
    /// The rows of a `ForEach`. Elements beside it are made with their surroundings, such as a row.
    case rows
    /// All elements: each is a row.
    case elements
}

/// The result of creating a view.
public struct _ViewOutputs {
    // Borrowed: the parent retains the node. Code that removes it from there retains it first.
    private let reference: Borrowed<RenderNode>
    /// The node of the element that was made.
    package var node: RenderNode { reference.object }

    package init(node: __shared RenderNode) { reference = Borrowed(node) }

    package init(_ reference: Borrowed<RenderNode>) { self.reference = reference }

    /// Content of several elements where one is wanted: they are stacked vertically, as the documentation of
    /// containers such as `Group` shows it.
    package static func implicitContainer(_ inputs: _ViewInputs, content: (_ViewInputs) -> Void) -> _ViewOutputs {
        let node = RenderNode.make(layout: StackLayout.implicit, inputs: inputs)
        content(inputs.inside(node))
        return _ViewOutputs(node: node)
    }

    /// Content that may be several elements where one is wanted: it is passed through where it is one at any time.
    static func container<V: View>(
        of _: V.Type, _ inputs: _ViewInputs, content: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        guard inputs.isSingle(V.self) else { return implicitContainer(inputs, content: content) }
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        content(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// Inputs that few views have, behind one reference: inputs are copied for each container and each body, and every
/// reference in them is counted then. Never changed after inputs refer to it.
private final class RareInputs {
    var wrappers: ElementWrapper?
    var modifierContent: ModifierContent?
    var attachments: InputAttachment?

    init(_ other: RareInputs?) {
        wrappers = other?.wrappers
        modifierContent = other?.modifierContent
        attachments = other?.attachments
    }

    var isEmpty: Bool { wrappers == nil && modifierContent == nil && attachments == nil }
}

// MARK: - Elements

/// A modifier of a view of many elements, which is applied to each of them when it is made.
package final class ElementWrapper {
    /// The next outer modifier.
    let outer: ElementWrapper?
    /// The number of outer modifiers.
    fileprivate let depth: Int32
    /// The environment of the modifier.
    let environment: EnvironmentScope
    /// The view whose body contains the modifier.
    let instance: ViewInstance?
    /// The attachments of the modifier.
    let attachments: InputAttachment?
    /// The content of the custom modifier whose body contains the modifier.
    let modifierContent: ModifierContent?
    /// Makes the modifier's element around a content.
    let make: (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

    package init(
        inputs: _ViewInputs,
        make: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) {
        outer = inputs.wrappers
        depth = inputs.wrappers.map { $0.depth + 1 } ?? 0
        environment = inputs.environment
        instance = inputs.instance
        attachments = inputs.attachments
        modifierContent = inputs.modifierContent
        self.make = make
    }
}

extension _ViewInputs {
    /// Whether modifiers wait for elements.
    var hasWrappers: Bool { rare?.wrappers != nil }

    /// Whether an element is added by `addElement`: modifiers wait for it, or it is made when it comes into sight.
    @usableFromInline var addsElements: Bool { hasWrappers || laziness == .elements }

    /// Adds an element to the container, inside of the modifiers that wait for it. In a lazy container it is made when it
    /// comes into sight.
    package func addElement(_ make: @escaping (_ViewInputs) -> _ViewOutputs) {
        if laziness == .elements {
            _ = LazyElement(inputs: self, hasPart: nil, make: make)
        } else {
            makeElement(make)
        }
    }

    /// Adds the element of a view, which can be asked for the explicit identities in it before it is made.
    @usableFromInline
    package func addElement<V>(of view: _GraphValue<V>, _ make: @escaping (_ViewInputs) -> _ViewOutputs) {
        if laziness == .elements {
            _ = LazyElement(inputs: self, hasPart: { hasPart(view.read(in: $0), withID: $1) }, make: make)
        } else {
            makeElement(make)
        }
    }

    /// Makes an element inside of the modifiers that wait for it.
    func makeElement(_ make: @escaping (_ViewInputs) -> _ViewOutputs) {
        guard let wrappers else {
            _ = make(self)
            return
        }
        if let collector = modifierCollector {
            collector.collectElement(inputs: self) { makeElement(make, in: wrappers) }
        } else {
            makeElement(make, in: wrappers)
        }
    }

    private func makeElement(_ make: @escaping (_ViewInputs) -> _ViewOutputs, in wrappers: ElementWrapper) {
        if wrappers.depth < DeepStack.threshold {
            _ = Self.wrap(self, in: wrappers, make)
        } else {
            DeepStack.run { _ = Self.wrap(self, in: wrappers, make) }
        }
    }

    private static func wrap(
        _ leaf: _ViewInputs,
        in wrapper: ElementWrapper,
        _ make: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inner: (_ViewInputs) -> _ViewOutputs = { around in
            var inputs = leaf
            inputs.wrappers = nil
            inputs.parent = around.parent
            inputs.scope = around.scope
            inputs.laziness = around.laziness
            inputs.environment = leaf.environment.moved(from: wrapper.environment, onto: around.environment)
            inputs.attachments = InputAttachment.moved(
                leaf.attachments,
                from: wrapper.attachments,
                onto: around.attachments
            )
            return make(inputs)
        }
        var outer = leaf
        outer.wrappers = nil
        outer.environment = wrapper.environment
        outer.instance = wrapper.instance
        outer.attachments = wrapper.attachments
        outer.modifierContent = wrapper.modifierContent
        let made: (_ViewInputs) -> _ViewOutputs = { wrapper.make($0, inner) }
        if let next = wrapper.outer {
            return wrap(outer, in: next, made)
        }
        return made(outer)
    }
}
