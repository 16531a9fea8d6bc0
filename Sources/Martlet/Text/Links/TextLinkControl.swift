import Foundation

/// A link in a text. The text draws its words; the control receives the pointer and keys on them.
package struct TextLinkControl: Control {
    package let url: URL
    /// The text of the link, which is also its accessibility label.
    package let words: String
    /// The rectangles of the link's words in the coordinates of the control's node: one for each line.
    package internal(set) var fragments: [CGRect] = []

    package var measured: NothingMeasured { NothingMeasured() }
    package var role: ControlRole { .link }
    package var traits: AccessibilityTraits { .isLink }
    package func name(of node: RenderNode) -> String? { words }
    package var takesFocusOnPress: Bool { true }
}

/// The layout of a link's node. The node has the size of the link's words; the enclosing text draws them.
struct TextLinkLayout: NodeLayout {
    var name: String? { "TextLink" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
}

/// The layout of a text with links: that of a plain text, with a node over the words of each link.
struct LinkedTextLayout: NodeLayout {
    private let text = TextLayout()

    var isPartOfContainer: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        text.sizeThatFits(proposal, node: node)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        node.attachment(TextLinks.self)?.place(in: size)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        text.explicitAlignment(key, of: node, size: size, proposal: proposal)
    }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge { text.spacing(of: node, at: edge) }
    var ownSpacing: OwnSpacing { text.ownSpacing }
}
