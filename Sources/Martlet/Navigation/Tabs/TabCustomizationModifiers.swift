import AttributeGraph

/// A customization of tab views, and the binding that changes it.
struct TabCustomizationSource {
    /// The value when the modifier was last evaluated.
    let value: TabViewCustomization
    let binding: Binding<TabViewCustomization>
}

private enum TabCustomizationKey: EnvironmentKey { static var defaultValue: TabCustomizationSource? { nil } }

extension EnvironmentValues {
    /// The customization of the tab views in the view.
    var tabCustomization: TabCustomizationSource? {
        get { self[TabCustomizationKey.self] }
        set { self[TabCustomizationKey.self] = newValue }
    }
}

/// Tabs that a customization can refer to.
nonisolated struct CustomizableTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    var id: String?
    /// The default visibility; `nil` if this modifier does not set it.
    var isShown: Bool?
    /// The placements that have the default visibility; none for all.
    var placements: [AdaptableTabBarPlacement] = []
    /// The customizations that users can make; `nil` if this modifier does not set them.
    var behavior: TabCustomizationBehavior?

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        let environment = inputs.environment
        inputs.makeTabs { traits in
            traits.setBehavior { graph, place in
                let tabs = content.pointer(in: graph)
                let placements = tabs.pointee.placements
                let isMeant = placements.isEmpty || placements.contains { $0.includes(place) }
                return isMeant ? tabs.pointee.behavior : nil
            }
            traits.setCustomization(
                id: { content.pointer(in: $0).pointee.id },
                isShown: { graph, place in
                    let tabs = content.pointer(in: graph)
                    let placements = tabs.pointee.placements
                    let isMeant = placements.isEmpty || placements.contains { $0.includes(place) }
                    return isMeant ? tabs.pointee.isShown : nil
                },
                customization: { _ in EnvironmentValues(scope: environment).tabCustomization })
        } make: {
            C._makeTabs(content: content[\.content], inputs: inputs)
        }
    }
}

/// Tabs with a placement.
nonisolated struct PlacedTabContent<C: TabContent>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    let placement: TabPlacement

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeTabs(setting: { $0.setPlacement { content.pointer(in: $0).pointee.placement } }) {
            C._makeTabs(content: content[\.content], inputs: inputs)
        }
    }
}

extension TabContent {
    /// Sets the identifier by which a ``TabViewCustomization`` refers to the tab.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        CustomizableTabContent(content: self, id: id)
    }

    /// Sets the customizations of the tab that users can make: a tab that is ``TabCustomizationBehavior/disabled`` in the
    /// sidebar keeps its place there.
    ///
    /// - Parameters:
    ///   - behavior: The customizations.
    ///   - placements: The placements in which they hold; none for all. Rows of tabs have none.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        CustomizableTabContent(content: self, placements: placements, behavior: behavior)
    }

    /// Sets the visibility of the tab where no ``TabViewCustomization`` sets it.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        CustomizableTabContent(
            content: self, isShown: visibility == .automatic ? nil : visibility == .visible, placements: placements)
    }

    /// Sets the placement of the tab among the others in an adaptable tab view (``TabViewStyle/sidebarAdaptable``).
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        PlacedTabContent(content: self, placement: placement)
    }
}

extension View {
    /// Applies a customization to the tab views in the view, and lets users change it.
    ///
    ///     @AppStorage("tabs") private var customization: TabViewCustomization
    ///
    ///     TabView {
    ///         TabSection("Library") {
    ///             Tab("Albums", systemImage: "square.stack") { AlbumsView() }.customizationID("albums")
    ///             Tab("Artists", systemImage: "music.mic") { ArtistsView() }.customizationID("artists")
    ///         }
    ///         .customizationID("library")
    ///     }
    ///     .tabViewStyle(.sidebarAdaptable)
    ///     .tabViewCustomization($customization)
    ///
    /// In the sidebar, users move the tabs of a section that has an identifier, as the rows of a list: by dragging them, by
    /// keys, and by the actions for assistive technology. Tabs without an identifier cannot be dragged.
    ///
    /// - Parameter customization: The customization; `nil` for none.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(
            \.tabCustomization,
            customization.map { TabCustomizationSource(value: $0.wrappedValue, binding: $0) })
    }
}
