import Foundation
import Martlet

/// A line around something, or along a shape.
public struct ElementBorder: Hashable, Sendable, CustomStringConvertible {
    /// The colour of the line; a representative one where it is a gradient.
    public let color: Color.Resolved
    /// The width of the line, in points.
    public let width: CGFloat

    /// Creates a line, to compare others with.
    public init(color: Color.Resolved, width: CGFloat) {
        self.color = color
        self.width = width
    }

    /// The width and the colour: `2pt #FF0000FF`.
    public var description: String { "\(TreeDump.number(width))pt \(color)" }
}

/// Backgrounds, borders, padding and other modifiers of an element.
///
/// They are those between what the element shows and the next container around it, such as a stack or a row, or another
/// element: `Text("3").padding().background(.red)` has a padding and a background, found by its text or by an identifier on
/// the whole. Those inside of the label of a button are the button's too. What a host draws by itself, such as the frame of
/// a button, is not among them.
extension Element {
    /// The colours of the areas and shapes behind the element, the nearest first.
    public var backgrounds: [Color.Resolved] {
        decorations.compactMap { if case .background(let color) = $0.kind { color } else { nil } }
    }

    /// The colour of the area or shape directly behind the element; nil if there is none.
    public var background: Color.Resolved? { backgrounds.first }

    /// The lines around the element, the nearest first: by `border(_:width:)`, or by a shape that is stroked in an overlay or
    /// a background.
    public var borders: [ElementBorder] {
        decorations.compactMap { if case .border(let border) = $0.kind { border } else { nil } }
    }

    /// The line around the element that is nearest to it; nil if there is none.
    public var border: ElementBorder? { borders.first }

    /// The space that all `padding` modifiers add around the element, in points.
    public var padding: EdgeInsets {
        decorations.reduce(into: EdgeInsets()) { sum, decoration in
            guard case .padding(let insets) = decoration.kind else { return }
            sum.top += insets.top
            sum.leading += insets.leading
            sum.bottom += insets.bottom
            sum.trailing += insets.trailing
        }
    }

    /// The colour that the element's shape or area is filled with; nil for what is neither.
    public var fill: Color.Resolved? { node.decoration.innermostDecorated.decoration.filledColor }

    /// The line that the element's shape is drawn with; nil for what is none.
    public var stroke: ElementBorder? { node.decoration.innermostDecorated.decoration.strokedLine }

    /// The modifiers of the element that show in the render tree, the innermost first, as a developer knows them:
    /// `padding(16)`, `background(#FF0000FF)`, `border(2pt #0000FFFF)`, `frame`, `opacity(0.5)`.
    public var modifiers: [String] { decorations.map(\.description) }

    private var decorations: [Decoration] { node.decoration.decorations }
}

/// A modifier in the render tree.
private struct Decoration: CustomStringConvertible {
    enum Kind {
        case padding(EdgeInsets)
        case background(Color.Resolved)
        case border(ElementBorder)
        case other(String)
    }

    let kind: Kind

    var description: String {
        switch kind {
        case .padding(let insets):
            let values = [insets.top, insets.leading, insets.bottom, insets.trailing].map { TreeDump.number($0) }
            return "padding(" + (Set(values).count == 1 ? values[0] : values.joined(separator: ", ")) + ")"
        case .background(let color): return "background(\(color))"
        case .border(let border): return "border(\(border))"
        case .other(let name): return name
        }
    }
}

extension DecoratedNode {
    /// The node that the decorations of this one decorate.
    fileprivate var innermostDecorated: RenderNode {
        var node = self.node
        while let child = node.decoration.decoratedChild { node = child }
        return node
    }

    fileprivate var decorations: [Decoration] {
        var found: [Decoration] = []
        var current = innermostDecorated
        var isOutside = current === node
        while let container = current.containerNode, container.decoration.decoratedChild === current {
            if isOutside, let role = Role(of: container), role != .other { break }
            found += container.decoration.ownDecorations
            if container === node { isOutside = true }
            current = container
        }
        return found
    }

    /// The child that the node decorates; nil if the node arranges several children, or has a role of its own in layout.
    private var decoratedChild: RenderNode? {
        if case .scroll = node.content { return nil }
        if let layer = layoutParts["layer"] {
            let children = node.layoutChildren
            guard children.count == 2 else { return children.first }
            return children["\(layer)" == "behind" ? 1 : 0]
        }
        guard node.layout.name == nil, node.layoutChildren.count == 1 else { return nil }
        return node.layoutChildren[0]
    }

    /// The fields of a layout with content behind or in front of other content; empty for any other.
    private var layoutParts: [String: Any] {
        let layout = node.layout
        guard "\(Swift.type(of: layout))" == "LayeredLayout" else { return [:] }
        return Dictionary(
            Mirror(reflecting: layout).children.compactMap { child in child.label.map { ($0, child.value) } },
            uniquingKeysWith: { first, _ in first })
    }

    private var ownDecorations: [Decoration] {
        switch node.content {
        case .fill(let fill): return [Decoration(kind: .background(fill.paint.representativeColor))]
        case .border(let border):
            let line = ElementBorder(color: border.paint.representativeColor, width: border.width)
            return [Decoration(kind: .border(line))]
        case .effect(let effect): return effect.words.map { Decoration(kind: .other($0)) }
        case .layout: return layoutDecorations
        default: return []
        }
    }

    private var layoutDecorations: [Decoration] {
        if let layer = layoutParts["layer"] {
            let children = node.layoutChildren
            guard children.count == 2 else { return [] }
            return children["\(layer)" == "behind" ? 0 : 1].decoration.drawnAsLayer(isBehind: "\(layer)" == "behind")
        }
        let name = layoutName
        guard name != "padding" else { return paddingInsets.map { [Decoration(kind: .padding($0))] } ?? [] }
        return name.map { [Decoration(kind: .other($0))] } ?? []
    }

    /// The decorations that the content of a layer makes.
    private func drawnAsLayer(isBehind: Bool) -> [Decoration] {
        var found: [Decoration] = []
        func visit(_ node: RenderNode) {
            if let line = node.decoration.strokedLine {
                found.append(Decoration(kind: .border(line)))
            } else if isBehind, let color = node.decoration.filledColor {
                found.append(Decoration(kind: .background(color)))
            }
            for child in node.reading.children { visit(child) }
        }
        visit(self.node)
        return found.isEmpty ? [Decoration(kind: .other(isBehind ? "background" : "overlay"))] : found
    }

    fileprivate var filledColor: Color.Resolved? {
        switch node.content {
        case .fill(let fill): fill.paint.representativeColor
        case .shape(let shape) where shape.drawing.isFill: shape.paint.representativeColor
        default: nil
        }
    }

    /// The line of a shape that is stroked.
    fileprivate var strokedLine: ElementBorder? {
        guard case .shape(let shape) = node.content, case .stroke(let style) = shape.drawing else { return nil }
        return ElementBorder(color: shape.paint.representativeColor, width: style.lineWidth)
    }

    /// The space between the edges of the node and those of its child.
    private var paddingInsets: EdgeInsets? {
        guard let child = node.layoutChildren.first else { return nil }
        let (outer, inner) = (node.targetOriginInWindow, child.targetOriginInWindow)
        let (left, top) = (inner.x - outer.x, inner.y - outer.y)
        let right = node.targetSize.width - child.targetSize.width - left
        return EdgeInsets(
            top: top, leading: node.isRightToLeft ? right : left,
            bottom: node.targetSize.height - child.targetSize.height - top, trailing: node.isRightToLeft ? left : right)
    }

    /// The name of the modifier that made the node's layout, such as `padding` for a `PaddingModifier`; nil for what no
    /// modifier has made.
    private var layoutName: String? {
        let parts = "\(Swift.type(of: node.layout))".split { "<>, ".contains($0) }
        var name = String(parts.last ?? "")
        for suffix in ["Layout", "Modifier"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        let own: Set = ["Root", "Group", "Single", "PassThrough", "Passing", "Empty", "Overlaid", "Layered"]
        guard let first = name.first, !own.contains(name) else { return nil }
        return first.lowercased() + name.dropFirst()
    }
}
