import Foundation
import Martlet

/// The frames of a session.
extension TerminalSession {
    /// Draws a canvas that changed often in pixels, when it rests.
    func awaitRestingDrawing() {
        guard painter.pictures.hasRestlessDrawing else { return }
        painter.pictures.hasRestlessDrawing = false
        MainThread.after(PictureCache.rest) { [weak self] in
            self?.painter.invalidate()
            self?.repaintSoon()
        }
    }

    /// Paints a frame: the page, what is open over it, and the hints for keys.
    func paint(_ changes: PaintChanges) {
        let bottom = bottomScene
        let isBare = menu == nil && palette == nil && log == nil
        // The lines of an inline app stay on the screen, and hints with them.
        let takesHints = isBare && !device.isInline
        let showsHint = takesHints && scene.presenting.presentation == nil && runtime.hasOwnMenus
        let hints = takesHints && device.capabilities.showsHints ? KeyHint.hints(for: scene) : []
        if showsHint != isHintShown || hints.isEmpty != shownHints.isEmpty { painter.invalidate() }
        isHintShown = showsHint
        let lastRow = screenSize.height - 1
        let hintRows = lastRow < 0 ? [] : showsHint ? [0, lastRow] : hints.isEmpty ? [] : [lastRow]
        let isWhole = painter.paint(bottom, size: screenSize, changes: changes, overlaid: hintRows)
        if textDrag.isSelecting { painter.select(textDrag.lines(origin: sceneOrigin)) }
        let runs = host.shownRuns
        if !runs.isEmpty { painter.mark(runs) }
        if let frame = host.highlighted { painter.highlight(frame) }
        if let menu { painter.paint(menu) }
        if let log { painter.paint(log) }
        if let palette { painter.paint(palette) }
        if isWhole { menuHint = nil }
        let arePainted = isWhole || painter.hasPaintedRow(among: hintRows)
        if showsHint, arePainted { menuHint = painter.paintMenuHint() }
        if arePainted { areHintsShown = false }
        if !hints.isEmpty, arePainted || areHintsShown && hints != shownHints {
            areHintsShown = painter.paintHints(hints, wasShown: areHintsShown, beside: menuHint)
        }
        shownHints = hints
    }
}
