import AttributeGraph

/// Tabs with changed accessibility properties.
nonisolated struct DescribedTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    let describe: (TextContext, inout AccessibilityProperties) -> Void

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeTabs(setting: { $0.setDescription { content.pointer(in: $0).pointee.describe } }) {
            C._makeTabs(content: content[\.content], inputs: inputs)
        }
    }
}

extension TabContent {
    /// Sets an identifier by which tests find the tab.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        DescribedTabContent(content: self) { _, properties in if isEnabled { properties.identifier = identifier } }
    }

    /// Sets the name that assistive technology reads for the tab.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        DescribedTabContent(content: self) { context, properties in
            if isEnabled { properties.label = label.resolve(in: context).string }
        }
    }

    /// Sets the localized name that assistive technology reads for the tab.
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets the hint that assistive technology reads for the tab: the result of selecting it.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        DescribedTabContent(content: self) { context, properties in
            if isEnabled { properties.hint = hint.resolve(in: context).string }
        }
    }

    /// Sets the localized hint that assistive technology reads for the tab.
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
}

extension TabPage {
    /// Applies the accessibility properties of the page's modifiers to its tab. Called once the tab exists.
    func describeTab(_ tab: RenderNode, inputs: _ViewInputs) {
        guard let traits, traits.hasDescriptions else { return }
        let layer = AccessibilityLayer(of: tab)
        let environment = inputs.environment
        inputs.follow { graph in
            let context = graph[environment.textSurroundings].context
            var properties = AccessibilityProperties()
            for describe in traits.descriptions(in: graph) { describe(context, &properties) }
            layer.set(properties)
        }
    }
}
