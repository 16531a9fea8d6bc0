import Martlet

/// The parts of a host that a live preview needs: input at points, as a window delivers it, and its elements.
extension TestHost {
    /// An element of the accessibility tree, with the number of elements around it.
    package struct LiveElement {
        package var depth: Int
        package var role: Role
        package var label: String
        package var value: String?
        package var states: [String]
        package var frame: CGRect
    }

    /// A number that changes with each presented tree, those of presentations included.
    package var presentationCount: Int {
        core.cores.reduce(core.cores.count << 32) { $0 + $1.host.presentedCount }
    }

    /// Whether an animation runs.
    package var isMoving: Bool { core.cores.contains { $0.scene.needsFrame } }

    /// Sends an event at a point of the window to the scene in front, and updates.
    package func send(_ event: InputEvent) {
        core.runFirstTurns()
        core.updateIfNeeded()
        let front = core.front
        let origin = front.originInWindow
        func inScene(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        var event = event
        switch event {
        case .pointer(var pointer):
            (pointer.location, pointer.time) = (inScene(pointer.location), front.scene.time)
            event = .pointer(pointer)
        case .scroll(let location, let delta): event = .scroll(location: inScene(location), delta: delta)
        case .pinch(var pinch):
            (pinch.location, pinch.time) = (inScene(pinch.location), front.scene.time)
            event = .pinch(pinch)
        case .key(let key): if front.performClipboardKey(key) { return core.update() }
        case .text: break
        }
        core.perform { _ = front.scene.send(event) }
        core.update()
    }

    /// The visible elements in reading order. A presentation follows the content that it covers.
    /// - Complexity: Linear in the number of displayed nodes.
    package var liveElements: [LiveElement] {
        var found: [LiveElement] = []
        for core in core.cores {
            let origin = core.originInWindow
            func visit(_ node: RenderNode, depth: Int) {
                if node.isOutOfSight { return }
                var inner = depth
                if let role = Role(of: node) {
                    let states =
                        (node.control?.isEnabled == false ? ["disabled"] : [])
                        + (node.hasFocus ? ["focused"] : [])
                    found.append(
                        LiveElement(
                            depth: depth, role: role, label: node.reading.label, value: node.reading.value,
                            states: states, frame: node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y)))
                    inner += 1
                }
                for child in node.reading.children { visit(child, depth: inner) }
            }
            core.scene.inDepth { visit(core.scene.root, depth: 0) }
        }
        return found
    }
}
