import AttributeGraph

/// Combines the content into one accessibility element.
nonisolated struct AccessibilityElementModifier: PrimitiveModifier {
    let children: AccessibilityChildBehavior

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        let layer = AccessibilityLayer(of: node)
        inputs.follow { graph in
            var properties = AccessibilityProperties()
            properties.children = modifier.read(in: graph).children
            layer.set(properties)
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Makes the view one accessibility element.
    ///
    ///     HStack { Image(systemName: "star"); Text("4 of 5") }
    ///         .accessibilityElement(children: .ignore)
    ///         .accessibilityLabel("Rated 4 of 5")
    ///
    /// - Parameter children: The treatment of the accessibility elements inside the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// Sets the priority of the view in the reading order of its siblings.
    ///
    /// - Parameter sortPriority: Siblings with a higher priority are read first. The default is 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(
            AccessibilityModifier(value: sortPriority) { value, _, properties in properties.sortPriority = value }
        )
    }

    /// Sets the names by which users of voice control may refer to the view. The first name is the preferred one.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(
            AccessibilityModifier(value: inputLabels) { value, context, properties in
                properties.inputLabels = value.map { $0.resolve(in: context).string }
            }
        )
    }

    /// Sets the localized names by which users of voice control may refer to the view. The first name is the preferred
    /// one.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
}
