import Foundation
import Martlet

/// A render tree as text: a line for each node, indented by its depth.
enum TreeDump {
    /// - Parameter origin: Where the tree is shown in the window.
    static func describe(_ root: RenderNode, at origin: CGPoint = .zero) -> String {
        var lines: [String] = []
        func visit(_ node: RenderNode, indent: String) {
            lines.append(indent + line(node, at: origin))
            for child in node.readingChildren { visit(child, indent: indent + "  ") }
        }
        root.scene.inDepth { visit(root, indent: "") }
        return lines.joined(separator: "\n")
    }

    private static func line(_ node: RenderNode, at origin: CGPoint) -> String {
        var words = [node.kindName]
        let isElement = Role(of: node) != nil
        if isElement { words.append("\"\(node.accessibilityLabel)\"") }
        if isElement, let value = node.accessibilityValue { words.append("= \"\(value)\"") }
        if let id = node.accessibilityIdentifier { words.append("#\(id)") }
        if node.control?.isEnabled == false { words.append("disabled") }
        let frame = node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y)
        words.append(
            "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height)))"
        )
        return words.joined(separator: " ")
    }

    /// To two decimals at most, without trailing zeros.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
