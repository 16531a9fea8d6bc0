import Foundation
import Martlet
import MartletRuntime

/// Tracks the scroll views that move without a recorded operation: by the user's wheel, fingers or scroll bar.
///
/// A replayed test has other fonts, so that equal distances lead to other places. It scrolls to the operated element
/// instead.
@MainActor
struct RecordedScrolling {
    private var offsets: [RecordedNode: CGPoint] = [:]
    private var scrolled: Set<RecordedNode> = []
    /// Whether the last update moved a scroll view. Rows that come into sight may be created an update later.
    private var hasMoved = false
    /// The texts at the last update.
    private var texts: Set<String> = []
    /// The texts that have appeared or vanished because of scrolling.
    private(set) var changedTexts: Set<String> = []

    nonisolated init() {}

    /// Whether a scroll view has moved.
    var isScrolled: Bool { !scrolled.isEmpty }

    mutating func begin(_ nodes: [RenderNode], showing texts: [String]) {
        self = Self()
        self.texts = Set(texts)
        for node in nodes { offsets[RecordedNode(node)] = Self.offset(of: node) }
    }

    /// - Returns: Whether a scroll view was moved, unless an operation was recorded since the last update.
    mutating func update(_ nodes: [RenderNode], showing shown: [String], isOperated: Bool) -> Bool {
        var isMoved = false
        for node in nodes {
            guard let offset = Self.offset(of: node) else { continue }
            let known = offsets.updateValue(offset, forKey: RecordedNode(node))
            guard !isOperated, let known, known != offset else { continue }
            isMoved = true
            scrolled.insert(RecordedNode(node))
        }
        let new = Set(shown)
        if isMoved || hasMoved, !isOperated { changedTexts.formUnion(texts.symmetricDifference(new)) }
        (texts, hasMoved) = (new, isMoved)
        return isMoved
    }

    /// Whether a node is in a scroll view that has moved.
    func isScrolled(around node: RenderNode) -> Bool {
        guard isScrolled else { return false }
        var around = node.containerNode
        while let current = around {
            if scrolled.contains(RecordedNode(current)) { return true }
            around = current.containerNode
        }
        return false
    }

    private static func offset(of node: RenderNode) -> CGPoint? {
        if case .scroll(let scroll) = node.content { return scroll.offset }
        return nil
    }
}
