import Foundation

extension GraphicsContext {
    /// Fills a figure.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        recorder.add(.path(path, .fill(style), paint(of: shading)), state)
    }

    /// Draws the outline of a figure.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        recorder.add(.path(path, .stroke(style), paint(of: shading)), state)
    }

    /// Draws the outline of a figure, as a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: - Text

    /// Text that is ready to be measured and drawn.
    public struct ResolvedText {
        /// What the text is drawn with, where it has no colours of its own.
        public var shading: Shading = .foreground {
            didSet { hasShading = true }
        }

        var hasShading = false
        let text: Text
        let surroundings: TextSurroundings
        let content: TextContent
        let canvas: CanvasSurroundings

        private func metrics(in size: CGSize) -> TextMetrics {
            // Measured as long as the canvas is there.
            canvas.scene?.metrics(of: content, proposal: ProposedViewSize(limited: size)) ?? .nothing
        }

        /// How large the text is where a size is offered, in points.
        public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

        /// From the top of the text to its first baseline, where a size is offered.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

        /// From the top of the text to its last baseline, where a size is offered.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }
    }

    /// Makes a text ready, in the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        let surroundings = surroundings.text
        let content = TextContent(styled: text.resolve(in: surroundings.context), setting: surroundings.setting)
        return ResolvedText(
            text: text, surroundings: surroundings, content: content, canvas: self.surroundings)
    }

    /// Draws text in a rectangle, broken into lines and cut as in a view of that size.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let content = text.hasShading ? text.content(drawnWith: paint(of: text.shading)) : text.content
        recorder.add(.text(content, rect), state)
    }

    /// Draws text with a point of it at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: anchor.rect(of: text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)), at: point))
    }

    /// Draws text in a rectangle, broken into lines and cut as in a view of that size.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text with a point of it at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: - Images

    /// An image that is ready to be measured and drawn.
    public struct ResolvedImage {
        /// The size of the image, in points.
        public let size: CGSize
        /// From the top of the image to its baseline, in points.
        public let baseline: CGFloat
        /// What a symbol is drawn with; nil for the foreground style.
        public var shading: Shading?

        let content: ImageContent
    }

    /// Makes an image ready, in the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ImageContent.resolved(image, in: surroundings.text, scale: environment.imageScale)
        let metrics = surroundings.scene?.host.measure(content) ?? .nothing
        return ResolvedImage(size: metrics.size, baseline: metrics.firstBaseline, shading: nil, content: content)
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let color = image.shading.map { paint(of: $0).representativeColor }
        recorder.add(.image(color.map { image.content.tinted(with: $0) } ?? image.content, rect), state)
    }

    /// Draws an image with a point of it at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: anchor.rect(of: image.size, at: point))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image with a point of it at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: - Symbols

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public var size: CGSize { own }

        let node: UInt64
        let own: CGSize
    }

    /// Finds one of the canvas's symbols by its tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        surroundings.symbol(AnyHashable(id)).map { ResolvedSymbol(node: $0.node.id, own: $0.size) }
    }

    /// Draws a symbol, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { recorder.add(.symbol(symbol.node, rect), state) }

    /// Draws a symbol with a point of it at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: anchor.rect(of: symbol.size, at: point))
    }
}

extension GraphicsContext.ResolvedText {
    /// The text with a paint where it has no colours of its own.
    fileprivate func content(drawnWith paint: ResolvedPaint) -> TextContent {
        let context = surroundings.context.painted(with: AnyShapeStyle(PaintShapeStyle(paint: paint)))
        return content.resolved(as: text.resolve(in: context))
    }
}

/// A style that is known already.
private struct PaintShapeStyle: ShapeStyle, Equatable {
    let paint: ResolvedPaint

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { paint }
}

extension UnitPoint {
    /// The rectangle of a size whose part that this is lies at a point.
    fileprivate func rect(of size: CGSize, at point: CGPoint) -> CGRect {
        CGRect(
            x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
    }
}

extension ProposedViewSize {
    /// What is offered with a size, of which an infinite length is no limit.
    fileprivate init(limited size: CGSize) {
        self.init(width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
    }
}
