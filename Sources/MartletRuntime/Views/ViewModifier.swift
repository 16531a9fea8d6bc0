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

    /// Returns the view with the modifier applied. `content` represents the modified view, and may be used more than
    /// once.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Creates the element of a modified view with a single element.
    nonisolated static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs

    /// Creates the elements of a modified view with any number of elements.
    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    )
}

extension ViewModifier {
    /// Creates the element of a modified view with a single element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let made = makeBody(modifier, inputs: inputs, content: ModifierContent(inputs: inputs, make: body))
        return Body._makeView(view: made.body, inputs: made.inputs)
    }

    /// Creates the body once, for any number of elements of the content, which share the modifier's storage.
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        if Body.self == Never.self {
            inputs.distribute(modifier, over: body)
        } else {
            let presented = (Self.self as? any Animatable.Type)?.presented(modifier, inputs: inputs) ?? modifier
            let made = makeBody(presented, inputs: inputs, content: ModifierContent(inputs: inputs, makeList: body))
            Body._makeViewList(view: made.body, inputs: made.inputs)
        }
    }

    /// Creates the attribute of the body, and the inputs for its content.
    nonisolated static func makeBody(
        _ modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        content: ModifierContent
    ) -> (body: _GraphValue<Body>, inputs: _ViewInputs) {
        var made = BodyRule.make(modifier, inputs: inputs) {
            onMainActor($0) { $0.body(content: _ViewModifier_Content()) }
        }
        made.inputs.modifierContent = content
        return made
    }
}

extension Animatable {
    /// Returns the modifier with its animated values, for a modifier of this type.
    fileprivate static func presented<Modifier>(
        _ modifier: _GraphValue<Modifier>, inputs: _ViewInputs
    ) -> _GraphValue<Modifier> {
        AnimatablePart.make(modifier.cast(to: Self.self), inputs: inputs).cast(to: Modifier.self)
    }
}

extension _ViewInputs {
    /// Applies a modifier without a body to each of the elements that `body` creates.
    fileprivate func distribute<Modifier: ViewModifier>(
        _ modifier: _GraphValue<Modifier>, over body: (_ViewInputs) -> Void
    ) {
        var inner = self
        inner.wrappers = ElementWrapper(inputs: self) { inputs, content in
            Modifier._makeView(modifier: modifier, inputs: inputs, body: content)
        }
        body(inner)
    }

    /// Returns whether a view is one element here. In the body of a modifier of several elements, a view built from the
    /// content is several elements too.
    @usableFromInline
    package func isUnary<V: View>(_: V.Type) -> Bool { V._isUnary && modifierContent?.isMultiple != true }
}

/// A modifier that the runtime applies itself, without a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    /// Stops the program: the runtime applies the modifier without a body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: the runtime applies it without a body.")
    }
}

/// A modifier that adds views of its own to its content, which may have storage. It is created once around an `if` with
/// an `else`, so that the storage outlives a change of the branch (law H7).
@MainActor @preconcurrency
package protocol SecondaryContentModifier: PrimitiveModifier {}

/// A modifier that only changes the inputs of its content, and so applies to any number of elements at once.
@MainActor @preconcurrency
package protocol InputModifier: PrimitiveModifier {
    nonisolated static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs)
}

extension InputModifier {
    /// Creates the element of a modified view with a single element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        makeInputs(modifier: modifier, inputs: &inner)
        inner.nameModifier(Self.self, after: inputs)
        return body(inner)
    }

    /// Creates the elements of a modified view with any number of elements.
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        var inner = inputs
        makeInputs(modifier: modifier, inputs: &inner)
        inner.nameModifier(Self.self, after: inputs)
        body(inner)
    }
}

extension _ViewInputs {
    /// Names the modifier that has made the environment of these inputs, for diagnostics.
    @inline(__always)
    fileprivate func nameModifier(_ type: Any.Type, after outer: _ViewInputs) {
        if environment !== outer.environment, environment.modifier == nil { environment.modifier = type }
    }
}

/// The content of a modifier, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, Sendable {
    init() {}

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeContent(ofThe: "modifier")
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeContentList(ofThe: "modifier")
    }
}

extension View {
    /// Applies a modifier to the view.
    ///
    ///     struct CardStyle: ViewModifier {
    ///         func body(content: Content) -> some View {
    ///             content.padding().border(.gray)
    ///         }
    ///     }
    ///
    ///     Text("Card").modifier(CardStyle())
    ///
    /// It is usual to call this in an extension of ``View``, so that the modifier reads like a built-in one. A modifier
    /// with properties such as `@State` has storage of its own for each view that it is applied to.
    ///
    /// - Parameter modifier: The modifier. Its state belongs to the view's identity.
    @inlinable
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: InputModifier, Sendable {
    /// A modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {}
}
