import AttributeGraph

/// Tells assistive technology something of the content.
nonisolated struct AccessibilityModifier<Value>: PrimitiveModifier {
    let value: Value
    let set: (Value, TextContext, inout AccessibilityProperties) -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            var properties = node.extras?.accessibility ?? AccessibilityProperties()
            modifier.set(modifier.value, graph[environment.textSurroundings].context, &properties)
            node.ensuredExtras.accessibility = properties
            node.didChange()
        }
        return outputs
    }
}

extension View {
    /// Gives the view an identifier by which tests find it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier(value: identifier) { value, _, properties in properties.identifier = value })
    }

    /// Names the view for assistive technology.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(
            AccessibilityModifier(value: label) { value, context, properties in
                properties.label = value.resolve(in: context).string
            }
        )
    }

    /// Names the view for assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view is set to, for assistive technology.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(
            AccessibilityModifier(value: value) { value, context, properties in
                properties.value = value.resolve(in: context).string
            }
        )
    }

    /// Says what the view is set to, for assistive technology.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view is set to, for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what happens when the view is operated, for assistive technology.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(
            AccessibilityModifier(value: hint) { value, context, properties in
                properties.hint = value.resolve(in: context).string
            }
        )
    }

    /// Says what happens when the view is operated, for assistive technology.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is operated, for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Says whether assistive technology passes over the view.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier(value: hidden) { value, _, properties in properties.isHidden = value })
    }
}
