import Foundation
import Martlet

/// Drops on an element from outside of its window.
extension Element {
    /// Drops values at the centre of the element, as if another program's were dragged there.
    ///
    /// - Parameters:
    ///   - values: The values, in the order of their dragging.
    ///   - warns: Whether a drop that nothing takes is a warning of the test: it is no fault, but hardly meant.
    /// - Returns: Whether something took them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func drop<T: Transferable>(
        _ values: T..., warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        try drop(
            Dragged(values.map { TransferItem($0) }), "\(T.self)", warns, IssuePlace(fileID, filePath, line, column))
    }

    /// Drops files at the centre of the element, as a file manager does.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - warns: Whether a drop that nothing takes is a warning of the test.
    /// - Returns: Whether something took them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func drop(
        files: URL..., warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        let items = files.compactMap { NSItemProvider(contentsOf: $0) ?? NSItemProvider(object: $0) }.map(\.item)
        return try drop(Dragged(items), "files", warns, IssuePlace(fileID, filePath, line, column))
    }

    /// Drops the values that were dragged out of another window at the center of the element.
    ///
    /// - Parameter warns: Whether a drop that nothing takes is a warning of the test.
    /// - Returns: Whether a destination accepted them.
    /// - Throws: ``ElementNotOperable`` if the element is hidden.
    @discardableResult
    public func dropCarried(
        warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        let carried = core.host.desktop.carried
        defer {
            core.perform { core.host.desktop.endCarrying() }
            core.update()
        }
        return try drop(
            carried?.dragged ?? Dragged([]), carried == nil ? "nothing, as nothing is carried" : "what is carried",
            warns,
            IssuePlace(fileID, filePath, line, column))
    }

    private func drop(_ dragged: Dragged, _ name: String, _ warns: Bool, _ place: IssuePlace) throws -> Bool {
        try requireShown("drop something on")
        let frame = node.frameInWindow
        let point = CGPoint(x: frame.midX, y: frame.midY)
        let wasTaken = core.perform {
            _ = core.scene.transfer.dragOver(dragged, at: point)
            return core.scene.transfer.dropped(dragged, at: point) != nil
        }
        if warns, !wasTaken {
            place.report(
                "Nothing has taken the drop of \(name) on the \(kind) \"\(label)\": no drop destination there or around it "
                    + "accepts it. If that is meant, say warns: false.",
                severity: .warning)
        }
        core.update()
        return wasTaken
    }
}
