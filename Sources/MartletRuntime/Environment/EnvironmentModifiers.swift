import AttributeGraph

/// Sets a value of the environment for the content.
package nonisolated struct EnvironmentModifier<Value>: InputModifier {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value

    package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            let modifier = modifier.read(in: graph)
            values[keyPath: modifier.keyPath] = modifier.value
        }
    }
}

/// Changes a value of the environment for the content.
nonisolated struct TransformEnvironmentModifier<Value>: InputModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            let modifier = modifier.read(in: graph)
            modifier.transform(&values[keyPath: modifier.keyPath])
        }
    }
}

extension _ViewInputs {
    /// Replaces the environment of these inputs by one in which `change` was applied.
    ///
    /// `change` runs again when a value that it has read changes; the keys that it writes are set then.
    package mutating func setEnvironment(_ change: @escaping (Graph, inout EnvironmentValues) -> Void) {
        let outer = environment
        let inner = EnvironmentScope(in: outer, lifetime: scope)
        follow { graph in
            var values = EnvironmentValues(scope: outer)
            change(graph, &values)
            inner.set(values.written)
        }
        environment = inner
    }
}

extension View {
    /// Sets a value of the environment for the view and everything below it (law G1).
    ///
    ///     VStack {
    ///         Text("12:30")
    ///         Text("12.5")
    ///     }
    ///     .environment(\.locale, Locale(identifier: "de_DE"))
    ///
    /// A view inside may set another value for its own content. Only bodies that read the value run when it changes.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for the view and everything below it (law G1).
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
    }
}
