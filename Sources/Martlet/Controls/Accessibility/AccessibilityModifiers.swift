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
        let layer = AccessibilityLayer(of: outputs.node)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            var properties = AccessibilityProperties()
            modifier.set(modifier.value, graph[environment.textSurroundings].context, &properties)
            layer.set(properties)
        }
        return outputs
    }
}

extension View {
    /// Gives the view an identifier by which tests find it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    /// Gives the view an identifier by which tests find it, as long as a condition is met.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? identifier : nil) { value, _, properties in
                properties.identifier = value
            }
        )
    }

    /// Says whether assistive technology passes over the view.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityHidden(hidden, isEnabled: true)
    }

    /// Says whether assistive technology passes over the view, as long as a condition is met.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? hidden : nil) { value, _, properties in
                properties.isHidden = value
            }
        )
    }
}

extension View {
    /// Names the view for assistive technology.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func accessibilityLabel<Title: _TextTitle & _ToldApart>(_ label: Title) -> some View {
        accessibilityLabel(label._titleText, isEnabled: true)
    }

    /// Names the view for assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Names the view for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? label : nil) { value, context, properties in
                properties.label = value?.resolve(in: context).string
            }
        )
    }

    /// Names the view for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Names the view for assistive technology, as long as a condition is met.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}

extension View {
    /// Says what the view is set to, for assistive technology.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func accessibilityValue<Title: _TextTitle & _ToldApart>(_ value: Title) -> some View {
        accessibilityValue(value._titleText, isEnabled: true)
    }

    /// Says what the view is set to, for assistive technology.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view is set to, for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? value : nil) { value, context, properties in
                properties.value = value?.resolve(in: context).string
            }
        )
    }

    /// Says what the view is set to, for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Says what the view is set to, for assistive technology, as long as a condition is met.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}

extension View {
    /// Says what happens when the view is operated, for assistive technology.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func accessibilityHint<Title: _TextTitle & _ToldApart>(_ hint: Title) -> some View {
        accessibilityHint(hint._titleText, isEnabled: true)
    }

    /// Says what happens when the view is operated, for assistive technology.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is operated, for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? hint : nil) { value, context, properties in
                properties.hint = value?.resolve(in: context).string
            }
        )
    }

    /// Says what happens when the view is operated, for assistive technology, as long as a condition is met.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Says what happens when the view is operated, for assistive technology, as long as a condition is met.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

extension View {
    /// Keeps the colours of the view where the colours of the screen are turned into their opposites. Neither a desktop nor
    /// a terminal does that behind a program's back.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
