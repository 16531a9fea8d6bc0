import AttributeGraph

/// A modifier that is another one, depending on the environment that it stands in.
///
///     struct Emphasis: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///             Frame(width: environment.colorScheme == .dark ? 2 : 1)
///         }
///     }
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the other modifier, inferred.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier in an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    /// Stops the program: what the modifier stands for is applied in its place.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body: the modifier that it resolves to is applied.")
    }

    /// Makes the element of a modified view of one element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        ResolvedModifier._makeView(modifier: resolved(modifier, inputs: inputs), inputs: inputs, body: body)
    }

    /// Makes the elements of a modified view of any number of elements.
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs: inputs), inputs: inputs, body: body)
    }

    nonisolated private static func resolved(
        _ modifier: _GraphValue<Self>, inputs: _ViewInputs
    ) -> _GraphValue<ResolvedModifier> {
        let environment = inputs.environment
        return BodyRule.make(modifier, inputs: inputs) { modifier in
            onMainActor((modifier, EnvironmentValues(scope: environment))) { $0.resolve(in: $1) }
        }.body
    }
}
