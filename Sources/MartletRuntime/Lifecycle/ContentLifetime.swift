/// The appearance and disappearance of a modifier's content that is not a single view: it appears with its first
/// element, and disappears with its last (law H1). A change between branches leaves an element in each update, and thus
/// is neither.
final class ContentLifetime: LifecycleRecord {
    private let record: any LifecycleRecord
    // Borrowed: the group holds the lifetime.
    @Borrowed private var group: RenderNode
    private var isPresent = false
    /// Removed views of the group that are still seen.
    private var departing: [LeavingViews] = []

    init(_ record: any LifecycleRecord, of group: RenderNode) {
        self.record = record
        _group = Borrowed(group)
    }

    /// Keeps the content present while removed views are still seen.
    func depart(_ views: LeavingViews) { departing.append(views) }

    /// The group has appeared, or its elements have changed.
    func appear(in scene: SceneGraph) {
        if !departing.isEmpty { departing.removeAll(where: \.isOver) }
        if !departing.isEmpty || group.lifetime.hasShownElement {
            isPresent = true
            record.appear(in: scene)
        } else if isPresent {
            isPresent = false
            record.end(in: scene)
        }
    }

    func end(in scene: SceneGraph) {
        isPresent = false
        departing = []
        record.end(in: scene)
    }

    func cover(in scene: SceneGraph) { record.cover(in: scene) }
}

extension LifetimeNode {
    /// Adds a record that begins when the content of the node appears, and ends when it disappears: the
    /// node itself, or the elements of a group.
    package func attachToContent(_ record: any LifecycleRecord) {
        attach(node.flags.contains(.transparent) ? ContentLifetime(record, of: node) : record)
    }

    /// Whether a group has an element that is not hidden.
    fileprivate var hasShownElement: Bool {
        node.children.contains { child in
            child.flags.contains(.transparent) ? child.lifetime.hasShownElement : !child.flags.contains(.hidden)
        }
    }

    /// Schedules a check whether the content of this group, and of the groups around it, still exists.
    ///
    /// - Complexity: O(1) without such a modifier, or if the check is already scheduled.
    func contentDidChange() {
        var current: RenderNode? = self.node
        while let node = current, node.flags.contains(.holdsWholeContent) {
            if node.flags.contains(.watchesContent) {
                if node.flags.contains(.contentQueued) { return }
                node.flags.insert(.contentQueued)
                node.scene.appears(node)
            }
            current = node.parent
        }
    }

    /// Keeps the content of this group, and of the groups around it, present while removed views are still seen.
    func contentDeparts(_ views: LeavingViews) {
        var current: RenderNode? = self.node
        while let node = current, node.flags.contains(.holdsWholeContent) {
            for case let lifetime as ContentLifetime in node.extras?.lifecycle ?? [] { lifetime.depart(views) }
            current = node.parent
        }
    }
}
