import AttributeGraph

/// An item of a bar.
///
///     .toolbar {
///         ToolbarItem(placement: .primaryAction) {
///             Button("Add", systemImage: "plus", action: add)
///         }
///     }
///
/// Labels of controls in bars show their icons alone, where they have one; a `labelStyle` in the item says otherwise.
nonisolated public struct ToolbarItem<ID, Content> {
    let content: Content
    let placement: ToolbarItemPlacement
    /// Whether it is in the bar at all.
    let isShown: Bool
}

extension ToolbarItem where ID == (), Content: View {
    /// An item at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.placement = placement
        isShown = true
    }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
    /// Makes the items.
    nonisolated public static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        if ID.self == String.self { return makeNamed(item, inputs: inputs) }
        ToolbarEntry.make(item[\.content], inputs: inputs) {
            item.pointer(in: $0).pointee.placement
        }
    }

    /// Makes an item that may not be in the bar.
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

/// Items of a bar at one place, in a row.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let content: Content
    let placement: ToolbarItemPlacement

    /// Items at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.placement = placement
    }

    /// Makes the items.
    public static func _makeToolbar(content group: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(group[\.content], inputs: inputs) {
            group.pointer(in: $0).pointee.placement
        }
    }
}

/// How large a space is.
public struct SpacerSizing: Hashable, Sendable {
    private enum Kind { case flexible, fixed }

    private let kind: Kind

    /// As large as there is room.
    public static let flexible = SpacerSizing(kind: .flexible)
    /// As large as the system has it between groups of controls.
    public static let fixed = SpacerSizing(kind: .fixed)

    var isFlexible: Bool { kind == .flexible }
}

/// A space between items of a bar.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
    let space: ToolbarSpace
    let placement: ToolbarItemPlacement

    /// A space at a place. One that is flexible takes all the room there is, at the lower edge of a page; elsewhere
    /// items keep together, and it is as large as a fixed one.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        space = ToolbarSpace(isFlexible: sizing.isFlexible && placement.region(of: .bottom))
        self.placement = placement
    }

    /// Makes the items.
    public static func _makeToolbar(content spacer: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(spacer[\.space], inputs: inputs) {
            spacer.pointer(in: $0).pointee.placement
        }
    }
}

/// What stands in the place of a space.
nonisolated struct ToolbarSpace: View {
    let isFlexible: Bool

    @MainActor @ViewBuilder var body: some View {
        if isFlexible { Spacer() } else { Color.clear.frame(width: 8, height: 0) }
    }
}
