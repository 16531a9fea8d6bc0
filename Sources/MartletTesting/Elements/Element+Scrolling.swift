import Foundation
import Martlet

extension Element {
    /// Scrolls the scroll view at the element's center: positive distances show content further right and further down.
    ///
    /// - Returns: How far it has gone, which is less than the distance where what scrolls comes to its end.
    /// - Throws: ``ElementNotOperable`` if nothing there scrolls that way, or if what does is at its end already.
    @discardableResult
    public func scroll(by distance: CGSize) throws -> CGSize {
        try requireShown("scroll")
        let delta = CGSize(width: -distance.width, height: -distance.height)
        let location = inScene(visibleCenter)
        let target = core.scene.scrolling.target(at: location, delta: delta)
        let start = target?.scroll.scrolled?.offset ?? .zero
        let event = InputEvent.scroll(location: location, delta: delta)
        core.perform { core.scene.lists.closeSwipe(before: event) }
        guard core.perform({ core.scene.send(event) }) else {
            throw refusal(
                "scroll",
                isVisible
                    ? "nothing there scrolls that way" : "nothing is seen of it: scrollIntoView() shows it")
        }
        let end = target?.scroll.scrolled?.offset ?? .zero
        core.update()
        return CGSize(width: end.x - start.x, height: end.y - start.y)
    }

    /// Scrolls the containers of the element until it is visible, and no further.
    /// - Throws: ``ElementNotOperable`` if no scroll position makes it visible.
    public func scrollIntoView() throws {
        try requireShown("scroll to")
        core.scene.scrolling.scroll(to: node)
        core.update()
        guard isVisible else { throw refusal("scroll to", "it is not seen even there") }
    }
}

extension TestHost {
    /// Scrolls until an element of a role with a name is seen, also one that is not made before it comes near, such as a
    /// row of a list. The element can be used as long as the host is: keep that in a variable.
    ///
    /// Scroll views are searched from their start to their end, the frontmost first.
    /// - Throws: ``ElementNotFound`` if there is none; the scroll positions are then restored.
    @discardableResult
    public func scroll(to role: Role, _ name: String) throws -> Element {
        core.updateIfNeeded()
        for core in core.cores.reversed() {
            if let node = core.search.first(role, name) { return try show(node, in: core) }
            for scroll in core.search.nodes where scroll.scroll.scrolled != nil {
                if let node = look(for: role, name, in: scroll, of: core) { return try show(node, in: core) }
            }
        }
        if role == .menuItem { return try find(role, name) }
        throw ElementNotFound("\(role) \"\(name)\"", role: role, name: name, in: searches, isScrolled: true)
    }

    /// Scrolls until the view with an identity is visible, set by `id(_:)` or by a `ForEach`: also to a row that has
    /// not been created.
    /// - Throws: ``ElementNotFound`` if no view has it.
    @discardableResult
    public func scroll(toID id: some Hashable) throws -> Element {
        core.updateIfNeeded()
        let identity = AnyHashable(id)
        for core in core.cores.reversed() where core.scene.scrolling.scroll(toID: identity, anchor: nil) {
            core.update()
            if let node = core.search.all(explicitID: identity).first { return try show(node, in: core) }
        }
        throw ElementNotFound("element with the id \(id)", in: searches)
    }

    private func show(_ node: RenderNode, in core: HostCore) throws -> Element {
        let element = Element(node, core: core)
        if !element.isVisible || element.visibleFrame.size != element.frame.size {
            core.scene.scrolling.scroll(to: node)
            core.update()
        }
        return element
    }

    private func look(for role: Role, _ name: String, in scroll: RenderNode, of core: HostCore) -> RenderNode? {
        guard let start = scroll.scroll.scrolled, core.scene.scrolling.canScroll(scroll) else { return nil }
        func move(by distance: CGSize) -> Bool {
            let used = core.scene.scrolling.scroll(
                scroll, by: CGSize(width: -distance.width, height: -distance.height))
            core.update()
            return used != .zero
        }
        _ = move(by: CGSize(width: -start.offset.x, height: -start.offset.y))
        repeat {
            if let node = core.search.first(role, name) { return node }
            // An element that is cut off by the edge of a page is completely visible on the next.
        } while move(by: CGSize(width: scroll.frame.width * 0.75, height: scroll.frame.height * 0.75))
        if let end = scroll.scroll.scrolled {
            _ = move(by: CGSize(width: start.offset.x - end.offset.x, height: start.offset.y - end.offset.y))
        }
        return nil
    }
}

extension ScrollNode {
    /// The scroll state of the node; nil if it does not scroll.
    var scrolled: ScrollContent? {
        if case .scroll(let scroll) = node.content { return scroll }
        return nil
    }
}

extension SceneScrolling {
    /// Whether a scroll view can be moved any way.
    @MainActor
    fileprivate func canScroll(_ node: RenderNode) -> Bool {
        let far = CGFloat(1_000_000)
        return canScroll(node, by: CGSize(width: -far, height: -far))
            || canScroll(node, by: CGSize(width: far, height: far))
    }
}
