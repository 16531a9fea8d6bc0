import AttributeGraph

/// The items that a view adds to the bars of its page.
///
///     struct EditingTools: ToolbarContent {
///         let undo: () -> Void
///         var body: some ToolbarContent {
///             ToolbarItem(placement: .topBarLeading) {
///                 Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
///             }
///         }
///     }
///
/// Like a view, the content may have state and dependencies.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the items in `body`, inferred from its implementation.
    associatedtype Body: ToolbarContent

    /// The items of which this content is composed.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the items.
    nonisolated static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs)
}

extension ToolbarContent {
    /// Creates the items of the body.
    nonisolated public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let made = BodyRule.make(content, inputs: inputs) { onMainActor($0) { $0.body } }
        Body._makeToolbar(content: made.body, inputs: made.inputs)
    }
}

extension Never: ToolbarContent {
    /// Traps: a type without a body must implement this requirement itself.
    nonisolated public static func _makeToolbar(content: _GraphValue<Never>, inputs: _ViewInputs) {
        preconditionFailure("Toolbar content whose body is Never must make itself.")
    }
}

/// Toolbar content that creates its own items, without a body.
@MainActor @preconcurrency
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Traps: a primitive type has no body, since the runtime creates its nodes directly.
    public var body: Never { fatalError("\(Self.self) is primitive: the runtime makes it without a body.") }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Supports statements that are toolbar content.
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Supports a single item.
    nonisolated public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Supports a sequence of items.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }

    /// Supports an `if` without an `else`.
    nonisolated public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Supports the first branch of an `if` with an `else`, or of a `switch`.
    nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        first: T
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the other branches of an `if` or a `switch`.
    nonisolated public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
        second: F
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports `if #available`.
    nonisolated public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
}

nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: (repeat each Content)

    static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        var elements = TupleParts(of: content)
        func make<C: ToolbarContent>(_ type: C.Type) {
            C._makeToolbar(content: elements.next(), inputs: inputs)
        }
        repeat make((each Content).self)
    }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    /// Creates the items, if there are any.
    nonisolated public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            if let content = content.pointer(in: graph).pointee {
                branches.show(content, branch: 0) { Wrapped._makeToolbar(content: $0, inputs: $1) }
            } else {
                branches.showNothing()
            }
        }
    }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// Creates the items of the selected branch.
    nonisolated public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            switch content.pointer(in: graph).pointee.storage {
            case .trueContent(let content):
                branches.show(content, branch: 0) { TrueContent._makeToolbar(content: $0, inputs: $1) }
            case .falseContent(let content):
                branches.show(content, branch: 1) { FalseContent._makeToolbar(content: $0, inputs: $1) }
            }
        }
    }
}
