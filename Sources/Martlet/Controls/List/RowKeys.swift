import Foundation

/// Keys that navigate the rows of a list: to the ends, by pages, and to the row whose name is typed.
extension RenderNode {
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
        guard let list = scroll.enclosing else { return .unused }
        // Rows that have not been shown have estimated lengths, so reaching the end may take several attempts.
        for _ in 0..<4 {
            guard scene.scrolling.scroll(list, by: CGSize(width: 0, height: min(max(distance, -1e9), 1e9))) != .zero
            else {
                break
            }
            scene.update()
        }
        let rows = scene.focusableRows(of: context)
        guard let target = distance > 0 ? rows.first : rows.last else { return .used }
        scene.goToRow(target, modifiers)
        return .used
    }

    @MainActor
    private func goByPage(in context: ListContext, _ direction: CGFloat, _ modifiers: EventModifiers) -> ControlKeyUse {
        guard let list = scroll.enclosing else { return .unused }
        let page = max(frame.height, list.frame.height - frame.height)
        let start = frameInWindow.midY
        let moved = scene.scrolling.scroll(list, by: CGSize(width: 0, height: direction * page)).height
        scene.update()
        // The focus moves by the part of the page that the list could not scroll.
        let place = start - direction * page + moved
        let visible = list.frameInWindow
        let rows = scene.focusableRows(of: context).filter {
            $0.row.frameInWindow.midY >= visible.minY && $0.row.frameInWindow.midY <= visible.maxY
        }
        let target = rows.min { abs($0.row.frameInWindow.midY - place) < abs($1.row.frameInWindow.midY - place) }
        if let target { scene.goToRow(target, modifiers) }
        return .used
    }

    /// Whether the user is typing the name of a row.
    var isFindingRow: Bool { rowState?.context.typed.isActive(at: scene.time) == true }

    /// Moves to the next created row whose name begins with the typed text.
    @MainActor
    private func find(_ characters: String, in context: ListContext) -> ControlKeyUse {
        guard !characters.isEmpty,
            characters.allSatisfy({ $0.isLetter || $0.isNumber || $0.isPunctuation || $0 == " " })
        else { return .unused }
        // A space presses the row, unless it continues a name.
        if characters == " ", !isFindingRow { return .unused }
        var typed = context.typed
        typed.type(characters, at: scene.time)
        let rows = scene.focusableRows(of: context)
        guard let own = rows.firstIndex(where: { $0.row === self }),
            let found = typed.match(in: rows.lazy.map { Optional($0.row.typedName) }, from: own)
        else { return .unused }
        context.typed = typed
        scene.goToRow(rows[found], [])
        return .used
    }

    /// Whether the node is a selected row.
    var isSelectedRow: Bool { isAttached && control?.as(RowControl.self)?.isOn == true }
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

extension SceneGraph {
    /// The created rows of a list that can have the focus, each with the node in it that gets the focus.
    @MainActor
    fileprivate func focusableRows(of context: ListContext) -> [(row: RenderNode, target: RenderNode)] {
        focusableNodes.compactMap { node in
            guard let row = node.lazy.enclosingRow, row.rowState?.context === context,
                row === node || row.standIn === node
            else { return nil }
            return (row, node)
        }
    }

    /// Moves the focus to a row and, in a list with a selection, selects the row.
    @MainActor
    func goToRow(_ place: (row: RenderNode, target: RenderNode), _ modifiers: EventModifiers) {
        focus.move(to: place.target, in: self)
        guard let context = place.row.rowState?.context, let selection = context.selection else { return }
        context.isMovedByKeys = true
        // While several rows are picked one by one, keys move only the focus.
        let isPicking = place.row.isBeingEdited && selection.allowsMany(graph)
        if !isPicking { place.row.selectRow(modifiers.intersection(.shift)) }
    }

    /// Moves the keys of a list to the first row that the program has selected, unless the focused row is selected too.
    /// Nothing is scrolled: only keys scroll to the row.
    @MainActor
    func moveKeysToSelection(of context: ListContext) {
        if context.focus.row?.isSelectedRow == true { return }
        guard let place = focusableRows(of: context).first(where: { $0.row.isSelectedRow }) else { return }
        // The focused row may have left in the same update.
        let rows = focus.focused.map { $0.rowFocus } ?? focus.lostRows
        if rows === context.focus {
            focus.move(to: place.target, in: self, isByPointer: true)
        } else {
            // Tab leads there.
            context.focus.row = place.row
        }
    }
}
