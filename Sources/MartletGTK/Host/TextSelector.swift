#if GTK
import CGTK
import Foundation
import Martlet

/// The pointer's selection of a selectable text: at most one text of a window at a time.
final class TextSelector {
    private unowned let window: GTKWindow
    private weak var node: RenderNode?
    /// The start and the end of the selection, in bytes of the text.
    private var anchor = 0
    private var end = 0
    /// The unit that a double or triple click selects.
    private var unit = Unit.character
    private var lastPress: (time: Duration, point: CGPoint, count: Int)?
    private(set) var isSelecting = false

    private enum Unit { case character, word, all }

    init(_ window: GTKWindow) { self.window = window }

    // MARK: - The pointer

    /// Follows a move of the pointer over the content: the cursor shows where text can be selected.
    func point(at point: CGPoint, in root: Widget) {
        let isOverText = onMain((window.scene, point)) { $0.transfer.takeableText(at: $1) } != nil
        guard isOverText != window.host.pointer.isOverText else { return }
        window.host.pointer.isOverText = isOverText
        window.host.pointer.show(in: root)
    }

    /// Begins a selection where the pointer goes down. True if it does so on selectable text.
    func press(at point: CGPoint, time: Duration, extends: Bool) -> Bool {
        let old = node
        guard let hit = onMain((window.scene, point), { $0.transfer.takeableText(at: $1) }),
            let index = index(at: point, in: hit)
        else {
            clear()
            return false
        }
        let isRepeated = lastPress.map {
            time - $0.time < .milliseconds(400) && hypot($0.point.x - point.x, $0.point.y - point.y) < 5
        }
        let count = isRepeated == true ? (lastPress?.count ?? 0) % 3 + 1 : 1
        lastPress = (time, point, count)
        if extends, hit === old {
            unit = .character
        } else {
            if old !== hit { clear() }
            node = hit
            anchor = index
            unit = count == 1 ? .character : count == 2 ? .word : .all
        }
        end = index
        isSelecting = true
        show()
        return true
    }

    /// Extends the selection to the pointer, which moves while it is down.
    func drag(to point: CGPoint) {
        guard isSelecting, let node, let index = index(at: point, in: node) else { return }
        end = index
        show()
    }

    /// Ends the selection gesture.
    func release() { isSelecting = false }

    /// Selects nothing.
    func clear() {
        isSelecting = false
        let old = node
        node = nil
        window.tree.selectedText = nil
        old?.text.selectedText = nil
        redraw(old)
    }

    // MARK: - Keys

    /// Applies an otherwise unused key to the selection; returns true if it has an effect.
    func use(_ key: KeyInput) -> Bool {
        guard let node, node.isAttached, key.phase != .up else { return false }
        switch (key.key, key.modifiers.subtracting([.capsLock, .numericPad])) {
        case ("c", .command):
            guard let selected else { return false }
            onMain((window.scene, selected)) { $0.transfer.copyText($1) }
        case ("a", .command):
            (anchor, end, unit) = (0, text(of: node).utf8.count, .character)
            show()
        case (.escape, []):
            guard selected != nil else { return false }
            clear()
        case (.leftArrow, .shift): move(by: -1)
        case (.rightArrow, .shift): move(by: 1)
        default: return false
        }
        return true
    }

    private func move(by step: Int) {
        guard let node else { return }
        let text = text(of: node)
        let place = text.utf8.index(text.startIndex, offsetBy: min(end, text.utf8.count))
        guard let next = text.index(place, offsetBy: step, limitedBy: step < 0 ? text.startIndex : text.endIndex) else {
            return
        }
        end = text.utf8.distance(from: text.startIndex, to: next)
        show()
    }

    // MARK: - The selection

    private func text(of node: RenderNode) -> String {
        if case .text(let text) = node.content { return text.styled.string }
        return ""
    }

    /// The bytes that are selected.
    private var range: Range<Int> {
        guard let node else { return 0..<0 }
        let text = text(of: node)
        let count = text.utf8.count
        let (low, high) = (min(anchor, end, count), min(max(anchor, end), count))
        switch unit {
        case .character: return low..<high
        case .all: return 0..<count
        case .word: return text.word(at: low).lowerBound..<max(high, text.word(at: high).upperBound)
        }
    }

    /// The selected part of the text; nil for none.
    private var selected: String? {
        guard let node, !range.isEmpty else { return nil }
        return String(decoding: text(of: node).utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    private func show() {
        guard let node else { return }
        window.tree.selectedText = range.isEmpty ? nil : (node, range)
        node.text.selectedText = selected
        redraw(node)
    }

    private func redraw(_ node: RenderNode?) {
        if let view = node.flatMap(window.tree.view) { gtk_widget_queue_draw(view.widget) }
    }

    /// Returns the byte offset in a text at a point of the window.
    private func index(at point: CGPoint, in node: RenderNode) -> Int? {
        guard case .text(let text) = node.content else { return nil }
        let frame = node.frameInWindow
        return ShapedText.of(text, fonts: window.host.fonts).index(
            at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY),
            in: CGRect(origin: .zero, size: node.frame.size), proposal: node.placementProposal)
    }
}

extension String {
    /// Returns the bytes of the word around an offset, or of the gap between words.
    fileprivate func word(at offset: Int) -> Range<Int> {
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "'" }
        guard !isEmpty else { return 0..<0 }
        var place = utf8.index(startIndex, offsetBy: Swift.min(offset, utf8.count))
        if place == endIndex { place = index(before: place) }
        let kind = isWord(self[place])
        var start = place
        while start > startIndex, isWord(self[index(before: start)]) == kind { start = index(before: start) }
        var end = index(after: place)
        while end < endIndex, isWord(self[end]) == kind { end = index(after: end) }
        return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
    }
}
#endif
