import Foundation
import Martlet

/// Drops on an element from outside of its window.
extension Element {
    /// Drops values at the centre of the element, as if another program's were dragged there.
    ///
    /// - Returns: Whether something took them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func drop<T: Transferable>(_ values: T...) throws -> Bool {
        try drop(Dragged(values.map { TransferItem($0) }))
    }

    /// Drops files at the centre of the element, as a file manager does.
    ///
    /// - Returns: Whether something took them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func drop(files: URL...) throws -> Bool {
        try drop(Dragged(files.compactMap { NSItemProvider(contentsOf: $0) ?? NSItemProvider(object: $0) }.map(\.item)))
    }

    /// Drops the values that were dragged out of another window at the center of the element.
    ///
    /// - Returns: Whether a destination accepted them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func dropCarried() throws -> Bool {
        let carried = core.host.desktop.carried
        defer {
            core.perform { core.host.desktop.endCarrying() }
            core.update()
        }
        return try drop(carried?.dragged ?? Dragged([]))
    }

    private func drop(_ dragged: Dragged) throws -> Bool {
        try requireShown("drop something on")
        let frame = node.frameInWindow
        let point = CGPoint(x: frame.midX, y: frame.midY)
        let wasTaken = core.perform {
            _ = core.scene.transfer.dragOver(dragged, at: point)
            return core.scene.transfer.dropped(dragged, at: point) != nil
        }
        core.update()
        return wasTaken
    }
}
