import AttributeGraph

/// Changes transactions for what modifiers do to the content, but not for the content itself.
nonisolated struct ScopedTransactionModifier<Made: View>: PrimitiveModifier {
    /// The content, which a placeholder stands for, with the modifiers.
    let made: Made
    let transform: (inout Transaction) -> Void

    private final class Change: TransactionChange {
        var change: ((inout Transaction) -> Void)?

        override func apply(to transaction: inout Transaction, in scene: SceneGraph) { change?(&transaction) }
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let change = Change()
        inputs.follow { graph in change.change = modifier.read(in: graph).transform }
        let outer = inputs.environment.transactions
        var inner = inputs
        inner.modifierContent = ModifierContent(inputs: inputs) { inputs in
            var content = inputs
            content.environment = EnvironmentScope(in: inputs.environment, lifetime: inputs.scope, restoring: outer)
            return body(content)
        }
        inner.changeTransactions(change)
        return Made._makeView(view: modifier[\.made], inputs: inner)
    }
}

extension View {
    /// Animates what modifiers do to the view, and nothing else.
    ///
    ///     Text("Hello").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
    ///
    /// - Parameters:
    ///   - animation: How what is shown goes over; nil for at once.
    ///   - body: Applies the modifiers to the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions that come to what modifiers do to the view, and nothing else.
    ///
    /// - Parameters:
    ///   - transform: Changes a transaction.
    ///   - body: Applies the modifiers to the view.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransactionModifier(made: body(PlaceholderContentView()), transform: transform))
    }
}
