import Foundation
import Martlet

/// An app in some lines below the shell's, as many as its content needs.
extension TerminalSession {
    /// The cells for the page: the whole screen, or the lines of an inline app.
    var pageSize: CellSize {
        guard device.isInline else { return device.size }
        return CellSize(width: device.size.width, height: max(1, min(inlineRows.content, device.size.height)))
    }

    /// The cells of a frame: those of the page, and in an inline app those below it that a menu needs.
    var screenSize: CellSize {
        let page = pageSize
        guard device.isInline else { return page }
        return CellSize(width: page.width, height: max(page.height, min(inlineRows.overlay, device.size.height)))
    }

    /// Gives the page of an inline app the lines that its content needs, and what is presented above it.
    func fitInline() {
        let scene = bottomScene
        setContentRows(contentRows(of: scene), of: scene)
        // A drawing takes any height, and has none of its own.
        if scene.root.fillsWithoutIdealHeight(in: scene) { setContentRows(device.size.height, of: scene) }
    }

    private func contentRows(of scene: SceneGraph) -> Int {
        let cell = HostProfile.cell.height
        let ideal = scene.idealHeight(forWidth: CGFloat(device.size.width) * HostProfile.cell.width)
        let heights = [ideal] + scene.presenting.chain.compactMap { $0.scene.map { $0.size.height + 2 * cell } }
        return Int(((heights.max() ?? 0) / cell).rounded(.up), in: 1...max(1, device.size.height))
    }

    private func setContentRows(_ rows: Int, of scene: SceneGraph) {
        guard rows != inlineRows.content || scene.size != pageSize.points else { return }
        inlineRows.content = rows
        scene.resize(to: pageSize.points)
        scene.update()
        repaintSoon()
    }

    /// Draws what has changed before a window closes: the last frame of an inline app stays on the screen.
    func presentBeforeClosing() {
        bottomScene.update()
        fitInline()
        paint(.everything)
        device.present(painter.grid)
    }

    /// Closes the palette of an inline app, whose lines are elsewhere after a resize.
    func closePaletteIfInline() {
        if device.isInline, palette != nil { closePalette() }
    }
}
