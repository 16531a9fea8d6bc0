import Foundation
import Martlet
import MartletTerminal

/// A screen without a terminal: bytes of keys are received, and bytes for the terminal are written.
@MainActor
final class Screen {
    private let host: TerminalHost
    private let scene: SceneGraph
    private let painter: TreePainter
    private let size = CellSize(width: Pages.screen.width, height: Pages.screen.height)
    private var parser = InputParser()
    private var writer = ScreenWriter()
    private var shown: CellGrid?

    init(_ view: some View) {
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
    func receive(_ bytes: String) -> Int {
        for event in parser.parse(Array(bytes.utf8)) {
            if let input = InputEvent(event, time: .zero, origin: .zero) { scene.send(input) }
        }
        return frame()
    }

    /// Paints and writes a frame as a whole.
    func repaint() -> Int {
        painter.invalidate()
        shown = nil
        return frame()
    }

    /// Writes what has changed.
    @discardableResult
    private func frame() -> Int {
        scene.update()
        _ = host.takeNews()
        painter.paint(scene, size: size, changes: host.takeChanges())
        if shown == nil { writer.invalidate() }
        let count = writer.encode(from: shown, to: painter.grid, cursor: painter.cursor)
        shown = painter.grid
        return count
    }
}
