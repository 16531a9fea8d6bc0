import AttributeGraph
import Foundation

/// What kind of container rows stand in: a list, a form, or what another feature has rows for.
struct RowContainerKind: Sendable {
    /// Whether the rows are those of a table, as assistive technology is told.
    var isTable = false
    /// Whether the rows are those of a form, which is read: it is not as wide as a window may be.
    var isForm = false
    /// The look of the container, as the environment says.
    let look: @Sendable (EnvironmentValues) -> _ListLook

    static let list = RowContainerKind { $0.listLook }
    static let form = RowContainerKind(isForm: true) { $0.formLook }
}

/// What the rows of one list share.
final class ListContext: NodeAttachment {
    let kind: RowContainerKind
    let selection: ListSelection?
    /// Where in the list the keys are.
    let focus = RowFocus()
    /// What has been typed to find a row, and when.
    var typed: (text: String, time: Duration) = ("", .zero)
    /// The row from which Shift selects: the one that was selected last without.
    var selectionAnchor: AnyHashable?
    /// The column of a split view whose next one shows what is selected.
    fileprivate(set) weak var column: SplitColumn?
    /// Whether arrows change the selection, which lead through the list and not away from it.
    var isMovedByKeys = false
    /// The row that the pointer moves among its neighbours, while it does.
    var drag: RowDrag?
    /// Whether rows have to look for margins of their sections.
    var hasSectionMargins = false
    /// The row that was clicked last, and when.
    var lastClick: (row: ObjectIdentifier, time: Duration)?
    /// The look and the host's metrics, as they were last read.
    private(set) var look = _ListLook()
    /// The least height of a row, as the environment says.
    private(set) var defaultRowHeight: CGFloat
    /// The least height of the header of a section, as the environment says.
    private(set) var headerHeight: CGFloat = 0
    /// How far sections stand apart, as the environment says.
    private(set) var spacing = ListSectionSpacing.default
    private let profile: HostProfile

    /// Whether the host draws boxes around sections.
    var hasBoxes: Bool { profile.list.box != nil }

    /// The host's boxes, where the look has some.
    var box: ListMetrics.Box? { look.isBoxed ? profile.list.box : nil }

    init(kind: RowContainerKind, selection: ListSelection?, profile: HostProfile) {
        self.kind = kind
        self.selection = selection
        self.profile = profile
        defaultRowHeight = profile.list.minimumRowHeight
    }

    func take(
        _ look: _ListLook, defaultRowHeight: CGFloat, headerHeight: CGFloat, spacing: ListSectionSpacing
    ) {
        self.headerHeight = headerHeight
        self.look = look
        self.defaultRowHeight = defaultRowHeight
        self.spacing = spacing
    }

    /// The distance of a row's content from the edges of the list.
    var rowInsets: EdgeInsets {
        if let box { return box.rowInsets }
        var insets = look.hasRowInsets ? profile.list.rowInsets : EdgeInsets()
        insets.leading += sideInset - sidebarInset
        insets.trailing += sideInset - sidebarInset
        return insets
    }

    /// The room around the header or footer of a section.
    var marginInsets: EdgeInsets { box?.marginInsets ?? rowInsets }

    /// How wide a row is in a list of a width: boxes stand off the list's edges.
    func rowWidth(in width: CGFloat, _ margins: ListSectionMargins?) -> CGFloat {
        guard let box else { return max(0, width - 2 * sidebarInset) }
        let (leading, trailing) = (margins?[.leading], margins?[.trailing])
        let inside = max(0, width - (leading ?? box.insets.leading) - (trailing ?? box.insets.trailing))
        return kind.isForm && leading == nil && trailing == nil ? min(inside, box.maximumFormWidth) : inside
    }

    /// How far the middle of a row stands off that of the list, towards the trailing edge.
    func rowShift(_ margins: ListSectionMargins) -> CGFloat {
        guard let box else { return 0 }
        return ((margins[.leading] ?? box.insets.leading) - (margins[.trailing] ?? box.insets.trailing)) / 2
    }

    /// Between the sides of a sidebar and its rows.
    var sidebarInset: CGFloat { look.isSidebar ? profile.list.box?.sidebarInset ?? 0 : 0 }
    var sideInset: CGFloat { look.isInset && box == nil ? profile.list.sideInset : 0 }
    var minimumRowHeight: CGFloat {
        guard look.hasRowInsets else { return 0 }
        // A height that somebody has asked for is kept.
        return box.map { defaultRowHeight == profile.list.minimumRowHeight ? $0.minimumRowHeight : defaultRowHeight }
            ?? defaultRowHeight
    }
    /// The height of the line below a row that has one of its own.
    var separatorThickness: CGFloat { look.hasSeparators ? profile.list.separatorThickness : 0 }
    var sectionSpacing: CGFloat {
        spacing.distance(
            inPlaceOf: look.isGrouped ?? profile.list.groupsSections
                ? box?.sectionSpacing ?? profile.list.sectionSpacing : 0)
    }
}

/// Makes the nodes of lists, forms and their like: a scrolling node, in it a lazy column, in that the rows.
enum ListMaker {
    static func make(
        inputs: _ViewInputs,
        selection: ListSelection?,
        kind: RowContainerKind,
        content: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        let (outputs, scroll) = ScrollMaker.make(inputs: inputs) { _ in (.vertical, true) }
        let layout = LazyLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
        let column = RenderNode.make(layout: layout, inputs: inputs.inside(scroll))
        let context = ListContext(kind: kind, selection: selection, profile: inputs.scene.profile)
        let state = LazyState.of(column)
        column.setAttachment(context)
        let environment = inputs.environment
        inputs.follow { [unowned column] _ in
            let values = EnvironmentValues(scope: environment)
            let look = kind.look(values).inPlace(values.listPlace, boxes: context.hasBoxes)
            let rowHeight = values.defaultMinListRowHeight
            let isCentered = (look.isBoxed || look.isSidebar) && context.hasBoxes
            let alignment: HorizontalAlignment = isCentered ? .center : .leading
            let headerHeight = max(0, (values.defaultMinListHeaderHeight ?? 0).finite())
            // Where the host has boxes, sections without one have their headers stay in sight.
            let pins = context.hasBoxes && look.isGrouped == false && !look.isBoxed && !look.isSidebar
            column.setLayout(
                LazyLayout(
                    axis: .vertical, alignment: alignment.key, spacing: values.listRowSpacing ?? 0,
                    pinnedViews: pins ? .sectionHeaders : []))
            let spacing = values.listSectionSpacing
            guard
                look != context.look || rowHeight != context.defaultRowHeight
                    || headerHeight != context.headerHeight || spacing != context.spacing
            else { return }
            context.take(look, defaultRowHeight: rowHeight, headerHeight: headerHeight, spacing: spacing)
            state.sectionSpacing = context.sectionSpacing
            state.margins = context.box.map { ($0.insets.top, $0.insets.bottom) } ?? (0, 0)
            state.didPlace = context.box == nil ? nil : { [unowned column] in $0.updateBox(in: column) }
            column.forEachInSubtree {
                guard let state = $0.rowState else { return }
                $0.invalidateSize()
                state.refresh()
            }
            column.invalidateSize()
        }
        var inner = inputs.inside(column, isLazy: true)
        inner.setEnvironment { _, values in
            values.isInRows = true
            values.isInForm = kind.isForm
        }
        inner.wrappers = ElementWrapper(inputs: inner) { around, content in
            ListRow.make(inputs: around, context: context, content: content)
        }
        content(inner)
        if let selection, let column = inputs.attachment(ColumnLinks.self, as: ColumnLinks.self)?.column {
            context.column = column
            follow(selection, of: context, inputs: inputs)
        }
        return outputs
    }

    /// In a column of a split view, what is selected is shown in the next one.
    private static func follow(_ selection: ListSelection, of context: ListContext, inputs: _ViewInputs) {
        var last: AnyHashable?
        inputs.followObserving(.containers) { [unowned scene = inputs.scene] graph in
            let selected = selection.selected(graph)
            guard selected != last else { return }
            let hadSome = last != nil
            last = selected
            scene.actions.append { [weak context] in
                guard let context else { return }
                defer { context.isMovedByKeys = false }
                if selected == nil {
                    if hadSome { context.column?.revealAfterLoss() }
                } else if !context.isMovedByKeys {
                    context.column?.revealNext()
                }
            }
        }
    }
}

private enum InRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether what is shown stands in a row of a list or a form, which it fills.
    var isInRows: Bool {
        get { self[InRowsKey.self] }
        set { self[InRowsKey.self] = newValue }
    }

    /// Whether those are the rows of a form.
    var isInForm: Bool {
        get { self[InFormKey.self] }
        set { self[InFormKey.self] = newValue }
    }
}
