import AttributeGraph

/// A toolbar item, whose content belongs to the view that declares it and is shown in a bar of the page.
///
/// While no bar shows the item, its content is in a hidden node.
final class ToolbarEntry: LifecycleRecord, NodeAttachment {
    /// The hidden node that contains the content while no bar shows it.
    private unowned let home: RenderNode
    private(set) var node: RenderNode!
    private(set) var placement = ToolbarItemPlacement.automatic
    /// The default item that this entry moves to its placement; `nil` for an ordinary item.
    private(set) var moved: ToolbarDefaultItemKind?
    private weak var shelf: ToolbarShelf?
    private let margins: ToolbarSetting<ToolbarMargins>?
    /// Whether labels show their titles, in a terminal.
    private var showsTitles: Attribute<Bool>?
    /// Whether a bar shows the item.
    private(set) var isShown = false

    private init(home: RenderNode, shelf: ToolbarShelf?, margins: ToolbarSetting<ToolbarMargins>?) {
        self.home = home
        self.shelf = shelf
        self.margins = margins
    }

    /// Creates an item of a content.
    static func make<Content: View>(
        _ content: _GraphValue<Content>,
        moving kind: ToolbarDefaultItemKind? = nil,
        inputs: _ViewInputs,
        placement: @escaping (Graph) -> ToolbarItemPlacement
    ) {
        let home = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        let shelf = inputs.attachment(ToolbarShelf.self, as: ToolbarShelf.self)
        let margins = inputs.attachment(ToolbarSetting<ToolbarMargins>.self, as: ToolbarSetting<ToolbarMargins>.self)
        let entry = ToolbarEntry(home: home, shelf: shelf, margins: margins)
        entry.moved = kind
        home.setAttachment(entry)
        let item = BarItem()
        let priority = inputs.attachment(ToolbarPriority.self, as: ToolbarPriority.self)
        inputs.follow { [unowned entry] graph in
            entry.placement = placement(graph)
            item.isPinned = entry.placement.staysInBar
            item.priority = priority?.read(graph) ?? .automatic
            entry.shelf?.changed()
        }
        var inner = inputs.inside(home)
        if inputs.scene.profile.pixelSize.width > 4 {
            let showsTitles = inputs.graph.makeInput(false, in: inputs.scope)
            entry.showsTitles = showsTitles
            inner.setEnvironment { graph, values in values.barShowsTitles = graph[showsTitles] }
        }
        inner.setEnvironment { _, values in values.toolbarLabelStyle = values.windowToolbarLabels }
        inner.attach(ToolbarShelf.self, nil)
        inner.attach(LabelStyleKey.self, nil)
        inner.attach(ButtonStyleKey.self, nil)
        inner.attach(ToolbarEntry.self, entry)
        inner.attach(ToolbarPriority.self, nil)
        inner.attach(ToolbarSetting<ToolbarMargins>.self, nil)
        entry.node = ControlLabel(content).makeNode(inner)
        entry.node.setAttachment(item)
        entry.node.setHidden(true)
        home.lifetime.attach(entry)
    }

    /// Adds the content to a bar, after the bar's other items.
    func show(in region: RenderNode) {
        let wasShown = isShown
        isShown = true
        node.removeFromParent()
        region.append(node)
        node.setHidden(false)
        node.didChange()
        if !wasShown { node.notifyCovered(false) }
    }

    /// Removes the content from its bar.
    func hide() {
        guard isShown else { return }
        isShown = false
        guard !node.flags.contains(.detached) else { return }
        node.setHidden(true)
        node.notifyCovered(true)
        node.removeFromParent()
        home.append(node)
    }

    /// Sets whether the item's labels show their titles.
    func setShowsTitles(_ shows: Bool) {
        guard let showsTitles, !home.flags.contains(.detached) else { return }
        home.scene.set(showsTitles, to: shows)
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        guard home.flags.contains(.detached) else { return }
        shelf?.changed()
        guard isShown, !node.flags.contains(.detached) else { return }
        node.removeFromParent()
        scene.detach(node)
    }
}

extension ToolbarEntry {
    /// Returns the default look of buttons in the item.
    func look(in graph: Graph) -> ButtonLook {
        if margins?.read(graph).areRemoved == true { return .plain }
        return placement.isProminent ? .borderedProminent : .toolbar
    }

    /// Whether a control is in the item itself, rather than in a presentation of the item.
    func holds(_ control: RenderNode) -> Bool {
        var current: RenderNode? = control
        while let inner = current {
            if inner === node || inner === home { return true }
            current = inner.parent
        }
        return false
    }
}

extension _ViewInputs {
    /// The toolbar item in which a control is created; `nil` for other controls.
    func toolbarEntry(of control: RenderNode) -> ToolbarEntry? {
        guard let entry = attachment(ToolbarEntry.self, as: ToolbarEntry.self), entry.holds(control) else { return nil }
        return entry
    }

    /// The inputs for the label of a control. In a bar, labels show their icon, and their title where a
    /// terminal has room for it, unless a label style is set.
    func insideLabel(of control: RenderNode) -> _ViewInputs {
        var inner = inside(control)
        guard toolbarEntry(of: control) != nil, attachment(LabelStyleKey.self, as: AnyObject.self) == nil else {
            return inner
        }
        let style = graph.makeInput(BarLabelStyle(), in: scope) { _, _ in true }
        inner.attach(
            LabelStyleKey.self,
            BodyStyleMaker<BarLabelStyle, Void, BarLabelStyle.Body>(
                key: LabelStyleKey.self, style: _GraphValue(style, isCompared: true), inputs: self
            ) { style, _ in
                onMainActor(style) { $0.makeBody(configuration: LabelStyleConfiguration()) }
            })
        return inner
    }
}
