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
        let scene = inputs.scene
        // The value with which the view appeared, or of which the action was last told.
        var last: Value?
        var latest: Self?
        var isWaiting = false
        inputs.follow { [unowned scene] graph in
            let modifier = modifier.read(in: graph)
            latest = modifier
            let isFirst = last == nil
            if isFirst, !modifier.isInitial {
                last = modifier.value
                return
            }
            guard !isWaiting, isFirst || last != modifier.value else { return }
            isWaiting = true
            scene.actions.append {
                isWaiting = false
                guard let latest else { return }
                let old = last ?? latest.value
                // Of a change that was taken back before it was told, nothing is told.
                if last != nil, old == latest.value { return }
                last = latest.value
                latest.action(old, latest.value)
            }
        }
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
