import Foundation

/// An action that assistive technology can perform on an element.
package struct AccessibilityOffer {
    /// The name of the action, as assistive technology reads it.
    package let name: String
    /// Performs the action. Called on the main actor.
    package let perform: () -> Void
}

extension ReadingNode {
    /// The actions that modifiers and tap gestures offer for the node, besides the operations of its control.
    package var offers: [AccessibilityOffer] {
        guard let accessibility = properties else { return takesTaps ? [tapOffer] : steps }
        let actions = accessibility.actions + accessibility.offeredActions.flatMap { $0() }
        var offers = actions.map { AccessibilityOffer(name: $0.offerName, perform: $0.perform) }
        if let adjust = accessibility.adjust {
            offers.append(AccessibilityOffer(name: "increment") { adjust(.increment) })
            offers.append(AccessibilityOffer(name: "decrement") { adjust(.decrement) })
        } else {
            offers += steps
        }
        if accessibility.children == .combine, !offers.contains(where: { $0.name == "activate" }) {
            offers += combinedOffers
        }
        let isPressed = takesTaps || !accessibility.addedTraits.isDisjoint(with: [.isButton, .isLink, .isToggle])
        if isPressed, node.controlContent == nil, !offers.contains(where: { $0.name == "activate" }) {
            offers.insert(tapOffer, at: 0)
        }
        return offers
    }

    /// The actions of the controls in the node: the first is the node's, the others have their controls' names.
    private var combinedOffers: [AccessibilityOffer] {
        var offers: [AccessibilityOffer] = []
        func collect(_ node: RenderNode) {
            for child in node.reading.children where !child.reading.isHidden {
                if child.controlContent?.offers.contains(.press) == true {
                    let name = offers.isEmpty ? "activate" : child.reading.label
                    let activate = { [weak child] in
                        if let child { _ = onMainActor(child) { $0.operate(.press, by: .assistive) } }
                    }
                    offers.append(AccessibilityOffer(name: name, perform: activate))
                }
                collect(child)
            }
        }
        collect(self.node)
        return offers
    }

    /// The increment and decrement actions of a stepping control, or the action that opens a menu.
    private var steps: [AccessibilityOffer] {
        guard let control = node.controlContent, control.isEnabled else { return [] }
        if control.offers.contains(.openMenu) { return [offer("show menu", .openMenu)] }
        guard control.control.offersSteps else { return [] }
        var offers: [AccessibilityOffer] = []
        if control.canIncrement { offers.append(offer("increment", .increment)) }
        if control.canDecrement { offers.append(offer("decrement", .decrement)) }
        return offers
    }

    /// An operation of the control, as an action with a name.
    private func offer(_ name: String, _ operation: ControlOperation) -> AccessibilityOffer {
        AccessibilityOffer(name: name) { [weak node = self.node] in
            if let node { _ = onMainActor(node) { $0.operate(operation, by: .assistive) } }
        }
    }

    /// The action that performs the node's tap gesture.
    private var tapOffer: AccessibilityOffer {
        AccessibilityOffer(name: "activate") { [weak node = self.node] in node?.reading.tap() }
    }

    /// Scrolls the node into view, and simulates a press and release of the pointer at a point that hits the node.
    private func tap() {
        guard self.node.isShown else { return }
        onMainActor(self.node) { node in
            let scene = node.scene
            if node.reading.tapPoint(for: node) == nil {
                scene.focusMoves.revealFocus(node)
                scene.update()
            }
            guard node.isShown, let point = node.reading.tapPoint(for: node) else { return }
            for phase in [PointerEvent.Phase.down, .up] {
                scene.send(.pointer(PointerEvent(phase: phase, location: point, time: scene.time)))
            }
            // No second tap will follow.
            if let deadline = scene.nextInputDeadline { scene.advanceInput(to: deadline) }
        }
    }

    /// Returns a point inside this node at which a tap reaches `target`, an ancestor: the middle of this node or of a
    /// descendant.
    private func tapPoint(for target: RenderNode) -> CGPoint? {
        let middle = CGPoint(x: self.node.frameInWindow.midX, y: self.node.frameInWindow.midY)
        var hit = self.node.scene.hitTest(middle)
        while let node = hit, node !== target {
            // A control inside would take the tap.
            hit = node.controlContent?.takesPointer == true ? nil : node.containerNode
        }
        if hit != nil { return middle }
        for child in self.node.stayingChildren {
            if let point = child.reading.tapPoint(for: target) { return point }
        }
        return nil
    }
}

extension AccessibilityActionRecord {
    fileprivate var offerName: String {
        switch kind {
        case .default: "activate"
        case .escape: "escape"
        case .magicTap: "magic tap"
        case .delete: "delete"
        case .showMenu: "show menu"
        case .named: name
        }
    }
}
