import Foundation
import Martlet

extension LayoutTree {
    /// The view that the tree says.
    @MainActor var view: AnyView {
        switch self {
        case .color(let id): AnyView(Color.red.tagged("\(id)"))
        case .box(let id, let size): AnyView(LayoutTreeLeaf(rule: .fixed(size)) {}.tagged("\(id)"))
        case .flowing(let id, let area): AnyView(LayoutTreeLeaf(rule: .flowing(area)) {}.tagged("\(id)"))
        case .spacer(let least): AnyView(Spacer(minLength: least))
        case .frame(let width, let height, let alignment, let content):
            AnyView(content.view.frame(width: width, height: height, alignment: alignment))
        case .range(let horizontal, let vertical, let alignment, let content):
            AnyView(
                content.view.frame(
                    minWidth: horizontal.least, idealWidth: horizontal.ideal, maxWidth: horizontal.most,
                    minHeight: vertical.least, idealHeight: vertical.ideal, maxHeight: vertical.most,
                    alignment: alignment))
        case .padding(let insets, let content): AnyView(content.view.padding(insets))
        case .offset(let size, let content): AnyView(content.view.offset(size))
        case .fixed(let horizontal, let vertical, let content):
            AnyView(content.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .priority(let priority, let content): AnyView(content.view.layoutPriority(priority))
        case .aspect(let ratio, let mode, let content): AnyView(content.view.aspectRatio(ratio, contentMode: mode))
        case .guide(.horizontal, let guide, let place, let content):
            AnyView(content.view.alignmentGuide(Self.horizontalGuides[guide]) { _ in place })
        case .guide(.vertical, let guide, let place, let content):
            AnyView(content.view.alignmentGuide(Self.verticalGuides[guide]) { _ in place })
        case .layer(true, let alignment, let content, let other):
            AnyView(content.view.overlay(alignment: alignment) { other.view })
        case .layer(false, let alignment, let content, let other):
            AnyView(content.view.background(alignment: alignment) { other.view })
        case .position(let point, let content): AnyView(content.view.position(point))
        case .bar(let edge, let guide, let spacing, let content, let bar):
            switch edge {
            case .top, .bottom:
                AnyView(
                    content.view.safeAreaInset(
                        edge: edge == .top ? VerticalEdge.top : .bottom, alignment: Self.horizontalGuides[guide],
                        spacing: spacing
                    ) { bar.view })
            case .leading, .trailing:
                AnyView(
                    content.view.safeAreaInset(
                        edge: edge == .leading ? HorizontalEdge.leading : .trailing,
                        alignment: Self.verticalGuides[guide], spacing: spacing
                    ) { bar.view })
            }
        case .reader(let content): AnyView(GeometryReader { _ in content.view })
        case .fitting(let axes, let children): AnyView(ViewThatFits(in: axes) { Self.list(children) })
        case .stack(.horizontal, let spacing, let guide, let children):
            AnyView(HStack(alignment: Self.verticalGuides[guide], spacing: spacing) { Self.list(children) })
        case .stack(.vertical, let spacing, let guide, let children):
            AnyView(VStack(alignment: Self.horizontalGuides[guide], spacing: spacing) { Self.list(children) })
        case .layers(let alignment, let children): AnyView(ZStack(alignment: alignment) { Self.list(children) })
        case .grid(let spacing, let alignment, let rows):
            AnyView(
                Grid(alignment: alignment, horizontalSpacing: spacing?.width, verticalSpacing: spacing?.height) {
                    ForEach(rows.indices, id: \.self) { index in
                        let row = rows[index]
                        if row.isWhole {
                            Self.cells(row.cells)
                        } else {
                            GridRow(alignment: row.guide.map { Self.verticalGuides[$0] }) { Self.cells(row.cells) }
                        }
                    }
                })
        case .staircase(let children): AnyView(LayoutTreeStairs { Self.list(children) })
        case .text(let id, let lines):
            AnyView(
                Text(verbatim: Array(repeating: "x", count: lines).joined(separator: "\n")).fixedSize().tagged("\(id)"))
        case .safe(let insets, let content): AnyView(content.view.safeAreaPadding(insets))
        case .relative(let axes, let count, let span, let spacing, let alignment, let content):
            AnyView(
                content.view.containerRelativeFrame(
                    axes, count: count, span: span, spacing: spacing, alignment: alignment))
        case .shares(let axis, let children, let weights):
            AnyView(
                LayoutTreeShares(axis: axis) {
                    ForEach(children.indices, id: \.self) {
                        children[$0].view.layoutValue(key: LayoutTreeShare.self, value: weights[$0])
                    }
                })
        // The type of the lazy container must be known here, so that the scroll view directly contains it.
        case .scroll(.horizontal, .lazy(_, let spacing, let guide, let children)):
            AnyView(
                ScrollView(.horizontal) {
                    LazyHStack(alignment: Self.verticalGuides[guide], spacing: spacing) { Self.elements(children) }
                })
        case .scroll(.vertical, .lazy(_, let spacing, let guide, let children)):
            AnyView(
                ScrollView {
                    LazyVStack(alignment: Self.horizontalGuides[guide], spacing: spacing) { Self.elements(children) }
                })
        case .scroll(.horizontal, .lazyGrid(_, let tracks, let spacing, let guide, let children)):
            AnyView(
                ScrollView(.horizontal) {
                    LazyHGrid(rows: tracks.map(\.item), alignment: Self.verticalGuides[guide], spacing: spacing) {
                        Self.elements(children)
                    }
                })
        case .scroll(.vertical, .lazyGrid(_, let tracks, let spacing, let guide, let children)):
            AnyView(
                ScrollView {
                    LazyVGrid(columns: tracks.map(\.item), alignment: Self.horizontalGuides[guide], spacing: spacing) {
                        Self.elements(children)
                    }
                })
        case .scroll(let axis, let content):
            AnyView(ScrollView(axis == .horizontal ? .horizontal : .vertical) { content.view })
        case .lazy, .lazyGrid: AnyView(EmptyView())
        case .changing(let first, let second): AnyView(LayoutTreeSlot(first: first, second: second))
        }
    }

    @MainActor private static func cells(_ cells: [Cell]) -> some View {
        ForEach(cells.indices, id: \.self) { index in
            let cell = cells[index]
            aligned(
                cell.content.view.gridCellColumns(cell.span).gridCellUnsizedAxes(cell.unsized), as: cell)
        }
    }

    @MainActor @ViewBuilder private static func aligned(_ view: some View, as cell: Cell) -> some View {
        switch (cell.anchor, cell.columnGuide) {
        case (nil, nil): view
        case (nil, let guide?): view.gridColumnAlignment(horizontalGuides[guide])
        case (let anchor?, nil): view.gridCellAnchor(anchor)
        case (let anchor?, let guide?): view.gridCellAnchor(anchor).gridColumnAlignment(horizontalGuides[guide])
        }
    }

    /// Views that are direct children of the container, all of which are measured.
    @MainActor @ViewBuilder private static func elements(_ children: [LayoutTree]) -> some View {
        if !children.isEmpty { children[0].view }
        if children.count > 1 { children[1].view }
        if children.count > 2 { children[2].view }
        if children.count > 3 { children[3].view }
    }

    @MainActor private static func list(_ children: [LayoutTree]) -> some View {
        ForEach(children.indices, id: \.self) { children[$0].view }
    }
}

/// A leaf whose size is determined by the proposal.
private struct LayoutTreeLeaf: Layout {
    enum Rule {
        case fixed(CGSize)
        case flowing(CGFloat)
    }

    let rule: Rule

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        switch rule {
        case .fixed(let size): size
        case .flowing(let area): LayoutReference.flow(area, width: proposal.width)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// A layout that places each subview below and to the right of the previous one, with half of the proposal.
private struct LayoutTreeStairs: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height.map { $0 / 2 })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { total, view in
            let size = view.sizeThatFits(half(proposal))
            return CGSize(width: total.width + size.width, height: total.height + size.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var place = bounds.origin
        for view in subviews {
            let size = view.sizeThatFits(half(proposal))
            view.place(at: place, proposal: half(proposal))
            place.x += size.width
            place.y += size.height
        }
    }
}

/// The weight of a subview of the layout below.
private struct LayoutTreeShare: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// A layout that fills its proposal, and offers each subview a share of it along an axis.
private struct LayoutTreeShares: Layout {
    let axis: Axis

    func makeCache(subviews: Subviews) -> CGFloat { subviews.reduce(0) { $0 + $1[LayoutTreeShare.self] } }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 30))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        var position: CGFloat = 0
        for view in subviews {
            let length = bounds.size[along: axis] * view[LayoutTreeShare.self] / cache
            let place = CGPoint(length: position, along: axis, across: 0)
            view.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(length, along: axis, across: bounds.size[along: axis.crossing]))
            position += length
        }
    }
}

extension LayoutTree.Track {
    /// The column or row as the grid takes it.
    fileprivate var item: GridItem {
        switch kind {
        case .fixed: GridItem(.fixed(least), spacing: spacing, alignment: alignment)
        case .flexible: GridItem(.flexible(minimum: least, maximum: most), spacing: spacing, alignment: alignment)
        case .adaptive: GridItem(.adaptive(minimum: least, maximum: most), spacing: spacing, alignment: alignment)
        }
    }
}

private struct LayoutTreeHasChangedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether what changes in a tree has changed.
    var layoutTreeHasChanged: Bool {
        get { self[LayoutTreeHasChangedKey.self] }
        set { self[LayoutTreeHasChangedKey.self] = newValue }
    }
}

/// One of two trees, as the environment says.
private struct LayoutTreeSlot: View {
    let first: LayoutTree
    let second: LayoutTree
    @Environment(\.layoutTreeHasChanged) private var hasChanged

    var body: some View { hasChanged ? second.view : first.view }
}
