import AttributeGraph

/// Type-erased tabs.
///
///     let tabs: [AnyTabContent<Place>] = [AnyTabContent(inbox), AnyTabContent(archive)]
///
/// In a builder, `if` and `switch` are better: their branches keep their types. The pages last while the wrapped type
/// stays the same.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent, PrimitiveTabContent {
    /// The type of the tabs' values.
    public typealias TabValue = SelectionValue

    private let show: (BranchSwitch) -> Void

    /// Hides the type of tabs.
    public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
        if let any = tabContent as? Self {
            self = any
        } else {
            show = { branches in branches.show(tabContent, branch: 0) { T._makeTabs(content: $0, inputs: $1) } }
        }
    }

    /// Creates the pages of the tabs.
    public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in content.read(in: graph).show(branches) }
    }
}
