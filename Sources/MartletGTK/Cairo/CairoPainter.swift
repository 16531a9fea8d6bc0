#if GTK
import CGTK
import Foundation
import Martlet

/// Draws a render tree on a Cairo surface, without a display and without widgets.
///
/// The order is: a node's own content, its children from back to front, and its overlays, such as a border. Controls
/// have a plain look of their own.
struct CairoPainter {
    let ink: CairoInk
    let fonts: FontTable
    let pictures: PictureStore
    /// The number of pixels per point of the surface.
    let scale: CGFloat
    /// Whether text and lines are light, on dark.
    let isDark: Bool
    /// The text color in an emphasized control; nil for the default color.
    var labelColor: Color.Resolved?

    var cairo: OpaquePointer { ink.cairo }

    /// The color of text that has none of its own.
    var textColor: Color.Resolved {
        if let labelColor { return labelColor }
        return Color.Resolved(
            red: isDark ? 1 : 0, green: isDark ? 1 : 0, blue: isDark ? 1 : 0, opacity: isDark ? 1 : 0.9)
    }

    /// The color of lines between rows and parts of controls.
    var lineColor: Color.Resolved { textColor.opacity(0.18) }

    /// The color of the placeholder for a picture that is not loaded yet.
    static let placeholderColor = Color.Resolved(red: 0.55, green: 0.55, blue: 0.57, opacity: 0.3)

    /// Draws a node and its subtree, in the coordinates of its container's content.
    func draw(_ node: RenderNode) {
        ink.saved {
            cairo_translate(cairo, node.frame.minX, node.frame.minY)
            drawInPlace(node)
        }
    }

    private func drawInPlace(_ node: RenderNode) {
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        switch node.content {
        case .layout: drawChildren(of: node)
        case .text(let text):
            draw(text, in: bounds, proposal: node.placementProposal)
            drawChildren(of: node)
        case .fill(let fill):
            draw(Path(bounds), .fill(FillStyle()), fill.paint, in: bounds)
            drawChildren(of: node)
        case .shape(let shape):
            draw(shape.outline.path(in: bounds.size), shape.drawing, shape.paint, in: bounds)
            drawChildren(of: node)
        case .drawing(let drawing): draw(drawing, of: node, in: bounds)
        case .divider: fill(Path(bounds), lineColor)
        case .image(let image): draw(image, in: bounds, of: node)
        case .border(let border):
            drawChildren(of: node)
            let inner = bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
            ink.draw(Path(inner), .stroke(StrokeStyle(lineWidth: border.width)), border.paint, in: bounds)
        case .effect(let effect): draw(effect, of: node, in: bounds)
        case .scroll(let scroll):
            ink.saved {
                if scroll.clips { ink.clip(to: Path(bounds)) }
                cairo_translate(cairo, -scroll.offset.x, -scroll.offset.y)
                drawChildren(of: node)
            }
        case .control(let control):
            drawChrome(of: control, of: node, in: bounds)
            var inner = self
            if let color = labelColor(of: control) { inner.labelColor = color }
            inner.drawChildren(of: node)
        }
    }

    func drawChildren(of node: RenderNode) { node.forEachDrawnChild { draw($0) } }

    func fill(_ path: Path, _ color: Color.Resolved) {
        ink.trace(path)
        ink.setColor(color)
        cairo_fill(cairo)
    }

    func stroke(_ path: Path, _ color: Color.Resolved, _ style: StrokeStyle = StrokeStyle()) {
        ink.trace(path)
        ink.setColor(color)
        ink.setStroke(style)
        cairo_stroke(cairo)
    }

    // MARK: - Images

    /// - Parameter node: The node whose view an unknown symbol is reported with, if it belongs to a view.
    func draw(_ image: ImageContent, in bounds: CGRect, of node: RenderNode?) {
        if let symbol = image.symbol {
            let drawing = SymbolDrawing.named(symbol.name)
            if drawing == nil { node?.reportUnknownSymbol(symbol.name) }
            ink.draw(
                drawing ?? .unknown, in: bounds, color: image.hasColor ? image.color : textColor,
                surroundings: symbol.surroundingColor, weight: image.font.weight, hues: symbol.hues, value: symbol.value
            )
        } else if let picture = image.picture {
            let isPlain = image.look.isPlain
            let size = isPlain ? bounds.size : picture.size
            let shown = CGSize(width: size.width * scale, height: size.height * scale)
            guard let pixbuf = pictures.pixbuf(of: picture, shown: shown) else { return }
            ink.draw(pixbuf, as: image.look, size: picture.size, in: bounds, tint: image.tint)
        } else if image.isPlaceholder {
            fill(Path(bounds), Self.placeholderColor)
        }
    }
}
#endif
