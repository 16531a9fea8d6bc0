import AttributeGraph

/// Makes one element of the content.
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
    /// Makes one element for assistive technology of the view.
    ///
    ///     HStack { Image(systemName: "star"); Text("4 of 5") }
    ///         .accessibilityElement(children: .ignore)
    ///         .accessibilityLabel("Rated 4 of 5")
    ///
    /// - Parameter children: What becomes of the elements in the view.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(children: children))
    }

    /// Says where the view comes among those beside it when they are read: the highest first, and 0 where nothing is
    /// said.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(
            AccessibilityModifier(value: sortPriority) { value, _, properties in properties.sortPriority = value }
        )
    }

    /// What a person may call the view who operates it by voice; the first is the best.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(
            AccessibilityModifier(value: inputLabels) { value, context, properties in
                properties.inputLabels = value.map { $0.resolve(in: context).string }
            }
        )
    }

    /// What a person may call the view who operates it by voice; the first is the best.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// What a person may call the view who operates it by voice; the first is the best.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}
