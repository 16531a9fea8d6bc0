import AttributeGraph

/// The items that one modifier declares, in the order of its builder.
final class ToolbarShelf {
    /// The node that contains the items while no bar shows them.
    fileprivate let node: RenderNode
    /// The node of the modifier, whose preference passes the shelf to the bars.
    fileprivate weak var anchor: RenderNode?

    fileprivate init(node: RenderNode) { self.node = node }

    var entries: [ToolbarEntry] {
        node.flags.contains(.detached) ? [] : node.layoutChildren.compactMap { $0.attachment(ToolbarEntry.self) }
    }

    /// Notifies the bars of a change.
    func changed() { anchor?.preferencesDidChange() }

    fileprivate func end(in scene: SceneGraph) {
        guard !node.flags.contains(.detached) else { return }
        node.removeFromParent()
        scene.detach(node)
    }
}

/// The items that are declared on a page, from the innermost modifier outwards.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarShelf] { [] }

    static func reduce(value: inout [ToolbarShelf], nextValue: () -> [ToolbarShelf]) { value += nextValue() }
}

/// Adds items to the bars of the content's page or, outside a page, of the window.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: WholeContentModifier {
    let items: Items

    static var needsOwnNode: Bool { true }

    static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs) {
        let bars = inputs.attachment(PageBars.self) ?? inputs.scene.bars.ensuredWindowBars
        var inner = inputs.inside(bars.attic)
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inner)
        let shelf = ToolbarShelf(node: node)
        shelf.anchor = anchor
        inner.parent = node
        inner.attach(ToolbarShelf.self, shelf)
        Items._makeToolbar(content: modifier[\.items], inputs: inner)
        anchor.setPreference(ToolbarKey.self, .transform { $0.append(shelf) })
        anchor.lifetime.attach(ToolbarLifetime(shelf: shelf, anchor: anchor))
    }
}

/// Removes the items together with the modifier that declares them.
private final class ToolbarLifetime: LifecycleRecord {
    private let shelf: ToolbarShelf
    private unowned let anchor: RenderNode

    init(shelf: ToolbarShelf, anchor: RenderNode) {
        self.shelf = shelf
        self.anchor = anchor
    }

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        // A modifier whose view is only hidden keeps its items.
        if anchor.flags.contains(.detached) { shelf.end(in: scene) }
    }
}

/// The items of `navigationBarItems`.
nonisolated struct EarlierBarItems<Leading: View, Trailing: View>: PrimitiveToolbarContent {
    let leading: Leading
    let trailing: Trailing

    static func _makeToolbar(content items: _GraphValue<Self>, inputs: _ViewInputs) {
        ToolbarEntry.make(items[\.leading], inputs: inputs) { _ in .topBarLeading }
        let trailing = items[\.trailing]
        ToolbarEntry.make(trailing, inputs: inputs) { _ in .topBarTrailing }
    }
}

extension View {
    /// Adds items to the bars of the view's page, each with its own placement. The bars are a window's header bar, or
    /// lines above and below the page.
    ///
    ///     List(notes) { NoteRow(note: $0) }
    ///         .toolbar { Button("Add", systemImage: "plus", action: add) }
    ///
    /// Views that are no ``ToolbarItem`` have the automatic placement. The items are visible while the page is. Outside
    /// a navigation stack they are in the bars of the window.
    ///
    /// - Parameter content: The items, and groups of items.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Adds views to the start and the end of the page's bar. The older form of ``View/toolbar(content:)``.
    ///
    ///     List { Text("Milk") }
    ///         .navigationBarItems(leading: EditButton(), trailing: Button("Add", action: add))
    ///
    /// The views are shown while the page is the visible one.
    ///
    /// - Parameters:
    ///   - leading: The view at the start of the bar.
    ///   - trailing: The view at the end of the bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(ToolbarModifier(items: EarlierBarItems(leading: leading, trailing: trailing)))
    }

    /// Adds a view to the start of the page's bar. The older form of ``View/toolbar(content:)``.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        navigationBarItems(leading: leading, trailing: EmptyView())
    }

    /// Adds a view to the end of the page's bar. The older form of ``View/toolbar(content:)``.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        navigationBarItems(leading: EmptyView(), trailing: trailing)
    }
}
