import AttributeGraph
import Foundation

/// The kind of container of rows: a list, a form, or a container of another feature.
struct RowContainerKind: Sendable {
    /// The name of the view, for messages.
    let name: String
    /// Whether the container is a table for assistive technology.
    var isTable = false
    /// Whether the container is a form, whose width is limited for readability.
    var isForm = false
    /// Returns the look of the container in an environment.
    let look: @Sendable (EnvironmentValues) -> _ListLook

    static let list = RowContainerKind(name: "List") { $0.listLook }
    static let form = RowContainerKind(name: "Form", isForm: true) { $0.formLook }
}

/// The state that the rows of one list share.
final class ListContext: NodeAttachment {
    let kind: RowContainerKind
    let selection: ListSelection?
    /// The row that has the focus.
    let focus = RowFocus()
    /// The typed beginning of a row's name.
    var typed = TypeAhead()
    /// The start of a selection with Shift: the row that was last selected without Shift.
    var selectionAnchor: AnyHashable?
    /// The selection that the user's last click or key led to.
    var selectionByUser: AnyHashable?
    /// The column of a split view whose next column shows the selected row's destination.
    fileprivate(set) weak var column: (any SelectionColumn)?
    /// Whether the arrow keys change the selection, and so stay inside the list.
    var isMovedByKeys = false
    /// The current drag of a row to another position.
    var drag: RowDrag?
    /// Whether rows have to look up the margins of their sections.
    var hasSectionMargins = false
    /// The row that was last clicked, and the time of the click.
    var lastClick: (row: ObjectIdentifier, time: Duration)?
    /// The look from the environment, as last read.
    private(set) var look = _ListLook()
    /// The minimum height of a row, from the environment.
    private(set) var defaultRowHeight: CGFloat
    /// The minimum height of a section header, from the environment.
    private(set) var headerHeight: CGFloat = 0
    /// The spacing between sections, from the environment.
    private(set) var spacing = ListSectionSpacing.default
    private let profile: HostProfile

    /// Whether the host draws boxes around sections.
    var hasBoxes: Bool { profile.list.box != nil }

    /// The metrics of the host's boxes, if the look has boxes.
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

    /// The insets of a row's content from the edges of the list.
    var rowInsets: EdgeInsets {
        if let box { return box.rowInsets }
        var insets = look.hasRowInsets ? profile.list.rowInsets : EdgeInsets()
        insets.leading += sideInset - sidebarInset
        insets.trailing += sideInset - sidebarInset
        return insets
    }

    /// The insets around the header or footer of a section.
    var marginInsets: EdgeInsets { box?.marginInsets ?? rowInsets }

    /// Returns the width of a row for a width of the list, minus the insets of boxes.
    func rowWidth(in width: CGFloat, _ margins: ListSectionMargins?) -> CGFloat {
        guard let box else { return max(0, width - 2 * sidebarInset) }
        let (leading, trailing) = (margins?[.leading], margins?[.trailing])
        let inside = max(0, width - (leading ?? box.insets.leading) - (trailing ?? box.insets.trailing))
        return kind.isForm && leading == nil && trailing == nil ? min(inside, box.maximumFormWidth) : inside
    }

    /// Returns the distance of a row's center from the list's center, towards the trailing edge.
    func rowShift(_ margins: ListSectionMargins) -> CGFloat {
        guard let box else { return 0 }
        return ((margins[.leading] ?? box.insets.leading) - (margins[.trailing] ?? box.insets.trailing)) / 2
    }

    /// The inset between the sides of a sidebar and its rows.
    var sidebarInset: CGFloat { look.isSidebar ? profile.list.box?.sidebarInset ?? 0 : 0 }
    var sideInset: CGFloat { look.isInset && box == nil ? profile.list.sideInset : 0 }
    var minimumRowHeight: CGFloat {
        guard look.hasRowInsets else { return 0 }
        // A minimum height from the app takes precedence over the box's.
        return box.map { defaultRowHeight == profile.list.minimumRowHeight ? $0.minimumRowHeight : defaultRowHeight }
            ?? defaultRowHeight
    }
    /// The thickness of a separator below a row.
    var separatorThickness: CGFloat { look.hasSeparators ? profile.list.separatorThickness : 0 }
    var sectionSpacing: CGFloat {
        spacing.distance(
            inPlaceOf: look.isGrouped ?? profile.list.groupsSections
                ? box?.sectionSpacing ?? profile.list.sectionSpacing : 0)
    }
}

/// Creates the nodes of lists, forms and similar containers: a scroll node, which contains a lazy column, which
/// contains the rows.
enum ListMaker {
    static func make(
        inputs: _ViewInputs,
        selection: ListSelection?,
        kind: RowContainerKind,
        content: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        let (outputs, scroll) = ScrollMaker.make(inputs: inputs) { _ in (.vertical, true) }
        let layout = LazyLayout(
            axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, container: kind.name)
        let column = RenderNode.make(layout: layout, inputs: inputs.inside(scroll))
        let context = ListContext(kind: kind, selection: selection, profile: inputs.scene.profile)
        let state = LazyState.of(column)
        column.setAttachment(context)
        let environment = inputs.environment
        let hidesSeparators = AppearanceDefaults.current.hidesRowSeparators
        inputs.follow { [unowned column] _ in
            let values = EnvironmentValues(scope: environment)
            var look = kind.look(values).inPlace(values.listPlace, boxes: context.hasBoxes)
            if hidesSeparators { look.hasSeparators = false }
            let rowHeight = values.defaultMinListRowHeight
            let isCentered = (look.isBoxed || look.isSidebar) && context.hasBoxes
            let alignment: HorizontalAlignment = isCentered ? .center : .leading
            let headerHeight = max(0, (values.defaultMinListHeaderHeight ?? 0).finite())
            // On hosts with boxes, the section headers of a plain list are pinned.
            let pins = context.hasBoxes && look.isGrouped == false && !look.isBoxed && !look.isSidebar
            column.setLayout(
                LazyLayout(
                    axis: .vertical, alignment: alignment.key, spacing: values.listRowSpacing ?? 0,
                    pinnedViews: pins ? .sectionHeaders : [], container: kind.name))
            let spacing = values.listSectionSpacing
            state.isRead = values.accessibilityVoiceOverEnabled
            guard
                look != context.look || rowHeight != context.defaultRowHeight
                    || headerHeight != context.headerHeight || spacing != context.spacing
            else { return }
            context.take(look, defaultRowHeight: rowHeight, headerHeight: headerHeight, spacing: spacing)
            state.sectionSpacing = context.sectionSpacing
            state.margins = context.box.map { ($0.insets.top, $0.insets.bottom) } ?? (0, 0)
            state.didPlace = context.box == nil ? nil : { [unowned column] in $0.innermost.list.updateBox(in: column) }
            column.forEachInSubtree {
                guard let state = $0.list.rowState else { return }
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
        if let selection {
            context.column = inputs.attachment(SelectionColumnLink.self, as: SelectionColumnLink.self)?.column
            follow(selection, of: context, inputs: inputs)
        }
        return outputs
    }

    /// Moves the keys to the row that the program selects and, in a column of a split view, shows the destination of
    /// the selected row in the next column.
    private static func follow(_ selection: ListSelection, of context: ListContext, inputs: _ViewInputs) {
        var last: AnyHashable?
        inputs.followObserving(.containers) { [unowned scene = inputs.scene] graph in
            let selected = selection.selected(graph)
            guard selected != last else { return }
            let hadSome = last != nil
            last = selected
            scene.actions.append { [weak context, unowned scene] in
                guard let context else { return }
                defer { context.isMovedByKeys = false }
                if selected != context.selectionByUser {
                    onMainActor((scene, context)) { $0.lists.moveKeysToSelection(of: $1) }
                }
                context.selectionByUser = nil
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
    /// Whether the view is the content of a row in a list or form, which it fills.
    var isInRows: Bool {
        get { self[InRowsKey.self] }
        set { self[InRowsKey.self] = newValue }
    }

    /// Whether those rows are rows of a form.
    var isInForm: Bool {
        get { self[InFormKey.self] }
        set { self[InFormKey.self] = newValue }
    }
}
