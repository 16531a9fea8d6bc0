/// Runs an action when a value has changed.
package nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    package let value: Value
    package let isInitial: Bool
    package let action: (_ old: Value, _ new: Value) -> Void

    package init(value: Value, isInitial: Bool, action: @escaping (_ old: Value, _ new: Value) -> Void) {
        self.value = value
        self.isInitial = isInitial
        self.action = action
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        follow(modifier, inputs: inputs)
        return body(inputs)
    }

    /// Follows the value, and runs the action after updates in which it changed.
    package static func follow(_ modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        let changes = ValueChanges<Value>()
        inputs.follow { [unowned scene = inputs.scene] graph in
            guard changes.note(modifier.read(in: graph), transaction: scene.transactionNumber) else { return }
            scene.actions.append { changes.tellNext() }
        }
    }
}

/// What has become of a value, and what its action is still to be told: a change for each transaction (law H6).
private final class ValueChanges<Value: Equatable> {
    /// The value with which the view appeared, or of which the action was last told.
    private var told: Value?
    /// The last values of transactions that changed it, with the action that the view had then.
    private var waiting: [(transaction: Int, modifier: ChangeModifier<Value>)] = []

    /// Notes a value.
    /// - Returns: whether the action is to be told once more than it was to be before.
    func note(_ modifier: ChangeModifier<Value>, transaction: Int) -> Bool {
        if let last = waiting.last {
            if last.transaction == transaction {
                waiting[waiting.count - 1].modifier = modifier
                return false
            }
            if last.modifier.value == modifier.value { return false }
        } else if let told {
            if told == modifier.value { return false }
        } else if !modifier.isInitial {
            told = modifier.value
            return false
        }
        waiting.append((transaction, modifier))
        return true
    }

    func tellNext() {
        let modifier = waiting.removeFirst().modifier
        let (old, new) = (told ?? modifier.value, modifier.value)
        // Of a change that was taken back before it was told, nothing is told.
        if told != nil, old == new { return }
        told = new
        modifier.action(old, new)
    }
}

extension View {
    /// Runs an action after an update in which a value changed, with the old and the new one (law H3).
    ///
    /// With `initial` the action also runs when the view appears, with the same value twice.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after an update in which a value changed (law H3).
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action after an update in which a value changed, with the new one (law H3).
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
