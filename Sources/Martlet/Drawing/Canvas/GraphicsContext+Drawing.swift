import Foundation

extension GraphicsContext {
    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path, in the context's coordinates.
    ///   - shading: The color or pattern of the fill.
    ///   - style: The rule for the inside of the path, and whether its edges are antialiased.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty else { return }
        recorder.add(.path(path, .fill(style), paint(of: shading)), state)
    }

    /// Draws the outline of a path.
    ///
    /// - Parameters:
    ///   - path: The path, in the context's coordinates.
    ///   - shading: The color or pattern of the line.
    ///   - style: The width, ends, joins and dashes of the line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty else { return }
        recorder.add(.path(path, .stroke(style), paint(of: shading)), state)
    }

    /// Draws the outline of a path, as a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: - Text

    /// A text that can be measured and drawn.
    public struct ResolvedText {
        /// The shading of the parts of the text without colors of their own.
        public var shading: Shading = .foreground {
            didSet { hasShading = true }
        }

        var hasShading = false
        let text: Text
        let surroundings: TextSurroundings
        let content: TextContent
        let canvas: CanvasSurroundings

        private func metrics(in size: CGSize) -> TextMetrics {
            // Measured only as long as the canvas exists.
            canvas.scene?.metrics(of: content, proposal: ProposedViewSize(limited: size)) ?? .nothing
        }

        /// Returns the size of the text for a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

        /// Returns the distance from the top of the text to its first baseline, for a proposed size.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

        /// Returns the distance from the top of the text to its last baseline, for a proposed size.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }
    }

    /// Resolves a text in the environment of the canvas, for measuring and drawing.
    public func resolve(_ text: Text) -> ResolvedText {
        let surroundings = surroundings.text
        let content = TextContent(styled: text.resolve(in: surroundings.context), setting: surroundings.setting)
        return ResolvedText(
            text: text, surroundings: surroundings, content: content, canvas: self.surroundings)
    }

    /// Draws text in a rectangle, broken into lines and truncated as in a view of that size.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let content = text.hasShading ? text.content(drawnWith: paint(of: text.shading)) : text.content
        recorder.add(.text(content, rect), state)
    }

    /// Draws text so that its anchor is at a point of the canvas.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: anchor.rect(of: text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)), at: point))
    }

    /// Draws text in a rectangle, broken into lines and truncated as in a view of that size.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text so that its anchor is at a point of the canvas.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: - Images

    /// An image that can be measured and drawn.
    public struct ResolvedImage {
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline, in points.
        public let baseline: CGFloat
        /// The shading of a symbol or template image; nil for the foreground style.
        public var shading: Shading?

        let content: ImageContent
    }

    /// Resolves an image in the environment of the canvas, for measuring and drawing.
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

    /// Draws an image so that its anchor is at a point of the canvas.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: anchor.rect(of: image.size, at: point))
    }

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image so that its anchor is at a point of the canvas.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: - Symbols

    /// A view that can be drawn.
    public struct ResolvedSymbol {
        /// The size of the view, in points.
        public var size: CGSize { own }

        let node: UInt64
        let own: CGSize
    }

    /// Returns one of the canvas's symbols by its tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        surroundings.symbol(AnyHashable(id)).map { ResolvedSymbol(node: $0.node.id, own: $0.size) }
    }

    /// Draws a symbol, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { recorder.add(.symbol(symbol.node, rect), state) }

    /// Draws a symbol so that its anchor is at a point of the canvas.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: anchor.rect(of: symbol.size, at: point))
    }
}

extension GraphicsContext.ResolvedText {
    /// The content of the text, with a paint for the parts without colors of their own.
    fileprivate func content(drawnWith paint: ResolvedPaint) -> TextContent {
        let context = surroundings.context.painted(with: AnyShapeStyle(PaintShapeStyle(paint: paint)))
        return content.resolved(as: text.resolve(in: context))
    }
}

/// A style that is already resolved.
private struct PaintShapeStyle: ShapeStyle, Equatable {
    let paint: ResolvedPaint

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint { paint }
}

extension UnitPoint {
    /// Returns the rectangle of a size whose anchor is at a point.
    fileprivate func rect(of size: CGSize, at point: CGPoint) -> CGRect {
        CGRect(
            x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
    }
}

extension ProposedViewSize {
    /// Creates a proposal from a size, in which an infinite length is no limit.
    fileprivate init(limited size: CGSize) {
        self.init(width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
    }
}
