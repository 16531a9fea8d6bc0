import AttributeGraph
import Foundation

extension SceneBars {
    /// The bars of the window for items outside navigation stacks. Created on first use.
    var ensuredWindowBars: PageBars {
        let stacks = self.scene.service(NavigationStacks.self)
        if let bar = stacks.windowBar { return bar.items }
        let bar = NavigationBar(
            inputs: _ViewInputs(
                scene: self.scene, scope: self.scene.scope, environment: self.scene.environment, parent: self.scene.root
            ))
        stacks.windowBar = bar
        // The bar precedes the window's content in the reading order.
        bar.node.removeFromParent()
        self.scene.root.insert(bar.node, at: 0)
        bar.items.search.removeFromParent()
        self.scene.root.insert(bar.items.search, at: 1)
        self.scene.root.addPreferenceReader(WindowBarReader(bar: bar))
        return bar.items
    }
}

/// Shows the items outside navigation stacks in the window's bar.
private final class WindowBarReader: PreferenceReader {
    private let bar: NavigationBar

    init(bar: NavigationBar) { self.bar = bar }

    func collect(from node: RenderNode) {
        bar.items.show(node.preference(ToolbarKey.self) ?? [])
        bar.items.keepBottomLast()
        bar.subtitle = node.preference(NavigationSubtitleKey.self) ?? nil
        bar.settings = node.preference(NavigationBarSettingsKey.self) ?? NavigationBarSettings()
    }
}
