import Foundation
import Martlet
import MartletTerminal

/// A screen without a terminal: bytes of keys are received, and bytes for the terminal are written.
@MainActor
package final class Screen {
    private let host: TerminalHost
    private let scene: SceneGraph
    private let painter: TreePainter
    private let size: CellSize
    private var parser = InputParser()
    private var writer = ScreenWriter()
    private var shown: CellGrid?

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - width: The width of the screen, in cells.
    ///   - height: The height of the screen, in cells.
    package init(width: Int, height: Int, _ view: some View) {
        size = CellSize(width: width, height: height)
        let appearance = TerminalAppearance(colorDepth: .full, environment: [:])
        host = TerminalHost(appearance: appearance)
        host.setScreenSize(size.points)
        scene = SceneGraph(host: host, size: size.points, view)
        scene.setEnvironment(\.locale, Locale(identifier: "en_US"))
        painter = TreePainter(size: size, appearance: appearance)
        frame()
    }

    /// Receives the bytes of keys or of the mouse, and writes the next frame.
    @discardableResult
    package func receive(_ bytes: String) -> Int {
        for event in parser.parse(Array(bytes.utf8)) {
            if let input = InputEvent(event, time: .zero, origin: .zero) { scene.send(input) }
        }
        return frame()
    }

    /// Paints and writes a frame as a whole.
    package func repaint() -> Int {
        painter.invalidate()
        shown = nil
        return frame()
    }

    /// Writes what has changed, and returns the number of bytes.
    @discardableResult
    package func frame() -> Int {
        scene.update()
        _ = host.takeNews()
        painter.paint(scene, size: size, changes: host.takeChanges())
        if shown == nil { writer.invalidate() }
        let count = writer.encode(from: shown, to: painter.grid, cursor: painter.cursor)
        shown = painter.grid
        return count
    }
}
