import AttributeGraph
import Foundation

/// What a row of a list keeps besides its content.
final class RowState: NodeAttachment {
    let context: ListContext
    /// What the runtime knows of the row.
    let row: CollectionRow
    /// The margins of the section, where these are not the list's.
    let sectionMargins: ListSectionMargins?
    // The row's node holds the state, and these nodes are its children.
    unowned var background: RenderNode?
    /// Whether something of the row's own stands behind it, in place of the box around its section.
    var hasBackground = false
    unowned var separator: RenderNode?
    /// What the line below the row is: one in the host's colour, or in another.
    var separatorContent = RenderContent.divider
    /// Insets of the row's own.
    var insets: EdgeInsets?
    /// Insets of single edges, which are the row's own.
    private var edgeInsets: [Edge: CGFloat] = [:]
    var hidesSeparator = false
    var isDeleteDisabled = false
    var isMoveDisabled = false
    /// Whether the row is disabled though its list is not.
    var isDisabled = false
    var isSelectionDisabled = false
    /// Follows the pointer that moves the row among its neighbours, once it can.
    fileprivate var dragging: NodeDrag?
    /// Whether the pointer moves the row.
    var isDragged = false
    /// The button that removes the row, while the person edits the list.
    fileprivate(set) var removal: RowRemoval?
    /// The swipe actions of the row, and the open swipe.
    let swiping = SwipeState()
    var swipe: RowSwipe? { swiping.swipe }
    var swipeActions: [SwipeActions] { swiping.actions }
    /// The source of the row's element, and the element's id, which also hold while the row leaves with a transition:
    /// a row that is inserted again meanwhile keeps its control.
    fileprivate weak var rows: LazyRows?
    fileprivate(set) var elementID: AnyHashable?
    /// Brings the control into line again.
    var refresh: () -> Void = {}

    init(context: ListContext, isHeader: Bool, sectionMargins: ListSectionMargins?) {
        self.context = context
        self.sectionMargins = sectionMargins
        // The rows of a form are controls of their own.
        row = CollectionRow(
            collection: context, isHeader: isHeader, focus: context.kind.isForm ? nil : context.focus)
    }

    /// What stands in the row.
    var content: RenderNode? {
        get { row.content }
        set { row.content = newValue }
    }

    /// Whether this is no row but the header or the footer of a section.
    var isHeader: Bool { row.isHeader }

    /// Whether the line below the row has a colour of its own.
    fileprivate var hasTintedLine: Bool { if case .divider = separatorContent { false } else { true } }

    /// Whether the box around the section draws the line below the row: one in its own colour.
    var hasLineOfBox: Bool { !hidesSeparator && !hasTintedLine && context.look.hasSeparators }

    /// Where the content of the row lies.
    var contentInsets: EdgeInsets {
        var result = insets ?? (isHeader ? context.marginInsets : context.rowInsets)
        if let sectionMargins, context.box == nil {
            // Where sections have no boxes, what stands in their rows keeps the distance.
            let side = insets == nil ? context.sideInset : 0
            if let leading = sectionMargins[.leading] { result.leading += leading - side }
            if let trailing = sectionMargins[.trailing] { result.trailing += trailing - side }
        }
        for (edge, length) in edgeInsets {
            switch edge {
            case .top: result.top = length
            case .leading: result.leading = length
            case .bottom: result.bottom = length
            case .trailing: result.trailing = length
            }
        }
        return result
    }

    /// How far what fills the row stands off its sides.
    var fillInsets: (leading: CGFloat, trailing: CGFloat) {
        let side = context.sideInset
        guard let sectionMargins, context.box == nil else { return (side, side) }
        return (sectionMargins[.leading] ?? side, sectionMargins[.trailing] ?? side)
    }

    /// Sets the insets of some edges; nil for those that the row has otherwise.
    func setInsets(of edges: Edge.Set, to length: CGFloat?) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { edgeInsets[edge] = length }
    }

    /// Shows or hides the button that removes the row. Called in a rule.
    func showRemoval(_ isShown: Bool, in row: RenderNode, inputs: _ViewInputs) {
        guard isShown != (removal != nil) else { return }
        removal?.end(in: row.scene)
        removal = isShown ? RowRemoval(row, inputs: inputs) : nil
        row.invalidateSize()
    }

    /// The height of the line below the row.
    var separatorThickness: CGFloat {
        separator == nil || hidesSeparator || context.box != nil && !hasTintedLine ? 0 : context.separatorThickness
    }
}

extension ListNode {
    /// What the node keeps as a row of a list.
    var rowState: RowState? { node.attachment(RowState.self) }

    /// The id of the row's element, or the last one where the row is leaving.
    var elementID: AnyHashable? {
        guard let source = rowSource else { return rowState?.elementID }
        let id = source.rows.id(at: source.index)
        rowState?.elementID = id
        return id
    }

    /// The source of the row, and the element's index in it.
    var rowSource: (rows: LazyRows, index: Int)? {
        var node = self.node.outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let rows = parent.lazy.dataRows {
                guard let index = rows.index(of: node) else { return nil }
                return (rows, index)
            }
            node = parent
        }
        return nil
    }
}

enum ListRow {
    /// Makes the row around an element of a list, or what surrounds the header or footer of a section.
    static func make(
        inputs: _ViewInputs,
        context: ListContext,
        content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let isHeader = inputs.parent.list.isInSectionMargin
        let margins = context.hasSectionMargins ? inputs.parent.list.enclosingSectionMargins : nil
        let state = RowState(context: context, isHeader: isHeader, sectionMargins: margins)
        var own = RowControl()
        own.isInTable = context.kind.isTable
        var control = ControlContent(own)
        control.state.hasChrome = false
        let row = RenderNode.make(isHeader ? .layout : .control(control), layout: ListRowLayout(), inputs: inputs)
        row.setAttachment(state)
        row.setAttachment(state.row)
        if !isHeader { row.setAttachment(state.swiping) }
        if margins != nil { row.setsGuides() }
        if isHeader {
            state.content = content(inputs.inside(row)).node
            return _ViewOutputs(node: row)
        }
        state.content = content(inputs.inside(row)).node
        if context.separatorThickness > 0 {
            state.separator = RenderNode.make(
                state.separatorContent, layout: FillingLayout(), inputs: inputs.inside(row))
        }
        state.swiping.inputs = inputs
        state.swiping.refresh = { [unowned state] in state.refresh() }
        state.swiping.moved = { [unowned row] in row.scene.queuePlacement(row) }
        let environment = inputs.environment
        let rule = inputs.graph.makeRule(
            ObservingFollower(kind: .containers) { [unowned row] graph in
                let values = EnvironmentValues(scope: environment)
                update(row, state: state, isEnabled: values.isEnabled && !state.isDisabled, in: graph)
                // Only rows that can be removed follow whether the person edits.
                let canRemove = row.controlContent?.offers.contains(.delete) == true && values.isEnabled
                let isShown = canRemove && values.editMode?.wrappedValue.isEditing == true
                state.showRemoval(isShown, in: row, inputs: inputs)
            },
            in: inputs.scope,
            isEager: true
        )
        let graph = inputs.graph
        state.refresh = { [unowned graph] in if graph.isAlive(rule) { graph.invalidate(rule.identifier) } }
        return _ViewOutputs(node: row)
    }

    /// Brings the control into line with the selection and with what can be done with the row.
    private static func update(_ row: RenderNode, state: RowState, isEnabled: Bool, in graph: Graph) {
        var control = RowControl()
        var look = ControlState()
        var actions = ControlActions()
        look.hasChrome = false
        look.isEnabled = isEnabled
        look.isFocused = row.controlContent?.isFocused ?? false
        look.isPressed = row.controlContent?.isPressed ?? false
        let context = state.context
        control.isInTable = context.kind.isTable
        control.isInSidebar = context.look.isSidebar
        control.isDragged = state.isDragged
        control.isSwiped = state.swipe != nil
        control.box = row.control?.as(RowControl.self)?.box
        control.box?.hasLine = state.hasLineOfBox
        control.box?.isBare = state.hasBackground
        if let selection = context.selection, !state.isSelectionDisabled, let id = row.list.selectionID,
            let isOn = selection.isSelected(graph, id)
        {
            control.isOn = isOn
            look.hasChrome = true
            actions.select = { [weak row] modifiers in
                guard let row, row.isAttached else { return }
                // The keys go on from the row that was clicked.
                onMainActor((row, modifiers)) { row, modifiers in
                    row.scene.focus.move(to: row, in: row.scene, isByPointer: true)
                    row.list.selectRow(modifiers)
                    // Though it was selected: where columns are shown one at a time, a click leads on.
                    if modifiers.isEmpty, !row.list.isBeingEdited { row.list.rowState?.context.column?.revealNext() }
                    row.list.recordClick(modifiers)
                }
            }
            actions.press = { [weak row] in
                guard let row, row.isAttached, let id = row.list.selectionID else { return }
                let graph = row.scene.graph
                selection.select(graph, id)
                row.list.rowState?.context.selectionByUser = graph.untracked { selection.selected(graph) }
                row.list.rowState?.context.column?.revealNext()
            }
        }
        if let source = row.list.rowSource { state.rows = source.rows }
        if let rows = state.rows {
            if !state.isDeleteDisabled, let delete = rows.edits.delete?(graph) {
                actions.delete = { [weak row] in
                    guard let row, row.isAttached, let index = row.list.rowSource?.index else { return }
                    delete(IndexSet(integer: index))
                }
            }
            if !state.isMoveDisabled, let move = rows.edits.move?(graph) {
                actions.move = { [weak row] offset in
                    guard offset != 0, let row, row.isAttached, let source = row.list.rowSource else { return }
                    let target = min(max(0, source.index + offset), source.rows.count - 1)
                    guard target != source.index else { return }
                    move(IndexSet(integer: source.index), target > source.index ? target + 1 : target)
                }
            }
        }
        if !state.isMoveDisabled, let place = row.transfer.reorderPlace, place.collection.isEnabled {
            actions.move = { [weak row] offset in
                guard offset != 0, let row, row.isAttached else { return }
                onMainActor((row, offset)) { row, offset in
                    guard let place = row.transfer.reorderPlace else { return }
                    place.collection.move(place.index, by: offset)
                }
            }
        }
        let canDrag = isEnabled && (actions.move != nil || actions.delete != nil || !state.swipeActions.isEmpty)
        if canDrag, state.dragging == nil {
            state.dragging = NodeDrag(of: row, minimumDistance: 10) { [weak row] phase in
                guard let row else { return false }
                return onMainActor((row, phase)) { $0.list.followDrag($1) }
            }
        }
        state.dragging?.isEnabled = canDrag
        row.input.isFocusable = isEnabled && !actions.offers.isDisjoint(with: [.press, .delete, .move])
        var content = ControlContent(control)
        content.state = look
        content.actions = actions
        row.setContent(.control(content))
    }
}

extension ListNode {
    /// The second of two clicks on a row, soon after each other, does what a double click does.
    @MainActor
    fileprivate func recordClick(_ modifiers: EventModifiers) {
        guard let context = rowState?.context, modifiers.isEmpty else { return }
        let time = node.scene.time
        if let last = context.lastClick, last.row == ObjectIdentifier(node), time - last.time < .milliseconds(400) {
            context.lastClick = nil
            _ = node.menu.performPrimaryRowAction()
        } else {
            context.lastClick = (ObjectIdentifier(node), time)
        }
    }

    /// The nearest height in whole pixels, where these are cells of text: so rows that are alike take as many lines
    /// each, wherever they are scrolled to. Finer pixels leave heights alone.
    fileprivate func inWholeCells(_ height: CGFloat) -> CGFloat {
        let pixel = node.scene.profile.pixelSize.height
        guard pixel > 4, height > 0, height.isFinite else { return height }
        return max(1, (height / pixel).rounded()) * pixel
    }

    /// The least height of the header or footer of a section: headers have one.
    fileprivate func leastMarginHeight(_ context: ListContext) -> CGFloat {
        guard context.headerHeight > 0 else { return 0 }
        var node: RenderNode? = self.node
        while let current = node, !current.hasAttachment(SectionMargin.self) { node = current.parent }
        return node?.parent?.attachment(LazySection.self)?.header === node ? context.headerHeight : 0
    }

    /// Whether the node is, or is in, the group of the header or footer of a section.
    var isInSectionMargin: Bool {
        var node: RenderNode? = self.node
        while let current = node, current.flags.contains(.transparent) {
            if current.hasAttachment(SectionMargin.self) { return true }
            node = current.parent
        }
        return false
    }
}

/// The layout of a row: as wide as the list, its content at the leading side and in the middle of the height.
struct ListRowLayout: NodeLayout {
    var name: String? { "ListRow" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard let state = node.list.rowState, let content = state.content else { return .zero }
        let insets = state.insetsBesideRemoval
        let size = content.size(
            for: offered(ProposedViewSize(width: width(proposal, state), height: proposal.height), insets))
        let least = state.isHeader ? node.list.leastMarginHeight(state.context) : state.context.minimumRowHeight
        let height = max(least, size.height + insets.top + insets.bottom)
        return CGSize(
            width: width(proposal, state) ?? size.width + insets.leading + insets.trailing,
            height: node.list.inWholeCells(height + state.separatorThickness)
        )
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let state = node.list.rowState, let content = state.content else { return }
        let insets = state.insetsBesideRemoval
        let offered = offered(ProposedViewSize(width: size.width, height: nil), insets)
        let thickness = state.separatorThickness
        let height = size.height - thickness
        let slack = height - insets.top - insets.bottom - content.size(for: offered).height
        let shift = state.swipe?.distance ?? 0
        content.place(at: CGPoint(x: insets.leading + shift, y: insets.top + max(0, slack / 2)), proposal: offered)
        if let swipe = state.swipe {
            let width = abs(shift)
            swipe.node.place(
                at: CGPoint(x: swipe.edge == .trailing ? size.width - width : 0, y: 0),
                proposal: ProposedViewSize(width: width, height: height))
        }
        if let removal = state.removal {
            let chosen = removal.node.size(for: .unspecified)
            removal.node.place(
                at: CGPoint(x: state.contentInsets.leading, y: (height - chosen.height) / 2), proposal: .unspecified)
        }
        let sides = state.fillInsets
        state.background?.place(
            at: CGPoint(x: sides.leading, y: 0),
            proposal: ProposedViewSize(width: max(0, size.width - sides.leading - sides.trailing), height: height)
        )
        state.separator?.place(
            at: CGPoint(x: insets.leading, y: height),
            proposal: ProposedViewSize(width: max(0, size.width - insets.leading - sides.trailing), height: thickness)
        )
    }

    /// Boxes stand in the middle of the list, unless the margins of their sections differ.
    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let state = node.list.rowState, let margins = state.sectionMargins, key == HorizontalAlignment.center.key,
            state.context.box != nil
        else { return nil }
        return size.width / 2 - state.context.rowShift(margins)
    }

    /// How wide the row is where it is offered a width.
    private func width(_ proposal: ProposedViewSize, _ state: RowState) -> CGFloat? {
        proposal.width.map { state.context.rowWidth(in: $0, state.sectionMargins) }
    }

    private func offered(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }
}
