import Foundation

/// Keys that navigate the rows of a list: to the ends, by pages, and to the row whose name is typed.
extension ListNode {
    /// Moves the focus from this row according to a key.
    @MainActor
    func moveThroughRows(_ key: KeyInput) -> ControlKeyUse {
        guard let context = rowState?.context, !context.kind.isForm else { return .unused }
        let modifiers = key.modifiers.subtracting([.capsLock, .numericPad])
        let isPlain = modifiers.subtracting(.shift).isEmpty
        guard isPlain else { return .unused }
        switch key.key {
        case .home: return goToEnd(of: context, by: .greatestFiniteMagnitude, modifiers)
        case .end: return goToEnd(of: context, by: -.greatestFiniteMagnitude, modifiers)
        case .pageUp: return goByPage(in: context, 1, modifiers)
        case .pageDown: return goByPage(in: context, -1, modifiers)
        default: return find(key.characters, in: context)
        }
    }

    @MainActor
    private func goToEnd(of context: ListContext, by distance: CGFloat, _ modifiers: EventModifiers) -> ControlKeyUse {
        guard let list = node.scroll.enclosing else { return .unused }
        // Rows that have not been shown have estimated lengths, so reaching the end may take several attempts.
        for _ in 0..<4 {
            guard
                node.scene.scrolling.scroll(list, by: CGSize(width: 0, height: min(max(distance, -1e9), 1e9))) != .zero
            else {
                break
            }
            node.scene.update()
        }
        let rows = node.scene.lists.focusableRows(of: context)
        guard let target = distance > 0 ? rows.first : rows.last else { return .used }
        node.scene.lists.goToRow(target, modifiers)
        return .used
    }

    @MainActor
    private func goByPage(in context: ListContext, _ direction: CGFloat, _ modifiers: EventModifiers) -> ControlKeyUse {
        guard let list = node.scroll.enclosing else { return .unused }
        let page = max(node.frame.height, list.frame.height - node.frame.height)
        let start = node.frameInWindow.midY
        let moved = node.scene.scrolling.scroll(list, by: CGSize(width: 0, height: direction * page)).height
        node.scene.update()
        // The focus moves by the part of the page that the list could not scroll.
        let place = start - direction * page + moved
        let visible = list.frameInWindow
        let rows = node.scene.lists.focusableRows(of: context).filter {
            $0.row.frameInWindow.midY >= visible.minY && $0.row.frameInWindow.midY <= visible.maxY
        }
        let target = rows.min { abs($0.row.frameInWindow.midY - place) < abs($1.row.frameInWindow.midY - place) }
        if let target { node.scene.lists.goToRow(target, modifiers) }
        return .used
    }

    /// Whether the user is typing the name of a row.
    var isFindingRow: Bool { rowState?.context.typed.isActive(at: node.scene.time) == true }

    /// Moves to the next created row whose name begins with the typed text.
    @MainActor
    private func find(_ characters: String, in context: ListContext) -> ControlKeyUse {
        guard !characters.isEmpty,
            characters.allSatisfy({ $0.isLetter || $0.isNumber || $0.isPunctuation || $0 == " " })
        else { return .unused }
        // A space presses the row, unless it continues a name.
        if characters == " ", !isFindingRow { return .unused }
        var typed = context.typed
        typed.type(characters, at: node.scene.time)
        let rows = node.scene.lists.focusableRows(of: context)
        guard let own = rows.firstIndex(where: { $0.row === node }),
            let found = typed.match(in: rows.lazy.map { Optional($0.row.reading.typedName) }, from: own)
        else { return .unused }
        context.typed = typed
        node.scene.lists.goToRow(rows[found], [])
        return .used
    }

    /// Whether the node is a selected row.
    var isSelectedRow: Bool { node.isAttached && node.control?.as(RowControl.self)?.isOn == true }
}

extension ScrollNode {
    /// The scroll node of the row's list.
    var enclosing: RenderNode? {
        var node = self.node.parent
        while let current = node {
            if case .scroll = current.content { return current }
            node = current.parent
        }
        return nil
    }
}

extension SceneLists {
    /// The created rows of a list that can have the focus, each with the node in it that gets the focus.
    @MainActor
    fileprivate func focusableRows(of context: ListContext) -> [(row: RenderNode, target: RenderNode)] {
        scene.focusMoves.focusableNodes.compactMap { node in
            guard let row = node.lazy.enclosingRow, row.list.rowState?.context === context,
                row === node || row.standIn === node
            else { return nil }
            return (row, node)
        }
    }

    /// Moves the focus to a row and, in a list with a selection, selects the row.
    @MainActor
    func goToRow(_ place: (row: RenderNode, target: RenderNode), _ modifiers: EventModifiers) {
        scene.focus.move(to: place.target, in: scene)
        guard let context = place.row.list.rowState?.context, let selection = context.selection else { return }
        context.isMovedByKeys = true
        // While several rows are picked one by one, keys move only the focus.
        let isPicking = place.row.list.isBeingEdited && selection.allowsMany(scene.graph)
        if !isPicking { place.row.list.selectRow(modifiers.intersection(.shift)) }
    }

    /// Moves the keys of a list to the first row that the program has selected, unless the focused row is selected too.
    /// Nothing is scrolled: only keys scroll to the row.
    @MainActor
    func moveKeysToSelection(of context: ListContext) {
        if context.focus.row?.list.isSelectedRow == true { return }
        guard let place = focusableRows(of: context).first(where: { $0.row.list.isSelectedRow }) else { return }
        // The focused row may have left in the same update.
        let rows = scene.focus.focused.map { $0.focus.rowFocus } ?? scene.focus.lostRows
        if rows === context.focus {
            scene.focus.move(to: place.target, in: scene, isByPointer: true)
        } else {
            // Tab leads there.
            context.focus.row = place.row
        }
    }
}
