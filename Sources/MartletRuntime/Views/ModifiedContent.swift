/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The modified content.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view and a modifier, or two modifiers.
    @inlinable
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    nonisolated private static func modifier(_ view: _GraphValue<Self>) -> _GraphValue<Modifier> {
        view.part(\.modifier, after: Content.self)
    }

    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.part(\.content, before: Modifier.self)
        return Modifier._makeView(modifier: modifier(view), inputs: inputs) {
            Content._makeView(view: content, inputs: $0)
        }
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.hasWrappers, let collector = inputs.modifierCollector {
            collector.collect(view, inputs: inputs) { makeList(view, inputs) }
        } else {
            makeList(view, inputs)
        }
    }

    nonisolated private static func makeList(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) {
        if inputs.isUnary(Self.self) || (Modifier.isMadeOnce && inputs.isSingle(Content.self)) {
            inputs.addElement(of: view) { Self._makeView(view: view, inputs: $0) }
        } else {
            let content = view.part(\.content, before: Modifier.self)
            Modifier._makeViewList(modifier: modifier(view), inputs: inputs) {
                Content._makeViewList(view: content, inputs: $0)
            }
        }
    }

    /// True if both the content and the modifier are unary.
    nonisolated public static var _isUnary: Bool { Content._isUnary && Modifier.isUnaryItself }
}

extension ViewModifier {
    /// Whether the modifier makes one element of one element.
    nonisolated fileprivate static var isUnaryItself: Bool { Body.self == Never.self || Body._isUnary }

    /// Whether the modifier is made once around content that is one element at any time, instead of on each element.
    nonisolated fileprivate static var isMadeOnce: Bool { Self.self is any SecondaryContentModifier.Type }
}

/// Two modifiers in a row are a modifier: the first is applied to the content, the second to the result.
extension ModifiedContent: ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Makes the element of a modified view of one element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let first = modifier.part(\.content, before: Modifier.self)
        let second = modifier.part(\.modifier, after: Content.self)
        return Modifier._makeView(modifier: second, inputs: inputs) {
            Content._makeView(modifier: first, inputs: $0, body: body)
        }
    }

    /// Makes the elements of a modified view of any number of elements.
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        let first = modifier.part(\.content, before: Modifier.self)
        let second = modifier.part(\.modifier, after: Content.self)
        Modifier._makeViewList(modifier: second, inputs: inputs) {
            Content._makeViewList(modifier: first, inputs: $0, body: body)
        }
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this one, and then another.
    @inlinable
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
