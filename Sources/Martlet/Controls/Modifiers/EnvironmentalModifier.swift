import AttributeGraph

/// A modifier that resolves to another modifier, depending on the environment.
///
///     struct Emphasis: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///             Frame(width: environment.colorScheme == .dark ? 2 : 1)
///         }
///     }
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the resolved modifier, inferred from `resolve(in:)`.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    /// Traps: the resolved modifier is applied instead of a body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body: the modifier that it resolves to is applied.")
    }

    /// Creates the node of a modified view that has exactly one node.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        ResolvedModifier._makeView(modifier: resolved(modifier, inputs: inputs), inputs: inputs, body: body)
    }

    /// Adds the nodes of a modified view to the list of the container.
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
