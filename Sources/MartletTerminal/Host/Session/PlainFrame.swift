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
    /// The default timeout for running tasks.
    package static let patience = Duration.milliseconds(100)
    /// The turns for work that the scene does not know of.
    private static let quietTurns = 8

    package init(host: TerminalHost, scene: SceneGraph, width: Int, height: Int = PlainFrame.heightLimit) {
        self.host = host
        self.scene = scene
        self.width = width
        self.height = height
    }

    /// Updates the scene until its tasks have ended, or until a timeout.
    ///
    /// Tasks that are ready run; the method does not wait for tasks that wait for time or for others.
    ///
    /// - Parameter patience: The timeout for running tasks.
    package func settle(patience: Duration = PlainFrame.patience) async {
        let end = ContinuousClock.now + patience
        scene.update()
        for _ in 0..<Self.quietTurns { await Task.yield() }
        while scene.tasks.count > 0, ContinuousClock.now < end {
            // A task may run on another thread, which needs time to do so.
            try? await Task.sleep(for: .milliseconds(1))
            if scene.needsUpdate { scene.update() }
        }
        if scene.needsUpdate { scene.update() }
    }

    /// The lines of the frame, at the natural height of the content, without blanks at the ends.
    package func lines() -> [String] {
        let wanted = scene.idealHeight(forWidth: CGFloat(width) * HostProfile.cell.width)
        let rows = Int((wanted / HostProfile.cell.height).rounded(.up), in: 1...max(1, height))
        let size = CellSize(width: width, height: rows)
        scene.resize(to: size.points)
        host.setScreenSize(size.points, above: scene)
        scene.update()
        let painter = TreePainter(size: size, appearance: host.appearance)
        painter.paint(scene.root, size: size)
        painter.paintPresented(above: scene)
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
