import Foundation

/// The layout of a table: the header above the scrolling rows.
struct TableLayout: NodeLayout {
    var name: String? { "Table" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = insets(of: node)
        let header = headerHeight(of: node, width: proposal.width)
        var size = CGSize(width: proposal.width ?? idealWidth(of: node) + insets.leading + insets.trailing, height: 0)
        let rows = ProposedViewSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: proposal.height.map { max(0, $0 - header - insets.top - insets.bottom) })
        size.height = header + (node.layoutChildren.last?.size(for: rows).height ?? 0) + insets.top + insets.bottom
        return size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: node)
        let header = headerHeight(of: node, width: size.width)
        let width = max(0, size.width - insets.leading - insets.trailing)
        node.layoutChildren.first?.place(
            at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(width: width, height: header))
        node.layoutChildren.last?.place(
            at: CGPoint(x: insets.leading, y: insets.top + header),
            proposal: ProposedViewSize(
                width: width, height: max(0, size.height - header - insets.top - insets.bottom)))
    }

    private func insets(of node: RenderNode) -> EdgeInsets {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets } ?? EdgeInsets()
    }

    private func headerHeight(of node: RenderNode, width: CGFloat?) -> CGFloat {
        guard let header = node.layoutChildren.first, !header.flags.contains(.hidden) else { return 0 }
        return header.size(for: ProposedViewSize(width: width, height: nil)).height
    }

    private func idealWidth(of node: RenderNode) -> CGFloat {
        (node.layoutChildren.first?.layout as? TableHeaderLayout)?.metrics.ideal ?? 0
    }
}

/// The layout of a row's cells: each as wide as its column, and all as high as the highest.
struct TableCellsLayout: NodeLayout, Equatable {
    let metrics: TableMetrics

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let width = proposal.width ?? metrics.ideal
        return CGSize(width: width, height: height(of: node.layoutChildren, in: node, width: width))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        place(node.layoutChildren, in: node, size: size)
    }

    func height(of cells: some Sequence<RenderNode>, in node: RenderNode, width: CGFloat) -> CGFloat {
        let places = metrics.places(in: width, pixel: node.scene.profile.pixelSize.width)
        return zip(cells, places).reduce(0) {
            max($0, $1.0.size(for: ProposedViewSize(width: $1.1.width, height: nil)).height)
        }
    }

    func place(_ cells: some Sequence<RenderNode>, in node: RenderNode, size: CGSize) {
        let places = metrics.places(in: size.width, pixel: node.scene.profile.pixelSize.width)
        for (cell, place) in zip(cells, places) {
            cell.place(
                at: CGPoint(x: place.start, y: 0), proposal: ProposedViewSize(width: place.width, height: size.height))
        }
    }
}

/// The layout of a cell: inside the host's frame, centered vertically, and aligned horizontally as the column
/// specifies.
struct TableCellLayout: NodeLayout, Equatable {
    /// The fraction of the remaining width that is before the content.
    let part: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard let chrome = node.controlContent.map(node.scene.host.chrome), let content = node.layoutChildren.first
        else { return .zero }
        let size = content.size(for: ProposedViewSize(width: proposal.width.map { $0 - chrome.sides }, height: nil))
        return CGSize(
            width: proposal.width ?? size.width + chrome.sides,
            height: max(
                chrome.minimumSize.height, size.height + chrome.insets.top + chrome.insets.bottom, proposal.height ?? 0)
        )
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let chrome = node.controlContent.map(node.scene.host.chrome), let content = node.layoutChildren.first
        else { return }
        let width = max(0, size.width - chrome.sides)
        let offered = ProposedViewSize(width: width, height: nil)
        let chosen = content.size(for: offered)
        let height = size.height - chrome.insets.top - chrome.insets.bottom
        content.place(
            at: CGPoint(
                x: chrome.insets.leading + (width - chosen.width) * part,
                y: chrome.insets.top + (height - chosen.height) / 2),
            proposal: offered)
    }
}

/// The layout of a table's header: the titles, and the draggable ends over them.
struct TableHeaderLayout: NodeLayout, Equatable {
    /// The width of the draggable end of a column, in points: one terminal cell.
    private static let edge: CGFloat = 8

    let metrics: TableMetrics

    private var cells: TableCellsLayout { TableCellsLayout(metrics: metrics) }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let width = proposal.width ?? metrics.ideal
        let titles = node.layoutChildren.prefix(metrics.columns.count)
        return CGSize(width: width, height: cells.height(of: titles, in: node, width: width) + below(node))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let children = node.layoutChildren
        let height = max(0, size.height - below(node))
        cells.place(children.prefix(metrics.columns.count), in: node, size: CGSize(width: size.width, height: height))
        let places = metrics.places(in: size.width, pixel: node.scene.profile.pixelSize.width)
        for (edge, place) in zip(children.dropFirst(metrics.columns.count), places) {
            edge.place(
                at: CGPoint(x: place.start + place.width - Self.edge, y: 0),
                proposal: ProposedViewSize(width: Self.edge, height: height))
        }
    }

    /// Returns the height that the host reserves for a line below the titles.
    private func below(_ node: RenderNode) -> CGFloat {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets.bottom } ?? 0
    }
}

/// The layout of a column's title: aligned with the content of the cells, with the sort arrow beside it.
struct TableTitleLayout: NodeLayout, Equatable {
    /// The fraction of the remaining width that is before the title.
    let part: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let parts = parts(of: node, width: proposal.width, height: proposal.height)
        return parts.size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let parts = parts(of: node, width: size.width, height: size.height)
        title(of: node)?.place(at: parts.title.origin, proposal: ProposedViewSize(width: parts.room, height: nil))
    }

    private func title(of node: RenderNode) -> RenderNode? {
        node.layoutChildren.first { !$0.flags.contains(.hidden) }
    }

    fileprivate func parts(
        of node: RenderNode,
        width: CGFloat?,
        height: CGFloat?
    ) -> (size: CGSize, title: CGRect, room: CGFloat, arrow: CGRect) {
        guard let content = node.controlContent else { return (.zero, .zero, 0, .zero) }
        let chrome = node.scene.host.chrome(of: content)
        let arrow = content.as(TableTitleControl.self)?.order == nil ? .zero : chrome.trailingAccessory
        let beside = arrow.width > 0 ? arrow.width + chrome.accessorySpacing : 0
        let room = width.map { max(0, $0 - chrome.sides - beside) }
        let chosen = title(of: node)?.size(for: ProposedViewSize(width: room, height: nil)) ?? .zero
        let size = CGSize(
            width: width ?? chosen.width + chrome.sides + beside,
            height: max(
                chrome.minimumSize.height, max(chosen.height, arrow.height) + chrome.insets.top + chrome.insets.bottom,
                height ?? 0))
        let middle = chrome.insets.top + (size.height - chrome.insets.top - chrome.insets.bottom) / 2
        let start = chrome.insets.leading + (size.width - chrome.sides - beside - chosen.width) * part
        let leads = part > 0.5
        return (
            size,
            CGRect(
                origin: CGPoint(x: start + (leads ? beside : 0), y: middle - chosen.height / 2), size: chosen),
            room ?? chosen.width,
            CGRect(
                origin: CGPoint(
                    x: leads ? start : start + chosen.width + chrome.accessorySpacing, y: middle - arrow.height / 2),
                size: arrow)
        )
    }
}

extension ControlChrome {
    fileprivate var sides: CGFloat { insets.leading + insets.trailing }
}

extension PartsNode {
    /// The frame of the sort arrow in a column's title, in the coordinates of the title; empty without an arrow.
    package var sortArrowFrame: CGRect {
        guard let layout = node.layout as? TableTitleLayout else { return .zero }
        let arrow = layout.parts(of: node, width: node.frame.width, height: node.frame.height).arrow
        guard node.layoutDirection == .rightToLeft else { return arrow }
        return CGRect(x: node.frame.width - arrow.maxX, y: arrow.minY, width: arrow.width, height: arrow.height)
    }
}
