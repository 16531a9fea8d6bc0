import AttributeGraph
import Foundation

/// A node of the render tree: the part of a scene that hosts draw, assistive technology reads and tests query.
///
/// A node lives as long as the element that it represents, and changes in place. Its `version` increases with each
/// change of size, content or children, so that a host finds changes by identity, version and position. The layout of a
/// node asks its children for sizes, which are cached per proposal, and places them.
///
/// Nodes belong to the thread that updates their scene. Access to the fields that layout reads most is not checked for
/// exclusivity at run time: each access is a load or a store, and none lasts while other code runs.
package final class RenderNode {
    // Fields that deinitialization releases come first, and those that layout reads are together below, both for
    // locality.
    /// The content of the node.
    @exclusivity(unchecked) package internal(set) var content: RenderContent
    /// The environment of the node; nil at the root.
    @exclusivity(unchecked) package var environment: EnvironmentScope?
    @exclusivity(unchecked) package var children: ContiguousArray<RenderNode> = []
    /// Fields that only some nodes have: traits, actions, accessibility, preferences.
    // @exclusivity(unchecked): layout touches these all the time, and no access lasts while other code runs.
    @exclusivity(unchecked) package var extras: Extras?
    /// Counts the nodes of the scene, and has a reference to it; a node that a test or a client retains may outlive the
    /// scene.
    private let census: NodeCensus.Count
    /// The layout, which the node retains if `holdsLayout` is set: other layouts live as long as the process.
    // Borrowed: see `withSharedLayout(_:)`.
    @exclusivity(unchecked) var layoutReference: Borrowed<SharedLayout>
    /// The parent, which retains the node, and notifies it before it ends.
    @exclusivity(unchecked) var parentReference: Borrowed<RenderNode>?
    /// The view's instance, for short accesses without counting.
    // Borrowed: the view's scope retains it, and ends after its nodes have left the tree; accessed only before that.
    let instanceReference: Borrowed<ViewInstance>?
    /// The view in whose body the node was made.
    package var instance: ViewInstance? { instanceReference?.object }

    /// The identity of the node: unique in the process, never used again.
    package let id: UInt64
    // The fields that layout reads and writes for every node are adjacent: in large trees, most of its time is spent
    // waiting for memory. These two share a word, as the four numbers below share two, to keep nodes small.
    @exclusivity(unchecked) var cache = SizeCache()
    /// Properties of the size that the layout is choosing now.
    @exclusivity(unchecked) package var sizeTraits: SizeTraits = []
    @exclusivity(unchecked) package var flags: Flags = []
    /// Grows with each change of the node itself, but for its place.
    @exclusivity(unchecked) package internal(set) var version: UInt32 = 0
    @exclusivity(unchecked) var depth: Int32 = 0
    /// The round of layout in which the ancestors were notified of a change below the node.
    @exclusivity(unchecked) var notifiedRound: UInt32 = 0
    /// The displayed frame of the node in its container, in points: its layout position, rounded to the display's
    /// pixels, or a position on the way there.
    @exclusivity(unchecked) package internal(set) var frame: CGRect = .zero
    /// The proposal with which the node was placed; `SizeCache.unspecified` means no proposal.
    @exclusivity(unchecked) var placedProposal = CGSize(width: -2, height: -2)

    @usableFromInline
    package struct Flags: OptionSet, Sendable {
        @usableFromInline package let rawValue: UInt32

        @inlinable
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The node has no frame: its children are those of the container around it.
        @inlinable package static var transparent: Flags { Flags(rawValue: 1 << 0) }
        /// In the list of nodes whose sizes may have changed.
        static let sizeQueued = Flags(rawValue: 1 << 1)
        /// In the list of nodes whose children are to be placed.
        static let placeQueued = Flags(rawValue: 1 << 2)
        /// Some child is transparent.
        static let hasGroups = Flags(rawValue: 1 << 3)
        /// The node has left the tree.
        @inlinable package static var detached: Flags { Flags(rawValue: 1 << 4) }
        /// In the list of changed nodes of this update.
        static let reported = Flags(rawValue: 1 << 5)
        /// The node and its descendants are not drawn and receive no input.
        @inlinable package static var hidden: Flags { Flags(rawValue: 1 << 6) }
        /// The node has been placed at least once.
        static let placed = Flags(rawValue: 1 << 7)
        /// The node or a node below it has set a preference.
        static let hasPreferences = Flags(rawValue: 1 << 8)
        /// The focused view in the node shows no focus effect.
        static let hidesFocusEffect = Flags(rawValue: 1 << 9)
        /// An alignment guide may have moved although the size is the same.
        @inlinable package static var guidesChanged: Flags { Flags(rawValue: 1 << 10) }
        /// The node or one below it sets an alignment guide, other than text its baselines.
        static let hasGuides = Flags(rawValue: 1 << 11)
        /// The node and its descendants exist, but are not drawn and receive no input.
        static let invisible = Flags(rawValue: 1 << 16)
        /// The node's preferred spacing may have changed although its size is the same.
        static let spacingChanged = Flags(rawValue: 1 << 12)
        /// The node is a group in the content of a modifier that belongs to content as a whole.
        static let holdsWholeContent = Flags(rawValue: 1 << 13)
        /// The group belongs to a modifier that watches its content.
        static let watchesContent = Flags(rawValue: 1 << 14)
        /// The modifier is going to look whether its content is still there.
        static let contentQueued = Flags(rawValue: 1 << 15)
        /// A custom layout has placed the node in this pass.
        static let placedByLayout = Flags(rawValue: 1 << 17)
        /// The children are laid out from right to left.
        static let rightToLeft = Flags(rawValue: 1 << 18)
        /// The node's content has been created, for a node that creates it when it is placed.
        @inlinable package static var hasContent: Flags { Flags(rawValue: 1 << 20) }
        /// The layout may prefer spacing other than the host's default.
        static let mayWantSpacing = Flags(rawValue: 1 << 21)
        /// The node is moving to its layout position: `frame` is the displayed position.
        static let moving = Flags(rawValue: 1 << 22)
        /// The node replaces an element that is being inserted or removed.
        static let transitioning = Flags(rawValue: 1 << 23)
        /// The node is an element that is being inserted or removed, in a node that is `transitioning`.
        static let wrapped = Flags(rawValue: 1 << 24)
        /// The node holds removed children of its container that are still visible.
        static let leaving = Flags(rawValue: 1 << 25)
        /// The node holds content that has been replaced by newer content, and is no longer read by assistive
        /// technology.
        static let ghost = Flags(rawValue: 1 << 26)
        /// The node is not drawn at its own position, but used by its container, and receives no input: a mask.
        @inlinable package static var aside: Flags { Flags(rawValue: 1 << 27) }
        /// The preferences of the node have to be collected again.
        static let preferencesChanged = Flags(rawValue: 1 << 19)
        /// The node is a lazy container, or has one below it.
        static let holdsLazyContainer = Flags(rawValue: 1 << 29)
        /// The reference to the layout is counted.
        static let holdsLayout = Flags(rawValue: 1 << 28)

        // Numbers, because unoptimized code would create an array otherwise.
        /// The flags that decide whether a node may be moved without layout: it may if only `placed` is set.
        static var shiftState: Flags { Flags(rawValue: placed.rawValue | placeQueued.rawValue | moving.rawValue) }
        /// The flags of nodes that are not added to the list of changed nodes.
        static var unlisted: Flags { Flags(rawValue: reported.rawValue | detached.rawValue) }

        /// Guides or spacing of the node may have changed at the same size.
        static let edgesChanged: Flags = [.guidesChanged, .spacingChanged]
        /// The flags of changes for which the container is measured even if the size is the same.
        static let reachesContainer: Flags = [.guidesChanged, .hasGuides, .spacingChanged]
        /// The flags of nodes that are not drawn at their own position, with their descendants, and receive no input.
        static let outOfSight: Flags = [.hidden, .invisible, .aside]
    }

    /// The fields that only some nodes have.
    package final class Extras {
        var traits: [ObjectIdentifier: Any] = [:]
        var preferences: [ObjectIdentifier: any PreferenceEntry] = [:]
        /// The preferences of the node and its descendants, by key, as far as they have been collected.
        var collectedPreferences: [ObjectIdentifier: any PreferenceEntry] = [:]
        var preferenceReaders: [any PreferenceReader] = []
        package var lifecycle: [any LifecycleRecord] = []
        package var input: InputHandlers?
        /// The children of the container, in which transparent groups are replaced by their children.
        package var flattened: ContiguousArray<RenderNode>?
        /// The data that layouts, controls and features attach to the node.
        var attachments = NodeAttachments()
        /// The way to where the node was placed.
        var motion: FrameMotion?
        /// The transition that the node is the wrapper or the element of.
        var transition: TransitionRun?
        /// The holders of the node's removed children that are still visible.
        var leaving: ContiguousArray<RenderNode> = []
        /// The views that were removed from the group and are still seen: they end with the node.
        var departures: [LeavingViews] = []
    }

    private init(
        id: UInt64,
        content: RenderContent,
        layout: Borrowed<SharedLayout>,
        scene: Borrowed<SceneGraph>,
        instance: Borrowed<ViewInstance>?
    ) {
        self.id = id
        self.content = content
        layoutReference = layout
        instanceReference = instance
        census = scene.with { $0.census.enter($0) }
        recordSpacing()
    }

    package static func make(
        _ content: consuming RenderContent = .layout,
        layout: consuming any NodeLayout,
        inputs: _ViewInputs
    ) -> RenderNode {
        let layout = SharedLayout.of(layout)
        return make(content, sharing: Retained(layout).borrowed, flags: .holdsLayout, inputs: inputs).object
    }

    /// A node that shows text, which is set later.
    package static func makeText(inputs: _ViewInputs) -> Borrowed<RenderNode> {
        make(.layout, sharing: SharedLayout.text.reference, inputs: inputs)
    }

    /// A node whose layout is set later.
    static func makeWithoutLayout(inputs: _ViewInputs) -> Borrowed<RenderNode> {
        make(.layout, sharing: SharedLayout.empty.reference, inputs: inputs)
    }

    // Borrowed: the parent retains the node; its creator counts no reference of its own.
    private static func make(
        _ content: consuming RenderContent,
        sharing layout: Borrowed<SharedLayout>,
        flags: Flags = [],
        inputs: _ViewInputs
    ) -> Borrowed<RenderNode> {
        let scene = inputs.sceneReference
        let made = Retained(
            RenderNode(
                id: scene.with { $0.nextNodeID() },
                content: content,
                layout: layout,
                scene: scene,
                instance: inputs.instanceReference
            ))
        made.with { node in
            node.flags.formUnion(flags)
            node.environment = inputs.environment
            if scene.with({ $0.layoutWork.hasRightToLeft }) { node.takeLayoutDirection() }
        }
        inputs.parentReference.with { $0.insert(taking: made, at: $0.children.count) }
        return made.borrowed
    }

    /// A node that lends its children to the container around it.
    package static func makeGroup(inputs: _ViewInputs) -> RenderNode {
        let node = RenderNode(
            id: inputs.scene.nextNodeID(),
            content: .layout,
            layout: SharedLayout.empty.reference,
            scene: inputs.sceneReference,
            instance: inputs.instanceReference
        )
        node.flags.insert(.transparent)
        inputs.parent.append(node)
        return node
    }

    static func makeRoot(
        _ content: consuming RenderContent = .layout,
        layout: consuming any NodeLayout,
        scene: SceneGraph,
        instance: ViewInstance? = nil
    ) -> RenderNode {
        let node = RenderNode(
            id: scene.nextNodeID(),
            content: content,
            layout: Retained(.of(layout)).borrowed,
            scene: Borrowed(scene),
            instance: instance.map { Borrowed($0) }
        )
        node.flags.insert(.holdsLayout)
        return node
    }

    deinit {
        if flags.contains(.reported) { withScene { $0.changes.forget(self) } }
        census.leave()
        // A child that is held for longer, such as by an element of a test, finds no parent.
        children.forEachUnretained { _, child in
            if child.parentReference?.refers(to: self) == true {
                child.parentReference = nil
            }
        }
        extras?.leaving.forEach { $0.parentReference = nil }
        if flags.contains(.holdsLayout) { Retained(adopting: layoutReference).release() }
        // Descendants are released with the node, level by level. The extras may have the last references to them.
        if depth >= DeepStack.threshold, !children.isEmpty {
            DeepStack.run {
                children = []
                extras = nil
            }
        }
    }

    /// The parent of the node.
    package var parent: RenderNode? {
        @inline(__always) get { parentReference?.object }
        @inline(__always) set { parentReference = newValue.map { Borrowed($0) } }
    }

    /// The scene that the node belongs to.
    package var scene: SceneGraph {
        @inline(__always) get { census.scene }
    }

    /// Calls `body` with the scene, without counting a reference to it.
    @inline(__always)
    package func withScene<Result>(_ body: (SceneGraph) -> Result) -> Result {
        census.withScene(body)
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

// MARK: - Reading

extension RenderNode {
    /// The visible children, in drawing order.
    /// - Complexity: O(*n* log *n*) in the children.
    package var visibleChildren: [RenderNode] {
        // Views that are being removed are drawn behind the others.
        let leaving = leavingViews
        return (leaving.isEmpty ? layoutChildren : leaving + layoutChildren)
            .filter { !$0.isOutOfSight && $0.flags.contains(.placed) }
            .enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// The container of the node, without transparent groups.
    package var containerNode: RenderNode? { parent?.container }

    /// Whether the node belongs to a scene's tree.
    package var isAttached: Bool { !flags.contains(.detached) }

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
    /// - Complexity: O(*d*) for a node at depth *d*.
    package var originInWindow: CGPoint {
        var origin = frame.origin
        var node = containerNode
        while let current = node {
            origin.x += current.frame.origin.x + current.contentOffset.x
            origin.y += current.frame.origin.y + current.contentOffset.y
            node = current.containerNode
        }
        return origin
    }

    /// The offset of the node's content inside the node, by scrolling or an offset.
    package var contentOffset: CGPoint {
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
    /// Sets the content of the node, and reports the change to the host.
    package func setContent(_ content: consuming RenderContent) {
        self.content = content
        didChange()
    }

    /// Marks the node as changed in this update.
    package func didChange() {
        version &+= 1
        report()
    }

    /// Marks the node as moved in this update: all else of it is as it was.
    func didMove() { report() }

    @inline(__always)
    private func report() {
        if flags.isDisjoint(with: .unlisted) {
            flags.insert(.reported)
            withScene { $0.changes.record(self) }
        }
    }
}
