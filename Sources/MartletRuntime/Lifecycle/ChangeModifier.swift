/// Runs an action when a value has changed.
package nonisolated struct ChangeModifier<Value: Equatable>: WholeContentModifier {
    package let value: Value
    package let isInitial: Bool
    /// Whether a change calls the action from before the change, with its captures, as the older form of `onChange`
    /// does.
    package let usesEarlierAction: Bool
    package let action: (_ old: Value, _ new: Value) -> Void

    package init(
        value: Value,
        isInitial: Bool,
        usesEarlierAction: Bool = false,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) {
        self.value = value
        self.isInitial = isInitial
        self.usesEarlierAction = usesEarlierAction
        self.action = action
    }

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        anchor.lifetime.attachToContent(InitialChange(follow(modifier, inputs: inputs, at: anchor, initialWaits: true)))
    }

    /// Follows the value outside of views, and runs the action after updates in which it changed.
    package static func follow(_ modifier: _GraphValue<Self>, inputs: _ViewInputs) {
        _ = follow(modifier, inputs: inputs, at: nil, initialWaits: false)
    }

    private static func follow(
        _ modifier: _GraphValue<Self>, inputs: _ViewInputs, at anchor: RenderNode?, initialWaits: Bool
    ) -> ValueChanges<Value> {
        let changes = ValueChanges<Value>()
        inputs.follow { [unowned scene = inputs.scene, weak anchor] graph in
            let modifier = modifier.read(in: graph)
            guard changes.record(modifier, transaction: scene.transactionNumber, initialWaits: initialWaits) else {
                return
            }
            scene.actions.append { [unowned scene, weak anchor] in changes.reportNext(in: scene, at: anchor) }
        }
        return changes
    }
}

extension View {
    /// Runs an action after an update in which a value changed, with the old and the new one (law H3).
    ///
    ///     struct Search: View {
    ///         @State private var text = ""
    ///         var body: some View {
    ///             TextField("Search", text: $text)
    ///                 .onChange(of: text) { old, new in print("\(old) → \(new)") }
    ///         }
    ///     }
    ///
    /// The action may write state: the update then continues until no value changes. Values that follow from others are
    /// better computed in the body.
    ///
    /// - Parameters:
    ///   - value: The value to compare after each update.
    ///   - initial: Whether the action also runs when the view appears, with the same value twice.
    ///   - action: Called with the old and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after an update in which a value changed (law H3).
    ///
    /// - Parameters:
    ///   - value: The value to compare after each update.
    ///   - initial: Whether the action also runs when the view appears.
    ///   - action: The action, which can read the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs an action after an update in which a value changed, with the new value (law H3).
    ///
    /// The action is the one from before the change: its closure has captured the old values, which can be compared
    /// with the new one.
    ///
    ///     struct CodeField: View {
    ///         @State private var text = ""
    ///         var body: some View {
    ///             TextField("Code", text: $text)
    ///                 .onChange(of: text) { [text] new in
    ///                     if new.count > 3 { self.text = text }  // Restores the old text.
    ///                 }
    ///         }
    ///     }
    ///
    /// - Parameters:
    ///   - value: The value to compare after each update.
    ///   - action: Called with the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, usesEarlierAction: true) { _, new in action(new) })
    }
}
