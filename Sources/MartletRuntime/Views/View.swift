/// A piece of the user interface, described by a value.
///
/// A view value is short-lived: the runtime creates it whenever its parent's body runs. The view's *identity*, its
/// position in the hierarchy, persists; storage such as ``State`` belongs to that identity (laws A1 to A3), and the
/// body runs again only when a value that its last run read has changed (law B1).
///
///     struct Greeting: View {
///         let name: String
///         var body: some View { Text("Hello, \(name)") }
///     }
///
/// The requirements whose names begin with an underscore are the interface of primitive views to the runtime. Their
/// default implementations serve every view that has a body.
// The eraser is for programs that `martlet run` compiles (decision 41): there a body may be replaced by one of another
// type. The compiler uses it for dynamic declarations alone.
@_typeEraser(AnyView)
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body, inferred from its implementation.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the one element of a unary view, below `inputs.parent`.
    ///
    /// Called once per identity. The element follows later values of `view` along the graph.
    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

    /// Creates the elements that the view contributes to its container: none, one or many.
    nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)

    /// Whether the view is always exactly one element of its container.
    nonisolated static var _isUnary: Bool { get }
}

extension View {
    /// Makes the one element that the view is, once for each identity.
    @inlinable
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ViewBodyRule.make(view, inputs: inputs) { body, inputs in
            inputs.isCutOff ? inputs.makeNothing() : Body._makeView(view: body, inputs: inputs)
        }
    }

    /// Makes the elements that the view contributes to its container.
    @inlinable
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if Body.self == Never.self {
            // A primitive without further properties is one element.
            if inputs.addsElements {
                inputs.addElement(of: view) { Self._makeView(view: view, inputs: $0) }
            } else {
                _ = Self._makeView(view: view, inputs: inputs)
            }
        } else if inputs.addsElements, inputs.isUnary(Body.self) {
            // The body belongs inside of the modifiers that wait: they may change its environment.
            inputs.addElement(of: view) { Self._makeView(view: view, inputs: $0) }
        } else {
            ViewBodyRule.make(view, inputs: inputs) { body, inputs in
                if !inputs.isCutOff { Body._makeViewList(view: body, inputs: inputs) }
            }
        }
    }

    /// Whether the body is.
    @inlinable
    nonisolated public static var _isUnary: Bool {
        Body.self == Never.self ? true : Body._isUnary
    }
}

extension Never: View {
    /// Never has no values, and so no body.
    public var body: Never { fatalError("Never has no values, and so no body.") }

    /// Stops the program: there is no such view.
    nonisolated public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
        preconditionFailure("A view whose body is Never must make itself; it is a primitive without an implementation.")
    }

    /// Stops the program: there is no such view.
    nonisolated public static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewInputs) {
        preconditionFailure("A view whose body is Never must make itself; it is a primitive without an implementation.")
    }

    /// There is no such view.
    nonisolated public static var _isUnary: Bool { true }
}

/// A view that the runtime makes itself, without a body.
///
/// Everything that is not composed from other views conforms to it: text, stacks, controls, conditionals.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Stops the program: the runtime creates primitive views without a body.
    public var body: Never {
        fatalError("\(Self.self) is a primitive view: the runtime makes it without a body.")
    }
}
