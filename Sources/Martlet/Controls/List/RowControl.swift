import Foundation

/// A row of a list.
package struct RowControl: Control {
    /// Whether the row is selected; `nil` if it cannot be selected.
    package internal(set) var isOn: Bool?
    /// Whether the row is in a table.
    package internal(set) var isInTable = false
    /// Whether the row is in a sidebar.
    package internal(set) var isInSidebar = false
    /// Whether the user is dragging the row to another position.
    package internal(set) var isDragged = false

    /// Whether the row was swiped aside and shows its swipe actions.
    package internal(set) var isSwiped = false

    /// The row's part of the box around its section; `nil` without a box.
    package internal(set) var box: RowBox?

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .row }
    package var value: ControlValue { isOn.map { .isOn($0) } ?? .none }
    package var isElement: Bool { false }
    package var isSelectable: Bool { true }

    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        .select(modifiers)
    }

    package func standIn(of node: RenderNode) -> RenderNode? { node.list.onlyControlOfRow }

    /// Handles Return as a double click, if the row has a primary action.
    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        if key.key == .return, key.phase == .down, node.menu.performPrimaryRowAction() { return .used }
        // During type select, a space is part of the typed name.
        if key.key == .space, node.list.isFindingRow, case .used = node.list.moveThroughRows(key) { return .used }
        return pressing(key)
    }

    /// Handles the keys that edit a list, wherever in the row the focus is: Delete removes the row, Option-arrow moves
    /// it, and Command-A selects all rows.
    @MainActor
    package func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse {
        guard let offers = node.controlContent?.offers else { return .unused }
        switch (key.key, key.modifiers.subtracting([.capsLock, .numericPad])) {
        case (.delete, []), (.deleteForward, []):
            guard offers.contains(.delete) else { return .unused }
            // The focus moves to a neighbor first, so that the key can be pressed repeatedly.
            if let neighbour = node.scene.focusMoves.neighbour(ofRow: node) {
                node.scene.focusMoves.setFocus(neighbour)
            }
            return .operates(.delete)
        case (.upArrow, .option): return offers.contains(.move) ? .operates(.move(-1)) : .unused
        case (.downArrow, .option): return offers.contains(.move) ? .operates(.move(1)) : .unused
        case ("a", .command): return node.list.selectAllRows() ? .used : .unused
        default: return focused === node || focused === node.standIn ? node.list.moveThroughRows(key) : .unused
        }
    }

    /// In a list with a selection, the arrow keys select the row that they move to.
    @MainActor
    package func moveFocus(_ key: KeyInput, from node: RenderNode) -> Bool {
        switch key.key {
        case .upArrow: node.scene.lists.moveSelection(up: true, key.modifiers)
        case .downArrow: node.scene.lists.moveSelection(up: false, key.modifiers)
        default: false
        }
    }

    /// Whether the row leaves the focus to the only link or button inside, because the row itself has no press action.
    package func leavesFocus(at node: RenderNode) -> Bool {
        guard node.controlContent?.offers.contains(.press) == false else { return false }
        return node.list.onlyControlOfRow?.focus.canBeFocused ?? false
    }

    package func name(of node: RenderNode) -> String? { node.list.rowName }
}

extension ControlRole {
    package static let row = ControlRole("row", as: .row)
}

extension ListNode {
    /// The link or button that the whole row activates: the only control in the row.
    var onlyControlOfRow: RenderNode? {
        var controls: [RenderNode] = []
        for child in node.layoutChildren { child.list.appendControls(to: &controls) }
        guard controls.count == 1, let control = controls[0].controlContent?.control,
            control is LinkControl || control is ButtonControl
        else { return nil }
        return controls[0]
    }

    private func appendControls(to controls: inout [RenderNode]) {
        if node.isOutOfSight { return }
        if node.controlContent != nil {
            controls.append(node)
        } else {
            node.layoutChildren.forEach { $0.list.appendControls(to: &controls) }
        }
    }

    /// The accessibility name of a list row: that of its only control, or else the texts in the row except those of
    /// buttons, which have elements of their own. `nil` if there are none.
    fileprivate var rowName: String? {
        // A button without a name of its own leaves the name to the texts beside it.
        if let label = onlyControlOfRow?.reading.label, !label.isEmpty { return label }
        var names: [String] = []
        appendRowNames(to: &names)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func appendRowNames(to names: inout [String]) {
        for child in node.stayingChildren where !child.reading.isHidden {
            if let own = child.list.ownRowNames {
                names += own.filter { !$0.isEmpty }
            } else {
                child.list.appendRowNames(to: &names)
            }
        }
    }

    /// The node's contribution to its row's name; `nil` if its children contribute instead.
    private var ownRowNames: [String]? {
        if let accessibility = node.reading.properties {
            if let label = accessibility.label { return namesInRow(label) }
            if let children = accessibility.children, children != .contain { return [node.reading.label] }
        }
        switch node.content {
        case .text(let text): return [text.string]
        case .control: return namesInRow(node.reading.label)
        case .layout, .fill, .shape, .drawing, .divider, .image, .effect, .border, .scroll: return nil
        }
    }

    private func namesInRow(_ name: String) -> [String] {
        node.controlContent?.control.names(inRow: name, of: node) ?? [name]
    }
}
