import Foundation

/// The focus of a scene: the element that receives keys.
package final class FocusManager {
    /// The focused node.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) package private(set) weak var focused: RenderNode?

    /// The focus records around the focused node at the time when it was focused.
    // @exclusivity(unchecked): as the node.
    @exclusivity(unchecked) private var active: [FocusRecord] = []
    /// The regions with a preference that the focused node was in.
    // @exclusivity(unchecked): as the records.
    @exclusivity(unchecked) private var regions: [FocusRegion] = []
    /// The collection whose focused row has left, until something else gets the focus.
    // @exclusivity(unchecked): as the node.
    @exclusivity(unchecked) package private(set) weak var lostRows: RowFocus?
    /// The index of the focused node in reading order, from which keys continue after it was removed.
    private var place = 0
    @exclusivity(unchecked) private var requests: [Request] = []

    /// Observers of focus changes: services of the scene.
    package var observers: [any FocusObserver] = []

    private enum Request {
        /// Focus the first element below the record's node.
        case focus(FocusRecord)
        /// Focus the first element in a node.
        case focusNode(RenderNode)
        /// Remove the focus from the record's node, if it is there.
        case resign(FocusRecord)
        /// Check whether the value that a record's property was set to belongs to the focused element.
        case check(FocusRecord)
        /// Focus the found element if none has the focus.
        case first(() -> RenderNode?)
    }

    /// Whether an element has had the focus: keys continue from its position.
    package var hasPlace: Bool { focused == nil && place > 0 }

    /// Whether something waits for the next call of `settle(in:)`.
    var hasRequests: Bool { !requests.isEmpty }

    func requestFocus(_ record: FocusRecord) { requests.append(.focus(record)) }

    package func requestFocus(in node: RenderNode) { requests.append(.focusNode(node)) }

    /// Requests the focus for an element that is looked up after layout, unless another request has been made.
    package func requestFirstFocus(_ find: @escaping () -> RenderNode?) { requests.append(.first(find)) }

    func requestResignation(_ record: FocusRecord) { requests.append(.resign(record)) }

    /// A property has a value that is not a record's own: it counts only where another record of the property has it.
    func requestCheck(_ record: FocusRecord) { requests.append(.check(record)) }

    /// Performs the requests of views, and removes the focus from an element that can no longer have it.
    @MainActor
    func settle(in scene: SceneGraph) {
        if requests.isEmpty { return validate(in: scene) }
        let requests = self.requests
        self.requests = []
        for case .resign(let record) in requests where isFocused(below: record.node) { drop(in: scene) }
        for case .focus(let record) in requests {
            guard let node = record.node, let target = node.focus.preferred else {
                record.setFocused(false)
                continue
            }
            move(to: target, in: scene)
        }
        for case .focusNode(let node) in requests {
            if let target = node.focus.preferred { move(to: target, in: scene) }
        }
        // An element that can no longer have the focus does not block requests.
        if focused?.focus.canBeFocused == false || focused?.isOutOfReach == true { drop(in: scene) }
        for case .first(let find) in requests where focused == nil {
            if let target = find()?.focus.first { move(to: target, in: scene) }
        }
        validate(in: scene)
        // If no view represents the value, it is reset: otherwise a view that appears much later would take the focus.
        for case .check(let record) in requests
        where !active.contains(where: { $0.location === record.location && $0.isWanted?() == true }) {
            record.clear?()
        }
    }

    /// Takes the focus from a node that has left, is hidden or disabled.
    @MainActor
    func validate(in scene: SceneGraph) {
        if let focused {
            if !focused.focus.canBeFocused || focused.isOutOfReach { leave(focused, in: scene) }
        } else if !active.isEmpty || !regions.isEmpty {
            leave(nil, in: scene)
        }
    }

    /// Called when the focused node can no longer have the focus: a region around it may prefer another element.
    @MainActor
    private func leave(_ old: RenderNode?, in scene: SceneGraph) {
        let regions = self.regions
        drop(in: scene)
        for region in regions where region.node?.isAttached == true {
            if let target = region.target, target !== old, move(to: target, in: scene) { return }
        }
    }

    /// Moves the focus to a node.
    ///
    /// - Parameter isByPointer: Whether a press of the pointer causes the move. A pressed view is visible and is not
    ///   scrolled: otherwise it would move away from the pointer, and the release would miss it.
    @MainActor @discardableResult
    package func move(to node: RenderNode, in scene: SceneGraph, isByPointer: Bool = false) -> Bool {
        guard node.focus.canBeFocused, !node.isOutOfReach else { return false }
        if node === focused { return true }
        let old = focused
        focused = node
        lostRows = nil
        // Determined now, since a removed node has no position.
        place = scene.focusMoves.focusableNodes.firstIndex { $0 === node } ?? 0
        if let focus = node.focus.rowFocus { focus.row = node.lazy.enclosingRow }
        if let old { didLeave(old) }
        notify(node, isFocused: true)
        setRecords(node.focus.records)
        regions = node.focus.regions
        if isByPointer { scene.writes.requestUpdate() } else { scene.focusMoves.revealFocus(node) }
        scene.offersChanged()
        for observer in observers { observer.focusDidMove(in: scene) }
        return true
    }

    /// Takes the focus from whatever has it.
    @MainActor
    func drop(in scene: SceneGraph) {
        let old = focused
        focused = nil
        if let old { didLeave(old) }
        setRecords([])
        regions = []
        scene.offersChanged()
        for observer in observers { observer.focusDidMove(in: scene) }
    }

    /// A node has left the tree.
    func forget(_ node: RenderNode) {
        guard focused === node else { return }
        lostRows = node.focus.rowFocus
        focused = nil
        node.lazy.focusDidLeave()
        node.extras?.input?.editor?.focusChanged(false)
    }

    /// Returns the node a number of places after the focused one in reading order, wrapping around at the ends.
    func next(by step: Int, among nodes: [RenderNode]) -> RenderNode? {
        guard !nodes.isEmpty else { return nil }
        if let focused, let index = nodes.firstIndex(where: { $0 === focused }) {
            return nodes[(index + step + nodes.count) % nodes.count]
        }
        let start = place
        if step < 0 { return start == 0 ? nodes.last : nodes[min(start, nodes.count) - 1] }
        return nodes[start < nodes.count ? start : 0]
    }

    package func isFocused(below node: RenderNode?) -> Bool {
        guard let node, let focused else { return false }
        return focused.isContained(in: node)
    }

    private func didLeave(_ node: RenderNode) {
        notify(node, isFocused: false)
        node.lazy.focusDidLeave()
    }

    private func notify(_ node: RenderNode, isFocused: Bool) {
        guard !node.flags.contains(.detached) else { return }
        node.changeControl { $0.state.isFocused = isFocused }
        node.extras?.input?.focusChanged?(isFocused)
        node.extras?.input?.editor?.focusChanged(isFocused)
    }

    private func setRecords(_ records: [FocusRecord]) {
        let old = active
        active = records
        for record in old where !records.contains(where: { $0 === record }) { record.setFocused(false) }
        for record in records { record.setFocused(true) }
    }
}

/// An observer of the focus of a scene.
package protocol FocusObserver: AnyObject {
    func focusDidMove(in scene: SceneGraph)
}

/// A focus binding outside of a node: the attachment of `focused(_:)`.
final class FocusRecord {
    weak var node: RenderNode?
    /// Writes to the place.
    var write: ((Bool) -> Void)?
    /// The value of the property while the focus is in this place.
    var value: AnyHashable?
    /// The storage of the property to which the place belongs.
    weak var location: AnyObject?
    /// Returns whether the property's value requests the focus for this place.
    var isWanted: (() -> Bool)?
    /// Says that the focus is nowhere that the property knows.
    var clear: (() -> Void)?

    func setFocused(_ isFocused: Bool) { write?(isFocused) }
}

extension RenderNode {
    /// Whether the node is the other one, or a descendant of it.
    func isContained(in other: RenderNode) -> Bool {
        var node: RenderNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

extension FocusNode {
    /// Whether keys can go to the node now.
    package var canBeFocused: Bool {
        guard let input = node.extras?.input, input.isFocusable, node.isAttached, node.flags.contains(.placed) else {
            return false
        }
        if input.yieldsFocus, node.layoutChildren.contains(where: { $0.focus.first != nil }) { return false }
        guard let control = node.controlContent else { return true }
        return control.isEnabled && !control.control.leavesFocus(at: node)
    }

    /// The first focusable node of this node and its visible descendants, in reading order.
    package var first: RenderNode? {
        if node.isOutOfSight { return nil }
        if canBeFocused { return node }
        for child in node.layoutChildren {
            if let found = child.focus.first { return found }
        }
        return nil
    }

    /// The first focusable node as `first`, but no title of a column: a table begins at its rows.
    private var firstBelowTitles: RenderNode? {
        if node.isOutOfSight || node.controlContent?.role.element == .columnHeader { return nil }
        if canBeFocused { return node }
        for child in node.layoutChildren {
            if let found = child.focus.firstBelowTitles { return found }
        }
        return nil
    }

    /// The element that is focused when the node as a whole is: the preferred one, or else the first focusable one.
    fileprivate var preferred: RenderNode? {
        guard let first = firstBelowTitles ?? self.first else { return nil }
        return first.focus.regions.last { $0.target?.isContained(in: node) == true }?.target ?? first
    }

    /// The records outside of the node that report whether the focus is in it.
    fileprivate var records: [FocusRecord] {
        var records: [FocusRecord] = []
        var node: RenderNode? = self.node
        while let current = node {
            records += current.extras?.input?.focusBindings ?? []
            node = current.parent
        }
        return records
    }
}
