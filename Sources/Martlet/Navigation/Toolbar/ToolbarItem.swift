import AttributeGraph

/// An item of a toolbar.
///
///     .toolbar {
///         ToolbarItem(placement: .primaryAction) {
///             Button("Add", systemImage: "plus", action: add)
///         }
///     }
///
/// Labels of controls in toolbars show only their icon, if they have one. A `labelStyle` in the item overrides this.
nonisolated public struct ToolbarItem<ID, Content> {
    let content: Content
    let placement: ToolbarItemPlacement
    /// Whether the item is shown.
    let isShown: Bool
}

extension ToolbarItem where ID == (), Content: View {
    /// Creates an item with a placement.
    ///
    /// - Parameters:
    ///   - placement: The placement of the item.
    ///   - content: A builder of the item's view.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.placement = placement
        isShown = true
    }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
    /// Creates the item.
    nonisolated public static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        if ID.self == String.self { return makeNamed(item, inputs: inputs) }
        ToolbarEntry.make(item[\.content], inputs: inputs) {
            item.pointer(in: $0).pointee.placement
        }
    }

    /// Creates an item that may be hidden.
    nonisolated private static func makeNamed(_ item: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            let value = item.pointer(in: graph).pointee
            guard value.isShown else { return branches.showNothing() }
            branches.show(value, branch: 0) { item, inputs in
                ToolbarEntry.make(item[\.content], inputs: inputs) { item.pointer(in: $0).pointee.placement }
            }
        }
    }
}

/// A group of toolbar items with the same placement, in a row.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let content: Content
    let placement: ToolbarItemPlacement

    /// Creates a group of items with a placement.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.placement = placement
    }

    /// Creates the items.
    public static func _makeToolbar(content group: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(group[\.content], inputs: inputs) {
            group.pointer(in: $0).pointee.placement
        }
    }
}

/// The size of a spacer.
public struct SpacerSizing: Hashable, Sendable {
    private enum Kind { case flexible, fixed }

    private let kind: Kind

    /// All the remaining space.
    public static let flexible = SpacerSizing(kind: .flexible)
    /// The system's fixed space between groups of controls.
    public static let fixed = SpacerSizing(kind: .fixed)

    var isFlexible: Bool { kind == .flexible }
}

/// A space between toolbar items.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    let space: ToolbarSpace
    let placement: ToolbarItemPlacement

    /// Creates a spacer with a placement. A flexible spacer fills the remaining space in a bottom bar. In other bars,
    /// items stay together, and it is as large as a fixed one.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        space = ToolbarSpace(isFlexible: sizing.isFlexible && placement.region(of: .bottom))
        self.placement = placement
    }

    /// Creates the spacer.
    public static func _makeToolbar(content spacer: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(spacer[\.space], inputs: inputs) {
            spacer.pointer(in: $0).pointee.placement
        }
    }
}

/// The view of a spacer.
nonisolated struct ToolbarSpace: View {
    let isFlexible: Bool

    @MainActor @ViewBuilder var body: some View {
        if isFlexible { Spacer() } else { Color.clear.frame(width: 8, height: 0) }
    }
}
