/// What assistive technology is told of a node, where modifiers say so.
///
/// Each modifier has a layer of its own, so that what one says anew leaves alone what the others have said. What the
/// layers come to is kept beside them: of two that say the same, the outer one counts.
package struct AccessibilityProperties {
    package var identifier: String?
    package var label: String? {
        get { offeredLabel?() ?? saidLabel }
        set { saidLabel = newValue }
    }
    /// The label as something else says when it is asked; nil for the one that is said.
    package var offeredLabel: (() -> String?)?
    private var saidLabel: String?
    package var value: String?
    package var hint: String?
    package var isHidden: Bool?
    /// What the modifiers add to what the node is, and take from it.
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    /// How the node stands to what is in it; nil where it is no element by itself.
    package var children: AccessibilityChildBehavior?
    /// Where the node comes among its siblings: the highest first.
    package var sortPriority: Double?
    /// What a person may call it, besides its label.
    package var inputLabels: [String] = []
    /// What is typed to find it in a list, where that is not its label.
    package var typedName: String?
    /// What can be done with it.
    package var actions: [AccessibilityActionRecord] = []
    /// What can be done with it as something else says when it is asked.
    package var offeredActions: [() -> [AccessibilityActionRecord]] = []
    /// Details that are told after the hint, by what they are known by.
    package var details: [String: String] = [:]
    /// Makes the value larger or smaller.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    /// What each modifier says, the innermost first.
    private var layers: [AccessibilityProperties] = []

    package init() {
    }

    /// Makes room for what one more modifier says.
    mutating func addLayer() -> Int {
        layers.append(AccessibilityProperties())
        return layers.count - 1
    }

    /// Says what the modifier of a layer says now.
    mutating func set(_ layer: AccessibilityProperties, at index: Int) {
        var layers = self.layers
        layers[index] = layer
        self = AccessibilityProperties()
        for layer in layers { add(layer) }
        self.layers = layers
    }

    private mutating func add(_ outer: AccessibilityProperties) {
        identifier = outer.identifier ?? identifier
        if let label = outer.saidLabel { (saidLabel, offeredLabel) = (label, nil) }
        offeredLabel = outer.offeredLabel ?? offeredLabel
        value = outer.value ?? value
        hint = outer.hint ?? hint
        isHidden = outer.isHidden ?? isHidden
        addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
        removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
        if outer.headingLevel != .unspecified { headingLevel = outer.headingLevel }
        children = outer.children ?? children
        sortPriority = outer.sortPriority ?? sortPriority
        if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
        typedName = outer.typedName ?? typedName
        actions += outer.actions
        offeredActions += outer.offeredActions
        details.merge(outer.details) { $1 }
        adjust = outer.adjust ?? adjust
    }
}

/// What one modifier says of a node.
package struct AccessibilityLayer {
    private unowned let node: RenderNode
    private let index: Int

    /// Makes a layer outside of those that the node has.
    package init(of node: RenderNode) {
        self.node = node
        index = node.attachment(AccessibilityRecord.self, orMake: AccessibilityRecord()).properties.addLayer()
    }

    /// Says it. Called in a rule.
    package func set(_ properties: AccessibilityProperties) {
        node.attachment(AccessibilityRecord.self)?.properties.set(properties, at: index)
        if properties.sortPriority != nil { _ = node.scene.service(SortPriorities.self) }
        node.didChange()
    }
}

extension RenderNode {
    /// Has assistive technology pass over the node where no modifier says otherwise.
    package func passOverInAccessibility() {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        AccessibilityLayer(of: self).set(properties)
    }
}

/// Keeps with a node what modifiers say of it.
private final class AccessibilityRecord: NodeAttachment {
    var properties = AccessibilityProperties()
}

extension RenderNode {
    /// What modifiers say of the node for assistive technology; nil where none does.
    package var accessibility: AccessibilityProperties? { attachment(AccessibilityRecord.self)?.properties }
}

/// Made where a view says where it comes among its siblings for assistive technology. Others need not look for that.
private final class SortPriorities: SceneService {
    static let slot = ServiceSlot()

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// Whether a view says where it comes among its siblings for assistive technology.
    var hasSortPriorities: Bool { existingService(SortPriorities.self) != nil }
}
