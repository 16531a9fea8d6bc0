import AttributeGraph
import Foundation

extension Image: View, PrimitiveView {
    public typealias Body = Never

    nonisolated public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: ImageLayout(), inputs: inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let content = ImageContent.resolved(
                view.read(in: graph),
                in: graph[environment.textSurroundings],
                scale: EnvironmentValues(scope: environment).imageScale
            )
            if case .image(let old) = node.content, old == content { return }
            node.setContent(.image(content))
            node.flags.insert(.guidesChanged)
            node.invalidateSize()
        }
        return _ViewOutputs(node: node)
    }
}

extension ImageContent {
    /// An image as it is shown in certain surroundings.
    static func resolved(_ image: Image, in surroundings: TextSurroundings, scale: Image.Scale) -> ImageContent {
        let style = surroundings.context.baseStyle.scaled(by: scale)
        let text = TextContent(
            styled: StyledText(image.glyph, style: style),
            options: .standard,
            styles: surroundings.styles
        )
        return ImageContent(
            image: image,
            font: style.font,
            color: text.color(of: style),
            glyph: text,
            label: image.label?.resolve(in: surroundings.context).string
        )
    }

    /// Has the image, if it is a symbol, shown in a colour.
    mutating func tint(with color: Color.Resolved) {
        var styles = glyph.styles
        styles.foreground = [AnyShapeStyle(color)]
        glyph = TextContent(styled: glyph.styled, options: glyph.options, styles: styles)
        self.color = color
    }
}

/// The layout of an image: as large as its glyph, or as what it is offered if it can be resized.
struct ImageLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard case .image(let image) = node.content else { return .zero }
        let own = node.scene.host.measure(image).size
        guard image.image.resizing != nil else { return own }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}

    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        guard key.isTextBaseline, case .image(let image) = node.content, image.image.resizing == nil else { return nil }
        return node.scene.host.measure(image).firstBaseline
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are, relative to the text around them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension TextStyle {
    /// The style of a symbol beside text of this style.
    fileprivate func scaled(by scale: Image.Scale) -> TextStyle {
        if scale == .medium { return self }
        var font = self.font
        font.pointSize *= scale.factor
        return TextStyle(font: font, foreground: foreground)
    }
}

extension Image.Scale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}

extension View {
    /// Says how large symbols are, relative to the text around them.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(EnvironmentModifier(keyPath: \.imageScale, value: scale))
    }
}
