import AttributeGraph

/// The content of a tab view: any number of tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: _CollectionPart {
    /// The type of the tabs' values; `Never` without a selection.
    associatedtype TabValue: Hashable
    /// The type of the tabs in `body`, inferred from its implementation.
    associatedtype Body: TabContent

    /// The tabs of which this content is composed.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the pages of the tabs.
    nonisolated static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs)
}

extension TabContent {
    /// Creates the pages of the body's tabs.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let made = BodyRule.make(content, inputs: inputs) { onMainActor($0) { $0.body } }
        Body._makeTabs(content: made.body, inputs: made.inputs)
    }
}

extension Never: TabContent {
    /// No value, since `Never` contains no tabs.
    public typealias TabValue = Never

    /// Traps: a type without a body must implement this requirement itself.
    nonisolated public static func _makeTabs(content: _GraphValue<Never>, inputs: _ViewInputs) {
        preconditionFailure("Tabs whose body is Never must make themselves.")
    }
}

/// Tabs that create their own pages, without a body.
@MainActor @preconcurrency
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    /// Traps: a primitive type has no body, since the runtime creates its nodes directly.
    public var body: Never { fatalError("\(Self.self) are primitive tabs: the runtime makes them without a body.") }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a builder, as the view content of a tab view.
    nonisolated public struct Content<C: TabContent>: PrimitiveView {
        let content: C

        /// Wraps the nodes in a container, for a place that requires exactly one node.
        public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
            .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
        }

        /// Adds the view's nodes to the list of its container.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
            C._makeTabs(content: view[\.content], inputs: inputs)
        }

        /// `false`: the view may produce any number of nodes.
        public static var _isUnary: Bool { false }
    }

    /// Supports statements that are tabs.
    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    /// Supports a single tab.
    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    /// Supports a sequence of tabs.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> some TabContent<TabValue> {
        TupleTabContent<TabValue, repeat each C>(content: (repeat each content))
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: TabContent, F: TabContent>(
        first: T
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: TabContent, F: TabContent>(
        second: F
    ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports `if #available`.
    nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
}

nonisolated struct TupleTabContent<TabValue: Hashable, each C: TabContent>: PrimitiveTabContent {
    let content: (repeat each C)

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        var elements = TupleParts(of: content)
        func make<T: TabContent>(_ type: T.Type) {
            T._makeTabs(content: elements.next(), inputs: inputs)
        }
        repeat make((each C).self)
    }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    /// The type of the wrapped tabs' values.
    public typealias TabValue = Wrapped.TabValue

    /// Creates the pages of the tabs, if there are any.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            if let content = content.pointer(in: graph).pointee {
                branches.show(content, branch: 0) { Wrapped._makeTabs(content: $0, inputs: $1) }
            } else {
                branches.showNothing()
            }
        }
    }
}

extension _ConditionalContent: TabContent, PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the tabs' values, which both branches share.
    public typealias TabValue = TrueContent.TabValue

    /// Creates the pages of the selected branch.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            switch content.pointer(in: graph).pointee.storage {
            case .trueContent(let content):
                branches.show(content, branch: 0) { TrueContent._makeTabs(content: $0, inputs: $1) }
            case .falseContent(let content):
                branches.show(content, branch: 1) { FalseContent._makeTabs(content: $0, inputs: $1) }
            }
        }
    }
}

/// Tabs with a badge, and hidden or disabled tabs.
nonisolated struct ModifiedTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    let badge: Text??
    let isHidden: Bool
    var isDisabled = false

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeTabs { traits in
            traits.setBadge { content.pointer(in: $0).pointee.badge ?? nil }
            traits.setHidden { content.pointer(in: $0).pointee.isHidden }
            traits.setDisabled { content.pointer(in: $0).pointee.isDisabled }
        } make: {
            C._makeTabs(content: content[\.content], inputs: inputs)
        }
    }
}

extension TabContent {
    /// Shows a number as a badge on the tab. Zero shows no badge.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? Text?.none : Text(count, format: .number))
    }

    /// Shows a text as a badge on the tab; `nil` for no badge.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self, badge: .some(label), isHidden: false)
    }

    /// Keeps the user from selecting the tab. Its page can still be selected by the binding.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self, badge: nil, isHidden: false, isDisabled: disabled)
    }

    /// Hides the tab. Its page can still be selected by the binding.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(content: self, badge: nil, isHidden: hidden)
    }
}
