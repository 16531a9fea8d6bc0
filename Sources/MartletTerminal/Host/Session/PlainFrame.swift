import Foundation
import Martlet

/// A scene as plain text, for output that is no screen: a file, a pipe, a terminal that cannot place a cursor.
@MainActor
package struct PlainFrame {
    let host: TerminalHost
    let scene: SceneGraph
    /// Columns.
    let width: Int
    /// Rows at most.
    let height: Int

    /// The most rows that a frame takes.
    package static let heightLimit = 200
    /// The turns that tasks are given.
    private static let patience = 200

    package init(host: TerminalHost, scene: SceneGraph, width: Int, height: Int = PlainFrame.heightLimit) {
        self.host = host
        self.scene = scene
        self.width = width
        self.height = height
    }

    /// Brings the scene up to date, until nothing is left that could be done at once.
    ///
    /// Tasks that wait for time or for others are not waited for.
    package func settle() async {
        scene.update()
        for _ in 0..<Self.patience {
            await Task.yield()
            if scene.needsUpdate { scene.update() }
        }
    }

    /// The lines of the frame, as high as the content wants to be, without blanks at the ends.
    package func lines() -> [String] {
        let wanted = scene.idealHeight(forWidth: CGFloat(width) * HostProfile.cell.width)
        let rows = min(height, max(1, Int((wanted / HostProfile.cell.height).rounded(.up))))
        let size = CellSize(width: width, height: rows)
        scene.resize(to: size.points)
        scene.update()
        let painter = TreePainter(size: size, appearance: host.appearance)
        painter.paint(scene.root, size: size)
        var lines = (0..<rows).map { row in painter.grid.text(row: row).trimmingEnd() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
