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
    /// The rows for a root that fills the screen and has no height of its own.
    let screenHeight: Int

    /// The most rows that a frame takes.
    package static let heightLimit = 200
    /// The default of `screenHeight`.
    package static let defaultScreenHeight = 24
    /// The default timeout for running tasks.
    package static let timeout = Duration.milliseconds(100)
    /// The turns for work that the scene does not know of.
    private static let quietTurns = 8

    package init(
        host: TerminalHost, scene: SceneGraph, width: Int, height: Int = PlainFrame.heightLimit,
        screenHeight: Int = PlainFrame.defaultScreenHeight
    ) {
        self.host = host
        self.scene = scene
        self.width = width
        self.height = height
        self.screenHeight = screenHeight
    }

    /// Updates the scene until its tasks have ended, or until a timeout.
    ///
    /// Tasks that are ready run; the method does not wait for tasks that wait for time or for others.
    ///
    /// - Parameter timeout: The timeout for running tasks.
    package func settle(timeout: Duration = PlainFrame.timeout) async {
        let end = ContinuousClock.now + timeout
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
    ///
    /// With a color depth other than none, their styles are in them as sequences of a terminal.
    package func lines() -> [String] {
        let wanted = scene.idealHeight(forWidth: CGFloat(width) * HostProfile.cell.width)
        var rows = Int((wanted / HostProfile.cell.height).rounded(.up), in: 1...max(1, height))
        show(rows: rows)
        let screenRows = min(screenHeight, height)
        if rows < screenRows, scene.root.fillsWithoutIdealHeight(in: scene) {
            rows = screenRows
            show(rows: rows)
        }
        let size = CellSize(width: width, height: rows)
        let painter = TreePainter(size: size, appearance: host.appearance)
        painter.paint(scene.root, size: size)
        painter.paintPresented(above: scene)
        let depth = host.appearance.colorDepth
        var lines = (0..<rows).map { row in
            depth == .none ? painter.grid.text(row: row).trimmingEnd() : painter.grid.styledText(row: row, depth: depth)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines
    }
}

extension PlainFrame {
    /// Lays the scene out in a number of rows.
    private func show(rows: Int) {
        let size = CellSize(width: width, height: rows)
        scene.resize(to: size.points)
        host.setScreenSize(size.points, above: scene)
        scene.update()
    }
}

extension RenderNode {
    /// Whether a view in the node fills any height that it is offered, but has no ideal height: a geometry reader or a
    /// canvas whose height nothing around it sets. Called after the scene was laid out at its ideal height, where such a view
    /// is at most a line high.
    func fillsWithoutIdealHeight(in scene: SceneGraph) -> Bool {
        if isOutOfSight { return false }
        if layout.name == "GeometryReader" || isDrawing {
            return frame.height <= HostProfile.cell.height && takesOfferedHeight(in: scene)
        }
        if case .scroll = content { return false }
        return layoutChildren.contains { $0.fillsWithoutIdealHeight(in: scene) }
    }

    private var isDrawing: Bool { if case .drawing = content { true } else { false } }

    /// Whether the node and each container around it would be higher if it were offered more height.
    private func takesOfferedHeight(in scene: SceneGraph) -> Bool {
        var node: RenderNode? = self
        while let current = node, current !== scene.root {
            let width = current.frame.width
            let low = current.size(for: ProposedViewSize(width: width, height: 1000)).height
            let high = current.size(for: ProposedViewSize(width: width, height: 2000)).height
            if high <= low { return false }
            node = current.containerNode
        }
        return true
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...last])
    }
}
