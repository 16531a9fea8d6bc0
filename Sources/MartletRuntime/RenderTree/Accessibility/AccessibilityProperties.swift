/// The accessibility properties that modifiers set for a node.
///
/// Each modifier has a layer of its own, so that an update of one modifier leaves the values of the others alone. The
/// properties of this value are the result of all layers: where two layers set the same property, the outer layer wins.
package struct AccessibilityProperties {
    package var identifier: String?
    package var label: String? {
        get { offeredLabel?() ?? saidLabel }
        set { saidLabel = newValue }
    }
    /// A closure that computes the label at each request; nil to use the stored label.
    package var offeredLabel: (() -> String?)?
    private var saidLabel: String?
    package var value: String?
    package var hint: String?
    package var isHidden: Bool?
    /// The traits that modifiers add to the traits of the content; `removedTraits` are subtracted from them.
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    /// The relation of the node to the elements inside it; nil for a node that is no element by itself.
    package var children: AccessibilityChildBehavior?
    /// The reading priority among the siblings: the node with the highest is read first.
    package var sortPriority: Double?
    /// Alternative names for voice control, besides the label.
    package var inputLabels: [String] = []
    /// The text that type-select in a list matches, if it differs from the label.
    package var typedName: String?
    /// The actions that modifiers add.
    package var actions: [AccessibilityActionRecord] = []
    /// Actions that are computed at each request.
    package var offeredActions: [() -> [AccessibilityActionRecord]] = []
    /// Custom content that is read after the hint, by its key.
    package var details: [String: String] = [:]
    /// Increments or decrements the value.
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    /// The properties set by each modifier, the innermost first.
    private var layers: [AccessibilityProperties] = []

    package init() {
    }

    /// Appends an empty layer, and returns its index.
    mutating func addLayer() -> Int {
        layers.append(AccessibilityProperties())
        return layers.count - 1
    }

    /// Replaces the layer at an index, and merges all layers into the properties of this value.
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

/// The layer of one accessibility modifier at a node.
package struct AccessibilityLayer {
    private unowned let node: RenderNode
    private let index: Int

    /// Adds a layer outside the layers that the node has.
    package init(of node: RenderNode) {
        self.node = node
        index = node.attachment(AccessibilityRecord.self, orMake: AccessibilityRecord()).properties.addLayer()
    }

    /// Sets the properties of the layer. Called in a rule.
    package func set(_ properties: AccessibilityProperties) {
        node.attachment(AccessibilityRecord.self)?.properties.set(properties, at: index)
        if properties.sortPriority != nil { _ = node.scene.service(SortPriorities.self) }
        node.didChange()
    }
}

extension ReadingNode {
    /// Hides the node from assistive technology, unless a modifier overrides this.
    package func passOver() {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        AccessibilityLayer(of: node).set(properties)
    }
}

/// The accessibility properties stored with a node.
private final class AccessibilityRecord: NodeAttachment {
    var properties = AccessibilityProperties()
}

extension ReadingNode {
    /// The merged accessibility properties of all modifiers at the node; nil if there is no such modifier.
    package var properties: AccessibilityProperties? { node.attachment(AccessibilityRecord.self)?.properties }
}

/// A mark of the scene, created with the first sort priority. Scenes without one skip the sorting.
private final class SortPriorities: SceneService {
    static let slot = ServiceSlot()

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// Whether any view of the scene sets a sort priority.
    var hasSortPriorities: Bool { existingService(SortPriorities.self) != nil }
}
