import Foundation

/// A row of a list.
package struct RowControl: Control {
    /// Whether it is selected; nil where it can't be.
    package internal(set) var isOn: Bool?
    /// Whether it is a row of a table.
    package internal(set) var isInTable = false
    /// Whether it is a row of a sidebar.
    package internal(set) var isInSidebar = false
    /// Whether the pointer moves it among its neighbours.
    package internal(set) var isDragged = false

    /// Whether it was moved aside, and shows what can be done with it.
    package internal(set) var isSwiped = false

    /// The part of its section's box that the row is; nil where there is none.
    package internal(set) var box: RowBox?

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .row }
    package var value: ControlValue { isOn.map { .isOn($0) } ?? .none }
    package var isElement: Bool { false }
    package var isSelectable: Bool { true }

    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        .select(modifiers)
    }

    package func standIn(of node: RenderNode) -> RenderNode? { node.onlyControlOfRow }

    /// Return does what a double click does, where that does something.
    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        if key.key == .return, key.phase == .down, node.performPrimaryRowAction() { return .used }
        // A space is a part of the name that is being typed.
        if key.key == .space, node.isFindingRow, case .used = node.moveThroughRows(key) { return .used }
        return pressing(key)
    }

    /// The keys that edit a list, wherever in the row the focus is: Delete removes it, Option with an arrow moves it,
    /// Command with A selects all of the list.
    @MainActor
    package func use(_ key: KeyInput, around focused: RenderNode, at node: RenderNode) -> ControlKeyUse {
        guard let offers = node.controlContent?.offers else { return .unused }
        switch (key.key, key.modifiers.subtracting([.capsLock, .numericPad])) {
        case (.delete, []), (.deleteForward, []):
            guard offers.contains(.delete) else { return .unused }
            // The focus goes on to a neighbour, so that the key can be pressed again.
            if let neighbour = node.scene.neighbour(ofRow: node) { node.scene.setFocus(neighbour) }
            return .operates(.delete)
        case (.upArrow, .option): return offers.contains(.move) ? .operates(.move(-1)) : .unused
        case (.downArrow, .option): return offers.contains(.move) ? .operates(.move(1)) : .unused
        case ("a", .command): return node.selectAllRows() ? .used : .unused
        default: return focused === node || focused === node.standIn ? node.moveThroughRows(key) : .unused
        }
    }

    /// In a list with a selection, the arrows select the row that they lead to.
    @MainActor
    package func moveFocus(_ key: KeyInput, from node: RenderNode) -> Bool {
        switch key.key {
        case .upArrow: node.scene.moveSelection(up: true, key.modifiers)
        case .downArrow: node.scene.moveSelection(up: false, key.modifiers)
        default: false
        }
    }

    /// A row that is nothing without the link or button in it leaves the keys to that.
    package func leavesFocus(at node: RenderNode) -> Bool {
        guard node.controlContent?.offers.contains(.press) == false else { return false }
        return node.onlyControlOfRow?.canBeFocused ?? false
    }

    package func name(of node: RenderNode) -> String? { node.rowName }
}

extension ControlRole {
    package static let row = ControlRole("row", as: .row)
}

extension RenderNode {
    /// The link or button that all of a list's row stands for: the only control in it.
    var onlyControlOfRow: RenderNode? {
        var controls: [RenderNode] = []
        for child in layoutChildren { child.appendControls(to: &controls) }
        guard controls.count == 1, let control = controls[0].controlContent?.control,
            control is LinkControl || control is ButtonControl
        else { return nil }
        return controls[0]
    }

    private func appendControls(to controls: inout [RenderNode]) {
        if isOutOfSight { return }
        if controlContent != nil {
            controls.append(self)
        } else {
            layoutChildren.forEach { $0.appendControls(to: &controls) }
        }
    }

    /// What a row of a list is called: by its only control, or else by what stands in it beside buttons, of which only
    /// the row needs to tell what they are for. Nil where that comes to nothing.
    fileprivate var rowName: String? {
        if let control = onlyControlOfRow { return control.accessibilityLabel }
        var names: [String] = []
        appendRowNames(to: &names)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    private func appendRowNames(to names: inout [String]) {
        for child in stayingChildren where !child.isHiddenFromAccessibility {
            if let own = child.ownRowNames {
                names += own.filter { !$0.isEmpty }
            } else {
                child.appendRowNames(to: &names)
            }
        }
    }

    /// What the node adds to the name of the row around it; nil where that is up to what stands in it.
    private var ownRowNames: [String]? {
        if let accessibility {
            if let label = accessibility.label { return namesInRow(label) }
            if let children = accessibility.children, children != .contain { return [accessibilityLabel] }
        }
        switch content {
        case .text(let text): return [text.string]
        case .control: return namesInRow(accessibilityLabel)
        case .layout, .fill, .shape, .drawing, .divider, .image, .effect, .border, .scroll: return nil
        }
    }

    private func namesInRow(_ name: String) -> [String] {
        controlContent?.control.names(inRow: name, of: self) ?? [name]
    }
}
