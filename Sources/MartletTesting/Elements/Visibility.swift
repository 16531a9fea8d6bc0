import Foundation
import Martlet

/// The visible part of a node, limited by ancestors that clip it, by the window, and by presentations in front.
@MainActor
struct Visibility {
    /// The presentations in front of the window's content, in points of the window, each with its core.
    private let fronts: [(core: HostCore, frame: CGRect)]
    private let window: CGRect

    init(in core: HostCore) {
        let bottom = core.bottom
        window = CGRect(origin: .zero, size: bottom.scene.size)
        fronts = bottom.cores.dropFirst().map { front in
            (front, CGRect(origin: front.originInWindow, size: front.scene.size))
        }
    }

    /// The part of a node that is seen, in points of the window; empty where nothing is.
    func visibleFrame(of node: RenderNode, in core: HostCore) -> CGRect {
        guard core.isMounted, node.isShown, !node.isOutOfReach, node.presentedOpacity > 0 else { return .zero }
        let origin = core.originInWindow
        let rect = node.clippedFrameInWindow.offsetBy(dx: origin.x, dy: origin.y).intersection(window)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .zero }
        return isCovered(rect, of: core) ? .zero : rect
    }

    /// Whether a rectangle is completely behind presentations in front of a core.
    private func isCovered(_ rect: CGRect, of core: HostCore) -> Bool {
        let level = fronts.firstIndex { $0.core.scene === core.scene }.map { $0 + 1 } ?? 0
        return fronts.dropFirst(level).contains { $0.frame.contains(rect) }
    }

    /// Returns the visible texts of a node and its descendants, in reading order.
    func texts(of node: RenderNode, in core: HostCore) -> [String] {
        var texts: [String] = []
        func visit(_ node: RenderNode) {
            if let text = node.ownText, !visibleFrame(of: node, in: core).isEmpty { texts.append(text) }
            for child in node.reading.children { visit(child) }
        }
        core.scene.inDepth { visit(node) }
        return texts
    }
}

extension RenderNode {
    /// The text that the node itself shows; nil if it shows none.
    var ownText: String? {
        let text: String
        switch content {
        case .text(let content): text = content.string
        case .control(let control):
            if let shown = control.text {
                text = shown.string
            } else if layoutChildren.isEmpty {
                text = control.title
            } else {
                return nil
            }
        default: return nil
        }
        return text.isEmpty ? nil : text
    }

    /// The node's frame in its window, limited by the ancestors that clip it.
    var clippedFrameInWindow: CGRect {
        var rect = CGRect(origin: .zero, size: frame.size)
        var node = self
        // An effect that the node is itself is one around it.
        if let clip = clipsOwnContent { rect = rect.intersection(clip) }
        if let matrix = contentTransform { rect = rect.applying(matrix) }
        if case .effect(.offset) = content { rect = rect.offsetBy(dx: contentOffset.x, dy: contentOffset.y) }
        while true {
            if rect.isNull { return rect }
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            guard let container = node.containerNode else { return rect }
            if let matrix = container.contentTransform { rect = rect.applying(matrix) }
            rect = rect.offsetBy(dx: container.contentOffset.x, dy: container.contentOffset.y)
            if let clip = container.clipsOwnContent { rect = rect.intersection(clip) }
            node = container
        }
    }

    /// The rectangle to which the node clips its descendants, in its own coordinates; nil if it does not clip.
    private var clipsOwnContent: CGRect? {
        switch content {
        case .scroll(let scroll) where scroll.clips: CGRect(origin: .zero, size: frame.size)
        case .effect(.clip): CGRect(origin: .zero, size: frame.size)
        case .effect(.clipShape(let outline, _)): outline.path(in: frame.size).boundingRect
        default: nil
        }
    }
}

extension Element {
    /// The visible part of the element, in points of the window: without parts that are clipped, scrolled away, outside
    /// of the window, or behind a sheet. Empty if nothing is visible, also for a hidden or transparent element.
    public var visibleFrame: CGRect { Visibility(in: core).visibleFrame(of: node, in: core) }

    /// Whether any part of the element is visible. Elements that cover it in the same window do not count, except
    /// presentations; ``isHittable`` takes them into account.
    public var isVisible: Bool { !visibleFrame.isEmpty }

    /// Whether a tap on the middle of the element, or of its visible part, reaches it: it is visible, enabled, and not
    /// covered.
    public var isHittable: Bool {
        let visible = visibleFrame
        guard !visible.isEmpty, isEnabled else { return false }
        return (try? requireOperable(at: CGPoint(x: visible.midX, y: visible.midY), "tap")) != nil
    }

    /// The visible texts in the element, in reading order, its own included.
    public var texts: [String] { Visibility(in: core).texts(of: node, in: core) }

    /// The texts in the element in reading order, including invisible ones.
    public var allTexts: [String] { node.reading.texts }
}
