/// What assistive technology is told of a node, where a modifier says so.
struct AccessibilityProperties {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var isHidden = false
    /// What the modifiers add to what the node is, and take from it.
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    var headingLevel = AccessibilityHeadingLevel.unspecified
    /// How the node stands to what is in it; nil where it is no element by itself.
    var children: AccessibilityChildBehavior?
    /// Where the node comes among its siblings: the highest first.
    var sortPriority: Double?
    /// What a person may call it, besides its label.
    var inputLabels: [String] = []
    /// What can be done with it.
    var actions: [AccessibilityActionRecord] = []
    /// Makes the value larger or smaller.
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// Something that assistive technology offers to do with a node.
struct AccessibilityActionRecord {
    let kind: AccessibilityActionKind.Kind
    /// What a named action is called.
    let name: String
    let perform: () -> Void
}
