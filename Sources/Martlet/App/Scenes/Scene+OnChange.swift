/// A scene with an action for changes of a value.
nonisolated struct ChangeScene<Content: Scene, Value: Equatable>: PrimitiveScene {
    let content: Content
    let modifier: ChangeModifier<Value>

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        ChangeModifier<Value>.follow(scene[\.modifier], inputs: inputs.view)
        Content._makeScene(scene: scene[\.content], inputs: inputs)
    }
}

extension Scene {
    /// Runs an action after an update in which a value has changed, with the old and the new value (law H3).
    ///
    /// With `initial`, the action also runs at launch, with the same value twice.
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action after an update in which a value has changed (law H3).
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action after an update in which a value has changed, with the new value (law H3).
    nonisolated public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(
            content: self,
            modifier: ChangeModifier(value: value, isInitial: false, usesEarlierAction: true) { _, new in action(new) })
    }
}
