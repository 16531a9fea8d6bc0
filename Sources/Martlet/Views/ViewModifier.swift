/// A modifier that makes another version of a view.
///
///     struct Titled: ViewModifier {
///         let title: String
///         func body(content: Content) -> some View {
///             VStack { Text(title).bold(); content }
///         }
///     }
///
/// A modifier has storage and dependencies as a view has (law A9).
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view, inferred.
    associatedtype Body: View

    /// The view with the modifier applied. `content` stands for what is modified, and may be used more than once.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// What the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the element of a modified view of one element.
    nonisolated static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs

    /// Makes the elements of a modified view of any number of elements.
    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    )
}

extension ViewModifier {
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var made = BodyRule.make(modifier, inputs: inputs) {
            onMainActor($0) { $0.body(content: _ViewModifier_Content()) }
        }
        made.inputs.modifierContent = ModifierContent(make: body, inputs: inputs)
        return Body._makeView(view: made.body, inputs: made.inputs)
    }

    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        var inner = inputs
        inner.wrappers = ElementWrapper(inputs: inputs) { inputs, content in
            Self._makeView(modifier: modifier, inputs: inputs, body: content)
        }
        body(inner)
    }
}

/// A modifier that the runtime applies itself, without a body.
@MainActor @preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: the runtime applies it without a body.")
    }
}

/// A modifier that changes only what its content is made with, and so applies to any number of elements at once.
@MainActor @preconcurrency
protocol InputModifier: PrimitiveModifier {
    nonisolated static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs)
}

extension InputModifier {
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        makeInputs(modifier: modifier, inputs: &inputs)
        return body(inputs)
    }

    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        var inputs = inputs
        makeInputs(modifier: modifier, inputs: &inputs)
        body(inputs)
    }
}

/// The content of a modifier, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, Sendable {
    init() {}

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let content = inputs.modifierContent else {
            preconditionFailure("The content of a modifier was used outside of the modifier's body.")
        }
        var inner = inputs
        inner.instance = content.instance
        inner.modifierContent = content.outer
        return content.make(inner)
    }
}

/// What stands in for the content while the body of a modifier is made.
final class ModifierContent {
    let make: (_ViewInputs) -> _ViewOutputs
    let instance: ViewInstance?
    let outer: ModifierContent?

    init(make: @escaping (_ViewInputs) -> _ViewOutputs, inputs: _ViewInputs) {
        self.make = make
        instance = inputs.instance
        outer = inputs.modifierContent
    }
}

extension View {
    /// Applies a modifier to the view.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: InputModifier, Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    public init() {}

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {}
}
