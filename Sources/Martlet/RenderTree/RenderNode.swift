import AttributeGraph
import Foundation

/// A node of the render tree: what a scene shows, as hosts draw it, assistive technology reads it and tests query it.
///
/// A node lasts as long as the element that it stands for and changes in place. Its `version` grows with each change
/// of frame, content or children, so that a host finds what is new by identity and version. Nodes are laid out where
/// they stand: the layout of a node asks its children for sizes, which are cached per proposal, and places them.
///
/// Nodes belong to the thread that updates their scene. Access to what layout touches all the time is not checked for
/// exclusivity while the program runs: each access is a load or a store, and none lasts while other code runs.
public final class RenderNode {
    /// The identity of the node: unique in the process, never used again.
    public let id: UInt64
    /// Grows with each change of the node itself.
    @exclusivity(unchecked) public internal(set) var version: UInt32 = 0
    @exclusivity(unchecked) var depth: Int32 = 0
    /// What the node shows.
    @exclusivity(unchecked) public internal(set) var content: RenderContent
    /// Where the node is shown in its container, in points: where it was placed, rounded to the display's pixels, or on
    /// the way there.
    @exclusivity(unchecked) public internal(set) var frame: CGRect = .zero
    /// The proposal that it was placed with; `SizeCache.unspecified` stands for none.
    @exclusivity(unchecked) var placedProposal = CGSize(width: -2, height: -2)

    unowned(unsafe) let scene: SceneGraph
    /// Counts the nodes of the scene; a node that a test or a client holds may outlive the scene.
    private let census: NodeCensus.Count
    @exclusivity(unchecked) unowned(unsafe) var parent: RenderNode?
    /// The view in whose body the node was made.
    unowned(unsafe) let instance: ViewInstance?
    /// What surrounds the node; nil at the root.
    @exclusivity(unchecked) var environment: EnvironmentScope?
    @exclusivity(unchecked) var children: ContiguousArray<RenderNode> = []
    @exclusivity(unchecked) var layout: any NodeLayout {
        didSet { noteSpacing() }
    }
    @exclusivity(unchecked) var flags: Flags = []
    /// What the layout says of the size that it is choosing now.
    @exclusivity(unchecked) var sizeTraits: SizeTraits = []
    @exclusivity(unchecked) var cache = SizeCache()
    /// What only some nodes have: traits, actions, accessibility, preferences.
    @exclusivity(unchecked) var extras: Extras?

    struct Flags: OptionSet {
        let rawValue: UInt32
        /// The node has no frame: its children are those of the container around it.
        static let transparent = Flags(rawValue: 1 << 0)
        /// In the list of nodes whose sizes may have changed.
        static let sizeQueued = Flags(rawValue: 1 << 1)
        /// In the list of nodes whose children are to be placed.
        static let placeQueued = Flags(rawValue: 1 << 2)
        /// Some child is transparent.
        static let hasGroups = Flags(rawValue: 1 << 3)
        /// The node has left the tree.
        static let detached = Flags(rawValue: 1 << 4)
        /// In the list of changed nodes of this update.
        static let reported = Flags(rawValue: 1 << 5)
        /// The node and what is below it are not drawn and take no input.
        static let hidden = Flags(rawValue: 1 << 6)
        /// The node has been placed at least once.
        static let placed = Flags(rawValue: 1 << 7)
        /// The node or a node below it has set a preference.
        static let hasPreferences = Flags(rawValue: 1 << 8)
        /// An alignment guide may lie elsewhere although the size is the same.
        static let guidesChanged = Flags(rawValue: 1 << 10)
        /// The node or one below it sets an alignment guide, other than text its baselines.
        static let hasGuides = Flags(rawValue: 1 << 11)
        /// The node and what is below it are there, but are not shown and take no input.
        static let invisible = Flags(rawValue: 1 << 16)
        /// A custom layout has placed the node in this pass.
        static let placedByLayout = Flags(rawValue: 1 << 17)
        /// The children are laid out from right to left.
        static let rightToLeft = Flags(rawValue: 1 << 18)
        /// What stands in the node has been made, of a node that makes it when it is placed.
        static let hasContent = Flags(rawValue: 1 << 20)
        /// The layout may want spacing other than the host's default.
        static let mayWantSpacing = Flags(rawValue: 1 << 21)
        /// The node is on its way to where it was placed: `frame` is where it is shown.
        static let moving = Flags(rawValue: 1 << 22)
        /// The node stands in the place of an element that is on its way in or out.
        static let transitioning = Flags(rawValue: 1 << 23)
        /// The node is an element on its way in or out, and stands in a node that is `transitioning`.
        static let wrapped = Flags(rawValue: 1 << 24)
        /// The node holds what has been removed from its container and is still seen.
        static let leaving = Flags(rawValue: 1 << 25)
        /// The node holds what has been replaced by something newer, and is not read any more.
        static let ghost = Flags(rawValue: 1 << 26)
        /// The node is not drawn where it stands, but used by its container, and takes no input: a mask.
        static let aside = Flags(rawValue: 1 << 27)
        /// The preferences of the node are to be collected anew.
        static let preferencesChanged = Flags(rawValue: 1 << 19)
    }

    /// What only some nodes have.
    final class Extras {
        var traits: [ObjectIdentifier: Any] = [:]
        var preferences: [ObjectIdentifier: any PreferenceEntry] = [:]
        /// What the node and those below it hand up, by key, as far as it has been collected.
        var collectedPreferences: [ObjectIdentifier: any PreferenceEntry] = [:]
        var preferenceReaders: [any PreferenceReader] = []
        var lifecycle: [any LifecycleRecord] = []
        var accessibility: AccessibilityProperties?
        var input: InputHandlers?
        /// The children of the container, with those of transparent groups in their places.
        var flattened: ContiguousArray<RenderNode>?
        /// State that a layout or control keeps with its node.
        var storage: AnyObject?
        /// The way to where the node was placed.
        var motion: FrameMotion?
        /// The transition that the node is the wrapper or the element of.
        var transition: TransitionRun?
        /// The holders of what has been removed from the node and is still seen.
        var leaving: ContiguousArray<RenderNode> = []
    }

    private init(
        id: UInt64,
        content: RenderContent,
        layout: any NodeLayout,
        scene: SceneGraph,
        instance: ViewInstance?
    ) {
        self.id = id
        self.content = content
        self.layout = layout
        self.scene = scene
        self.instance = instance
        census = scene.census.enter()
        noteSpacing()
    }

    static func make(
        _ content: RenderContent = .layout,
        layout: any NodeLayout,
        inputs: _ViewInputs
    ) -> RenderNode {
        let node = makeRoot(content, layout: layout, scene: inputs.scene, instance: inputs.instance)
        node.environment = inputs.environment
        if inputs.scene.hasRightToLeft { node.takeLayoutDirection() }
        inputs.parent.append(node)
        return node
    }

    /// A node that lends its children to the container around it.
    static func makeGroup(inputs: _ViewInputs) -> RenderNode {
        let node = makeRoot(.layout, layout: EmptyLayout(), scene: inputs.scene, instance: inputs.instance)
        node.flags.insert(.transparent)
        inputs.parent.append(node)
        return node
    }

    static func makeRoot(
        _ content: RenderContent = .layout,
        layout: any NodeLayout,
        scene: SceneGraph,
        instance: ViewInstance? = nil
    ) -> RenderNode {
        RenderNode(id: scene.nextNodeID(), content: content, layout: layout, scene: scene, instance: instance)
    }

    deinit { census.leave() }

    /// Keeps at hand whether the layout wants spacing of its own: stacks ask it of every child.
    private func noteSpacing() {
        if layout.hasOwnSpacing { flags.insert(.mayWantSpacing) } else { flags.remove(.mayWantSpacing) }
    }

    var mayWantSpacing: Bool { flags.contains(.mayWantSpacing) }

    /// Extras, made when they are first needed.
    var ensuredExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }
}

/// How many nodes of a scene are alive.
///
/// A number in memory of its own, which whoever leaves last frees: a node may outlive its scene, and to count a
/// reference for each node would cost more than to count the node.
final class NodeCensus {
    private let count = Count()

    /// The nodes that are alive.
    var value: Int { count.nodes - 1 }

    init() {}

    deinit { count.leave() }

    /// Counts one node more.
    func enter() -> Count {
        count.nodes += 1
        return count
    }

    struct Count {
        private let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)

        /// How many nodes there are, and one for the scene.
        fileprivate var nodes: Int {
            get { place.pointee }
            nonmutating set { place.pointee = newValue }
        }

        fileprivate init() { place.initialize(to: 1) }

        func leave() {
            nodes -= 1
            if nodes == 0 { place.deallocate() }
        }
    }
}

// MARK: - Structure

extension RenderNode {
    func append(_ child: RenderNode) { insert(child, at: children.count) }

    func insert(_ child: RenderNode, at index: Int) {
        child.parent = self
        if child.children.isEmpty, child.extras == nil {
            child.depth = depth + 1
        } else {
            child.setDepth(depth + 1)
        }
        // Almost all come at the end; to insert is more work even there.
        if index == children.count { children.append(child) } else { children.insert(child, at: index) }
        if child.flags.contains(.transparent) { flags.insert(.hasGroups) }
        if child.flags.contains(.hasPreferences) { marksPreferences() }
        // What is made in a row that waits outside of the tree is not in the tree either.
        if flags.contains(.detached) { child.flags.insert(.detached) }
        childrenDidChange()
    }

    /// Says how many children are to be made, so that the place for them is made once.
    func expectChildren(_ count: Int) {
        if children.isEmpty { children.reserveCapacity(count) }
    }

    func setDepth(_ depth: Int32) {
        self.depth = depth
        for child in children where child.depth != depth + 1 { child.setDepth(depth + 1) }
        for holder in leavingViews { holder.setDepth(depth + 1) }
    }

    /// The holders of what has been removed from the node and is still seen.
    var leavingViews: ContiguousArray<RenderNode> { extras?.leaving ?? [] }

    /// Takes the node out of its parent. What it holds is freed with its last reference.
    func removeFromParent() {
        guard let parent else { return }
        if let index = parent.children.lastIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
        }
        parent.childrenDidChange()
        self.parent = nil
    }

    /// Says that a group's children have changed in number or order.
    func structureDidChange() {
        if !flags.contains(.hasPreferences), children.contains(where: { $0.flags.contains(.hasPreferences) }) {
            marksPreferences()
        }
        childrenDidChange()
    }

    private func childrenDidChange() {
        let container = self.container
        container.extras?.flattened = nil
        if self !== container, !container.flags.contains(.hasGroups) { container.flags.insert(.hasGroups) }
        container.invalidateSize()
        if flags.contains(.hasPreferences) { preferencesDidChange() }
    }

    /// The nearest node, this one included, that is no transparent group.
    var container: RenderNode {
        if !flags.contains(.transparent) { return self }
        var node = self
        while node.flags.contains(.transparent), let parent = node.parent { node = parent }
        return node
    }

    /// The children that the node lays out: those of transparent groups stand in the places of the groups.
    var layoutChildren: ContiguousArray<RenderNode> {
        if !flags.contains(.hasGroups) { return children }
        // A container of one group, as a stack of a `ForEach` is, has the children of the group.
        if children.count == 1 {
            let flags = children[0].flags
            if flags.contains(.transparent), !flags.contains(.hasGroups) { return children[0].children }
        }
        if let flattened = extras?.flattened { return flattened }
        var flattened: ContiguousArray<RenderNode> = []
        appendFlattened(to: &flattened)
        ensuredExtras.flattened = flattened
        return flattened
    }

    func appendFlattened(to list: inout ContiguousArray<RenderNode>) {
        for child in children {
            if child.flags.contains(.transparent) {
                child.appendFlattened(to: &list)
            } else {
                list.append(child)
            }
        }
    }

    /// Calls `body` for the node and every node below it, parents first.
    func forEachInSubtree(_ body: (RenderNode) -> Void) {
        body(self)
        for child in children { child.forEachInSubtree(body) }
        for holder in leavingViews { holder.forEachInSubtree(body) }
    }
}

// MARK: - Reading

extension RenderNode {
    /// The nodes that stand in this one, in the order in which they are drawn.
    public var visibleChildren: [RenderNode] {
        // What is leaving stands behind what stays.
        let leaving = leavingViews
        return (leaving.isEmpty ? layoutChildren : leaving + layoutChildren)
            .filter { $0.flags.isDisjoint(with: [.hidden, .invisible, .aside]) && $0.flags.contains(.placed) }
            .enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// The container of the node, without transparent groups.
    public var containerNode: RenderNode? { parent?.container }

    /// Whether the node belongs to a scene's tree.
    public var isAttached: Bool { !flags.contains(.detached) }

    /// Whether the node or one around it is not shown.
    var isInHiddenSubtree: Bool {
        var node: RenderNode? = self
        while let current = node {
            if current.flags.contains(.hidden) { return true }
            node = current.parent
        }
        return false
    }

    /// The origin of the node in its window, without the effects of transforms.
    public var originInWindow: CGPoint {
        var origin = frame.origin
        var node = containerNode
        while let current = node {
            origin.x += current.frame.origin.x + current.contentOffset.x
            origin.y += current.frame.origin.y + current.contentOffset.y
            node = current.containerNode
        }
        return origin
    }

    /// How far the content of the node is moved inside of it: by scrolling or an offset.
    public var contentOffset: CGPoint {
        switch content {
        case .scroll(let scroll): CGPoint(x: -scroll.offset.x, y: -scroll.offset.y)
        case .effect(.offset(let offset)): CGPoint(x: offset.shown.width, y: offset.shown.height)
        default: .zero
        }
    }

    /// The origin of the node in its window where it was placed, whether it is shown there yet or not.
    var layoutOriginInWindow: CGPoint {
        var origin = layoutFrame.origin
        var node = containerNode
        while let current = node {
            var offset = current.contentOffset
            if case .effect(.offset(let effect)) = current.content {
                offset = CGPoint(x: effect.target.width, y: effect.target.height)
            }
            let frame = current.layoutFrame
            origin.x += frame.minX + offset.x
            origin.y += frame.minY + offset.y
            node = current.containerNode
        }
        return origin
    }
}

extension RenderNode {
    /// Sets what the node shows, and reports it to the host.
    func setContent(_ content: RenderContent) {
        self.content = content
        didChange()
    }

    /// Marks the node as changed in this update.
    func didChange() {
        version &+= 1
        if flags.isDisjoint(with: [.reported, .detached]) {
            flags.insert(.reported)
            scene.changedNodes.append(self)
        }
    }
}
