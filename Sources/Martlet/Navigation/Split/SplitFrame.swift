import AttributeGraph
import Foundation

/// How wide a column wants to be, in points.
struct ColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?
}

/// The width of a column: the first that a view in it sets.
enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// Columns beside each other, each with pages of its own.
nonisolated struct SplitFrame<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    /// How many columns are shown, of the last.
    let shown: Int

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: SplitLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        let hasContent = Content.self != EmptyView.self
        let sidebar = SplitColumn(inner, lists: .sidebar)
        let content = hasContent ? SplitColumn(inner, lists: .middle) : nil
        let detail = SplitColumn(inner, lists: .page)
        detail.controller.isDetail = true
        content?.controller.links = detail.controller
        sidebar.controller.links = content?.controller ?? detail.controller
        sidebar.start(view[\.sidebar])
        content?.start(view[\.content])
        detail.start(view[\.detail])
        let columns = [sidebar] + (content.map { [$0] } ?? []) + [detail]
        node.setAttachment(SplitState(columns: columns))
        inputs.follow { [unowned node] graph in
            let shown = view.pointer(in: graph).pointee.shown
            for (index, column) in columns.enumerated() { column.setShown(index >= columns.count - shown) }
            node.preferencesDidChange()
            node.invalidateSize()
        }
        return _ViewOutputs(node: node)
    }
}

/// What a split view keeps of its columns.
final class SplitState: NodeAttachment {
    let columns: [SplitColumn]

    init(columns: [SplitColumn]) { self.columns = columns }
}

/// A column of a split view.
final class SplitColumn: PreferenceReader {
    unowned let node: RenderNode
    /// The line before the column that follows.
    unowned let line: RenderNode
    let controller: NavigationController
    private(set) var width: ColumnWidth?
    private weak var lastFocus: RenderNode?

    /// - Parameter place: What the lists in the column are told of their place.
    fileprivate init(_ inputs: _ViewInputs, lists place: ListPlace) {
        var inputs = inputs
        inputs.setEnvironment { _, values in values.listPlace = place }
        node = RenderNode.make(.effect(.clip), layout: BarsLayout(name: "SplitColumn"), inputs: inputs)
        line = RenderNode.make(.divider, layout: FillingLayout(), inputs: inputs)
        node.stopPagePreferences()
        controller = NavigationController(node: node, inputs: inputs)
        node.addPreferenceReader(self)
    }

    fileprivate func start<Content: View>(_ content: _GraphValue<Content>) {
        controller.start(root: { $0.makePageContent(content) }, path: { _ in nil })
    }

    fileprivate func setShown(_ isShown: Bool) {
        var focus = lastFocus
        node.setCovered(!isShown, lastFocus: &focus)
        lastFocus = focus
        line.setHidden(!isShown)
    }

    func collect(from node: RenderNode) {
        let width = node.preference(ColumnWidthKey.self) ?? nil
        guard width != self.width else { return }
        self.width = width
        node.containerNode?.invalidateSize()
    }
}

/// The layout of a split view: the columns before the last have their widths, and the last has the rest.
struct SplitLayout: NodeLayout {
    var name: String? { "NavigationSplitView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var size = CGSize.zero
        for column in columns(of: node) {
            let chosen = column.node.size(for: proposal.width == 0 ? .zero : .unspecified)
            size.width += max(chosen.width, minimumWidth(of: column))
            size.height = max(size.height, chosen.height)
        }
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? size.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let columns = columns(of: node)
        let thickness = node.scene.profile.dividerThickness.width
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let left = max(0, size.width - x)
            // What follows keeps a part of the room, in windows that are narrow for all of it.
            let width = isLast ? left : min(idealWidth(of: column, in: node), left * 0.6).rounded()
            column.node.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
            x += width
            guard !isLast else { continue }
            column.line.place(
                at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: thickness, height: size.height))
            x += thickness
        }
    }

    private func columns(of node: RenderNode) -> [SplitColumn] {
        let state = node.attachment(SplitState.self)
        return state?.columns.filter { !$0.node.flags.contains(.hidden) } ?? []
    }

    private func minimumWidth(of column: SplitColumn) -> CGFloat { column.width?.minimum ?? 0 }

    private func idealWidth(of column: SplitColumn, in node: RenderNode) -> CGFloat {
        guard let width = column.width else { return 240 }
        return max(width.minimum ?? 0, min(width.ideal, width.maximum ?? .infinity))
    }
}
