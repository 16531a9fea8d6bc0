import AttributeGraph
import Foundation

private enum TabCustomizationKey: EnvironmentKey { static var defaultValue: TabViewCustomization? { nil } }

extension EnvironmentValues {
    /// Which tabs of the tab views here are in their bars.
    var tabCustomization: TabViewCustomization? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

/// Tabs whose places people and the app can change.
nonisolated struct CustomizableTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    var id: String?
    /// Whether it is in the bar where nobody has said otherwise; nil where this says nothing of it.
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
    /// Names the tab in a ``TabViewCustomization``.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        CustomizableTabContent(content: self, id: id)
    }

    /// Says what a person can do with the tab when rearranging tabs. Tabs here stay as the app has them.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Says whether the tab is in the bar as long as no ``TabViewCustomization`` says otherwise.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isOfBar = placements.isEmpty || placements.contains(where: \.isOfBar)
        return CustomizableTabContent(
            content: self, isShown: isOfBar && visibility != .automatic ? visibility == .visible : nil)
    }

    /// Says where the tab is among the others. A row has all of them in their order.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

extension View {
    /// Has the tab views in the view show the tabs that a binding says.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabCustomization, customization?.wrappedValue)
    }

    /// Says where tabs are at first where there is a choice. There is none here: they are a row.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }

    /// Says where tabs are where a system has one place for them. That is a row here.
    nonisolated public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View { self }
}

extension AppStorage where Value == TabViewCustomization {
    /// Keeps which tabs are in a bar.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key among the stored values.
    ///   - store: Where it is kept; nil for where the surroundings say.
    public init(
        wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(key, store: store, default: wrappedValue, coder: .json)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Keeps which tabs are in a bar.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key among the scene's values.
    public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String) {
        self.init(key, default: wrappedValue, coder: .json)
    }
}
