import Foundation
import Martlet

/// A render tree as text: a line for each node, indented by its depth.
///
/// A line has the node's kind, the name, value and identifier of an element, its appearance if it differs from the
/// default, and its frame in the window. Invisible nodes are marked.
enum TreeDump {
    /// - Parameter origin: Where the tree is shown in the window.
    static func describe(_ root: RenderNode, at origin: CGPoint = .zero) -> String {
        var lines: [String] = []
        func visit(_ node: RenderNode, indent: String) {
            lines.append(indent + line(node, at: origin))
            for child in node.reading.children { visit(child, indent: indent + "  ") }
        }
        root.scene.inDepth { visit(root, indent: "") }
        return lines.joined(separator: "\n")
    }

    static func line(_ node: RenderNode, at origin: CGPoint) -> String {
        var words = [node.kindName]
        let isElement = Role(of: node) != nil
        if isElement { words.append("\"\(node.reading.label)\"") }
        if isElement, let value = node.reading.value { words.append("= \"\(value)\"") }
        if let id = node.reading.identifier { words.append("#\(id)") }
        if node.control?.isEnabled == false { words.append("disabled") }
        words += node.lookWords
        if node.isOutOfSight { words.append("hidden") }
        let frame = node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y)
        words.append(
            "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height)))"
        )
        return words.joined(separator: " ")
    }

    /// To two decimals at most, without trailing zeros.
    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}

extension RenderNode {
    /// The appearance of the node, as far as it differs from the default.
    fileprivate var lookWords: [String] {
        switch content {
        case .text(let text): text.lookWords
        case .image(let image): image.lookWords
        case .fill(let fill): [fill.paint.representativeColor.description]
        case .shape(let shape): [shape.paint.representativeColor.description]
        case .border(let border):
            ["\(TreeDump.number(border.width))pt", border.paint.representativeColor.description]
        case .effect(let effect): effect.words
        default: []
        }
    }
}

extension TextContent {
    fileprivate var lookWords: [String] {
        var words = styled.isUniform ? styled.style.words : styled.runs.flatMap { $0.style.words }
        if !styled.isUniform { words = words.isEmpty ? [] : ["[" + words.joined(separator: " ") + "]"] }
        if let limit = options.lineLimit { words.append(limit == 1 ? "1 line" : "\(limit) lines") }
        return words
    }
}

extension TextStyle {
    /// The differences from plain text.
    fileprivate var words: [String] {
        var words: [String] = []
        if font.pointSize != ResolvedFont.body.pointSize { words.append("\(TreeDump.number(font.pointSize))pt") }
        if let family = font.family { words.append("'\(family)'") }
        if font.weight != .regular { words.append(font.weight.word) }
        if font.design != .default { words.append("\(font.design)") }
        if font.isItalic { words.append("italic") }
        if underline != nil { words.append("underlined") }
        if strikethrough != nil { words.append("struck") }
        if hasColor { words.append(color.description) }
        if let background { words.append("on \(background)") }
        if let link { words.append("→ \(link)") }
        return words
    }
}

extension ResolvedFont.Weight {
    var word: String {
        switch self {
        case .ultraLight: "ultralight"
        case .thin: "thin"
        case .light: "light"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        default: "weight \(value)"
        }
    }
}

extension ImageContent {
    fileprivate var lookWords: [String] {
        var words: [String] = []
        if let symbol { words.append("'\(symbol.name)'") } else if let name { words.append("'\(name)'") }
        if isMissing { words.append("missing") }
        if hasColor { words.append(color.description) }
        return words
    }
}

extension TransformEffect {
    fileprivate var words: String {
        let parts = matrix(in: .zero).parts
        let (width, height) = (TreeDump.number(parts.scale.width), TreeDump.number(parts.scale.height))
        if isScale { return width == height ? "scale \(width)" : "scale \(width) × \(height)" }
        return isRotation ? "rotation \(TreeDump.number(parts.rotation.degrees))°" : "transform"
    }
}

extension RenderEffect {
    /// The effect in words.
    var words: [String] {
        func number(_ value: CGFloat) -> String { TreeDump.number(value) }
        return switch self {
        case .opacity(let opacity): ["opacity \(number(opacity))"]
        case .clip: ["clip"]
        case .clipShape: ["clip by a shape"]
        case .offset(let offset): ["offset \(number(offset.shown.width)), \(number(offset.shown.height))"]
        case .transform(let transform): [transform.words]
        case .blur(let radius): ["blur \(number(radius))"]
        case .shadow(let shadow): ["shadow \(number(shadow.radius)) \(shadow.color)"]
        case .color: ["colours"]
        case .mask: []
        case .blend(let operation): ["blend \(operation)"]
        case .group: ["group"]
        }
    }
}
