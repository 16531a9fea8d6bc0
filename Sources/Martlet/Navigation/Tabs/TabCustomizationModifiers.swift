import AttributeGraph

private enum TabCustomizationKey: EnvironmentKey { static var defaultValue: TabViewCustomization? { nil } }

extension EnvironmentValues {
    /// The customization of the tab views in the view.
    var tabCustomization: TabViewCustomization? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

/// Tabs that a customization can refer to.
nonisolated struct CustomizableTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    var id: String?
    /// The default visibility in the bar; `nil` if this modifier does not set it.
    var isShown: Bool?

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let make = { C._makeTabs(content: content[\.content], inputs: inputs) }
        guard let collector = inputs.tabCollector else { return make() }
        let environment = inputs.environment
        collector.with(
            { traits in
                traits.setCustomization(
                    id: { content.pointer(in: $0).pointee.id },
                    isShown: { content.pointer(in: $0).pointee.isShown },
                    customization: { _ in EnvironmentValues(scope: environment).tabCustomization })
            }, find: make)
    }
}

extension TabContent {
    /// Sets the identifier by which a ``TabViewCustomization`` refers to the tab.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        CustomizableTabContent(content: self, id: id)
    }

    /// Sets the customizations of the tab that users can make. No effect: users cannot rearrange tabs here.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Sets the visibility of the tab where no ``TabViewCustomization`` sets it.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isOfBar = placements.isEmpty || placements.contains(where: \.isOfBar)
        return CustomizableTabContent(
            content: self, isShown: isOfBar && visibility != .automatic ? visibility == .visible : nil)
    }

    /// Sets the placement of the tab among the others. No effect: a row shows all tabs in their order.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

extension View {
    /// Applies a customization to the tab views in the view.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabCustomization, customization?.wrappedValue)
    }

    /// Sets the initial placement of adaptable tabs. No effect: tabs are always a row here.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }

    /// Sets the placement of tabs. No effect: tabs are always a row here.
    nonisolated public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View { self }
}
