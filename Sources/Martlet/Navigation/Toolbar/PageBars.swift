import AttributeGraph
import Foundation
import MartletBase

/// The parts of the bars of a page, or of a window, in which items stand.
final class PageBars {
    // unowned(unsafe): the scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned(unsafe) let scene: SceneGraph
    /// The bar above the page.
    unowned let top: RenderNode
    /// The bar below the page.
    private let bottom: RenderNode
    /// The bar below the upper one, for a search field.
    let search: RenderNode
    let leading: RenderNode
    let center: RenderNode
    let trailing: RenderNode
    /// Holds what is declared and not shown.
    let attic: RenderNode
    private var shelves: [ToolbarShelf] = []
    private var shown: [ToolbarEntry] = []
    /// Told when something is shown in the upper bar that was not, or the other way round.
    var changed: () -> Void = {}
    /// Whether the page wants no lower bar.
    var hidesBottom = false {
        didSet { if hidesBottom != oldValue { arrange() } }
    }

    /// - Parameters:
    ///   - leading: The part of the upper bar before the title.
    ///   - top: The upper bar.
    ///   - inputs: Those of what the bars stand in.
    init(leading: RenderNode, top: RenderNode, inputs: _ViewInputs) {
        scene = inputs.scene
        self.top = top
        self.leading = leading
        let inner = inputs.inside(top)
        center = Self.makePart(inner)
        trailing = Self.makePart(inner)
        attic = RenderNode.make(layout: EmptyLayout(), inputs: inner)
        attic.setHidden(true)
        search = RenderNode.make(
            .control(ControlContent(SearchBarControl())), layout: SearchBarLayout(), inputs: inputs)
        search.setHidden(true)
        bottom = RenderNode.make(
            .control(ControlContent(ToolbarControl())), layout: BottomBarLayout(), inputs: inputs)
        bottom.setHidden(true)
    }

    /// Makes a part of a bar, in which items stand beside each other.
    static func makePart(_ inputs: _ViewInputs) -> RenderNode {
        let node = RenderNode.make(layout: StackLayout.toolbarItems, inputs: inputs)
        node.setHidden(true)
        return node
    }

    /// Has the bar at the lower edge read after the page.
    func keepBottomLast() {
        guard let around = bottom.parent, around.children.last !== bottom else { return }
        bottom.removeFromParent()
        around.append(bottom)
    }

    /// Whether items stand in the upper bar.
    var hasTopItems: Bool { [leading, center, trailing].contains { !$0.flags.contains(.hidden) } }

    /// Whether a button that leaves what is shown stands in a bar.
    var hasCancellation: Bool { shown.contains { $0.isShown && $0.placement.isCancellation } }

    /// Whether something stands in place of the title.
    var hasCenter: Bool { !center.flags.contains(.hidden) }

    /// Shows the items of a page.
    func show(_ shelves: [ToolbarShelf]) {
        self.shelves = shelves
        arrange()
    }

    /// Has items come and go as the page and the focus say.
    func arrange() {
        let entries = shelves.flatMap(\.entries)
        let isTyping = scene.isTyping
        for entry in shown where !entries.contains(where: { $0 === entry }) { entry.hide() }
        shown = entries
        for (region, node) in [
            (ToolbarItemPlacement.Region.leading, leading), (.center, center), (.trailing, trailing), (.bottom, bottom),
            (.search, search),
        ] {
            var wanted: [ToolbarEntry] = []
            for entry in entries where self.region(of: entry, among: entries) == region {
                let isWanted = region != .bottom || (!hidesBottom && (isTyping || !entry.placement.isForTyping))
                if isWanted { wanted.append(entry) } else { entry.hide() }
            }
            fill(node, with: wanted.sortedInPlace())
        }
        scene.setWaitsForTyping(self, entries.contains { $0.placement.isForTyping })
        changed()
    }

    /// Where an item stands; nil for one that only says so of another.
    private func region(of entry: ToolbarEntry, among entries: [ToolbarEntry]) -> ToolbarItemPlacement.Region? {
        if entry.moved != nil { return nil }
        let mover = entries.last { $0.moved != nil && $0.moved?.placement == entry.placement }
        return (mover ?? entry).placement.region
    }

    private func fill(_ region: RenderNode, with entries: [ToolbarEntry]) {
        let nodes = entries.map { $0.node! }
        let isSame = nodes.count == region.children.count && zip(nodes, region.children).allSatisfy { $0 === $1 }
        if !isSame {
            for entry in entries { entry.show(in: region) }
            region.didChange()
        }
        region.setHidden(nodes.isEmpty)
    }
}

extension [ToolbarEntry] {
    /// In the order of their places, and where those are the same, of their declaration.
    fileprivate func sortedInPlace() -> [ToolbarEntry] {
        enumerated().sorted {
            ($0.element.placement.order, $0.offset) < ($1.element.placement.order, $1.offset)
        }
        .map(\.element)
    }
}

extension StackLayout {
    /// How items stand beside each other.
    static let toolbarItems = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
}

extension SceneGraph {
    /// Whether what is typed goes to a field.
    var isTyping: Bool { focus.focused?.extras?.input?.editor != nil }

    /// Has bars looked at again when the focus moves, or not.
    func setWaitsForTyping(_ bars: PageBars, _ waits: Bool) {
        guard waits || existingService(BarsForTyping.self) != nil else { return }
        service(BarsForTyping.self).set(bars, waits)
    }
}

/// Bars of a scene with items that are there only while a person types.
private final class BarsForTyping: SceneService, FocusObserver {
    static let slot = ServiceSlot()

    private var bars: [Weak<PageBars>] = []
    /// Whether a person was typing when they were last looked at.
    private var wasTyping = false

    init(scene: SceneGraph) { scene.focus.observers.append(self) }

    func set(_ bars: PageBars, _ waits: Bool) {
        self.bars.removeAll { $0.object == nil || $0.object === bars }
        if waits { self.bars.append(Weak(bars)) }
    }

    /// Items that are there for typing come and go.
    func focusDidMove(in scene: SceneGraph) {
        guard !bars.isEmpty, scene.isTyping != wasTyping else { return }
        wasTyping = scene.isTyping
        for entry in bars { entry.object?.arrange() }
        scene.writes.requestUpdate()
    }
}
