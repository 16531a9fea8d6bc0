import AttributeGraph
import Foundation

/// Manages the links of a displayed text: for each link, a child node over the link's words.
final class TextLinks: NodeAttachment {
    /// A range of the text that links to one URL.
    fileprivate struct Stretch: Equatable {
        var range: Range<Int>
        let url: URL
    }

    // The node owns this object.
    private unowned let text: RenderNode
    /// The environment of the text.
    private let environment: EnvironmentScope
    private let scope: Scope
    private var links: [Stretch] = []
    private var string = ""
    private var nodes: ContiguousArray<RenderNode> = []
    /// The scope that owns the rules of the link nodes; `nil` if there are none.
    private var linkScope: Scope?

    fileprivate init(_ text: RenderNode, environment: EnvironmentScope, scope: Scope) {
        self.text = text
        self.environment = environment
        self.scope = scope
    }

    /// Updates the nodes for the given links. Called in a rule.
    fileprivate func show(_ links: [Stretch], in string: String) {
        guard links != self.links || string != self.string else { return }
        self.links = links
        self.string = string
        let scene = text.scene
        if let linkScope {
            for node in nodes { node.removeFromParent() }
            scene.end(linkScope, removing: nodes)
        }
        nodes = []
        linkScope = nil
        text.layout = links.isEmpty ? TextLayout() as any NodeLayout : LinkedTextLayout()
        text.invalidateSize()
        guard !links.isEmpty else { return }
        let made = scene.graph.makeScope(in: scope)
        linkScope = made
        let inputs = _ViewInputs(scene: scene, scope: made, environment: environment, parent: text)
        for link in links { nodes.append(makeNode(link, inputs: inputs)) }
    }

    private func makeNode(_ link: Stretch, inputs: _ViewInputs) -> RenderNode {
        let words = String(string[utf8: link.range])
        var content = ControlContent(TextLinkControl(url: link.url, words: words))
        content.actions.press = { [environment] in
            onMainActor((environment, link.url)) { EnvironmentValues(scope: $0).openURL($1) }
        }
        let node = RenderNode.make(.control(content), layout: TextLinkLayout(), inputs: inputs)
        inputs.follow { [unowned node, environment] _ in
            let isEnabled = EnvironmentValues(scope: environment).isEnabled
            node.input.isFocusable = isEnabled
            guard var content = node.controlContent, content.state.isEnabled != isEnabled else { return }
            content.state.isEnabled = isEnabled
            node.setContent(.control(content))
        }
        return node
    }

    /// Places the nodes over the links' words, and limits hit testing to the words. Called in the layout of the text.
    fileprivate func place(_ content: TextContent, in size: CGSize) {
        let scene = text.scene
        let maker = TextLayoutMaker(content.styled, custom: [], options: content.options, width: size.width) {
            scene.host.measure($0, proposal: .unspecified)
        }
        for (node, rects) in zip(nodes, maker.rects(of: links.map(\.range))) {
            // The frame is that of the longest line. A rectangle around all lines could have its center outside of the
            // link.
            guard let frame = rects.max(by: { $0.width < $1.width }) else {
                node.setHidden(true)
                continue
            }
            node.setHidden(false)
            node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            let fragments = rects.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
            guard var content = node.controlContent, var control = content.as(TextLinkControl.self),
                control.fragments != fragments
            else { continue }
            control.fragments = fragments
            content.control = control
            node.setContent(.control(content))
            let outline = ShapeOutline(isKept: false) { _ in
                var path = Path()
                for fragment in fragments { path.addRect(fragment) }
                return path
            }
            node.input.contentShape = ContentShape(outline: outline, isEOFilled: false)
        }
    }

    func place(in size: CGSize) {
        guard case .text(let content) = text.content else { return }
        place(content, in: size)
    }

    /// Updates the links of a text's node for the content that the node shows.
    static func update(_ node: RenderNode, for content: TextContent, environment: EnvironmentScope, scope: Scope) {
        let known = node.attachment(TextLinks.self)
        let links = node.text.isPressedAround ? [] : content.styled.links
        if known == nil, links.isEmpty { return }
        let list = known ?? TextLinks(node, environment: environment, scope: scope)
        if known == nil { node.setAttachment(list) }
        list.show(links, in: content.styled.string)
    }
}

extension StyledText {
    /// The links in the order of the text. Adjacent runs with one URL form a single link.
    fileprivate var links: [TextLinks.Stretch] {
        var result: [TextLinks.Stretch] = []
        for run in runs where !run.range.isEmpty {
            guard let url = run.style.link else { continue }
            if let last = result.last, last.url == url, last.range.upperBound == run.start {
                result[result.count - 1].range = last.range.lowerBound..<run.end
            } else {
                result.append(TextLinks.Stretch(range: run.range, url: url))
            }
        }
        return result
    }
}

extension TextNode {
    /// Whether the node is part of the label of a control that is pressed as a whole.
    fileprivate var isPressedAround: Bool {
        var node = self.node.containerNode
        while let current = node {
            switch current.control?.role.element {
            case .button, .link, .toggle, .picker, .menu, .tab: return true
            default: node = current.containerNode
            }
        }
        return false
    }
}
