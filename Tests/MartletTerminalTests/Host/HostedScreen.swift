import Foundation
import Martlet
import Testing

import MartletTerminal

/// A view in a simulated terminal.
@MainActor
final class HostedScreen {
    let host: TerminalHost
    let scene: SceneGraph
    private(set) var size: CellSize
    let painter: TreePainter

    /// Whether each update is compared with a full frame, which takes most of the time of a test.
    var comparesFrames = true

    init(
        _ width: Int, _ height: Int, appearance: TerminalAppearance = TerminalAppearance(),
        @ViewBuilder _ view: () -> some View
    ) {
        host = TerminalHost(appearance: appearance)
        size = CellSize(width: width, height: height)
        host.setScreenSize(size.points)
        scene = SceneGraph(host: host, size: size.points, view())
        scene.setEnvironment(\.colorScheme, appearance.colorScheme)
        scene.setEnvironment(\.locale, Locale(identifier: "en_US"))
        painter = TreePainter(size: size, appearance: appearance)
        update()
    }

    func update() {
        scene.update()
        _ = host.takeNews()
        painter.paint(scene, size: size, changes: host.takeChanges())
        if comparesFrames { expectFullFrame() }
    }

    /// Gives the screen another size, as the session does.
    func resize(to size: CellSize) {
        self.size = size
        scene.resize(to: size.points)
        host.setScreenSize(size.points, above: scene)
        scene.update()
        // The visible part is known after the layout.
        scene.presenting.frontmost.focusMoves.revealFocused()
        update()
    }

    /// Expects that painting the changes has led to the cells of a full frame.
    private func expectFullFrame() {
        let whole = TreePainter(size: size, appearance: painter.appearance)
        whole.heldBar = painter.heldBar
        // The numbers of pictures are those of one cache.
        whole.graphics = painter.graphics
        whole.pictures = painter.pictures
        whole.paint(scene.root, size: size)
        whole.paintPresented(above: scene)
        guard painter.grid != whole.grid || painter.cursor != whole.cursor else { return }
        let rows = (0..<size.height).filter { row in
            (0..<size.width).contains { painter.grid[$0, row] != whole.grid[$0, row] }
        }
        Issue.record(
            """
            Rows \(rows) differ from a full frame, cursor \(String(describing: painter.cursor)) \
            \(String(describing: whole.cursor)):
            \(rows.map { painter.grid.text(row: $0) + "|" + whole.grid.text(row: $0) }.joined(separator: "\n"))
            """)
    }

    func send(_ events: TerminalEvent...) {
        for event in events {
            let origin = scene.presenting.chain.reduce(.zero) { $1.frame(in: scene.size, presentingAt: $0).origin }
            if let input = InputEvent(event, time: .zero, origin: origin) { scene.presenting.frontmost.send(input) }
            update()
        }
    }

    func press(_ key: TerminalKey, _ modifiers: TerminalModifiers = [], text: String = "") {
        send(.key(TerminalKeyPress(key, modifiers: modifiers, text: text)))
    }

    func type(_ text: String) {
        for character in text { press(.character(character), text: String(character)) }
    }

    func click(_ column: Int, _ row: Int) {
        send(
            .mouse(TerminalMouse(.press, column: column, row: row, button: .left)),
            .mouse(TerminalMouse(.release, column: column, row: row, button: .left)))
    }

    /// The screen as text, without blanks at the ends of lines.
    var text: String {
        (0..<size.height).map { row in
            var line = painter.grid.text(row: row)
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    func style(_ column: Int, _ row: Int) -> CellStyle { painter.grid[column, row].style }
}
