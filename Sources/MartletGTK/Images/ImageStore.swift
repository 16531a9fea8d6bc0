#if GTK
import CGTK
import Foundation
import Martlet

/// The pictures behind images in windows: symbols from the icon theme, or drawn, and pictures.
final class ImageStore {
    let pictures = PictureStore()
    private let fonts: FontTable
    private var hasIcon: [String: Bool] = [:]

    init(fonts: FontTable) { self.fonts = fonts }

    // MARK: - Sizes

    func measure(_ image: ImageContent) -> TextMetrics {
        if let symbol = image.symbol { return image.symbolMetrics(isSquare: iconName(for: symbol.name) != nil) }
        return image.pictureMetrics
    }

    // MARK: - Drawing

    func draw(_ image: ImageContent, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer) {
        if let symbol = image.symbol {
            draw(symbol, of: image, in: bounds, view: view, snapshot: snapshot)
        } else if let picture = image.picture {
            draw(picture, of: image, in: bounds, view: view, snapshot: snapshot)
        } else if image.isPlaceholder {
            var color = GdkRGBA(CairoPainter.placeholderColor)
            var area = graphene_rect_t(bounds)
            gtk_snapshot_append_color(snapshot, &color, &area)
        }
    }

    private func draw(
        _ picture: Picture, of image: ImageContent, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer
    ) {
        let scale = CGFloat(gtk_widget_get_scale_factor(view.widget))
        let shown = CGSize(width: bounds.width * scale, height: bounds.height * scale)
        var rect = graphene_rect_t(bounds)
        let isPlain = image.look.isPlain
        if isPlain, image.tint == nil, image.look.interpolation != .none {
            guard let texture = pictures.texture(of: picture, shown: shown) else { return }
            gtk_snapshot_append_texture(snapshot, texture, &rect)
            return
        }
        // A tiled picture is decoded in its own size.
        let size = isPlain ? shown : CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        guard let pixbuf = pictures.pixbuf(of: picture, shown: size),
            let cairo = gtk_snapshot_append_cairo(snapshot, &rect)
        else { return }
        CairoInk(cairo: cairo).draw(pixbuf, as: image.look, size: picture.size, in: bounds, tint: image.tint)
        cairo_destroy(cairo)
    }

    private func draw(
        _ symbol: SymbolLook, of image: ImageContent, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer
    ) {
        let color = image.hasColor ? image.color : Color.Resolved(view.inheritedColor)
        if symbol.value == nil, symbol.surroundingColor == nil, symbol.hues == nil,
            let icon = iconName(for: symbol.name)
        {
            drawIcon(icon, color: GdkRGBA(color), in: bounds, view: view, snapshot: snapshot)
            return
        }
        let drawing = SymbolDrawing.named(symbol.name)
        if drawing == nil { view.node.reportUnknownSymbol(symbol.name) }
        // Strokes reach a little beyond the square.
        var area = graphene_rect_t(bounds.insetBy(dx: -bounds.width * 0.1, dy: -bounds.height * 0.1))
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        CairoInk(cairo: cairo).draw(
            drawing ?? .unknown, in: bounds, color: color, surroundings: symbol.surroundingColor,
            weight: image.font.weight, hues: symbol.hues, value: symbol.value)
        cairo_destroy(cairo)
    }

    private func drawIcon(
        _ name: String, color: GdkRGBA, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer
    ) {
        let side = min(bounds.width, bounds.height)
        guard side > 0, let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(view.widget)) else { return }
        let icon = gtk_icon_theme_lookup_icon(
            theme, name, nil, Int32(side.rounded(), in: 1...4096), gtk_widget_get_scale_factor(view.widget),
            GTK_TEXT_DIR_NONE,
            GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
        guard let icon else { return }
        var point = graphene_point_t(
            x: Float((bounds.midX - side / 2).rounded()), y: Float((bounds.midY - side / 2).rounded()))
        let colors = [color, color, color, color]
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &point)
        gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, Double(side), Double(side), colors, 4)
        gtk_snapshot_restore(snapshot)
        g_object_unref(UnsafeMutableRawPointer(icon))
    }

    /// The theme's icon for a symbol; nil if it has none.
    private func iconName(for symbol: String) -> String? {
        guard let name = SymbolIcons.name(for: symbol) else { return nil }
        if let known = hasIcon[name] { return known ? name : nil }
        let theme = gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) }
        let isThere = theme.map { gtk_icon_theme_has_icon($0, name) != 0 } ?? false
        hasIcon[name] = isThere
        return isThere ? name : nil
    }
}

extension ImageContent {
    /// Returns the size of a symbol beside text of its font, whose baseline is slightly above the symbol's lower edge.
    ///
    /// - Parameter isSquare: Whether the symbol is square, as theme icons are.
    func symbolMetrics(isSquare: Bool) -> TextMetrics {
        let side = (font.pointSize * 1.15).rounded()
        var width = side
        if !isSquare, let symbol {
            width = ((SymbolDrawing.named(symbol.name) ?? .unknown).width / SymbolDrawing.side * side).rounded()
        }
        let baseline = (side * 0.82).rounded()
        return TextMetrics(size: CGSize(width: width, height: side), firstBaseline: baseline, lastBaseline: baseline)
    }

    /// The size of a picture, whose baseline is its lower edge unless it defines another, as symbols of catalogs do.
    var pictureMetrics: TextMetrics {
        let size = picture?.size ?? .zero
        let baseline = picture?.baseline ?? size.height
        return TextMetrics(size: size, firstBaseline: baseline, lastBaseline: baseline)
    }
}

extension Color.Resolved {
    init(_ color: GdkRGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}
#endif
