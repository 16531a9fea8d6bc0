import AttributeGraph

/// Sets one of the content's accessibility properties.
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
    /// Sets an identifier by which tests find the view. Users never see it.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    /// Sets an identifier by which tests find the view, while `isEnabled` is true.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? identifier : nil) { value, _, properties in
                properties.identifier = value
            }
        )
    }

    /// Hides the view and its subtree from assistive technology, or shows a hidden view again.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibilityHidden(hidden, isEnabled: true)
    }

    /// Hides the view and its subtree from assistive technology, or shows a hidden view again, while `isEnabled` is
    /// true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? hidden : nil) { value, _, properties in
                properties.isHidden = value
            }
        )
    }
}

extension View {
    /// Sets the name that assistive technology reads for the view.
    ///
    ///     Button(action: add) { Image(systemName: "plus") }
    ///         .accessibilityLabel("Add a book")
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func accessibilityLabel<Title: _TextTitle & _OverloadFilter>(_ label: Title) -> some View {
        accessibilityLabel(label._titleText, isEnabled: true)
    }

    /// Sets the localized name that assistive technology reads for the view.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? label : nil) { value, context, properties in
                properties.label = value?.resolve(in: context).string
            }
        )
    }

    /// Sets the localized name that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the value that assistive technology reads for the view, such as "50 %" for a slider.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func accessibilityValue<Title: _TextTitle & _OverloadFilter>(_ value: Title) -> some View {
        accessibilityValue(value._titleText, isEnabled: true)
    }

    /// Sets the localized value that assistive technology reads for the view.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? value : nil) { value, context, properties in
                properties.value = value?.resolve(in: context).string
            }
        )
    }

    /// Sets the localized value that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the hint that assistive technology reads for the view: the result of operating it.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func accessibilityHint<Title: _TextTitle & _OverloadFilter>(_ hint: Title) -> some View {
        accessibilityHint(hint._titleText, isEnabled: true)
    }

    /// Sets the localized hint that assistive technology reads for the view.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the hint that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(
            AccessibilityModifier(value: isEnabled ? hint : nil) { value, context, properties in
                properties.hint = value?.resolve(in: context).string
            }
        )
    }

    /// Sets the localized hint that assistive technology reads for the view, while `isEnabled` is true.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
}

extension View {
    /// Keeps the view's colors when the system inverts colors. No effect here: desktops and terminals do not invert the
    /// colors of an app.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
