import AttributeGraph

/// Sets the preference for a key, replacing that of the content.
nonisolated struct PreferenceModifier<K: PreferenceKey>: WholeContentModifier {
    let value: K.Value

    package static var needsOwnNode: Bool { true }

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        var last: K.Value?
        inputs.follow { [unowned anchor] graph in
            let value = modifier.read(in: graph).value
            if let last, ValueComparator.of(K.Value.self).areEqual(last, value) { return }
            last = value
            anchor.setPreference(K.self, .value(value))
        }
    }
}

/// Transforms the content's preference for a key.
nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: WholeContentModifier {
    let transform: (inout K.Value) -> Void

    package static var needsOwnNode: Bool { true }

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        inputs.follow { [unowned anchor] graph in
            anchor.setPreference(K.self, .transform(modifier.read(in: graph).transform))
        }
    }
}

/// Runs an action when the content's preference for a key changes.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: WholeContentModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    package static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let reader = ActionReader<K>()
        inputs.follow { graph in reader.action = modifier.read(in: graph).action }
        anchor.addPreferenceReader(reader)
    }
}

private final class ActionReader<K: PreferenceKey>: PreferenceReader where K.Value: Equatable {
    var action: ((K.Value) -> Void)?
    private var latest: K.Value?
    /// The value of the last call of the action.
    private var reported: K.Value?
    private var isWaiting = false

    func collect(from node: RenderNode) {
        let value = node.preference(K.self) ?? K.defaultValue
        latest = value
        guard !isWaiting, value != reported else { return }
        isWaiting = true
        node.scene.actions.append { [self] in
            isWaiting = false
            guard let latest, latest != reported else { return }
            reported = latest
            action?(latest)
        }
    }
}

extension View {
    /// Sets the preference for a key, replacing that of the views inside.
    ///
    ///     struct Unsaved: PreferenceKey {
    ///         static let defaultValue = false
    ///         static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
    ///     }
    ///
    ///     Text("Draft").preference(key: Unsaved.self, value: true)
    ///
    /// Ancestors read the value by `onPreferenceChange(_:perform:)`. A view inside that sets the same key is not
    /// seen above this one; to add to its value, use ``View/transformPreference(_:_:)``.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes the view's value for a preference key.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action with the view's value for a preference key: after the first update, and after each update in
    /// which the value has changed. The action is called on the main actor.
    ///
    ///     struct Titles: PreferenceKey {
    ///         static let defaultValue: [String] = []
    ///         static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    ///     }
    ///
    ///     Text("Draft")
    ///         .preference(key: Titles.self, value: ["Draft"])
    ///         .onPreferenceChange(Titles.self) { titles in print(titles) }
    ///
    /// An action that writes state starts another update. Compute the preference from content that does not depend on
    /// this state, or the view is updated again and again.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Called with the value.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }
}
