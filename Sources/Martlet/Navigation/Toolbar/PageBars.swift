import AttributeGraph
import Foundation
import MartletBase

/// The parts of the bars of a page, or of a window, that contain items.
final class PageBars {
    // The scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned let scene: SceneGraph
    /// The bar above the page.
    unowned let top: RenderNode
    /// The bar below the page.
    private let bottom: RenderNode
    /// The bar with the search field, below the upper one.
    let search: RenderNode
    let leading: RenderNode
    let center: RenderNode
    let trailing: RenderNode
    /// The hidden node that contains items that no bar shows.
    let attic: RenderNode
    /// The room for items, in a terminal.
    private let room: BarRoom?
    private var shelves: [ToolbarShelf] = []
    private var shown: [ToolbarEntry] = []
    /// Called when items appear in the upper bar or disappear from it.
    var changed: () -> Void = {}
    /// Whether the page hides the bottom bar.
    var hidesBottom = false {
        didSet { if hidesBottom != oldValue { arrange() } }
    }

    /// - Parameters:
    ///   - leading: The part of the upper bar before the title.
    ///   - top: The upper bar.
    ///   - inputs: The inputs of the container of the bars.
    init(leading: RenderNode, top: RenderNode, inputs: _ViewInputs) {
        scene = inputs.scene
        self.top = top
        self.leading = leading
        let inner = inputs.inside(top)
        center = Self.makePart(inner)
        trailing = Self.makePart(inner)
        attic = RenderNode.make(layout: EmptyLayout(), inputs: inner)
        attic.setHidden(true)
        room = BarRoom.make(inputs: inner)
        search = RenderNode.make(
            .control(ControlContent(SearchBarControl())), layout: SearchBarLayout(), inputs: inputs)
        search.setHidden(true)
        bottom = RenderNode.make(
            .control(ControlContent(ToolbarControl())), layout: BottomBarLayout(), inputs: inputs)
        bottom.setHidden(true)
        if let room {
            top.setAttachment(room)
            room.changed = { [weak self] in self?.arrange() }
        }
    }

    /// Creates a part of a bar, in which items form a row.
    static func makePart(_ inputs: _ViewInputs) -> RenderNode {
        let node = RenderNode.make(layout: StackLayout.toolbarItems, inputs: inputs)
        node.setHidden(true)
        return node
    }

    /// Keeps the bottom bar last in the reading order.
    func keepBottomLast() {
        guard let around = bottom.parent, around.children.last !== bottom else { return }
        bottom.removeFromParent()
        around.append(bottom)
    }

    /// Whether the upper bar contains items.
    var hasTopItems: Bool {
        [leading, center, trailing, room?.button].contains { $0?.flags.contains(.hidden) == false }
    }

    /// Whether a bar contains a cancellation button.
    var hasCancellation: Bool { shown.contains { $0.isShown && $0.placement.isCancellation } }

    /// The placements of the items that are shown.
    var placements: [ToolbarItemPlacement] { shown.filter(\.isShown).map(\.placement) }

    /// Whether an item replaces the title.
    var hasCenter: Bool { !center.flags.contains(.hidden) }

    /// Shows the items of a page.
    func show(_ shelves: [ToolbarShelf]) {
        self.shelves = shelves
        arrange()
    }

    /// Adds and removes items according to the page and the focus.
    func arrange() {
        let entries = shelves.flatMap(\.entries)
        let isTyping = scene.bars.isTyping
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
            wanted = wanted.sortedInPlace()
            if let room, region == .trailing {
                let (shown, left) = room.split(wanted)
                fill(room.menu, with: left)
                room.menu.setHidden(true)
                room.button.setHidden(left.isEmpty)
                wanted = shown
            } else if region == .leading || region == .center {
                for entry in wanted { room?.prepare(entry) }
            }
            fill(node, with: wanted)
        }
        scene.bars.setWaitsForTyping(self, entries.contains { $0.placement.isForTyping })
        changed()
    }

    /// Returns the region of an item; `nil` for an entry that only moves another item.
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
    /// The entries in the order of their placements, and of their declaration for equal placements.
    fileprivate func sortedInPlace() -> [ToolbarEntry] {
        enumerated().sorted {
            ($0.element.placement.order, $0.offset) < ($1.element.placement.order, $1.offset)
        }
        .map(\.element)
    }
}

extension StackLayout {
    /// The layout of items in a row.
    static let toolbarItems = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
}

extension SceneBars {
    /// Whether a text field has the focus.
    var isTyping: Bool { scene.focus.focused?.extras?.input?.editor != nil }

    /// Sets whether bars are updated when the focus enters or leaves a text field.
    func setWaitsForTyping(_ bars: PageBars, _ waits: Bool) {
        guard waits || scene.existingService(BarsForTyping.self) != nil else { return }
        scene.service(BarsForTyping.self).set(bars, waits)
    }
}

/// The bars of a scene with items that are visible only during typing.
private final class BarsForTyping: SceneService, FocusObserver {
    static let slot = ServiceSlot()

    private var bars: [Weak<PageBars>] = []
    /// Whether a text field had the focus at the last update.
    private var wasTyping = false

    init(scene: SceneGraph) { scene.focus.observers.append(self) }

    func set(_ bars: PageBars, _ waits: Bool) {
        self.bars.removeAll { $0.object == nil || $0.object === bars }
        if waits { self.bars.append(Weak(bars)) }
    }

    /// Updates the bars after a text field has gained or lost the focus.
    func focusDidMove(in scene: SceneGraph) {
        guard !bars.isEmpty, scene.bars.isTyping != wasTyping else { return }
        wasTyping = scene.bars.isTyping
        for entry in bars { entry.object?.arrange() }
        scene.writes.requestUpdate()
    }
}
