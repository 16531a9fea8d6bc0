import AttributeGraph
import Foundation

/// The room of a bar in a terminal: items that do not fit are in a menu at the end of the bar, and in a wide window
/// labels show their titles, where these fit.
///
/// Windows of a desktop have header bars that do this on their own.
final class BarRoom: NodeAttachment {
    /// The width of the window, in cells, from which on labels show their titles.
    private static let columnsForTitles: CGFloat = 140
    /// The least room for the title of the page, in points.
    private static let leastTitle: CGFloat = 96

    // The scene ends the bar before it is released, and the bar's parts own this object.
    private unowned let scene: SceneGraph
    /// The button that opens the menu; hidden while all items fit.
    unowned let button: RenderNode
    /// The hidden node that contains the items of the menu.
    unowned let menu: RenderNode
    /// The items that belong to the end of the bar, in their order.
    private var entries: [ToolbarEntry] = []
    /// The importance of each.
    private var ranks: [Double] = []
    /// The indices of the items in the menu.
    private var left: Set<Int> = []
    private var showsTitles = false
    /// The width that the bar needs to show titles, if they did not fit.
    private var widthForTitles: CGFloat?
    /// Called when other items fit.
    var changed: () -> Void = {}

    /// Creates the room and the button of a bar; nil in a window that has a header bar of its own.
    static func make(inputs: _ViewInputs) -> BarRoom? {
        let profile = inputs.scene.profile
        guard profile.pixelSize.width > 4, !profile.hasOwnNavigationBar else { return nil }
        let graph = inputs.graph
        let label = graph.makeInput(MoreLabel(), in: inputs.scope) { _, _ in true }
        let nothing = graph.makeInput(EmptyView(), in: inputs.scope) { _, _ in true }
        var inputs = inputs
        inputs.setEnvironment { _, values in values.menuIndicatorVisibility = .hidden }
        let button = MenuMaker.make(
            label: ControlLabel(_GraphValue(label, isCompared: true)),
            items: ControlLabel(_GraphValue(nothing, isCompared: true)), look: .toolbar, inputs: inputs
        ) { _ in MenuParts() }.node
        guard let menu = button.menu.record else { return nil }
        button.setHidden(true)
        return BarRoom(button, menu: menu.node, in: inputs.scene)
    }

    private init(_ button: RenderNode, menu: RenderNode, in scene: SceneGraph) {
        self.button = button
        self.menu = menu
        self.scene = scene
    }

    /// Returns the entries that the bar shows of those at its end; the others go into the menu.
    func split(_ entries: [ToolbarEntry]) -> (shown: [ToolbarEntry], left: [ToolbarEntry]) {
        let ranks = entries.map(\.node.bar.rank)
        if !self.entries.elementsEqual(entries, by: ===) || ranks != self.ranks {
            self.entries = entries
            self.ranks = ranks
            left = []
            widthForTitles = nil
        }
        for entry in entries { entry.setShowsTitles(showsTitles) }
        return (
            entries.indices.filter { !left.contains($0) }.map { entries[$0] }, left.sorted().map { entries[$0] }
        )
    }

    /// Sets whether the labels of an item outside of the end of the bar show their titles.
    func prepare(_ entry: ToolbarEntry) { entry.setShowsTitles(showsTitles) }

    /// Compares the items with the room, in the layout of the bar. If they have to change, an action after the layout
    /// does it.
    ///
    /// - Parameters:
    ///   - width: The width of the bar.
    ///   - others: The width of everything but the title and the items at the end.
    ///   - title: The width of the title.
    func fit(width: CGFloat, others: CGFloat, title: CGFloat, spacing: CGFloat) {
        var start: CGFloat = 0
        let items = zip(entries, ranks).map { entry, rank in
            let item = BarFitting.Item(start: start, width: entry.node.size(for: .unspecified).width, rank: rank)
            start += item.width + spacing
            return item
        }
        let all = items.last.map { $0.start + $0.width } ?? 0
        let wanted = others + all + (title > 0 ? title + spacing : 0)
        if showsTitles, wanted > width {
            widthForTitles = wanted
            return set(left: [], showsTitles: false)
        }
        let isWide = scene.size.width / scene.profile.pixelSize.width >= Self.columnsForTitles
        if isWide != showsTitles, !isWide || width >= widthForTitles ?? 0 {
            return set(left: [], showsTitles: isWide)
        }
        let room = width - others - (title > 0 ? min(title, Self.leastTitle) + spacing : 0)
        if all <= room { return set(left: [], showsTitles: showsTitles) }
        let fitting = BarFitting(items, in: room - button.size(for: .unspecified).width - spacing)
        set(left: Set(items.indices.filter { fitting.shift(of: $0) == nil }), showsTitles: showsTitles)
    }

    private func set(left: Set<Int>, showsTitles: Bool) {
        guard left != self.left || showsTitles != self.showsTitles else { return }
        self.left = left
        self.showsTitles = showsTitles
        scene.actions.append { [weak self] in
            self?.changed()
            self?.scene.writes.requestUpdate()
        }
    }
}

/// The label of the button that opens the menu of the items without room.
private nonisolated struct MoreLabel: View {
    @MainActor var body: some View { Label("More", systemImage: "ellipsis").labelStyle(.iconOnly) }
}
