import AttributeGraph
import Foundation

extension Image: View, PrimitiveView {
    /// No body: the runtime creates the view's node directly.
    public typealias Body = Never

    /// Creates the view's node, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.hasSymbolEffects { return makeInEffects(view: view, inputs: inputs) }
        let node = RenderNode.make(layout: ImageLayout(), inputs: inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let image = view.read(in: graph)
            LateContent.show(image.isDrawn ? DrawnImage(image: image) : nil, in: node, inputs)
            if image.isDrawn { return node.setContent(.layout) }
            let values = EnvironmentValues(scope: environment)
            let surroundings = graph[environment.textSurroundings]
            var content = ImageContent.resolved(
                image, in: surroundings, scale: values.imageScale, variants: values.symbolVariants)
            let styles = surroundings.context.styles
            let mode = image.ownSymbolMode ?? values.symbolRenderingMode
            content.color(symbolBy: mode, styles, palette: image.platformLook?.values.palette ?? [])
            node.find(image, for: &content, in: surroundings, mode: mode, scale: values.imageScale)
            if case .image(let old) = node.content, old == content { return }
            node.setContent(.image(content))
            node.flags.insert(.guidesChanged)
            node.invalidateSize()
        }
        return _ViewOutputs(node: node)
    }
}

extension Image {
    /// Creates the node of an image with symbol effects.
    nonisolated private static func makeInEffects(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let views = inputs.graph.makeRule(in: inputs.scope) { graph in
            let image = view.read(in: graph)
            return SymbolInEffects(image, isSymbol: image.symbolName != nil)
        }
        return SymbolInEffects<Image>._makeView(view: _GraphValue(views, isCompared: false), inputs: inputs)
    }
}

extension ImageContent {
    /// Returns the content of an image in an environment.
    static func resolved(
        _ image: Image, in surroundings: TextSurroundings, scale: Image.Scale, variants: SymbolVariants = .none
    ) -> ImageContent {
        let context = surroundings.context
        let platform = image.platformLook
        let style = (platform?.style(in: context.baseStyle, context.styles) ?? context.baseStyle)
            .scaled(by: platform?.values.scale ?? scale)
        let symbol = image.symbolName.map { SymbolLook(name: variants.applied(to: $0), ownName: $0) }
        let glyph = symbol.map { String(SymbolGlyphs.glyph(for: $0.name)) } ?? image.glyph
        var content = ImageContent(
            font: style.font,
            color: style.color,
            glyph: TextContent(styled: StyledText(glyph, style: style), options: .standard)
        )
        content.symbol = symbol
        content.symbol?.value = image.variableValue
        content.look = image.look
        content.isDecorative = image.isDecorative
        content.label = image.label?.resolve(in: context).string
        switch image.source {
        case .picture(let picture): content.picture = picture
        case .named(let name, let bundlePath):
            content.name = name
            content.show(
                name, bundlePath, in: surroundings, mode: image.ownSymbolMode, scale: scale,
                displayScale: 1)
        case .placeholder, .drawing: content.isPlaceholder = true
        case .symbol: break
        }
        return content
    }

    /// Colors the parts of a symbol according to a rendering mode.
    ///
    /// - Parameter palette: Colors in place of those of the surroundings.
    mutating func color(
        symbolBy mode: SymbolRenderingMode?, _ styles: _ShapeStyleContext, palette: [Color] = []
    ) {
        if palette.count > 1 {
            symbol?.surroundingColor = palette[1]._paint(in: styles).representativeColor
            return
        }
        switch mode?.kind {
        case .hierarchical: symbol?.surroundingColor = color.opacity(0.4)
        case .palette where styles.foreground.count > 1:
            symbol?.surroundingColor = styles.foreground[1]._paint(in: styles).representativeColor
        case .multicolor where symbol != nil:
            symbol?.hues = Dictionary(uniqueKeysWithValues: SymbolHue.allCases.map { ($0, $0.color(in: styles)) })
        case .monochrome, .multicolor, .palette, nil: break
        }
    }
}

extension Image {
    /// The symbol rendering mode set on the image itself.
    fileprivate var ownSymbolMode: SymbolRenderingMode? {
        symbolMode ?? (look.renderingMode == .original && platformLook?.ownColor == nil ? .multicolor : nil)
    }
}

extension ImageContent {
    /// Sets the picture from the bundle's resources; for a custom symbol of a catalog, in the size of the font.
    fileprivate mutating func show(
        _ name: String, _ bundlePath: String?, in surroundings: TextSurroundings, mode: SymbolRenderingMode?,
        scale: Image.Scale, displayScale: CGFloat
    ) {
        let context = surroundings.context
        let traits = ImageTraits(
            dark: context.styles.dark, increasedContrast: context.styles.increasedContrast, displayScale: displayScale,
            locale: context.environment.locale)
        picture = ImageAsset(name: name, bundlePath: bundlePath).picture(for: traits)
        if picture == nil {
            picture = SymbolSetAsset(name: name, bundlePath: bundlePath).picture(
                font: context.baseStyle.font, scale: scale, mode: mode, color: color, in: context.styles)
        }
        // The catalog's slicing applies if the image has no cap insets of its own.
        if let slicing = picture?.slicing, let resizing = look.resizing, look.isPlain {
            look.resizing = PictureLook.Resizing(
                capInsets: EdgeInsets(
                    top: slicing.top, leading: slicing.leading, bottom: slicing.bottom, trailing: slicing.trailing),
                mode: slicing.isTiled ? .tile : resizing.mode)
        }
    }
}

extension RenderNode {
    /// Finds the picture of an image for the node's host. Reports a missing picture once.
    fileprivate func find(
        _ image: Image, for content: inout ImageContent, in surroundings: TextSurroundings, mode: SymbolRenderingMode?,
        scale: Image.Scale
    ) {
        guard case .named(let name, let bundlePath) = image.source else { return }
        content.look = image.look
        content.show(
            name, bundlePath, in: surroundings, mode: mode, scale: scale, displayScale: scene.profile.displayScale)
        guard content.picture == nil, scene.diagnostics.isNew("image \(bundlePath ?? "")/\(name)") else { return }
        let message =
            SymbolSetAsset(name: name, bundlePath: bundlePath).faultMessage
            ?? ImageAsset(name: name, bundlePath: bundlePath).missingMessage
        scene.diagnostics.report(RuntimeIssue(message: message, viewPath: instance?.path))
    }

    /// Reports once that a symbol has no drawing.
    package func reportUnknownSymbol(_ name: String) {
        scene.diagnostics.report(
            RuntimeIssue(
                message: "The symbol \"\(name)\" is not known here; a placeholder is shown. "
                    + "Check the name, or use a picture from the resources: Image(\"\(name)\", bundle: .module).",
                viewPath: instance?.path))
    }
}

/// The layout of an image: the size of its glyph, or the proposed size if the image is resizable.
struct ImageLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard case .image(let image) = node.content else {
            return node.layoutChildren.first?.size(for: proposal) ?? .zero
        }
        let own = image.isMissing ? .zero : node.scene.host.measure(image).size
        guard image.look.resizing != nil else { return own }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        // An image drawn by code is a child view.
        node.layoutChildren.first?.place(at: .zero, proposal: proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.isTextBaseline, case .image(let image) = node.content, image.look.resizing == nil,
            !image.isMissing
        else { return nil }
        return node.scene.host.measure(image).firstBaseline
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The scale of symbols relative to the surrounding text.
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
        return TextStyle(font: font, paint: paint, hasColor: hasColor)
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
    /// Sets the scale of symbols relative to the surrounding text.
    ///
    ///     Label("Favorites", systemImage: "star")
    ///         .imageScale(.large)
    ///
    /// Symbols in the view are scaled; the text beside them, and pictures, keep their size. The default is
    /// ``Image/Scale/medium``.
    ///
    /// - Parameter scale: The scale.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(EnvironmentModifier(keyPath: \.imageScale, value: scale))
    }
}
