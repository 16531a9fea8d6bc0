import AttributeGraph

/// Changes the transactions for modifiers of the content, but not for the content itself.
nonisolated struct ScopedTransactionModifier<Made: View>: PrimitiveModifier {
    /// The modified content, with a placeholder for the content.
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
    /// Animates the effects of the modifiers that `body` applies, and nothing else.
    ///
    ///     Text("Hello").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - body: Applies the modifiers to the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions for the modifiers that `body` applies, and for nothing else.
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
