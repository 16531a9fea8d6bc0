import AttributeGraph

/// Sets the animation for the content in the updates in which a value has changed.
nonisolated struct AnimationModifier<Value: Equatable>: InputModifier {
    let animation: Animation?
    let value: Value

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let change = TransientChange()
        inputs.followChange(of: { modifier.read(in: $0).value }) { [unowned scene = inputs.scene] graph in
            let animation = modifier.read(in: graph).animation
            change.activate(in: scene) { if !$0.disablesAnimations { $0.animation = animation } }
        }
        inputs.changeTransactions(change)
    }
}

/// Sets the animation for all changes of the content.
nonisolated struct ConstantAnimationModifier: InputModifier {
    let animation: Animation?

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let change = ConstantChange()
        inputs.follow { graph in
            let animation = modifier.read(in: graph).animation
            change.change = { if !$0.disablesAnimations { $0.animation = animation } }
        }
        inputs.changeTransactions(change)
    }
}

/// Changes each transaction for the content.
nonisolated struct TransactionModifier: InputModifier {
    let transform: (inout Transaction) -> Void

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let change = ConstantChange()
        inputs.follow { graph in change.change = modifier.read(in: graph).transform }
        inputs.changeTransactions(change)
    }
}

/// Changes the transactions for the content in updates in which a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: InputModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let change = TransientChange()
        inputs.followChange(of: { modifier.read(in: $0).value }) { [unowned scene = inputs.scene] graph in
            change.activate(in: scene, modifier.read(in: graph).transform)
        }
        inputs.changeTransactions(change)
    }
}

/// A change of every transaction.
private final class ConstantChange: TransactionChange {
    var change: ((inout Transaction) -> Void)?

    override func apply(to transaction: inout Transaction, in scene: SceneGraph) { change?(&transaction) }
}

/// A transaction change that is only active in transactions with a certain event.
private final class TransientChange: TransactionChange {
    private var change: ((inout Transaction) -> Void)?
    private var number = -1

    /// Activates the change for the transaction that is being applied.
    func activate(in scene: SceneGraph, _ change: @escaping (inout Transaction) -> Void) {
        self.change = change
        number = scene.transactionNumber
        scene.transactionChangesDiffer()
    }

    override func apply(to transaction: inout Transaction, in scene: SceneGraph) {
        if number == scene.transactionNumber { change?(&transaction) }
    }
}

extension _ViewInputs {
    /// Calls `action` in each flush in which a value has changed, before the views created from these inputs are
    /// updated.
    fileprivate func followChange<Value: Equatable>(
        of value: @escaping (Graph) -> Value,
        _ action: @escaping (Graph) -> Void
    ) {
        var last: Value?
        follow { graph in
            let new = value(graph)
            if let last, last != new { action(graph) }
            last = new
        }
    }
}

extension View {
    /// Animates the view when a value changes, and only then (law I3).
    ///
    ///     Circle().opacity(isOn ? 1 : 0.2).animation(.easeIn, value: isOn)
    ///
    /// All that changes in the view together with the value is animated: position, size, color, and the transitions of
    /// views inside. Changes in which the value stays equal are not animated by this modifier.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none, even if the transaction has one.
    ///   - value: The value whose changes are animated.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(ConstantAnimationModifier(animation: animation))
    }

    /// Changes the transactions of updates of the view.
    ///
    ///     .transaction { $0.animation = nil }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transactions for the view in updates in which a value has changed.
    nonisolated public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}
